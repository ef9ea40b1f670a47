import { eventsFor, FastRandom, Table } from '@roadstead/kernel';
import { type Action, type Event, swordAndSkull, type View } from '@roadstead/sword-and-skull';
import { describe, expect, it } from 'vitest';
import { concerns, isTurn, isUrgent, soundOf, thingsOf } from '../../src/games/sword-and-skull/play/events.js';
import { apply } from '../../src/games/sword-and-skull/stage/apply.js';
import { beats } from '../../src/games/sword-and-skull/stage/beats.js';
import { recap } from '../../src/games/sword-and-skull/stage/recap.js';
import { untold } from '../../src/games/sword-and-skull/stage/untold.js';
import { stagedOf } from '../../src/games/sword-and-skull/stages/staged.js';
import { toldAfter } from '../../src/table/stage/cues.js';
import { Played } from './positions.js';

/** The same table with other cards in every hand that is seen. */
const redealt = (view: View): View => ({
  ...view,
  players: view.players.map((player) => ({ ...player, hand: player.hand?.map(() => 'F01') ?? null })),
});

const times = (shown: ReturnType<typeof beats>) => shown?.map(({ land, hold, steady }) => [land, hold, steady]);

describe('beats', () => {
  it('SS-C5 take as long whatever a hand holds, and every event has its sound, things and story', () => {
    const table = Table.open(swordAndSkull, { seats: 4, options: {}, seed: 'beats' });
    const random = new FastRandom('beats');
    const kinds = new Set<string>();
    let turn: readonly Event[] = [];
    for (let acts = 0; !table.over && acts < 900; acts++) {
      const seat = table.toAct[0]!;
      let view = table.view(0);
      const legal = table.legal(seat);
      const events = eventsFor(table.act(seat, legal[random.int(legal.length)]!), 0) as readonly Event[];
      for (const event of events) {
        const after = apply(view, event, turn);
        const shown = beats({ event, before: view, after, told: turn, seat: 0 });
        const other = beats({ event, before: redealt(view), after: redealt(after), told: turn, seat: 0 });
        expect(times(other)).toEqual(times(shown));
        kinds.add(event.type);
        soundOf(event);
        expect(thingsOf(event).every((thing) => thing !== undefined)).toBe(true);
        isUrgent(event, 0);
        concerns(event, 0);
        stagedOf(after, shown?.[0]?.show ?? null, true, null);
        turn = toldAfter(turn, [event], isTurn) as readonly Event[];
        view = after;
      }
      for (const { text } of recap(events, 'de', String)) expect(text).not.toMatch(/undefined|NaN/);
    }
    expect(kinds.size).toBeGreaterThan(18);
  });

  it('SS-B1 a result is looked at while the fight still lies there', () => {
    const fight = {
      attacker: 0,
      figure: 'officer',
      foe: 'mate',
      might: [3, 4],
      dice: [5, 1],
      plus: [0, 0],
    } as const;
    const before = { ...Table.open(swordAndSkull, { seats: 2, options: {}, seed: 'a' }).view(0), fight } as View;
    const event: Event = { type: 'result', winner: 0, totals: [8, 5], attacker: 0, figure: 'officer', foe: 'mate' };
    const after = apply(before, event, []);
    const [shown, closed] = beats({ event, before, after, told: [], seat: 0 })!;
    expect(shown).toMatchObject({ land: 400, hold: 1200, view: before });
    expect(stagedOf(shown!.view as View, shown!.show!, true, null)).toMatchObject({
      kind: 'fight',
      result: { winner: 0 },
    });
    expect(stagedOf(after, closed!.show!, true, null)).toBeNull();
  });
});

describe('what no event tells', () => {
  const laid = (stack: Readonly<Record<string, readonly (string | number)[]>>, players: object, chests = {}) =>
    new Played({ seats: 2, stack, position: { players, chests } });
  /** What is shown of the last act, the events' beats first. */
  function shownOf(played: Played, action: Action): readonly (string | undefined)[] {
    const { table } = played;
    const before = table.view(0);
    let [view, told] = [before, [] as readonly Event[]];
    const shown = (eventsFor(table.act(table.toAct[0]!, action), 0) as readonly Event[]).flatMap((event) => {
      const after = apply(view, event, told);
      const all = beats({ event, before: view, after, told, seat: 0 }) ?? [];
      [view, told] = [after, toldAfter(told, [event], isTurn) as readonly Event[]];
      return all;
    });
    return [...shown, ...untold(view, table.view(0))].map(({ show }) => show?.kind);
  }

  it('SS-F3 that nobody wants a thing is seen before anything else, at the end of the turn and within it', () => {
    const auction = { dice: [1, 0, 1, 0], item: ['I06'] };
    const walk: Action = { type: 'move', figure: 'officer', by: 1 };
    const last = laid(auction, { 0: { officer: 'O9', gold: 5 }, 1: { gold: 5 } }).act(walk, { type: 'pass' });
    expect(shownOf(last, { type: 'pass' }).slice(0, 2)).toEqual(['unsold', 'turn']);
    // Whoever holds a card is asked before the turn ends.
    const held = laid(auction, { 0: { officer: 'O9', gold: 5, hand: ['F04'] }, 1: { gold: 5 } });
    held.act({ type: 'roll' }, walk, { type: 'pass' });
    expect(shownOf(held, { type: 'pass' })).toEqual(['unsold', 'closed']);
  });

  it('SS-F5 that an empty chest fills the others on doubles', () => {
    const empty = laid({ dice: [1, 1] }, { 0: { officer: 'O12', pirate: 'O2', gold: 5 } }, { O14: 0 });
    empty.act({ type: 'go', to: 'O3' });
    expect(shownOf(empty, { type: 'first', figure: 'officer' })).toContain('filled');
  });
});

describe('what happened since one’s turn', () => {
  const since = (...events: readonly Event[]) => recap(events, 'en', (seat) => ['Anna', 'Bram', 'Carl'][seat]!);

  it('is what was done in the turns of others, not in the one that has begun', () => {
    const walk = { type: 'moved', figure: 'officer', path: ['O3', 'O4'] } as const;
    expect(since({ ...walk, seat: 1 }, { type: 'turn', seat: 0, round: 3 }, { ...walk, seat: 0 })).toEqual([
      { seat: 1, text: 'Clearwater 1' },
    ]);
  });

  it('SS-B1 says who has won', () => {
    const fight = { type: 'result', winner: 0, totals: [2, 4], attacker: 1, figure: 'officer', foe: 'mate' } as const;
    expect(since(fight)).toEqual([{ seat: 1, text: 'First Mate: won 2 : 4' }]);
  });

  it('SS-B1 names whom a player fought, to both of them', () => {
    const fight = {
      type: 'result',
      winner: 0,
      totals: [6, 5],
      attacker: 1,
      figure: 'officer',
      foe: 'player',
      seat: 2,
    } as const;
    expect(since(fight)).toEqual([
      { seat: 1, text: 'Carl: won 6 : 5' },
      { seat: 2, text: 'Bram: lost 5 : 6' },
    ]);
  });

  it('SS-R3 names where a walk ends, not the fork where its way was chosen', () => {
    const walk = { type: 'moved', seat: 1, figure: 'officer' } as const;
    expect(since({ ...walk, path: ['O1', 'O2'] }, { ...walk, path: ['V1'] })).toEqual([{ seat: 1, text: 'Idol' }]);
    expect(since({ ...walk, path: ['O2'] }, { ...walk, figure: 'pirate', path: ['O4'] })).toEqual([
      { seat: 1, text: 'Cave 1, Clearwater 1' },
    ]);
  });
});
