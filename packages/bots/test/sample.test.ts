import { describe, expect, it } from 'vitest';
import { type PastDecision, sampleOf } from '../src/analysis/index.js';

const decision = (seq: number, seat: number): PastDecision => ({ seq, seat, action: { type: 'go' }, state: null });

describe('a sample of decisions', () => {
  const all = Array.from({ length: 100 }, (_, i) => decision(i + 1, i % 4 === 0 ? 1 : 0));

  it('is equally many of each seat, spread evenly over the game, in their order', () => {
    const some = sampleOf(all, 2, { decisions: 11 });
    expect(some.filter(({ seat }) => seat === 1).map(({ seq }) => seq)).toEqual([9, 29, 49, 69, 89]);
    expect(some.filter(({ seat }) => seat === 0)).toHaveLength(5);
    expect(some.map(({ seq }) => seq)).toEqual([...some.map(({ seq }) => seq)].sort((a, b) => a - b));
  });

  it('of one seat are the same as among all: nothing is thought about twice', () => {
    const own = all.filter(({ seat }) => seat === 1);
    const limit = { decisions: 10 };
    expect(sampleOf(own, 2, limit)).toEqual(sampleOf(all, 2, limit).filter(({ seat }) => seat === 1));
  });

  it('is everything where it is little, or where nobody says how many', () => {
    expect(sampleOf(all, 2, { decisions: 150 })).toEqual(all);
    expect(sampleOf(all, 2)).toEqual(all);
  });
});
