import { FastRandom, RecordingChance, ReplayChance } from '@roadstead/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

describe('RecordingChance', () => {
  test('keeps what was drawn', () => {
    const chance = new RecordingChance(new FastRandom('seed'));
    const drawn = [chance.int(6), chance.int(100), chance.int(2)];
    expect(chance.drawn).toEqual(drawn);
  });

  test('is quiet until chance is used or something is revealed', () => {
    const used = new RecordingChance(new FastRandom('seed'));
    expect(used.quiet).toBe(true);
    used.int(6);
    expect(used.quiet).toBe(false);
    expect(used.uncovered).toBe(false);
    const revealed = new RecordingChance(new FastRandom('seed'));
    revealed.revealed();
    expect(revealed.quiet).toBe(false);
    expect(revealed.uncovered).toBe(true);
  });
});

describe('ReplayChance', () => {
  test('brings back what was recorded', () => {
    fc.assert(
      fc.property(fc.string(), fc.array(fc.integer({ min: 1, max: 1000 })), (seed, bounds) => {
        const recording = new RecordingChance(new FastRandom(seed));
        const drawn = bounds.map((bound) => recording.int(bound));
        const replay = new ReplayChance(recording.drawn, new FastRandom(seed));
        expect(bounds.map((bound) => replay.int(bound))).toEqual(drawn);
        replay.finish();
      }),
      { seed: 1602 },
    );
  });

  test('refuses too few, too large, too many and other outcomes than the generator gives', () => {
    const refusal = (message: string) => expect.objectContaining({ code: 'BAD_RECORD', message });
    expect(() => new ReplayChance([]).int(6)).toThrow(refusal('chance outcome 1 is missing.'));
    const outOfBound = 'chance outcome 1 is 6, but must be a whole number below 6.';
    expect(() => new ReplayChance([6]).int(6)).toThrow(refusal(outOfBound));
    expect(() => new ReplayChance([0.5]).int(6)).toThrow(/whole number/);
    expect(() => new ReplayChance([-1]).int(6)).toThrow(/whole number/);
    const one = new ReplayChance([1, 2, 3]);
    one.int(6);
    expect(() => one.finish()).toThrow(refusal('3 chance outcomes are recorded, but only 1 were needed.'));
    const against = { int: () => 4 };
    expect(() => new ReplayChance([1], against).int(6)).toThrow(
      refusal('chance outcome 1 is 1, but the seed gives 4.'),
    );
  });
});
