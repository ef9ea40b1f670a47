import { describe, expect, it } from 'vitest';
import {
  BLUE,
  CAPTAIN,
  FOR_FIVE_PLAYERS,
  GREEN_TOO,
  JESTER,
  JESTER_7,
  JESTER_9,
  MADEMOISELLE_9,
  PIRATE,
  PIRATE_7,
  PIRATE_9,
  PRIEST,
  RED,
  RED_SKULL,
  SAILOR,
  SAILOR_5,
  SETTLER,
  TAX_INFLUENCE,
  TAX_SWORDS,
  TWO_CAPTAINS,
  TWO_PRIESTS,
  YELLOW,
  YELLOW_STRONG,
  YELLOW_TOO,
} from './names.js';
import { table } from './table.js';

const ONE_SWORD = { 0: { display: [SAILOR] } };

describe('PR-D phase 1: discover', () => {
  it('PR-D1 the first card of a turn is turned up by itself', () => {
    const t = table({ stack: [PRIEST] });
    expect(t.harbour).toEqual([PRIEST]);
    expect(t.options(0)).toEqual(['discover', 'stop']);
  });

  it('PR-D1 a player who is asked before the first card cannot stop', () => {
    const t = table({ players: 5, hands: { 0: { display: [CAPTAIN, PRIEST, SETTLER] } } });
    expect(t.harbour).toEqual([]);
    expect(t.options(0)).toEqual([`claim ${FOR_FIVE_PLAYERS} with ${CAPTAIN} + ${PRIEST} + ${SETTLER}`, 'discover']);
    expect(t.refusal(0, { type: 'stop' })).toBe('ILLEGAL_ACTION');
    expect(t.refusal(0, { type: 'pass' })).toBe('ILLEGAL_ACTION');
  });

  it('PR-D1 after a card of any kind the active player goes on or stops', () => {
    const t = table({ stack: [PRIEST, YELLOW, TWO_CAPTAINS, TAX_SWORDS] });
    for (let card = 0; card < 4; card++) {
      expect([t.phase, t.toAct, t.options(0)]).toEqual(['discover', [0], ['discover', 'stop']]);
      if (card < 3) t.discover();
    }
  });

  it('PR-D1 nothing can be taken while cards are still turned up', () => {
    const t = table({ stack: [YELLOW, SAILOR] }).discover();
    for (const id of [YELLOW, SAILOR]) expect(t.refusal(0, t.taking(id))).toBe('ILLEGAL_ACTION');
    expect(t.refusal(1, t.taking(YELLOW))).toBe('NOT_YOUR_TURN');
  });

  it('PR-D1 an action with unknown fields, or of no known type, is refused', () => {
    const t = table();
    for (const action of [
      { type: 'discover', times: 2 },
      { type: 'sink' },
      {},
      { type: 'take' },
      { type: 'take', uid: -1 },
    ]) {
      expect(t.refusal(0, action)).toBe('ILLEGAL_ACTION');
    }
  });

  it('PR-D2 a person goes to the harbour', () => {
    const t = table({ stack: [PRIEST, SAILOR] }).discover();
    expect(t.harbour).toEqual([PRIEST, SAILOR]);
    expect(t.told('turnedUp').map((event) => [event.card, event.to])).toEqual([
      [PRIEST, 'harbour'],
      [SAILOR, 'harbour'],
    ]);
  });

  it('PR-D2 a person is not to be repelled, however many swords', () => {
    const t = table({ stack: [PRIEST], hands: ONE_SWORD });
    expect(t.phase).toBe('discover');
    expect(t.refusal(0, { type: 'repel' })).toBe('ILLEGAL_ACTION');
  });

  it('PR-D3 a ship goes to the harbour', () => {
    const t = table({ stack: [YELLOW, BLUE] }).discover();
    expect(t.harbour).toEqual([YELLOW, BLUE]);
  });

  it('PR-D3 a ship is repelled to the discard pile with as many swords as it has', () => {
    const t = table({ stack: [YELLOW], hands: ONE_SWORD });
    expect([t.phase, t.view.revealed?.card, t.harbour]).toEqual(['repel', YELLOW, []]);
    expect(t.options(0)).toEqual(['admit', 'repel']);
    t.repel();
    expect([t.phase, t.harbour, t.discard, t.view.revealed]).toEqual(['discover', [], [YELLOW], null]);
    expect(t.told('repelled')).toMatchObject([{ seat: 0, card: YELLOW }]);
  });

  it('PR-D3 swords of all persons are added up', () => {
    const hands = { 0: { display: [SAILOR, PIRATE] } };
    expect(table({ stack: [GREEN_TOO], hands }).phase).toBe('repel'); // 3 swords against 3
  });

  it('PR-D3 a ship with more swords cannot be repelled', () => {
    const hands = { 0: { display: [SAILOR, PIRATE] } };
    const t = table({ stack: [YELLOW_STRONG], hands }); // 3 swords against 4
    expect([t.phase, t.harbour]).toEqual(['discover', [YELLOW_STRONG]]);
    expect(t.refusal(0, { type: 'repel' })).toBe('ILLEGAL_ACTION');
  });

  it('PR-D3 a skull ship can never be repelled', () => {
    const display = [PIRATE, PIRATE_7, PIRATE_9, SAILOR, SAILOR, SAILOR, SAILOR, SAILOR_5, SAILOR_5];
    const t = table({ stack: [RED_SKULL], hands: { 0: { display } } });
    expect(t.swords(0)).toBe(12);
    expect([t.phase, t.harbour]).toEqual(['discover', [RED_SKULL]]);
  });

  it('PR-D3 a player with no swords can repel nothing, and the swords of others do not help', () => {
    const t = table({ stack: [YELLOW], hands: { 1: { display: [PIRATE_9] } } });
    expect([t.phase, t.harbour]).toEqual(['discover', [YELLOW]]);
  });

  it('PR-D3 only the ship just turned up can be repelled', () => {
    const t = table({ stack: [YELLOW, BLUE, PRIEST], hands: ONE_SWORD }).admit();
    expect(t.options(0)).toEqual(['discover', 'stop']);
    t.discover().repel();
    expect([t.harbour, t.discard]).toEqual([[YELLOW], [BLUE]]);
    t.discover();
    expect(t.refusal(0, { type: 'repel' })).toBe('ILLEGAL_ACTION');
  });

  it('PR-D3 nothing but repelling or letting in is possible while a ship waits', () => {
    const t = table({ stack: [PRIEST, YELLOW], hands: ONE_SWORD }).discover();
    for (const type of ['discover', 'stop', 'pass', 'endTurn']) expect(t.refusal(0, { type })).toBe('ILLEGAL_ACTION');
    expect(t.refusal(0, t.taking(PRIEST))).toBe('ILLEGAL_ACTION');
    expect(t.refusal(1, { type: 'repel' })).toBe('NOT_YOUR_TURN');
  });

  it('PR-D4 swords are not used up', () => {
    const t = table({ stack: [YELLOW, YELLOW, BLUE], hands: ONE_SWORD })
      .repel()
      .discover()
      .repel()
      .discover()
      .repel();
    expect(t.discard).toEqual([YELLOW, YELLOW, BLUE]);
    expect([t.swords(0), t.display(0)]).toEqual([1, [SAILOR]]);
  });

  it('PR-D5 a ship may be repelled even when it does not clash', () => {
    const t = table({ stack: [BLUE, YELLOW], hands: ONE_SWORD })
      .admit()
      .discover();
    expect(t.options(0)).toEqual(['admit', 'repel']);
    expect(t.repel().harbour).toEqual([BLUE]);
  });

  it('PR-D5 a repelled ship leaves its colour free', () => {
    const t = table({ stack: [YELLOW, YELLOW_TOO], hands: ONE_SWORD })
      .repel()
      .discover();
    expect([t.phase, t.harbour]).toEqual(['discover', [YELLOW_TOO]]);
    expect(t.told('bust')).toEqual([]);
  });

  it('PR-D6 a second ship of a colour busts the turn and the whole harbour is discarded', () => {
    const t = table({ stack: [YELLOW, PRIEST, BLUE, YELLOW_TOO] }).discover(3);
    expect(t.told('bust')).toMatchObject([{ seat: 0, card: YELLOW_TOO }]);
    expect(t.told('bust')[0]?.discarded.map((card) => card.card)).toEqual([YELLOW, PRIEST, BLUE, YELLOW_TOO]);
    expect([...t.discard].sort()).toEqual([YELLOW, PRIEST, BLUE, YELLOW_TOO].sort());
  });

  it('PR-D6 after a bust phase 2 does not happen', () => {
    const t = table({ players: 3, stack: [YELLOW, PRIEST, YELLOW] }).discover(2);
    expect([t.active, t.phase]).toEqual([1, 'discover']);
    expect(t.told('stopped')).toEqual([]);
    expect([0, 1, 2].map((seat) => t.coins(seat))).toEqual([3, 3, 3]);
  });

  it('PR-D6 ships of different colours and a person twice do not bust', () => {
    const t = table({ stack: [YELLOW, BLUE, GREEN_TOO, RED, SAILOR, SAILOR] }).discover(5);
    expect(t.told('bust')).toEqual([]);
    expect(t.harbour).toHaveLength(6);
  });

  it('PR-D6 repelling the second ship saves the turn', () => {
    const t = table({ stack: [YELLOW_TOO, YELLOW], hands: ONE_SWORD })
      .discover()
      .repel();
    expect([t.phase, t.active, t.harbour, t.discard]).toEqual(['discover', 0, [YELLOW_TOO], [YELLOW]]);
  });

  it('PR-D6 a player who could repel the second ship may choose not to', () => {
    const t = table({ stack: [YELLOW_TOO, PRIEST, YELLOW], hands: ONE_SWORD }).discover(2);
    expect(t.options(0)).toEqual(['admit', 'repel']);
    t.admit();
    expect(t.told('bust')).toMatchObject([{ seat: 0, card: YELLOW }]);
    expect([...t.discard].sort()).toEqual([YELLOW_TOO, PRIEST, YELLOW].sort());
    expect(t.active).toBe(1);
  });

  it('PR-D6 too few swords for the second ship: the turn is bust without a question', () => {
    const t = table({ stack: [YELLOW, YELLOW_TOO], hands: ONE_SWORD })
      .admit()
      .discover();
    expect(t.told('bust')).toMatchObject([{ seat: 0, card: YELLOW_TOO }]);
    expect(t.active).toBe(1);
  });

  it('PR-D6 a new turn begins with an empty harbour: the colours of the last one do not clash', () => {
    const t = table({ stack: [YELLOW, YELLOW_TOO, YELLOW_STRONG] }).discover();
    expect([t.active, t.harbour]).toEqual([1, [YELLOW_STRONG]]);
    expect(t.told('bust')).toHaveLength(1);
  });

  it('PR-D7 on a bust every player, the active one too, gets a coin per jester', () => {
    const hands = {
      0: { display: [JESTER] },
      1: { display: [JESTER_7, JESTER_7, JESTER_9] },
      2: { display: [SAILOR] },
    };
    const t = table({ players: 3, stack: [YELLOW, YELLOW_TOO], hands }).discover();
    expect([0, 1, 2].map((seat) => t.coins(seat))).toEqual([4, 6, 3]);
    expect([0, 1, 2].map((seat) => t.gained(seat, 'bust'))).toEqual([1, 3, 0]);
  });

  it('PR-D7 a bust by choice pays the jesters as well', () => {
    const t = table({ stack: [YELLOW_TOO, YELLOW], hands: { 0: { display: [SAILOR, JESTER] } } })
      .discover()
      .admit();
    expect(t.coins(0)).toBe(4);
  });

  it('PR-D7 a jester in the busted harbour pays nobody', () => {
    const t = table({ stack: [YELLOW, JESTER, YELLOW_TOO] }).discover(2);
    expect([t.coins(0), t.coins(1)]).toEqual([3, 3]);
  });

  it('PR-D7 after a bust the active player may still claim an expedition', () => {
    const display = [CAPTAIN, CAPTAIN];
    const t = table({ stack: [YELLOW, TWO_CAPTAINS, YELLOW_TOO], hands: { 0: { display } } }).discover(2);
    expect([t.phase, t.active, t.harbour]).toEqual(['bust', 0, []]);
    expect(t.options(0)).toEqual([`claim ${TWO_CAPTAINS} with ${CAPTAIN} + ${CAPTAIN}`, 'endTurn']);
    t.claim(0, TWO_CAPTAINS, [CAPTAIN, CAPTAIN]);
    expect([t.coins(0), t.display(0), t.active]).toEqual([5, [TWO_CAPTAINS], 1]);
  });

  it('PR-D7 after a bust the active player need not claim, and can do nothing else', () => {
    const display = [CAPTAIN, CAPTAIN, SAILOR];
    const t = table({ stack: [BLUE, TWO_CAPTAINS, BLUE], hands: { 0: { display } } })
      .admit()
      .discover(2)
      .admit();
    for (const type of ['discover', 'stop', 'pass', 'repel']) expect(t.refusal(0, { type })).toBe('ILLEGAL_ACTION');
    t.endTurn();
    expect([t.active, t.row, t.influence(0)]).toEqual([1, [TWO_CAPTAINS], 3]);
  });

  it('PR-D7 the jesters are paid before the claim, and nobody else is asked', () => {
    const hands = { 0: { display: [CAPTAIN, CAPTAIN, JESTER] }, 1: { display: [CAPTAIN, CAPTAIN, JESTER_7] } };
    const t = table({ stack: [YELLOW, TWO_CAPTAINS, YELLOW_TOO], hands }).discover(2);
    expect([t.coins(0), t.coins(1)]).toEqual([4, 4]);
    expect(t.toAct).toEqual([0]);
    expect(t.refusal(1, t.claiming(1, TWO_CAPTAINS, [CAPTAIN, CAPTAIN]))).toBe('NOT_YOUR_TURN');
  });

  it('PR-D8 an expedition goes to the expedition row and is not part of the harbour', () => {
    const t = table({ stack: [TWO_CAPTAINS, BLUE, TWO_PRIESTS] }).discover(2);
    expect([t.row, t.harbour]).toEqual([[TWO_CAPTAINS, TWO_PRIESTS], [BLUE]]);
    t.stop();
    expect(t.refusal(0, { type: 'take', uid: t.view.expeditions[0]!.uid })).toBe('ILLEGAL_ACTION');
  });

  it('PR-D8 an expedition survives a bust', () => {
    const t = table({ stack: [YELLOW, TWO_CAPTAINS, YELLOW_TOO] }).discover(2);
    expect([t.row, [...t.discard].sort()]).toEqual([[TWO_CAPTAINS], [YELLOW, YELLOW_TOO]]);
  });

  it('PR-D8 an expedition stays for later turns until it is claimed', () => {
    const hands = { 2: { display: [CAPTAIN, CAPTAIN] } };
    const t = table({ players: 3, stack: [TWO_CAPTAINS], hands })
      .sitOut()
      .sitOut();
    expect([t.active, t.row]).toEqual([2, [TWO_CAPTAINS]]);
    t.claim(2, TWO_CAPTAINS, [CAPTAIN, CAPTAIN]);
    expect(t.row).toEqual([]);
  });

  it.each([
    [11, 0],
    [12, 6],
    [13, 6],
    [14, 7],
    [15, 7],
    [24, 12],
    [25, 12],
  ])('PR-D9 with %i coins a tax takes %i', (coins, loss) => {
    const hands = { 0: { coins }, 1: { display: [PIRATE] } };
    const t = table({ stack: [TAX_SWORDS], hands });
    expect(t.coins(0)).toBe(coins - loss);
    expect(t.told('tax')[0]?.payers).toEqual(loss ? [{ seat: 0, n: loss }] : []);
  });

  it('PR-D9 everyone is taxed, not the active player alone, and pays to the discard pile', () => {
    const hands = { 0: { coins: 2 }, 1: { coins: 12 }, 2: { coins: 21, display: [SAILOR] } };
    const t = table({ players: 3, stack: [TAX_SWORDS], hands });
    expect([0, 1, 2].map((seat) => t.coins(seat))).toEqual([2, 6, 12]);
    expect(t.discard).toHaveLength(6 + 10 + 1);
    expect(t.discard.at(-1)).toBe(TAX_SWORDS);
  });

  it('PR-D9 the tax of the swords gives 1 coin to whoever has most swords', () => {
    const hands = { 0: { display: [SAILOR, SAILOR] }, 1: { display: [PIRATE, SAILOR] }, 2: { display: [PIRATE_9] } };
    const t = table({ players: 3, stack: [TAX_SWORDS], hands });
    expect([0, 1, 2].map((seat) => t.coins(seat))).toEqual([3, 4, 3]);
    expect(t.told('tax')[0]?.bonus).toEqual({ to: 'mostSwords', seats: [1], n: 1 });
  });

  it('PR-D9 all tied for most swords get 1 coin', () => {
    const hands = { 0: { display: [SAILOR, SAILOR] }, 1: { display: [SAILOR] }, 2: { display: [PIRATE_9] } };
    const t = table({ players: 3, stack: [TAX_SWORDS], hands });
    expect([0, 1, 2].map((seat) => t.coins(seat))).toEqual([4, 3, 4]);
  });

  it('PR-D9 if nobody has swords all get 1 coin', () => {
    const t = table({ players: 3, stack: [TAX_SWORDS], hands: { 1: { display: [MADEMOISELLE_9] } } });
    expect([0, 1, 2].map((seat) => t.coins(seat))).toEqual([4, 4, 4]);
  });

  it('PR-D9 the tax of the influence gives 1 coin to whoever has least influence', () => {
    const hands = { 0: { display: [SAILOR_5] }, 1: { display: [MADEMOISELLE_9] }, 2: { display: [SAILOR] } };
    const t = table({ players: 3, stack: [TAX_INFLUENCE], hands });
    expect([0, 1, 2].map((seat) => t.coins(seat))).toEqual([3, 3, 4]);
    expect(t.told('tax')[0]?.bonus).toEqual({ to: 'leastInfluence', seats: [2], n: 1 });
  });

  it('PR-D9 all tied for least influence get 1 coin, zeros included', () => {
    const t = table({ players: 3, stack: [TAX_INFLUENCE], hands: { 1: { display: [SAILOR] } } });
    expect([0, 1, 2].map((seat) => t.coins(seat))).toEqual([4, 3, 4]);
  });

  it('PR-D9 expeditions count for the influence that a tax looks at', () => {
    const hands = { 0: { display: [TWO_CAPTAINS] }, 1: { display: [MADEMOISELLE_9] } };
    const t = table({ stack: [TAX_INFLUENCE], hands });
    expect([t.coins(0), t.coins(1)]).toEqual([3, 4]);
  });

  it('PR-D9 the bonus comes after the tax: it is not taxed, and a payer can get it too', () => {
    const hands = { 0: { coins: 11 }, 1: { coins: 12 }, 2: { coins: 12, display: [SAILOR] } };
    const t = table({ players: 3, stack: [TAX_INFLUENCE], hands });
    expect([0, 1, 2].map((seat) => t.coins(seat))).toEqual([12, 7, 6]);
  });

  it('PR-D9 the tax card is discarded, is not part of the harbour, and the turn goes on', () => {
    const bonus = [BLUE, BLUE]; // both are tied
    const t = table({ stack: [TAX_SWORDS, ...bonus, YELLOW, TAX_INFLUENCE, ...bonus.slice(1), RED, PRIEST] }).discover(
      3,
    );
    expect([t.phase, t.active]).toEqual(['discover', 0]);
    expect([t.harbour, t.row]).toEqual([[YELLOW, PRIEST], []]);
    expect(t.discard).toEqual([TAX_SWORDS, TAX_INFLUENCE]);
  });

  it('PR-D10 once phase 2 has begun there is no way back', () => {
    const t = table({ stack: [YELLOW, BLUE, GREEN_TOO, RED] })
      .discover(3)
      .stop();
    expect(t.phase).toBe('trade');
    for (const type of ['discover', 'stop']) expect(t.refusal(0, { type })).toBe('ILLEGAL_ACTION');
    t.take(0, YELLOW); // one of two
    for (const type of ['discover', 'stop']) expect(t.refusal(0, { type })).toBe('ILLEGAL_ACTION');
    t.pass(0);
    expect(t.refusal(0, { type: 'discover' })).toBe('NOT_YOUR_TURN');
    expect(t.refusal(1, { type: 'discover' })).toBe('ILLEGAL_ACTION');
  });

  it('PR-D11 a turn may stop with an empty harbour, and phase 2 happens all the same', () => {
    const hands = { 0: { display: [CAPTAIN, CAPTAIN] } };
    const bonus = [BLUE, BLUE]; // both are tied
    const t = table({ stack: [TAX_SWORDS, ...bonus, TWO_PRIESTS, TWO_CAPTAINS], hands })
      .discover(2)
      .stop();
    expect([t.phase, t.active, t.harbour]).toEqual(['trade', 0, []]);
    expect(t.told('stopped')).toEqual([{ type: 'stopped', seat: 0, colours: 0, picks: 1, noCards: false }]);
    expect(t.options(0)).toEqual([`claim ${TWO_CAPTAINS} with ${CAPTAIN} + ${CAPTAIN}`, 'pass']);
  });

  it('PR-D11 phase 2 of an empty harbour passes by itself when there is nothing to decide', () => {
    const t = table({ players: 3, stack: [TWO_PRIESTS], hands: { 2: { display: [JESTER] } } }).stop();
    expect(t.active).toBe(1);
    expect(t.coins(2)).toBe(4); // an empty harbour, in phase 2
  });
});
