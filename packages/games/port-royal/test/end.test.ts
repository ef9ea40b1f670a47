import { describe, expect, it } from 'vitest';
import {
  ADMIRAL,
  ADMIRAL_7,
  ADMIRAL_9,
  CAPTAIN,
  ELEVEN_INFLUENCE,
  GOVERNOR,
  JESTER_7,
  MADEMOISELLE_7,
  MADEMOISELLE_9,
  PRIEST,
  SAILOR,
  SETTLER,
  TRADER_BLUE,
  TRADER_YELLOW_5,
  TWO_CAPTAINS,
  TWO_PRIESTS,
  TWO_SETTLERS,
} from './names.js';
import { type Table, table } from './table.js';

const SAILORS = Array<string>(7).fill(SAILOR);
/** Eleven influence as well, and every sailor is free. */
const ELEVEN_TOO = [MADEMOISELLE_9, MADEMOISELLE_9, MADEMOISELLE_7, MADEMOISELLE_7, TRADER_BLUE];

function sitOutUntil(t: Table, done: () => boolean): Table {
  for (let turn = 0; turn < 20 && !done(); turn++) t.sitOut();
  return t;
}

function places(t: Table): readonly (readonly [number, number])[] {
  return t.result!.ranking.map(({ seat, place }) => [seat, place]);
}

describe('PR-E end', () => {
  it('PR-E1 the end is triggered with 12 influence', () => {
    const t = table({ stack: SAILORS, hands: { 0: { display: ELEVEN_INFLUENCE } } }).stop();
    expect([t.influence(0), t.view.endTriggered]).toEqual([11, false]);
    t.take(0, SAILOR);
    expect([t.influence(0), t.view.endTriggered]).toEqual([12, true]);
    expect(t.told('endTriggered')).toEqual([{ type: 'endTriggered', seat: 0, influence: 12 }]);
  });

  it('PR-E1 eleven influence do not trigger the end', () => {
    const hands = { 0: { coins: 8, display: ELEVEN_INFLUENCE } };
    const t = table({ stack: [GOVERNOR], hands })
      .stop()
      .take(0, GOVERNOR);
    for (let turn = 0; turn < 5; turn++) t.sitOut();
    expect([t.influence(0), t.view.endTriggered, t.phase]).toEqual([11, false, 'discover']);
  });

  it('PR-E1 more than 12 influence at once trigger the end too', () => {
    const hands = { 0: { coins: 7, display: ELEVEN_INFLUENCE } };
    const t = table({ stack: [JESTER_7], hands })
      .stop()
      .take(0, JESTER_7);
    expect([t.influence(0), t.view.endTriggered]).toEqual([13, true]);
  });

  it('PR-E1 an expedition triggers the end', () => {
    const display = [CAPTAIN, CAPTAIN, ADMIRAL_9, ADMIRAL_9, ADMIRAL_7];
    const t = table({ stack: [TWO_CAPTAINS], hands: { 0: { display } } });
    expect([t.influence(0), t.view.endTriggered]).toEqual([10, false]);
    t.claim(0, TWO_CAPTAINS, [CAPTAIN, CAPTAIN]);
    expect([t.influence(0), t.view.endTriggered, t.phase]).toEqual([12, true, 'discover']);
  });

  it('PR-E1 a player who is not active triggers the end as well', () => {
    const hands = { 1: { coins: 4, display: ELEVEN_INFLUENCE } };
    const t = table({ players: 3, stack: SAILORS, hands }).stop().pass(0).take(1, SAILOR);
    expect(t.told('endTriggered')).toEqual([{ type: 'endTriggered', seat: 1, influence: 12 }]);
    sitOutUntil(t, () => t.phase === 'over');
    expect(t.told('turn').map((event) => event.seat)).toEqual([0, 1, 2]);
  });

  it('PR-E1 influence given by hand counts from the start', () => {
    const t = table({ hands: { 1: { display: [...ELEVEN_INFLUENCE, SAILOR] } } });
    expect(t.view.endTriggered).toBe(true);
  });

  it('PR-E1 the turn is completed: the others still take their card', () => {
    const hands = { 0: { display: ELEVEN_INFLUENCE }, 1: { coins: 4 } };
    const t = table({ stack: SAILORS, hands }).discover().stop().take(0, SAILOR);
    expect([t.phase, t.toAct, t.options(1)]).toEqual(['trade', [1], ['pass', `take ${SAILOR}`]]);
    t.take(1, SAILOR);
    expect(t.display(1)).toEqual([SAILOR]);
  });

  for (const start of [0, 1, 2]) {
    for (const later of [0, 1, 2]) {
      const seat = (start + later) % 3;
      it(`PR-E1 started by seat ${start} and triggered by seat ${seat}: the round is completed`, () => {
        const hands = { [seat]: { display: ELEVEN_INFLUENCE } };
        const t = table({ players: 3, start, stack: SAILORS, hands });
        sitOutUntil(t, () => t.view.round === 2 && t.active === seat);
        t.stop().take(seat, SAILOR);
        sitOutUntil(t, () => t.phase === 'over');
        const round = [start, (start + 1) % 3, (start + 2) % 3];
        expect(t.told('turn').map((event) => event.seat)).toEqual([...round, ...round]);
        expect([t.toAct, t.told('over')[0]?.why, t.result?.winners]).toEqual([[], 'influence', [seat]]);
      });
    }
  }

  it('PR-E1 the trigger is told once and stays, whoever else reaches 12', () => {
    const hands = { 0: { display: ELEVEN_INFLUENCE }, 1: { coins: 4, display: ELEVEN_TOO } };
    const t = table({ players: 3, stack: SAILORS, hands }).discover().stop().take(0, SAILOR).take(1, SAILOR);
    expect([t.influence(1), t.told('endTriggered').length]).toEqual([12, 1]);
    sitOutUntil(t, () => t.phase === 'over');
    expect([t.view.endTriggered, t.told('endTriggered').length]).toEqual([true, 1]);
  });

  it('PR-E1 after the end nobody can do anything', () => {
    const hands = { 1: { display: ELEVEN_INFLUENCE } };
    const t = table({ stack: SAILORS, hands }).sitOut().stop().take(1, SAILOR);
    expect([t.phase, t.result?.winners]).toEqual(['over', [1]]);
    for (const seat of [0, 1]) {
      expect(t.options(seat)).toEqual([]);
      expect(t.refusal(seat, { type: 'discover' })).toBe('GAME_OVER');
    }
  });

  it('PR-E1 there is no result before the end', () => {
    expect(table().result).toBeNull();
  });

  it('PR-E2 most influence wins, not most coins and not who triggered the end', () => {
    const hands = {
      0: { coins: 20, display: ELEVEN_INFLUENCE },
      1: { coins: 1, display: [...ELEVEN_TOO, TRADER_YELLOW_5] },
    };
    const t = table({ stack: SAILORS, hands }).stop().take(0, SAILOR);
    sitOutUntil(t, () => t.phase === 'over');
    expect([t.influence(0), t.influence(1), t.result?.winners]).toEqual([12, 13, [1]]);
    expect(t.result?.ranking).toMatchObject([
      { seat: 1, place: 1, influence: 13, coins: t.coins(1) },
      { seat: 0, place: 2, influence: 12, coins: t.coins(0) },
    ]);
  });

  it('PR-E2 expeditions count as influence like persons', () => {
    const hands = {
      0: { display: ELEVEN_INFLUENCE },
      1: { display: [TWO_CAPTAINS, TWO_PRIESTS, TWO_SETTLERS, PRIEST] },
    };
    const t = table({ stack: SAILORS, hands }).stop().take(0, SAILOR);
    sitOutUntil(t, () => t.phase === 'over');
    expect([t.influence(1), t.result?.winners]).toEqual([13, [1]]);
  });

  it.each([
    [10, 8, [0]],
    [10, 9, [0, 1]],
    [10, 10, [1]],
  ])(
    'PR-E2 a tie in influence goes to most coins, and is shared if these are equal: %i, %i',
    (mine, yours, winners) => {
      const hands = { 0: { coins: mine, display: ELEVEN_INFLUENCE }, 1: { coins: yours, display: ELEVEN_TOO } };
      const t = table({ stack: SAILORS, hands }).discover().stop().take(0, SAILOR).take(1, SAILOR);
      expect([t.coins(0), t.coins(1)]).toEqual([mine - 3 + 1, yours - 1]);
      sitOutUntil(t, () => t.phase === 'over');
      expect([t.influence(0), t.influence(1)]).toEqual([12, 12]);
      expect([...t.result!.winners].sort()).toEqual(winners);
      expect(places(t).filter(([, place]) => place === 1)).toHaveLength(winners.length);
    },
  );

  it('PR-E2 the ties further down are broken in the same way', () => {
    const hands = {
      0: { display: ELEVEN_INFLUENCE },
      1: { coins: 4 },
      2: { coins: 6 },
      3: { coins: 5, display: [SETTLER] },
    };
    const t = table({ players: 4, stack: SAILORS, hands }).stop().take(0, SAILOR);
    sitOutUntil(t, () => t.phase === 'over');
    expect(places(t)).toEqual([
      [0, 1],
      [3, 2],
      [2, 3],
      [1, 4],
    ]);
  });

  it('PR-E3 twelve influence without an expedition do not trigger the end', () => {
    const hands = { 0: { display: ELEVEN_INFLUENCE } };
    const t = table({ end: 'expedition', stack: SAILORS, hands }).stop().take(0, SAILOR);
    for (let turn = 0; turn < 4; turn++) t.sitOut();
    expect([t.influence(0), t.view.endTriggered, t.phase]).toEqual([12, false, 'discover']);
  });

  it('PR-E3 twelve influence with an expedition in the same display trigger the end', () => {
    const hands = { 0: { display: [TWO_PRIESTS, ADMIRAL_9, ADMIRAL_9, ADMIRAL] } };
    const t = table({ end: 'expedition', stack: SAILORS, hands }).stop();
    expect(t.view.endTriggered).toBe(false);
    expect(t.take(0, SAILOR).view.endTriggered).toBe(true);
    sitOutUntil(t, () => t.phase === 'over');
    expect(t.told('turn')).toHaveLength(2);
    expect(t.result?.winners).toEqual([0]);
  });

  it('PR-E3 the expedition of another player does not help', () => {
    const hands = { 0: { display: ELEVEN_INFLUENCE }, 1: { display: [TWO_PRIESTS] } };
    const t = table({ end: 'expedition', stack: SAILORS, hands }).stop().take(0, SAILOR);
    expect([t.influence(0), t.view.endTriggered]).toEqual([12, false]);
  });

  it('PR-E3 with 12 influence already the first expedition triggers the end', () => {
    const hands = { 0: { display: [...ELEVEN_INFLUENCE, CAPTAIN, CAPTAIN] } };
    const t = table({ end: 'expedition', stack: [TWO_CAPTAINS], hands });
    expect([t.influence(0), t.view.endTriggered]).toEqual([13, false]);
    expect(t.claim(0, TWO_CAPTAINS, [CAPTAIN, CAPTAIN]).view.endTriggered).toBe(true);
  });

  it('PR-E3 only players with an expedition can win; those without rank after those with', () => {
    const hands = {
      0: { display: [TWO_PRIESTS, MADEMOISELLE_9, MADEMOISELLE_9, TRADER_BLUE] },
      1: { coins: 20, display: [...ELEVEN_INFLUENCE, SETTLER, SETTLER] },
      2: { coins: 0, display: [TWO_SETTLERS] },
      3: { coins: 9, display: [PRIEST] },
    };
    const t = table({ players: 4, end: 'expedition', stack: SAILORS, hands }).stop().take(0, SAILOR);
    sitOutUntil(t, () => t.phase === 'over');
    expect([0, 1, 2, 3].map((seat) => t.influence(seat))).toEqual([12, 13, 4, 1]);
    expect(t.result?.winners).toEqual([0]);
    expect(places(t)).toEqual([
      [0, 1],
      [2, 2],
      [1, 3],
      [3, 4],
    ]);
  });

  it('PR-E3 in the standard game the expedition does not matter', () => {
    const hands = {
      0: { display: [TWO_PRIESTS, MADEMOISELLE_9, MADEMOISELLE_9, TRADER_BLUE] },
      1: { display: [...ELEVEN_INFLUENCE, SETTLER, SETTLER] },
    };
    const t = table({ stack: SAILORS, hands });
    sitOutUntil(t, () => t.phase === 'over');
    expect(t.result?.winners).toEqual([1]);
  });

  it('PR-E3 among those with an expedition a tie goes to most coins', () => {
    const hands = {
      0: { coins: 5, display: [TWO_PRIESTS, ADMIRAL_9, ADMIRAL_9, ADMIRAL] },
      1: { coins: 7, display: [TWO_CAPTAINS, MADEMOISELLE_9, MADEMOISELLE_9, TRADER_YELLOW_5] },
    };
    const t = table({ end: 'expedition', stack: SAILORS, hands }).stop().take(0, SAILOR);
    sitOutUntil(t, () => t.phase === 'over');
    expect([t.influence(0), t.influence(1), t.result?.winners]).toEqual([12, 12, [1]]);
  });

  it('PR-E3 if nobody has an expedition nobody wins', () => {
    const hands = { 1: { display: [SAILOR] } };
    const t = table({ players: 3, end: 'expedition', stack: [TWO_CAPTAINS], rest: 0, hands }); // the cards run out
    expect([t.phase, t.told('over')[0]?.why]).toEqual(['over', 'noCards']);
    expect(t.result?.winners).toEqual([]);
    expect(t.result?.ranking[0]?.seat).toBe(1);
  });
});
