import { readFileSync } from 'node:fs';
import { eventsFor, type GameRecord, highlightsIn, LANGUAGES, retell, type ToldEntry } from '@roadstead/kernel';
import { type Event, swordAndSkull, swordAndSkullEntry, swordAndSkullHighlights } from '@roadstead/sword-and-skull';
import { describe, expect, it } from 'vitest';
import { table } from './table.js';

const record = JSON.parse(readFileSync(new URL('golden/four.json', import.meta.url), 'utf8')) as GameRecord;
const steps: ToldEntry<Event>[] = Array.from(retell(swordAndSkull, record), ({ seq, told }) => ({
  seq,
  events: eventsFor(told, null),
}));
const found = highlightsIn(steps, swordAndSkullHighlights);

const turn = (...events: readonly Event[]): ToldEntry<Event>[] => [
  { seq: 7, events: [{ type: 'turn', seat: 1, round: 3 }] },
  ...events.map((event, i) => ({ seq: 8 + i, events: [event] })),
];
const kinds = (...events: readonly Event[]) => swordAndSkullHighlights.ofTurn(turn(...events)).map(({ kind }) => kind);
const gold = (seat: number, n: number, more: Partial<Event> = { from: 'bank' } as Partial<Event>): Event =>
  ({ type: 'gold', seat, n, why: 'idol', ...more }) as Event;

describe('highlights of a game', () => {
  it('SS-F9 marks every visit to the lair, and the end', () => {
    const lairs = found.filter(({ kind }) => kind === 'lair').map(({ seq }) => seq);
    const seqs = steps.flatMap(({ seq, events }) =>
      events.some(({ type }) => type === 'price' || type === 'over') ? [seq] : [],
    );
    expect(lairs).toEqual(expect.arrayContaining(seqs));
    expect(new Set(lairs).size).toBe(lairs.length);
  });

  it('SS-F18 SS-D1 SS-B6 marks fights with the First Mate, debts and crew that changes sides', () => {
    const sides = { attacker: 1, figure: 'officer', totals: [5, 4], winner: 0 } as const;
    expect(kinds({ type: 'result', foe: 'mate', ...sides })).toEqual(['lake']);
    expect(kinds({ type: 'result', foe: 'enemy', card: 'E01', ...sides })).toEqual([]);
    expect(kinds({ type: 'debt', seat: 1, owed: 4, bank: 2 })).toEqual(['debt']);
    expect(kinds({ type: 'recruited', seat: 1, crew: 'FR-A', from: 0 })).toEqual(['crew']);
    expect(kinds({ type: 'recruited', seat: 1, crew: 'FR-A', from: null })).toEqual([]);
  });

  it('SS-S1 calls as much gold as everybody starts with a big haul, once in a turn and only for whose turn it is', () => {
    expect(kinds(gold(1, 5), gold(1, 4))).toEqual([]);
    expect(kinds(gold(1, 5), gold(1, 5), gold(1, 20))).toEqual(['haul']);
    expect(kinds(gold(0, 12))).toEqual([]);
    expect(kinds(gold(0, 12, { to: 1 } as Partial<Event>))).toEqual(['haul']);
    expect(kinds({ type: 'gold', seat: 1, n: 12, why: 'sale', from: 'bank' })).toEqual([]);
  });

  it('SS-F9 tells a visit to the lair from its price, and one that won the game counts for most', () => {
    const price: Event = { type: 'price', seat: 1, gold: 40 };
    const sides = { foe: 'king', attacker: 1, figure: 'officer' } as const;
    const lost: Event = { type: 'result', ...sides, totals: [9, 12], winner: 1 };
    const closer: Event = { type: 'result', ...sides, totals: [11, 12], winner: 1 };
    const [asked, far] = swordAndSkullHighlights.ofTurn(turn(price, lost));
    expect(asked).toEqual({ seq: 8, kind: 'lair' });
    expect(far).toMatchObject({ seq: 9, events: [price, lost] });
    const [, near] = swordAndSkullHighlights.ofTurn(turn(price, closer));
    expect(near!.weight).toBeGreaterThan(far!.weight!);
    const won = found.filter(({ kind }) => kind === 'lair').at(-1)!;
    expect(won.weight).toBeGreaterThan(near!.weight!);
    expect(won.events![0]).toMatchObject({ type: 'price' });
  });

  it('SS-D1 the greatest debt owed most, the greatest haul brought most in one turn', () => {
    const weights = (...events: readonly Event[]) =>
      swordAndSkullHighlights.ofTurn(turn(...events)).map(({ weight }) => weight);
    expect(weights({ type: 'debt', seat: 1, owed: 14, bank: 2 })).toEqual([14]);
    expect(weights(gold(1, 5), gold(1, 6), gold(1, 20))).toEqual([31]);
    const [haul] = swordAndSkullHighlights.ofTurn(turn(gold(0, 4, { to: 1 } as Partial<Event>), gold(1, 9)));
    expect(haul!.events![0]).toMatchObject({ seat: 1, n: 9 });
  });

  it('every kind has words and a letter of its own', () => {
    const letters = swordAndSkullHighlights.kinds.map((kind) => kind.letters[0]);
    expect(new Set(letters).size).toBe(letters.length);
    for (const { words } of swordAndSkullHighlights.kinds) {
      for (const language of LANGUAGES) {
        expect(words[language].next).toMatch(/^\p{Lu}/u);
        expect(words[language].count(1)).toMatch(/^1 /);
        expect(words[language].count(2)).not.toBe(words[language].count(1).replace('1', '2'));
      }
    }
  });
});

it('a glance has the round, everybody’s gold, and where figures stand', () => {
  const view = table({ players: 3, seats: { 1: { gold: 7, pirate: 'O21' } } }).view();
  expect(swordAndSkullEntry.glance!(view)).toEqual({
    round: 1,
    points: [10, 7, 10],
    shows: ['NAVY_SHIP', 'PIRATE_SHIP', 'NAVY_SHIP', 'O21', 'NAVY_SHIP', 'PIRATE_SHIP'],
  });
});
