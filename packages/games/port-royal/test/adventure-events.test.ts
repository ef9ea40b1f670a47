import { describe, expect, it } from 'vitest';
import {
  ALMS,
  AUDIENCE,
  BOOK,
  BUSY_QUAY,
  CALM_SEA,
  CREW_SHORTAGE,
  FOG,
  GOVERNORS_FAVOUR,
  HARBOUR_DUES,
  IDLE_HANDS,
  JEAN,
  LOOKOUT,
  MARKET_DAY,
  MONTHS_END,
  NAVY_ESCORT,
  OPEN_HARBOUR,
  STORM,
  TAILWIND,
} from './adventure-names.js';
import { adventure } from './adventure-table.js';
import {
  asCoins,
  BLUE,
  BLUE_TOO,
  CAPTAIN,
  GAMBLER,
  GAMBLER_6,
  GREEN,
  MADEMOISELLE_7,
  PIRATE,
  PRIEST,
  SAILOR,
  SETTLER,
  TAX_SWORDS,
  TRADER_YELLOW,
  TWO_CAPTAINS,
  YELLOW,
  YELLOW_STRONG,
  YELLOW_TOO,
} from './names.js';

const PERSONS = [CAPTAIN, PRIEST, SETTLER];

describe('PR-A3 phase 0', () => {
  it('PR-A3 the active player turns up the top event as his first act; it is discarded as the turn ends', () => {
    const t = adventure({ events: [TAILWIND, FOG, MONTHS_END], stack: [...asCoins(1), CAPTAIN] });
    expect(t.told('event')).toMatchObject([{ seat: 0, event: TAILWIND }]);
    expect([t.view.event, t.view.events!.discard]).toEqual([TAILWIND, []]);
    t.sitOut();
    expect([t.active, t.view.event, t.view.events!.discard]).toEqual([1, FOG, [TAILWIND]]);
  });

  it('PR-A3 nobody claims, fulfils or looks before it', () => {
    const t = adventure({
      chapter: 2,
      event: AUDIENCE,
      missions: ['20'],
      hands: { 0: { coins: 5, display: [LOOKOUT, PIRATE, SAILOR] } },
    });
    expect([t.phase, t.options(0)]).toEqual(['decide', ['decline', 'pay']]);
    t.choose(0, 'decline').choose(1, 'decline');
    expect(t.options(0)).toEqual(['discover', 'fulfil 20', 'look']);
  });

  it('PR-A3 what an event changes ends with the turn', () => {
    const t = adventure({
      events: [IDLE_HANDS, FOG, MONTHS_END],
      stack: [CAPTAIN, PRIEST],
      hands: { 1: { coins: 3 } },
    });
    t.sitOut();
    expect([t.active, t.stop().active]).toEqual([1, 0]);
  });
});

describe('PR-A28 events that work at once', () => {
  it.each([TAILWIND, CALM_SEA])('PR-A28 %s: the active player gets 1 coin', (event) => {
    const t = adventure({ event, start: 1 });
    expect([t.coins(0), t.coins(1)]).toEqual([3, 4]);
  });

  it('PR-A28 alms: fewest coins get 1, all tied', () => {
    const t = adventure({ event: ALMS, players: 3, hands: { 0: { coins: 5 }, 1: { coins: 2 }, 2: { coins: 2 } } });
    expect([0, 1, 2].map((seat) => t.coins(seat))).toEqual([5, 3, 3]);
  });

  it('PR-A28 audience: from the active player clockwise, everyone may pay 2 coins for 1 crown, once', () => {
    const t = adventure({ event: AUDIENCE, players: 3, start: 1, hands: { 2: { coins: 6 } } });
    expect(t.asked).toMatchObject({ kind: 'audience', seat: 1 });
    t.choose(1, 'pay').choose(2, 'pay');
    expect(t.asked).toMatchObject({ kind: 'audience', seat: 0 });
    t.choose(0, 'decline');
    expect([0, 1, 2].map((seat) => [t.coins(seat), t.crowns(seat)])).toEqual([
      [3, 0],
      [1, 1],
      [4, 1],
    ]);
    expect([t.phase, t.asked, t.told('crowns')]).toMatchObject([
      'discover',
      null,
      [
        { seat: 1, n: 1 },
        { seat: 2, n: 1 },
      ],
    ]);
  });

  it('PR-A28 audience: whoever has fewer than 2 coins or no room on his track is not asked', () => {
    const t = adventure({ event: AUDIENCE, hands: { 0: { coins: 1 }, 1: { crowns: 15 } } });
    expect([t.phase, t.asked]).toEqual(['discover', null]);
  });
});

describe('PR-A28 events of phase 1', () => {
  it('PR-A28 storm: the first ship turned up is discarded at once, and no other', () => {
    const t = adventure({ event: STORM, stack: [YELLOW, YELLOW_TOO, BLUE], hands: { 0: { display: [SAILOR] } } });
    expect([t.harbour, t.discard, t.phase]).toEqual([[], [YELLOW], 'discover']);
    expect(t.told('turnedUp')).toMatchObject([{ card: YELLOW, to: 'discard' }]);
    expect(t.options(0)).toEqual(['discover', 'stop']);
    t.discover();
    expect(t.harbour).toEqual([YELLOW_TOO]);
    t.discover();
    expect(t.phase).toBe('repel');
  });

  it('PR-A28 storm: also among a gambler’s four, where it is no clash', () => {
    const t = adventure({
      event: STORM,
      with: ['gambler'],
      stack: [CAPTAIN, YELLOW, YELLOW_TOO, PRIEST, SETTLER],
      hands: { 0: { display: [GAMBLER] } },
    });
    t.discover().gamble(GAMBLER);
    expect([t.phase, t.harbour, t.discard]).toEqual(['trade', [CAPTAIN, YELLOW_TOO, PRIEST, SETTLER], [YELLOW]]);
  });

  it('PR-A28 navy escort: one sword more for repelling, and alone it is enough', () => {
    const t = adventure({ event: NAVY_ESCORT, stack: [YELLOW, BLUE_TOO] });
    expect([t.phase, t.swords(0)]).toEqual(['repel', 0]);
    t.repel().discover();
    expect([t.phase, t.harbour]).toEqual(['discover', [BLUE_TOO]]);
  });

  it('PR-A28 fog: one sword less for repelling, not below 0', () => {
    const one = adventure({ event: FOG, stack: [YELLOW], hands: { 0: { display: [SAILOR] } } });
    expect([one.phase, one.harbour, one.swords(0)]).toEqual(['discover', [YELLOW], 1]);
    const two = adventure({ event: FOG, stack: [YELLOW], hands: { 0: { display: [PIRATE] } } });
    expect(two.phase).toBe('repel');
    expect(adventure({ event: FOG, stack: [YELLOW] }).harbour).toEqual([YELLOW]);
  });

  it('PR-A28 busy quay: no stop before 3 cards lie in the harbour', () => {
    const t = adventure({ event: BUSY_QUAY, stack: [TAX_SWORDS, ...asCoins(2), CAPTAIN, YELLOW, PRIEST, SAILOR] });
    expect(t.harbour).toEqual([CAPTAIN, YELLOW, PRIEST]);
    expect(t.options(0)).toEqual(['discover', 'stop']);
  });

  it('PR-A28 busy quay: with nothing left to turn up he may stop', () => {
    const t = adventure({ event: BUSY_QUAY, stack: [CAPTAIN], rest: 1 });
    expect([t.phase, t.harbour, t.told('stopped')]).toMatchObject(['trade', [CAPTAIN], [{ noCards: true }]]);
  });

  it('PR-A28 busy quay: a gambler ends phase 1 all the same', () => {
    const stack = [TWO_CAPTAINS, YELLOW, TAX_SWORDS, CAPTAIN];
    const t = adventure({ event: BUSY_QUAY, with: ['gambler'], stack, hands: { 0: { display: [GAMBLER] } } });
    t.gamble(GAMBLER);
    expect([t.phase, t.harbour]).toEqual(['trade', [YELLOW, CAPTAIN]]);
  });

  it('PR-A28 busy quay: after a gambler he need not go on with another', () => {
    const stack = [TWO_CAPTAINS, YELLOW, TAX_SWORDS, CAPTAIN];
    const hands = { 0: { display: [GAMBLER, GAMBLER_6] } };
    const t = adventure({ event: BUSY_QUAY, with: ['gambler'], stack, hands }).gamble(GAMBLER);
    expect(t.options(0)).toEqual([`gamble ${GAMBLER_6}`, 'stop']);
  });
});

describe('PR-A28 events of phase 2', () => {
  it('PR-A28 market day: the first ship the active player takes pays 1 coin more', () => {
    const t = adventure({ event: MARKET_DAY, stack: [YELLOW, BLUE, GREEN, BOOK], hands: { 0: { coins: 0 } } });
    t.discover(3).stop();
    t.take(0, YELLOW);
    expect(t.coins(0)).toBe(2);
    t.take(0, BLUE);
    expect(t.coins(0)).toBe(3);
    t.take(1, GREEN);
    expect(t.coins(1)).toBe(3);
  });

  it('PR-A28 market day: not for the others', () => {
    const t = adventure({ event: MARKET_DAY, stack: [YELLOW] })
      .stop()
      .pass(0)
      .take(1, YELLOW);
    expect([t.coins(0), t.coins(1)]).toEqual([4, 3]);
  });

  it('PR-A28 market day: a ship kept pays it too', () => {
    const t = adventure({ event: MARKET_DAY, stack: [BOOK], hands: { 0: { coins: 0 } } }).stop();
    t.take(0, BOOK, { keep: true });
    expect([t.coins(0), t.kept(0)]).toEqual([1, [BOOK]]);
  });

  it.each([
    [HARBOUR_DUES, 2, 3 - 2 + 1, 5],
    [OPEN_HARBOUR, 0, 3 + 1, 3],
  ])('PR-A28 %s: the fee is %i', (event, _fee, taker, active) => {
    const t = adventure({ event, stack: [YELLOW, BLUE] });
    t.discover().stop().pass(0).take(1, YELLOW);
    expect([t.coins(1), t.coins(0)]).toEqual([taker, active]);
  });

  it('PR-A28 harbour dues: whoever cannot pay 2 with what the ship brings may not take it', () => {
    const poor = { hands: { 1: { coins: 0 } }, event: HARBOUR_DUES };
    const t = adventure({ ...poor, stack: [YELLOW, BLUE_TOO, CAPTAIN] });
    t.discover(2).stop().pass(0);
    expect(t.offers(1, 'take')).toEqual([`take ${BLUE_TOO}`]);
    const trader = adventure({ ...poor, stack: [YELLOW], hands: { 1: { coins: 0, display: [TRADER_YELLOW] } } });
    expect(trader.stop().pass(0).offers(1, 'take')).toEqual([`take ${YELLOW}`]);
  });

  it('PR-A28 idle hands: persons cost the active player 1 less', () => {
    const t = adventure({ event: IDLE_HANDS, stack: [CAPTAIN, PRIEST], hands: { 0: { coins: 3 }, 1: { coins: 4 } } });
    t.discover().stop();
    expect(t.offers(0, 'take')).toHaveLength(2);
    t.take(0, CAPTAIN);
    expect([t.coins(0), t.active]).toEqual([0, 1]);
  });

  it('PR-A28 crew shortage: persons cost everyone 1 more, with every discount, never below 0', () => {
    const hands = { 0: { coins: 4 }, 1: { coins: 5, display: [MADEMOISELLE_7] } };
    const t = adventure({ event: CREW_SHORTAGE, stack: [CAPTAIN, SAILOR], hands })
      .discover()
      .stop();
    expect(t.offers(0, 'take')).toEqual([`take ${SAILOR}`]);
    t.take(0, SAILOR);
    expect([t.coins(0), t.offers(1, 'take')]).toEqual([0, [`take ${CAPTAIN}`]]);
    t.take(1, CAPTAIN);
    expect(t.coins(1)).toBe(0);
  });

  it('PR-A28 governor’s favour: the active player may take 1 card more', () => {
    const t = adventure({ event: GOVERNORS_FAVOUR, stack: [CAPTAIN, YELLOW, BLUE] });
    t.discover(2).stop();
    expect(t.picksLeft).toBe(2);
    t.take(0, YELLOW).take(0, BLUE);
    expect([t.coins(0), t.active]).toEqual([5, 1]);
  });

  it('PR-A28 after a bust an event of phase 2 does nothing', () => {
    const t = adventure({ event: MARKET_DAY, stack: [YELLOW, YELLOW_STRONG] }).discover();
    expect([t.told('bust').length, t.active, t.coins(0)]).toEqual([1, 1, 3]);
  });

  it('PR-A25 alone, dues and open harbour do nothing, and there is no fee', () => {
    for (const event of [HARBOUR_DUES, OPEN_HARBOUR]) {
      const t = adventure({ players: 1, mode: 'co-op', event, stack: [YELLOW, ...PERSONS] })
        .stop()
        .take(0, YELLOW);
      expect([t.coins(0), t.told('fee')]).toEqual([4, []]);
    }
  });

  it('PR-A25 alone, every tax bonus is one’s own, and card 9 asks for one', () => {
    const t = adventure({ players: 1, stack: [TAX_SWORDS, ...asCoins(1), CAPTAIN] });
    expect([t.coins(0), t.told('tax')]).toMatchObject([4, [{ bonus: { seats: [0] } }]]);
    expect(t.view.card9).toMatchObject({ missionCubes: 4, influence: 15 });
  });
});

describe('PR-A31 swords of events', () => {
  it('PR-A31 Jean’s sword and an escort’s count for no mission', () => {
    const hands = { 0: { display: [SAILOR], kept: [BOOK], character: JEAN, missions: ['10'], coins: 5 } };
    const t = adventure({ missions: ['10', '14'], event: NAVY_ESCORT, stack: [CAPTAIN], hands });
    expect([t.swords(0), t.offers(0, 'fulfil')]).toEqual([2, []]);
    const two = { 0: { ...hands[0], display: [PIRATE] } };
    expect(adventure({ missions: ['10', '14'], stack: [CAPTAIN], hands: two }).offers(0, 'fulfil')).toHaveLength(1);
  });
});
