import { begin, FastRandom, Refusal, type TableSetup } from '@roadstead/kernel';
import { type Event, type Options, portRoyal } from '@roadstead/port-royal';
import { describe, expect, it } from 'vitest';
import { baseOptions } from './base-options.js';
import { BOX, countById, DECK, personsAmong } from './deck.js';
import {
  BLUE,
  BLUE_TOO,
  CAPTAIN,
  FOR_FIVE_PLAYERS,
  GOVERNOR,
  GREEN,
  JESTER,
  PIRATE,
  PRIEST,
  RED,
  RED_SKULL,
  SAILOR,
  SETTLER,
  TAX_SWORDS,
  TWO_CAPTAINS,
  TWO_PRIESTS,
  TWO_SETTLERS,
  YELLOW,
  YELLOW_TOO,
} from './names.js';
import { type Table, table } from './table.js';

const OPTIONS = baseOptions();

/** What is more than once in the box, by the number of copies. */
const COPIES = {
  2: [
    'ship_yellow_2_2c ship_yellow_4_3c ship_blue_2_2c ship_blue_5_3c ship_green_3_2c ship_green_5_3c ship_red_6_3c',
    'ship_black_7_3c trader_green_3_1 trader_red_3_1 trader_black_3_1 sailor_5_2 mademoiselle_7_2 mademoiselle_9_3',
    'admiral_9_3 tax_max_swords tax_min_influence',
  ].join(' '),
  3: [
    'ship_yellow_1_1c ship_blue_1_1c ship_green_1_1c ship_red_1_1c ship_red_3_2c ship_black_2_1c ship_black_4_2c',
    'jack_6_1 jester_7_2 admiral_7_2',
  ].join(' '),
  4: 'governor_8_0',
  5: 'settler_4_1 captain_4_1 priest_4_1',
  7: 'sailor_3_1',
} as const;

function fresh(seats: number, seed: string): { view: ReturnType<typeof portRoyal.view>; events: Event[] } {
  const events: Event[] = [];
  const state = begin(portRoyal, { seats, options: OPTIONS }, new FastRandom(seed), (event) => void events.push(event));
  return { view: portRoyal.view(state, null), events };
}

function refusalOf(setup: TableSetup<Options>): string {
  try {
    begin(portRoyal, setup, new FastRandom('refused'));
  } catch (error) {
    if (error instanceof Refusal) return error.code;
    throw error;
  }
  return 'accepted';
}

/** Cards and tokens in sight: coins count whether they are cards or tokens. */
function pieces(t: Table): number {
  const { drawPile, discard, harbour, expeditions, revealed, players } = t.view;
  const owned = players.reduce((sum, player) => sum + player.coins + player.display.length, 0);
  return drawPile + discard.length + harbour.length + expeditions.length + (revealed ? 1 : 0) + owned;
}

describe('PR-S set-up and money', () => {
  it('PR-S1 two to five players can play', () => {
    for (const seats of [2, 3, 4, 5]) expect(portRoyal.refuses({ seats, options: OPTIONS })).toBeNull();
  });

  it('PR-S1 one player is too few and six are too many', () => {
    for (const seats of [1, 6]) expect(portRoyal.refuses({ seats, options: OPTIONS })).toEqual(expect.any(String));
  });

  it('PR-S1 with five players the five-player expedition lies in the row from the start', () => {
    const t = table({ players: 5 });
    expect(t.row).toEqual([FOR_FIVE_PLAYERS]);
    expect(t.told('started')[0]?.laidOut.map((card) => card.card)).toEqual([FOR_FIVE_PLAYERS]);
    expect(pieces(t)).toBe(120);
  });

  it('PR-S1 with fewer than five players the five-player expedition is not used', () => {
    for (const players of [2, 3, 4]) {
      const t = table({ players });
      expect(t.row).toEqual([]);
      expect(t.told('started')[0]?.laidOut).toEqual([]);
      expect(portRoyal.odds(t.state, 0).weights[FOR_FIVE_PLAYERS] ?? 0).toBe(0);
      expect(pieces(t)).toBe(119);
    }
  });

  it('PR-S1 the five-player expedition never enters the draw pile', () => {
    for (const seats of [4, 5]) {
      const byHand = { stack: [FOR_FIVE_PLAYERS] };
      expect(refusalOf({ seats, options: OPTIONS, start: 0, byHand })).toBe('BAD_OPTIONS');
    }
    expect(portRoyal.odds(table({ players: 5 }).state, 0).weights[FOR_FIVE_PLAYERS] ?? 0).toBe(0);
  });

  it('PR-S2 the box holds 60 persons, 10 ships of each colour, 6 expeditions and 4 taxes', () => {
    expect(countById(BOX.map((card) => card.type))).toEqual({ person: 60, ship: 50, expedition: 6, tax: 4 });
    const colours = BOX.flatMap((card) => (card.type === 'ship' ? [card.colour] : []));
    expect(countById(colours)).toEqual({ yellow: 10, blue: 10, green: 10, red: 10, black: 10 });
  });

  it('PR-S2 all other cards form one draw pile, and the discard pile is empty', () => {
    for (const players of [2, 3, 4, 5]) {
      const t = table({ players });
      const unseen = portRoyal.odds(t.state, 0).weights;
      expect(t.discard).toEqual([]);
      expect(t.drawPile).toBe(119 - 3 * players - 1);
      expect({ ...unseen, [t.harbour[0]!]: (unseen[t.harbour[0]!] ?? 0) + 1 }).toEqual(countById(DECK));
    }
  });

  it('PR-S2 the draw pile is shuffled: another seed, another first card; the same seed, the same', () => {
    const first = (seed: string) => fresh(2, seed).events.find((event) => event.type === 'turnedUp');
    const seeds = Array.from({ length: 40 }, (_, i) => `shuffle ${i}`);
    expect(new Set(seeds.map((seed) => JSON.stringify(first(seed)))).size).toBeGreaterThan(20);
    expect(first('shuffle 7')).toEqual(first('shuffle 7'));
  });

  it('PR-S2 every card has the numbers that its id tells', () => {
    for (const card of BOX) {
      const [first, second] = card.id.match(/_(\d+|skull)_(\d+)c?$/)?.slice(1) ?? [];
      const swords = first === 'skull' ? null : Number(first);
      if (card.type === 'ship') expect([card.id, card.swords, card.coins]).toEqual([card.id, swords, Number(second)]);
      if (card.type === 'person') {
        expect([card.id, card.cost, card.influence]).toEqual([card.id, Number(first), Number(second)]);
      }
    }
  });

  it('PR-S2 every card is there as often as the box holds it', () => {
    const copies = countById(BOX.map((card) => card.id));
    const several: Record<string, number> = {};
    for (const [n, ids] of Object.entries(COPIES)) for (const id of ids.split(' ')) several[`base_${id}`] = Number(n);
    for (const [id, n] of Object.entries(copies)) expect([id, n]).toEqual([id, several[id] ?? 1]);
    expect(Object.keys(several).filter((id) => !copies[id])).toEqual([]);
  });

  it('PR-S2 a position cannot hold cards that the box does not hold', () => {
    const tooMany = { stack: [RED_SKULL, RED_SKULL] };
    const twice = { stack: [RED_SKULL], hands: { 0: { display: [RED_SKULL] } } };
    for (const byHand of [tooMany, twice, { stack: ['base_ship_pink_1_1c'] }]) {
      expect(refusalOf({ seats: 2, options: OPTIONS, start: 0, byHand })).toBe('BAD_OPTIONS');
    }
  });

  it('PR-S2 a position that makes no sense is refused', () => {
    const nonsense: readonly Record<string, unknown>[] = [
      { stack: SAILOR },
      { stack: [7] },
      { hands: [] },
      { hands: { 2: { coins: 1 } } },
      { hands: { 0: { coins: -1 } } },
      { hands: { 0: { coins: 1.5 } } },
      { hands: { 0: { coins: '3' } } },
      { hands: { 0: { coins: 117 } } }, // with 3 for the other player that is one more than there are
      { hands: { 0: { display: SAILOR } } },
      { hands: { 0: { display: [null] } } },
      { hands: { 0: 7 } },
    ];
    for (const byHand of nonsense) {
      const setup = { seats: 2, options: OPTIONS, start: 0, byHand };
      expect([byHand, refusalOf(setup)]).toEqual([byHand, 'BAD_OPTIONS']);
    }
    const all = { seats: 2, options: OPTIONS, start: 0, byHand: { hands: { 0: { coins: 116 } } } };
    expect(refusalOf(all)).toBe('accepted');
  });

  it('PR-S3 every player starts with 3 coins', () => {
    for (const players of [2, 3, 4, 5]) {
      const t = table({ players });
      for (let seat = 0; seat < players; seat++) expect(t.coins(seat)).toBe(3);
    }
  });

  it('PR-S3 gaining 2 coins takes the top 2 cards of the draw pile', () => {
    const t = table({ stack: [BLUE_TOO, SAILOR, PIRATE, PRIEST] }).stop();
    const before = t.drawPile;
    t.take(0, BLUE_TOO);
    expect(t.coins(0)).toBe(5);
    expect(t.harbour).toEqual([PRIEST]); // the first card of the next turn
    expect(t.drawPile).toBe(before - 3);
  });

  it('PR-S3 nobody sees the front of a coin, its owner neither', () => {
    const t = table({ stack: [BLUE_TOO, RED_SKULL, TAX_SWORDS] })
      .stop()
      .take(0, BLUE_TOO);
    for (const seat of [0, 1, null]) {
      const view = portRoyal.view(t.state, seat);
      expect(view.players.map((player) => player.coins)).toEqual([5, 3]);
      expect(JSON.stringify(view)).not.toContain(RED_SKULL);
      expect(JSON.stringify(view)).not.toContain(TAX_SWORDS);
    }
    expect(t.told('coins').filter((event) => event.n > 0 && event.cards.length > 0)).toEqual([]);
    expect(JSON.stringify(t.events)).not.toContain(RED_SKULL);
  });

  it('PR-S4 coins paid to the game go to the discard pile', () => {
    const t = table({ stack: [BLUE_TOO, SAILOR, GREEN, RED], hands: { 0: { coins: 1, display: [GOVERNOR] } } });
    t.discover().stop().take(0, BLUE_TOO);
    const drawPile = t.drawPile;
    t.take(0, SAILOR); // for three coins: the two just drawn, and the old one
    expect(t.coins(0)).toBe(0);
    expect(t.discard).toHaveLength(4);
    expect(t.discard.slice(0, 3)).toEqual([BLUE_TOO, RED, GREEN]);
    expect(t.drawPile).toBe(drawPile - 1); // the next turn's first card
  });

  it('PR-S4 coins paid to a player move over, still face down', () => {
    const t = table({ stack: [YELLOW, BLUE, RED_SKULL], hands: { 1: { coins: 0 } } });
    t.discover().stop().pass(0);
    const drawPile = t.drawPile;
    t.take(1, YELLOW); // the coin drawn for it goes straight to seat 0
    expect(t.coins(0)).toBe(4);
    expect(t.coins(1)).toBe(0);
    expect(t.discard).toEqual([YELLOW, BLUE]);
    expect(t.drawPile).toBe(drawPile - 2);
    expect(t.told('fee')).toEqual([{ type: 'fee', seat: 1, to: 0, n: 1 }]);
    expect(JSON.stringify(t.events)).not.toContain(RED_SKULL);
  });

  it('PR-S5 an empty draw pile is replaced only when the next card is needed', () => {
    const t = table({ stack: [YELLOW, PRIEST], rest: 1, hands: { 0: { display: [SAILOR] } } })
      .repel()
      .discover();
    expect([t.drawPile, t.discard]).toEqual([0, [YELLOW]]);
    expect(t.told('reshuffled')).toEqual([]);
    expect(t.options(0)).toEqual(['discover', 'stop']);
    t.discover();
    expect(t.told('reshuffled')).toEqual([{ type: 'reshuffled', n: 1 }]);
    expect([t.drawPile, t.discard, t.view.revealed?.card]).toEqual([0, [], YELLOW]);
  });

  it('PR-S5 a gain first empties the draw pile and goes on with the shuffled discard pile', () => {
    const t = table({ stack: [YELLOW, BLUE_TOO, GREEN], rest: 1, hands: { 0: { display: [SAILOR] } } });
    t.repel().discover().stop().take(0, BLUE_TOO);
    expect(t.coins(0)).toBe(5);
    expect(t.told('reshuffled')).toEqual([{ type: 'reshuffled', n: 2 }]);
    // One of the two is a coin, the other is turned up as the next turn begins.
    expect([t.drawPile, t.discard]).toEqual([0, []]);
    expect(pieces(t)).toBe(119);
  });

  it('PR-S5 a traded ship is on the discard pile before its coins are drawn', () => {
    const t = table({ stack: [YELLOW], rest: 1 }).take(0, YELLOW);
    expect(t.coins(0)).toBe(4);
    expect(t.told('reshuffled')).toEqual([{ type: 'reshuffled', n: 1 }]);
    expect(t.discard).toEqual([]); // the ship itself has become the coin
    expect(pieces(t)).toBe(119);
  });

  it('PR-S5 persons given up for an expedition are discarded before its coins are drawn', () => {
    const t = table({ stack: [TWO_CAPTAINS], rest: 1, hands: { 0: { display: [CAPTAIN, CAPTAIN] } } });
    t.claim(0, TWO_CAPTAINS, [CAPTAIN, CAPTAIN]);
    expect(t.coins(0)).toBe(5);
    expect(t.told('reshuffled')).toEqual([{ type: 'reshuffled', n: 2 }]);
    expect(t.discard).toEqual([]);
    expect(pieces(t)).toBe(119);
  });

  it('PR-S5 a busted harbour is discarded before the jesters are paid', () => {
    const t = table({ stack: [YELLOW, YELLOW_TOO], rest: 1, hands: { 0: { display: [JESTER] } } }).discover();
    expect(t.coins(0)).toBe(4);
    expect(t.told('reshuffled')).toEqual([{ type: 'reshuffled', n: 2 }]);
    expect(pieces(t)).toBe(119);
    expect(t.harbour).toHaveLength(1); // one ship is the coin, the other the next turn's first card
  });

  it('PR-S5 taxed coins are discarded before the bonus is drawn, and the tax card comes last', () => {
    const t = table({ stack: [TAX_SWORDS], rest: 1, hands: { 0: { coins: 13 } } });
    const taxed = t.told('tax')[0]!.payers.reduce((sum, payer) => sum + payer.n, 0);
    expect(taxed).toBe(6 + Math.floor((119 - 1 - 13) / 2));
    expect(t.told('reshuffled')).toEqual([{ type: 'reshuffled', n: taxed }]);
    expect(t.discard).toEqual([TAX_SWORDS]);
    expect(t.drawPile).toBe(taxed - 2);
  });

  it('PR-S5 the tax card is discarded last: it does not become its own bonus', () => {
    const display = [...personsAmong(DECK), TWO_CAPTAINS, TWO_PRIESTS, TWO_SETTLERS];
    const poor = { coins: 11 };
    const hands = { 0: poor, 1: poor, 2: poor, 3: poor, 4: { coins: 11, display } };
    const t = table({ players: 5, stack: [TAX_SWORDS], rest: 0, hands });
    expect(t.coins(0)).toBe(11); // all other cards are given out
    expect(t.coins(4)).toBe(12);
    expect(t.told('reshuffled')).toEqual([]);
    expect([t.drawPile, t.discard]).toEqual([0, [TAX_SWORDS]]);
  });

  it('PR-S6 with both piles empty coins are paid out as tokens', () => {
    const t = table({ stack: [RED_SKULL], rest: 1, hands: { 0: { coins: 0 } } });
    t.take(0, RED_SKULL); // its own card makes one coin, three more are tokens
    expect(t.coins(0)).toBe(4);
    expect([t.drawPile, t.discard]).toEqual([0, []]);
    expect(pieces(t)).toBe(119 + 3);
  });

  it('PR-S6 coin cards are paid before tokens, and a token paid to the game is gone', () => {
    const t = table({ stack: [RED_SKULL, SAILOR], rest: 1, hands: { 0: { coins: 0, display: [GOVERNOR] } } });
    t.discover().take(0, RED_SKULL).take(0, SAILOR); // one card and two tokens for the sailor
    expect(t.coins(0)).toBe(1);
    expect(t.active).toBe(1);
    expect(t.harbour).toEqual([RED_SKULL]); // the card paid was shuffled again for the next turn
    expect(pieces(t)).toBe(119 + 1);
  });

  it('PR-S6 a token is as good as a coin for the fee', () => {
    const t = table({ players: 3, stack: [RED_SKULL], rest: 2, hands: { 0: { coins: 0 }, 1: { coins: 0 } } });
    t.pass(0).take(1, RED_SKULL);
    expect([t.coins(0), t.coins(1)]).toEqual([1, 3]);
    expect(pieces(t)).toBe(119 + 3);
  });

  it('PR-S6 with nothing left to turn up discovering stops as if the player had chosen to', () => {
    const t = table({ stack: [SAILOR], rest: 1 });
    expect(t.phase).toBe('trade');
    expect(t.told('stopped')).toEqual([{ type: 'stopped', seat: 0, colours: 0, picks: 1, noCards: true }]);
    expect(t.options(0)).toEqual(['pass', `take ${SAILOR}`]);
  });

  it('PR-S6 a claim is still possible where discovering cannot go on', () => {
    const t = table({ stack: [TWO_CAPTAINS], rest: 1, hands: { 0: { display: [CAPTAIN, CAPTAIN] } } });
    expect(t.options(0)).toContain(`claim ${TWO_CAPTAINS} with ${CAPTAIN} + ${CAPTAIN}`);
    expect(t.options(0)).not.toContain('discover');
    expect(t.refusal(0, { type: 'discover' })).toBe('ILLEGAL_ACTION');
  });

  it('PR-S6 the game ends after a whole round of turns without a card, and is scored', () => {
    for (const players of [2, 3, 4]) {
      const t = table({ players, start: 1, stack: [TWO_CAPTAINS], rest: 1 });
      const seats = t.told('turn').map((event) => event.seat);
      expect(seats).toEqual(Array.from({ length: players + 1 }, (_, i) => (1 + i) % players));
      expect(t.phase).toBe('over');
      expect(t.toAct).toEqual([]);
      expect(t.told('over')[0]?.why).toBe('noCards');
      expect(t.result?.winners).toEqual([1]); // nobody has influence; seat 1 has all the coins
    }
  });

  it('PR-S6 a turn without a card still has its phase 2', () => {
    const t = table({ players: 3, stack: [TWO_CAPTAINS], rest: 1, hands: { 2: { display: [JESTER] } } });
    expect(t.told('turn')).toHaveLength(4);
    expect(t.coins(2)).toBe(3 + 4); // the harbour is empty in each of the four turns
    expect(t.result?.winners).toEqual([2]);
  });

  it('PR-S6 nothing to turn up is no danger', () => {
    const t = table({ stack: [YELLOW], rest: 1 });
    expect(portRoyal.odds(t.state, 0)).toMatchObject({ total: 0, bust: 0 });
  });

  it('PR-S7 coins, displays, harbour, row, discard pile and the size of the draw pile are open to all', () => {
    const hands = { 0: { display: [SAILOR], coins: 7 }, 1: { display: [JESTER, SETTLER] } };
    const t = table({ stack: [YELLOW, TWO_CAPTAINS, BLUE_TOO, PRIEST], hands })
      .repel()
      .discover(3);
    for (const seat of [0, 1, null]) {
      const view = portRoyal.view(t.state, seat);
      expect(view).toMatchObject({ phase: 'discover', active: 0, drawPile: 119 - 4 - 3 - 10, discard: [YELLOW] });
      expect(view.harbour.map((card) => card.card)).toEqual([BLUE_TOO, PRIEST]);
      expect(view.expeditions.map((card) => card.card)).toEqual([TWO_CAPTAINS]);
      expect(view.players.map((player) => player.coins)).toEqual([7, 3]);
      expect(view.players.map((player) => player.display.map((card) => card.card))).toEqual([
        [SAILOR],
        [JESTER, SETTLER],
      ]);
    }
  });

  it('PR-S7 the discard pile shows its cards oldest first', () => {
    const t = table({ stack: [YELLOW, BLUE, PRIEST], hands: { 0: { display: [SAILOR] } } });
    expect(t.repel().discover().repel().discard).toEqual([YELLOW, BLUE]);
  });

  it('PR-S7 a view holds open things only', () => {
    const { view } = fresh(3, 'closed shape');
    expect(Object.keys(view).sort()).toEqual(
      ['phase', 'active', 'toAct', 'round', 'harbour', 'expeditions', 'discard', 'drawPile', 'revealed', 'picksLeft']
        .concat(['pending', 'players', 'endTriggered', 'goal', 'end', 'gambled', 'options', 'start'])
        .sort(),
    );
    for (const player of view.players) {
      expect(Object.keys(player).sort()).toEqual(
        ['seat', 'coins', 'influence', 'swords', 'display', 'kept', 'cubes', 'contracts'].sort(),
      );
    }
  });

  it('PR-S7 the order of the draw pile is hidden: the odds do not know the next card', () => {
    const weights = (next: string) => portRoyal.odds(table({ stack: [SAILOR, next] }).state, 0).weights;
    expect(weights(RED_SKULL)).toEqual(weights(TAX_SWORDS));
    expect(weights(RED_SKULL)).toMatchObject({ [RED_SKULL]: 1, [TAX_SWORDS]: 2 });
  });

  it('PR-S7 what was openly discarded is known to be in the next draw pile', () => {
    const t = table({ stack: [YELLOW, PRIEST], rest: 1, hands: { 0: { display: [SAILOR] } } })
      .repel()
      .discover();
    expect(portRoyal.odds(t.state, 0)).toMatchObject({ total: 1, weights: { [YELLOW]: 1 } });
  });

  it('PR-S8 the start player is drawn at random, every seat as likely', () => {
    const starts = [0, 0, 0, 0];
    for (let i = 0; i < 800; i++) starts[fresh(4, `start ${i}`).view.active]!++;
    for (const count of starts) expect(Math.abs(count - 200)).toBeLessThan(4 * Math.sqrt(800 * 0.25 * 0.75));
  });

  it('PR-S8 the table may name the start player, and everybody sees who it is and what is played', () => {
    for (const start of [0, 1, 2]) {
      const t = table({ players: 3, start, with: ['gambler'] });
      expect([t.view.start, t.active, t.told('started')[0]?.seat]).toEqual([start, start, start]);
      t.sitOut();
      expect([t.view.start, t.active]).toEqual([start, (start + 1) % 3]);
      expect(t.view.options).toMatchObject({ box: 'base', with: ['gambler'], end: 'standard', mode: 'competitive' });
    }
  });

  it('PR-S8 seats act clockwise from the start player', () => {
    for (const start of [0, 1, 2]) {
      const t = table({ players: 3, start });
      for (let turn = 0; turn < 3; turn++) t.sitOut();
      expect(t.told('turn').map((event) => event.seat)).toEqual([start, (start + 1) % 3, (start + 2) % 3, start]);
      expect(t.told('turn').map((event) => event.round)).toEqual([1, 1, 1, 2]);
    }
  });

  it('PR-S8 only the active player turns up cards', () => {
    const t = table({ players: 3, start: 1 });
    for (const seat of [0, 2]) {
      expect(t.options(seat)).toEqual([]);
      expect(t.refusal(seat, { type: 'discover' })).toBe('NOT_YOUR_TURN');
      expect(t.refusal(seat, { type: 'stop' })).toBe('NOT_YOUR_TURN');
    }
  });
});
