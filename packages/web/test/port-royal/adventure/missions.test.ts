import { describe, expect, it } from 'vitest';
import { ADVENTURE_TABLES } from '../../../../games/port-royal/test/adventure-tables.js';
import { crownsOf, houseOf } from '../../../src/games/port-royal/adventure/play/house.js';
import { itemsOf } from '../../../src/games/port-royal/adventure/play/items.js';
import { missionsOf } from '../../../src/games/port-royal/adventure/play/missions.js';
import { isMet } from '../../../src/games/port-royal/adventure/play/needs.js';
import { chapterView, decisionsOf } from './played.js';

const TOGETHER = { chapter: 1, mode: 'co-op' };

describe('missions', () => {
  it('PR-A4 show what the hourglass of the newest will ask, and how the answer stands', () => {
    const view = chapterView(
      { seats: 3, options: TOGETHER, byHand: { missions: ['10', '11', '12'] } },
      { events: { pile: ['event_fog', null, 'event_months_end'], discard: [], unused: 9 } },
    );
    const shown = missionsOf({ legal: [], seat: 0 }, view);
    expect(shown.map(({ hourglass }) => hourglass)).toEqual([
      null,
      null,
      { lead: { ask: '11', yes: '14', no: '15' }, turns: 3, asks: { mission: '11', isDone: false } },
    ]);
  });

  it('PR-A31 say what is missing: hired swords alone count, and a book must be on a ship that was kept', () => {
    const view = chapterView(
      {
        seats: 2,
        options: TOGETHER,
        byHand: {
          missions: ['10', '11'],
          hands: { 0: { character: 'char_jean', missions: ['10'], kept: [] }, 1: { character: 'char_grace' } },
        },
      },
      {},
    );
    const [boats, lamp] = missionsOf({ legal: [], seat: 0 }, view);
    expect(view.players[0]!.swords).toBe(1);
    expect(boats).toMatchObject({ done: [0], firstIsGone: true, mine: { state: 'done' } });
    expect(lamp!.mine).toEqual({
      state: 'lacks',
      needs: [
        { what: 'swords', n: 1, has: 0, isGiven: false },
        { what: 'book', n: 1, has: 0, isGiven: true },
      ],
    });
  });

  it('PR-A6, A30 can be fulfilled where nothing is missing and their player is at turn, and never else', () => {
    let ready = 0;
    for (const [i, request] of ADVENTURE_TABLES.entries()) {
      if (i % 3 !== 0) continue;
      for (const { view, seat, legal } of decisionsOf(request, `missions ${i}`)) {
        for (const { mission, mine } of missionsOf({ legal, seat }, view)) {
          if (mission.task.spot) continue;
          const isAtTurn = view.phase === 'discover' || view.phase === 'trade' || view.phase === 'bust';
          if (mine!.state === 'ready') ready++;
          if (isAtTurn) expect([mission.id, mine!.state]).not.toEqual([mission.id, 'waits']);
          expect(mine!.state === 'ready' && !mine!.needs.every(isMet)).toBe(false);
        }
      }
    }
    expect(ready).toBeGreaterThan(0);
  });
});

describe('a house', () => {
  it('PR-A7 opens its door, its trophy and its windows from the left', () => {
    for (const { view } of decisionsOf({ seats: 4, options: { chapter: 2 } }, 'houses')) {
      for (const hero of view.players) {
        const { openings, next } = houseOf(hero);
        expect(openings.map(({ isOpen }) => isOpen)).toEqual([0, 1, 2, 3].map((i) => i < 4 - hero.cubes));
        expect([openings[0]!.isOpen, openings[1]!.isOpen]).toEqual([hero.ability, hero.trophy]);
        expect(next?.is).toBe(['crowns', 'crowns', 'trophy', 'door'][hero.cubes - 1]);
      }
    }
  });

  it('PR-A9 has a crown track whose last shield is that much influence', () => {
    expect(crownsOf({ crowns: 5 })).toMatchObject({ influence: 2, nextShield: { at: 6, influence: 3 } });
    expect(crownsOf({ crowns: 15 })).toMatchObject({ influence: 6, nextShield: null });
    const shields = crownsOf({ crowns: 0 }).fields.flatMap(({ field, shield }) => (shield ? [[field, shield]] : []));
    expect(shields).toEqual([
      [2, 1],
      [4, 2],
      [6, 3],
      [9, 4],
      [12, 5],
      [15, 6],
    ]);
  });

  it('PR-A34 keeps ships for what they carry, and knows who wants them', () => {
    const view = chapterView(
      {
        seats: 2,
        options: TOGETHER,
        byHand: { missions: ['10', '11'], hands: { 0: { kept: ['adventure_ship_ares_1_book'], missions: ['10'] } } },
      },
      {},
    );
    expect(itemsOf(view.players[0]!, view)).toMatchObject([
      { item: 'book', isAres: true, wantedBy: { missions: ['11'], expeditions: [] } },
    ]);
  });
});
