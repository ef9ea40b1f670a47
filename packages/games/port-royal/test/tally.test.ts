import { addUp, LANGUAGES, retell, Table, type Tally, tallyOf } from '@roadstead/kernel';
import { playGolden } from '@roadstead/kernel/harness';
import { type Action, CATALOGUE, characterById, type PortRoyalResult, portRoyal } from '@roadstead/port-royal';
import { portRoyalTally } from '@roadstead/port-royal/tally';
import { describe, expect, it } from 'vitest';
import {
  CAPTAIN,
  PIRATE,
  PRIEST,
  RED,
  RED_TOO,
  SAILOR,
  TAX_INFLUENCE,
  TAX_SWORDS,
  TWO_CAPTAINS,
  YELLOW,
  YELLOW_TOO,
} from './names.js';
import { handMade, optionsOf, type Position } from './position.js';

/** A table with a logbook, in a position by hand. */
function logged(position: Position) {
  const seats = position.players ?? 2;
  const options = optionsOf(position);
  const byHand = handMade(position, seats, options);
  const table = Table.open(portRoyal, { seats, options, start: 0, seed: 'a calm sea', byHand });
  return {
    table,
    do(...actions: readonly Action[]) {
      for (const action of actions) table.act(table.toAct[0]!, action);
      return this;
    },
    take(card: string) {
      const { uid } = table.view(null).harbour.find((ref) => ref.card === card)!;
      return this.do({ type: 'take', uid });
    },
    tally: () => tallyOf(portRoyal, portRoyalTally, table.record()),
  };
}

const DRAW: Action = { type: 'discover' };
const STOP: Action = { type: 'stop' };

/** How likely one more red ship is when so many red ones and so many cards in all have been seen since the start. */
function redRisk(red: number, seen: number): number {
  const deck = CATALOGUE.filter(({ id }) => id.startsWith('base_') && id !== 'base_expedition_captain_priest_settler');
  const reds = deck.filter((card) => card.type === 'ship' && card.colour === 'red').length;
  return Math.round(((reds - red) / (deck.length - seen)) * 1_000_000);
}

describe('the tally of a game', () => {
  it('PR-D6 counts the risk of every card dared, and the bust that came of it', () => {
    // The first card is turned up by itself: nobody decides about it.
    const [first, second] = logged({ stack: [RED, SAILOR, RED_TOO] })
      .do(DRAW, DRAW)
      .tally();
    expect(first!.counters).toMatchObject({ turns: 1, discovered: 3, draws: 2, busts: 1, bustsDrawn: 1 });
    expect(first!.counters.bustsExpected).toBe(redRisk(1, 1) + redRisk(1, 2));
    expect(first!.histograms).toMatchObject({ drawnAt: { 0: 2 }, bustAt: { 0: 1 } });
    expect(second!.counters.busts).toBeUndefined();
  });

  it('PR-D1 counts where somebody stopped', () => {
    const [first] = logged({ stack: [RED, YELLOW, SAILOR] })
      .do(DRAW, STOP)
      .tally();
    expect(first!.counters).toMatchObject({ draws: 1, stops: 1 });
    expect(first!.histograms.stoppedAt).toEqual({ 10: 1 });
  });

  it('PR-D6 a ship let in on purpose is a bust, but no bad luck', () => {
    const hands = { 0: { display: [SAILOR, SAILOR, PIRATE] } };
    const [first] = logged({ stack: [RED, RED_TOO], hands })
      .do({ type: 'admit' }, DRAW, { type: 'admit' })
      .tally();
    expect(first!.counters).toMatchObject({ draws: 1, busts: 1, bustsLetIn: 1 });
    expect(first!.counters.bustsDrawn).toBeUndefined();
  });

  it('PR-D3 counts ships repelled', () => {
    const hands = { 0: { display: [SAILOR] } };
    const [first] = logged({ stack: [RED, PRIEST], hands })
      .do({ type: 'repel' }, DRAW)
      .tally();
    expect(first!.counters).toMatchObject({ repelled: 1, discovered: 2 });
  });

  it('PR-T3 PR-T4 PR-T5 counts cards by their kind, coins earned and spent, and fees on both sides', () => {
    const game = logged({ stack: [YELLOW_TOO, PRIEST, RED], hands: { 0: { coins: 3 }, 1: { coins: 5 } } });
    const [first, second] = game.do(DRAW, DRAW, STOP).take(YELLOW_TOO).take(PRIEST).tally();
    expect(first!.counters).toMatchObject({ traded: 1, cards: 1, coinsEarned: 2, feesReceived: 1 });
    expect(first!.histograms.cardsTaken).toEqual({ pinnace: 1 });
    expect(second!.counters).toMatchObject({ hired: 1, cards: 1, coinsSpent: 4, feesPaid: 1 });
    expect(second!.histograms.cardsTaken).toEqual({ priest: 1 });
    expect(second!.counters.feesReceived).toBeUndefined();
  });

  it('PR-X2 counts expeditions and what they pay', () => {
    const game = logged({ stack: [TWO_CAPTAINS, SAILOR], hands: { 0: { display: [CAPTAIN, CAPTAIN] } } });
    const claim = game.table.legal(0).find(({ type }) => type === 'claim')!;
    const [first] = game.do(claim).tally();
    expect(first!.counters).toMatchObject({ expeditions: 1, cards: 1, coinsEarned: 2 });
    expect(first!.histograms.cardsTaken).toEqual({ expedition: 1 });
  });

  it('PR-D9 counts what taxes took and what they gave', () => {
    const hands = { 0: { coins: 12 }, 1: { display: [SAILOR] } };
    // The card between the taxes is the coin that the first of them earns.
    const [first, second] = logged({ stack: [TAX_SWORDS, SAILOR, TAX_INFLUENCE, PRIEST], hands })
      .do(DRAW)
      .tally();
    expect(first!.counters).toMatchObject({ taxLost: 6, taxGained: 1, coinsEarned: 1 });
    expect(second!.counters).toMatchObject({ taxGained: 1, coinsEarned: 1 });
    expect(first!.counters.coinsSpent).toBeUndefined();
  });

  it('what was taken back does not count', () => {
    const game = logged({ stack: [YELLOW, SAILOR, RED] }).do(DRAW, STOP);
    const before = game.tally();
    game.take(SAILOR);
    expect(game.tally()[0]!.counters.hired).toBe(1);
    game.table.undoAgreed(0, 2);
    expect(game.tally()[0]!.counters.hired).toBeUndefined();
    expect(before[0]!.counters.hired).toBeUndefined();
  });
});

const DEALS = [
  { seats: 2, options: {} },
  { seats: 4, options: {} },
  { seats: 3, options: { with: ['contracts', 'gambler', 'unterwegs'] } },
  { seats: 3, options: { box: 'unterwegs' } },
  { seats: 3, options: { with: ['contracts'], mode: 'co-op' } },
  { seats: 1, options: { with: ['contracts'] } },
];

const played = DEALS.flatMap((deal, i) =>
  Array.from({ length: 12 }, (_, n) => playGolden(portRoyal, { ...deal, seed: `tally ${i} ${n}` }).record),
);

describe('the tallies of many games', () => {
  const tallies = played.map((record) => ({ record, seats: tallyOf(portRoyal, portRoyalTally, record) }));
  const count = ({ counters }: Tally, name: string) => counters[name] ?? 0;

  it('PR-S3 PR-S4 every coin is accounted for', () => {
    for (const { record, seats } of tallies) {
      const { ranking } = record.result as PortRoyalResult;
      for (const { seat, coins, influence } of ranking) {
        const n = (name: string) => count(seats[seat]!, name);
        const start = record.options.box === 'unterwegs' ? coinsAtStart(record) : 3;
        const moved = n('coinsEarned') - n('coinsSpent') - n('taxLost') + n('feesReceived') - n('feesPaid');
        expect(start + moved).toBe(coins);
        expect(n('influence')).toBe(influence);
        expect(n('coins')).toBe(coins);
        const sources = Object.values(seats[seat]!.histograms.influenceFrom ?? {});
        expect(sources.reduce((sum, part) => sum + part, 0)).toBe(influence);
        const rounds = Object.keys(seats[seat]!.histograms.roundsAt!).map(Number);
        expect(seats[seat]!.histograms.influenceAt?.[Math.max(...rounds)] ?? 0).toBe(influence);
      }
    }
  });

  it('PR-T5 what some pay as fees others receive; every bust has one cause', () => {
    for (const { seats } of tallies) {
      const { counters } = addUp(seats);
      const n = (name: string) => counters[name] ?? 0;
      expect(n('feesPaid')).toBe(n('feesReceived'));
      expect(n('busts')).toBe(n('bustsDrawn') + n('bustsLetIn') + n('bustsGambled'));
      expect(n('cards')).toBe(n('traded') + n('hired') + n('expeditions'));
    }
  });

  it('PR-E2 every seat has played one game at its place, and the winners have won it', () => {
    for (const { record, seats } of tallies) {
      expect(seats.map((one) => count(one, 'games'))).toEqual(seats.map(() => 1));
      expect(seats.flatMap((one, i) => (count(one, 'won') ? [i] : []))).toEqual([...record.result!.winners].sort());
      const places = seats.flatMap((one) => Object.keys(one.histograms.seated!)).sort();
      expect(places).toEqual(seats.map((_, i) => `${seats.length}.${i + 1}`));
    }
  });

  it('PR-D6 over many games as many go bust as was to be expected', () => {
    const { counters, histograms } = addUp(tallies.flatMap(({ seats }) => seats));
    const expected = counters.bustsExpected! / 1_000_000;
    expect(expected).toBeGreaterThan(100);
    expect(Math.abs(counters.bustsDrawn! - expected)).toBeLessThan(4 * Math.sqrt(expected));
    const sum = (name: string) => Object.values(histograms[name] ?? {}).reduce((a, b) => a + b, 0);
    expect([sum('drawnAt'), sum('bustAt'), sum('expectedAt')]).toEqual([
      counters.draws,
      counters.bustsDrawn,
      counters.bustsExpected,
    ]);
  });

  it('PR-O6 what all have won together is counted for each of them, with its points, title and time left', () => {
    const { record } = playGolden(portRoyal, { seats: 1, options: { with: ['contracts'] }, seed: 'together' });
    const state = retold(record);
    const winners = [0];
    const result = { winners, ranking: [{ seat: 0, place: 1 }], won: true, points: 5, title: 'pirate' };
    const [won] = portRoyalTally.count(1).end(state, result);
    expect(won!.counters).toMatchObject({ won: 1, wonTogether: 1, points: 5 });
    expect(won!.histograms.titles).toEqual({ pirate: 1 });
    const [lost] = portRoyalTally.count(1).end(state, { ...result, winners: [], won: false });
    expect(lost!.counters.wonTogether).toBeUndefined();
  });

  it('PR-A16 who was played is counted for each seat, and who has won', () => {
    const options = { chapter: 1, mode: 'competitive' };
    const { record } = playGolden(portRoyal, { seats: 2, options, seed: 'against each other' });
    const state = retold(record);
    const ranking = [
      { seat: 1, place: 1 },
      { seat: 0, place: 2 },
    ];
    const [lost, won] = portRoyalTally.count(2).end(state, { winners: [1], ranking });
    const [one, other] = portRoyal.view(state, null).players.map(({ character }) => character!);
    expect([lost!.histograms.playedAs, lost!.histograms.wonAs]).toEqual([{ [one!]: 1 }, undefined]);
    expect([won!.histograms.playedAs, won!.histograms.wonAs]).toEqual([{ [other!]: 1 }, { [other!]: 1 }]);
    for (const language of LANGUAGES) {
      const { names } = characterById(other!)!;
      expect(portRoyalTally.words[language].row('characters', other!)).toBe(names[language]);
    }
  });

  it('add up to the same in any order', () => {
    const all = tallies.flatMap(({ seats }) => seats);
    expect(addUp([addUp(all.slice(20)), addUp(all.slice(0, 20).reverse())])).toEqual(addUp(all));
  });
});

describe('the words of the tally', () => {
  it.each(LANGUAGES)('name every figure, plot and row in %s', (language) => {
    const words = portRoyalTally.words[language];
    const { histograms } = addUp(played.flatMap((record) => tallyOf(portRoyal, portRoyalTally, record)));
    for (const { name } of portRoyalTally.figures) expect(words.figures[name]?.label, name).toMatch(/^\p{Lu}/u);
    for (const plot of portRoyalTally.plots) expect(words.plots[plot.name]?.title, plot.name).toMatch(/^\p{Lu}/u);
    for (const kind of Object.keys(histograms.cardsTaken!)) expect(words.row('cards', kind)).toMatch(/^\p{Lu}/u);
    for (const source of Object.keys(histograms.influenceFrom!))
      expect(words.row('sources', source)).toMatch(/^\p{Lu}/u);
    for (const contract of Object.keys(histograms.contractsDone!))
      expect(words.row('contracts', contract)).toMatch(/^\p{Lu}/u);
    const variants = new Set(played.map(({ options }) => words.variant(portRoyalTally.variant(options))));
    expect(variants.size).toBe(DEALS.length - 1);
    for (const variant of variants) expect(variant).not.toMatch(/unterwegs|contracts/);
  });
});

function retold(record: (typeof played)[number]) {
  return [...retell(portRoyal, record)].at(-1)!.state;
}

function coinsAtStart(record: (typeof played)[number]): number {
  const table = Table.open(portRoyal, { seats: record.seats, options: record.options, start: 0, seed: 'any' });
  return table.view(null).players[1]!.coins;
}
