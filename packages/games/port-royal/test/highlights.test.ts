import { readFileSync } from 'node:fs';
import {
  eventsFor,
  type GameRecord,
  greatestOf,
  highlightsIn,
  retell,
  type ToldEntry,
  turnStarts,
  turnsOf,
} from '@roadstead/kernel';
import { type Event, portRoyal, portRoyalHighlights } from '@roadstead/port-royal';
import { describe, expect, it } from 'vitest';
import { EVENTS } from './words-samples.js';

const record = JSON.parse(readFileSync(new URL('records/rules-1/base.json', import.meta.url), 'utf8')) as GameRecord;
const steps: ToldEntry<Event>[] = Array.from(retell(portRoyal, record), ({ seq, told }) => ({
  seq,
  events: eventsFor(told, null),
}));
const found = highlightsIn(steps, portRoyalHighlights);
const seqsWith = (type: Event['type']) =>
  steps.flatMap(({ seq, events }) => (events.some((event) => event.type === type) ? [seq] : []));

const turn = (...events: readonly Event[]): ToldEntry<Event>[] => [
  { seq: 7, events: [{ type: 'turn', seat: 1, round: 3 }] },
  ...events.map((event, i) => ({ seq: 8 + i, events: [event] })),
];
const coins = (seat: number, n: number): Event => ({ type: 'coins', seat, n, why: 'ship', cards: [] });

describe('highlights of a game', () => {
  it('marks every bust, where it happened', () => {
    const busts = found.filter(({ kind }) => kind === 'bust').map(({ seq }) => seq);
    expect(busts).toEqual(seqsWith('bust'));
    expect(busts.length).toBeGreaterThan(3);
  });

  it('marks expeditions and the end of the game as big, and no turn as big twice', () => {
    const big = found.filter(({ kind }) => kind === 'big').map(({ seq }) => seq);
    expect(big).toContain(seqsWith('over')[0]);
    const bigIn = (turn: readonly ToldEntry<Event>[]) =>
      portRoyalHighlights.ofTurn(turn).filter(({ kind }) => kind === 'big').length;
    expect(Math.max(...turnsOf(steps, portRoyalHighlights.isTurn).map(bigIn))).toBe(1);
    const [claimed] = EVENTS.claimed;
    expect(bigIn(turn(claimed!))).toBe(1);
    expect(bigIn(turn(claimed!, claimed!))).toBe(1);
    const [over] = EVENTS.over;
    expect(bigIn(turn(over!))).toBe(1);
    expect(bigIn(turn({ ...over!, won: false }))).toBe(0);
  });

  it('calls a turn big once it has brought enough coins to the one whose turn it is', () => {
    expect(portRoyalHighlights.ofTurn(turn(coins(1, 4), coins(1, 4)))).toEqual([]);
    expect(portRoyalHighlights.ofTurn(turn(coins(1, 4), coins(1, 4), coins(1, 1)))).toMatchObject([
      { seq: 10, kind: 'big' },
    ]);
    expect(portRoyalHighlights.ofTurn(turn(coins(0, 20)))).toEqual([]);
  });

  it('calls a turn big by the influence hired in it', () => {
    const hired = (card: string): Event => ({ type: 'hired', seat: 1, cost: 7, card, uid: 1 });
    expect(portRoyalHighlights.ofTurn(turn(hired('base_jester_7_2')))).toEqual([]);
    expect(portRoyalHighlights.ofTurn(turn(hired('base_jester_7_2'), hired('base_sailor_3_1')))).toMatchObject([
      { seq: 9, kind: 'big' },
    ]);
  });

  it('weighs a bust by what was lost, and a big turn by all that it brought, told by what was taken in it', () => {
    const busts = found.filter(({ kind }) => kind === 'bust');
    for (const { weight, events } of busts) {
      expect(events).toMatchObject([{ type: 'bust', discarded: { length: weight } }]);
    }
    const hired: Event = { type: 'hired', seat: 1, cost: 7, card: 'base_jester_7_2', uid: 1 };
    const [small] = portRoyalHighlights.ofTurn(turn(coins(1, 9)));
    const [big] = portRoyalHighlights.ofTurn(turn(coins(1, 9), coins(1, 3), hired));
    expect(big!.weight).toBeGreaterThan(small!.weight!);
    expect(big!.events).toEqual([hired]);
    const [[kind, greatest] = []] = greatestOf(found, portRoyalHighlights.kinds);
    expect(kind!.id).toBe('bust');
    expect(greatest!.weight).toBe(Math.max(...busts.map(({ weight }) => weight!)));
  });

  it('knows where turns begin, also in the middle of an entry', () => {
    expect(turnStarts(steps, portRoyalHighlights.isTurn)).toEqual(seqsWith('turn'));
    const turns = turnsOf(steps, portRoyalHighlights.isTurn);
    for (const [first] of turns.slice(1)) expect(first!.events[0]!.type).toBe('turn');
    expect(turns.flatMap((turn) => turn.flatMap(({ events }) => events))).toEqual(
      steps.flatMap(({ events }) => events),
    );
  });
});
