import type { Judgement } from '@roadstead/bots';
import { gameById } from '@roadstead/games/all';
import { type GameRecord, LANGUAGES, type Result } from '@roadstead/kernel';
import { beforeAll, describe, expect, it } from 'vitest';
import { headline } from '../src/table/end/told/headline.js';
import { type LookBack, lookBack } from '../src/table/end/told/look-back.js';
import { momentsIn } from '../src/table/end/told/moments.js';
import { raceOf } from '../src/table/end/told/race.js';
import { toneOf } from '../src/table/end/told/tone.js';
import { turningPointIn } from '../src/table/end/turning/turning-point.js';
import { whoseDecisions } from '../src/table/end/turning/whose.js';
import { de } from '../src/table/end/words/de.js';
import { en } from '../src/table/end/words/en.js';
import { nl } from '../src/table/end/words/nl.js';
import { finishedTable } from './finished-games.js';

const result = (winners: readonly number[], won?: boolean): Result => ({
  winners,
  ranking: [0, 1, 2].map((seat) => ({ seat, place: winners.includes(seat) ? 1 : 2 })),
  ...(won !== undefined && { won }),
});
const name = (seat: number) => ['Ann', 'Ben', 'Cas'][seat]!;

describe('the tone of an end', () => {
  it.each([
    [[0], undefined, 0, 'won'],
    [[0, 1], undefined, 0, 'shared'],
    [[1], undefined, 0, 'lost'],
    [[0, 1], undefined, 2, 'lost'],
    [[0], undefined, null, 'watched'],
    [[0, 1, 2], true, 1, 'togetherWon'],
    [[], false, 1, 'togetherLost'],
    [[], false, null, 'togetherLost'],
  ] as const)('of winners %j, won %s, for seat %s is %s', (winners, won, you, tone) => {
    expect(toneOf(result(winners, won), you)).toBe(tone);
  });

  it('is told in a headline: to whom it happened as "you", to others by names', () => {
    const told = (winners: readonly number[], you: number | null, won?: boolean) =>
      headline(result(winners, won), { words: en, language: 'en', name, you });
    expect(told([0], 0)).toBe('You win!');
    expect(told([1], 0)).toBe('Ben wins');
    expect(told([0], null)).toBe('Ann wins');
    expect(told([0, 2], 0)).toBe('You share the victory with Cas');
    expect(told([0, 2], 1)).toBe('Ann and Cas share the victory');
    expect(told([0, 1, 2], 0, true)).toBe('Won together!');
    expect(told([], 0, false)).toBe('Lost together');
    expect(told([], null)).toBe('Nobody wins');
    const alone: Result = { winners: [], ranking: [{ seat: 0, place: 1 }], won: false };
    expect(headline(alone, { words: en, language: 'en', name, you: 0 })).toBe('You have lost');
  });

  it('is said in every language', () => {
    const all = [en, nl, de].map((words, i) =>
      headline(result([0, 2]), { words, language: LANGUAGES[i]!, name, you: null }),
    );
    expect(all).toEqual([
      'Ann and Cas share the victory',
      'Ann en Cas delen de overwinning',
      'Ann und Cas teilen sich den Sieg',
    ]);
  });
});

describe('the race', () => {
  const measure = { title: 'Race', unit: 'points', goal: 12 };
  let record: GameRecord;
  let past: LookBack;
  beforeAll(() => {
    record = finishedTable('usual', 'race').record();
    past = lookBack(record);
  });

  it('has a figure for every seat at the end of every round, and ends with the result', () => {
    const race = raceOf(past.retelling, past.glance!, { ...measure, of: (view) => past.glance!(view).points })!;
    expect(race.rounds.map(({ round }) => round)).toEqual(race.rounds.map((_, i) => i + 1));
    expect(race.lines.map(({ seat }) => seat)).toEqual([0, 1, 2, 3]);
    for (const { points } of race.lines) expect(points.length).toBe(race.rounds.length);
    const ranking = record.result!.ranking as unknown as readonly { seat: number; influence: number }[];
    for (const { seat, influence } of ranking) expect(race.lines[seat]!.points.at(-1)).toBe(influence);
    expect(race.rounds.at(-1)!.seq).toBe(record.entries.length);
  });

  it('counts what the last act of a round brought to that round', () => {
    const race = raceOf(past.retelling, past.glance!, { ...measure, of: (view) => past.glance!(view).points })!;
    const { game } = past.retelling;
    for (const { round, seq } of race.rounds.slice(0, -1)) {
      expect(past.glance!(game.view(past.retelling.state(seq), null)).round).toBe(round + 1);
      expect(past.glance!(game.view(past.retelling.state(seq - 1), null)).round).toBe(round);
    }
  });

  it('is one line where the game counts for all of them together, and none where there was but one round', () => {
    const race = raceOf(past.retelling, past.glance!, { ...measure, of: () => [1] })!;
    expect(race.lines.map(({ seat }) => seat)).toEqual([null]);
    const once = (view: unknown) => ({ ...past.glance!(view), round: 1 });
    expect(raceOf(past.retelling, once, { ...measure, of: () => [1] })).toBeNull();
  });
});

describe('moments', () => {
  it('are the greatest of their kind, told to whoever looks, and lead to the entry', () => {
    const record = finishedTable('usual', 'screens', ['deckhand', 'captain']).record();
    const { retelling, roundAt } = lookBack(record);
    const { words } = gameById(record.game)!;
    const audience = { language: 'en', name, you: null } as const;
    const [bust, big] = momentsIn(retelling, words, audience);
    expect(bust).toMatchObject({ title: 'Biggest bust', isBad: true, icon: 'skull', events: [{ type: 'bust' }] });
    expect(big).toMatchObject({ title: 'Best turn', isBad: false });
    const busts = retelling.highlights.filter(({ kind }) => kind === 'bust');
    expect(busts.find(({ seq }) => seq === bust!.seq)!.weight).toBe(Math.max(...busts.map(({ weight }) => weight!)));
    expect(bust!.text).toMatch(/busts, and all \d+ cards are lost\.$/);
    expect(retelling.events(bust!.seq, null)).toContainEqual(bust!.events[0]);
    expect(roundAt(bust!.seq)).toBeGreaterThan(0);
    const mine = momentsIn(retelling, words, { ...audience, you: bust!.seat });
    expect(mine[0]!.text).toContain('you bust');
  });

  it('that were taken back are none', () => {
    const { retelling } = lookBack(finishedTable('usual', 'screens', ['deckhand', 'captain']).record());
    const { words } = gameById(retelling.record.game)!;
    const audience = { language: 'en', name, you: null } as const;
    const seq = momentsIn(retelling, words, audience)[0]!.seq;
    const entries = [...retelling.record.entries.slice(0, seq), { type: 'undo', seat: 0, to: seq - 1, agreed: true }];
    const without = { ...retelling, kinds: retelling.kinds, record: { ...retelling.record, entries } };
    const left = momentsIn(without as unknown as typeof retelling, words, audience);
    expect(left.map((moment) => moment.seq)).not.toContain(seq);
  });
});

describe('the turning point', () => {
  const record = { seats: 2, entries: [], result: result([1]) } as unknown as GameRecord;
  const judged = (seq: number, best: number, skill = 0): Judgement => ({
    seq,
    seat: 0,
    best: { action: { type: `best ${seq}` }, win: best, error: 0 },
    played: { action: { type: `played ${seq}` }, win: best + skill, error: 0 },
    better: null,
    skill,
  });

  it('is the decision that cost most, with what it was worth and what would have been better', () => {
    const point = turningPointIn(record, [judged(3, 0.4, -0.05), judged(9, 0.5, -0.2), judged(12, 0.1)]);
    expect(point).toMatchObject({
      kind: 'choice',
      seq: 9,
      seat: 0,
      played: { action: { type: 'played 9' } },
      better: { action: { type: 'best 9' }, win: 0.5 },
    });
    expect((point as { played: { win: number } }).played.win).toBeCloseTo(0.3);
  });

  it('is the greatest change by luck and the others where no decision cost much', () => {
    const point = turningPointIn(record, [judged(3, 0.5, -0.01), judged(9, 0.2), judged(12, 0.35)]);
    expect(point).toMatchObject({ kind: 'luck', seq: 9, seat: 0, after: 0.2 });
    expect((point as { before: number }).before).toBeCloseTo(0.49);
  });

  it('is none where nothing stands out, or nothing is known', () => {
    expect(turningPointIn(record, [judged(3, 0.5), judged(9, 0.45, -0.02)])).toBeNull();
    expect(turningPointIn(record, [])).toBeNull();
  });

  it('where all win or lose as one, also between the decisions of different seats', () => {
    const both = [judged(3, 0.5), { ...judged(9, 0.2), seat: 1 }];
    expect(turningPointIn(record, both)).toBeNull();
    const together = { ...record, result: result([], false) } as GameRecord;
    expect(turningPointIn(together, both)).toMatchObject({ kind: 'luck', seq: 9, seat: 1 });
  });

  it('is looked for among one’s own decisions, else those of the people, else of everybody', () => {
    const person = { person: { id: 'p', name: 'Ann' }, bot: null, standIn: null };
    const bot = { person: null, bot: 'captain', standIn: null };
    const room = (...seats: readonly unknown[]) => ({ seats }) as Parameters<typeof whoseDecisions>[0];
    expect(whoseDecisions(room(person, person, bot), 1)).toEqual([1]);
    expect(whoseDecisions(room(person, bot, person), null)).toEqual([0, 2]);
    expect(whoseDecisions(room(bot, bot), null)).toEqual([0, 1]);
  });
});
