import { addUp, LANGUAGES, rateRows, type Tally, tallyOf } from '@roadstead/kernel';
import { playGolden } from '@roadstead/kernel/harness';
import { type SkullResult, swordAndSkull } from '@roadstead/sword-and-skull';
import { swordAndSkullTally } from '@roadstead/sword-and-skull/tally';
import { describe, expect, it } from 'vitest';
import { logged } from './logged.js';
import type { Position } from './table.js';

const tallyIn = ({ table }: ReturnType<typeof logged>) => tallyOf(swordAndSkull, swordAndSkullTally, table.record());
const move = (figure: 'officer' | 'pirate', by: number) => ({ type: 'move', figure, by }) as const;

describe('the tally of a game', () => {
  it('SS-F9 SS-E1 counts the way in which it was won, the round and the place of the winner', () => {
    const paid: Position = { players: 3, start: 1, dice: [1, 0, 0], seats: { 1: { pirate: 'LAKE', gold: 40 } } };
    const seats = tallyIn(logged(paid).do(move('pirate', 1), { type: 'pay' }));
    expect(seats[1]!.counters).toMatchObject({ games: 1, won: 1, ransomWins: 1, rounds: 1, goldPaid: 35, purse: 40 });
    expect(seats[1]!.histograms).toMatchObject({
      ways: { ransom: 1 },
      wonAt: { '3.1': 1 },
      wonInRound: { 1: 1 },
      goldTo: { ransom: 35 },
      landedOn: { lair: 1 },
    });
    expect(seats[0]!.histograms.seated).toEqual({ '3.3': 1 });
    expect(seats[0]!.counters.won).toBeUndefined();
  });

  it('SS-B1 SS-B2 counts fights by foe, and what was to be expected of them', () => {
    const strong = { crew: { 'FR-A': 2 }, items: ['I05', 'I01'] };
    const [first] = tallyIn(
      logged({ dice: [1, 0, 5, 4, 5], seats: { 0: { officer: 'LAKE', ...strong } } }).do(move('officer', 1)),
    );
    // Might 11 against 10: of 35 rolls the attacker loses his 5 blanks, and 1 against 3, 4, 5, 2 against 4, 5, 3 against 5.
    expect(first!.counters).toMatchObject({ fights: 1, fightsWon: 1, fightsExpected: 24, officerWins: 1 });
    expect(first!.histograms).toMatchObject({ foughtWith: { king: 1 }, beaten: { king: 1 }, ways: { officer: 1 } });
    expect(first!.histograms.itemsWonWith).toEqual({ I05: 1, I01: 1 });
    expect(first!.histograms.crewHad).toEqual({ 'FR-A': 1 });
  });

  it('SS-B6 a fight between players counts on both sides, and so does its gold', () => {
    const seats = tallyIn(
      logged({ dice: [1, 0, 2, 5], chests: { O5: 3 }, seats: { 0: { officer: 'O4' }, 1: { pirate: 'O5' } } }).do(
        move('officer', 1),
        { type: 'bonus', take: 'gold' },
      ),
    );
    expect(seats[0]!.counters).toMatchObject({ fights: 1, goldGained: 3, goldPaid: 2 });
    expect(seats[0]!.counters.fightsWon).toBeUndefined();
    expect(seats[1]!.counters).toMatchObject({ fights: 1, fightsWon: 1, goldGained: 2 });
    expect(seats[0]!.counters.fightsExpected! + seats[1]!.counters.fightsExpected!).toBe(35);
    expect(seats[0]!.histograms).toMatchObject({ goldFrom: { chest: 3 }, goldTo: { bonus: 2 } });
    expect(seats[1]!.histograms.goldFrom).toEqual({ bonus: 2 });
  });

  it('SS-F3 counts bids, auctions won and the items', () => {
    const [first, second] = tallyIn(
      logged({ players: 2, dice: [1, 0], item: ['I11'], seats: { 0: { officer: 'O9' } } }).do(
        move('officer', 1),
        { type: 'pass' },
        { type: 'bid', gold: 2 },
      ),
    );
    expect(first!.counters).toMatchObject({ bidsAsked: 1, bids: 1, auctionsWon: 1, goldPaid: 2, items: 1 });
    expect(second!.counters).toMatchObject({ bidsAsked: 1 });
    expect(first!.histograms.itemsGot).toEqual({ I11: 1 });
  });

  it('SS-C1 SS-C6 counts cards drawn, done at once and played', () => {
    const [first] = tallyIn(
      logged({ dice: [1, 0], fortune: ['F09', 'F15'], seats: { 0: { officer: 'O6' } } }).do(move('officer', 1), {
        type: 'play',
        card: 'F15',
        crew: 'FR-A',
      }),
    );
    expect(first!.counters).toMatchObject({ drawn: 2, played: 1, recruited: 1 });
    expect(first!.histograms.cardsDrawn).toEqual({ F09: 1, F15: 1 });
    expect(first!.histograms.cardsDone).toEqual({ F09: 1, F15: 1 });
    expect(first!.histograms.goldFrom).toEqual({ F09: 4 });
  });

  it('SS-D1 counts debts and who was sent back by what', () => {
    const [first] = tallyIn(logged({ dice: [1, 0], seats: { 0: { pirate: 'O29', gold: 1 } } }).do(move('pirate', 1)));
    expect(first!.counters).toMatchObject({ debts: 1, sent: 1, goldPaid: 1 });
    expect(first!.histograms.sentBy).toEqual({ debt: 1 });
  });

  it('SS-R3 a fork at which a walk is halted is not landed on', () => {
    const game = logged({ dice: [2, 1], seats: { 0: { officer: 'O1' } } }).do(move('officer', 3));
    expect(tallyIn(game)[0]!.histograms.landedOn).toBeUndefined();
    expect(tallyIn(game.do({ type: 'go', to: 'O3' }))[0]!.histograms.landedOn).toEqual({ Clearwater: 1 });
  });
});

const played = [2, 3, 4, 5].flatMap((seats) =>
  Array.from({ length: 3 }, (_, n) => playGolden(swordAndSkull, { seats, seed: `tally ${seats} ${n}` }).record),
);

describe('the tallies of many games', () => {
  const tallies = played.map((record) => ({ record, seats: tallyOf(swordAndSkull, swordAndSkullTally, record) }));
  const count = ({ counters }: Tally, name: string) => counters[name] ?? 0;
  const sum = (rows: Readonly<Record<string, number>> = {}) => Object.values(rows).reduce((a, b) => a + b, 0);

  it('SS-S1 every piece of gold is accounted for, by its source', () => {
    for (const { seats } of tallies) {
      for (const seat of seats) {
        expect(10 + count(seat, 'goldGained') - count(seat, 'goldPaid')).toBe(count(seat, 'gold'));
        expect(sum(seat.histograms.goldFrom)).toBe(count(seat, 'goldGained'));
        expect(sum(seat.histograms.goldTo)).toBe(count(seat, 'goldPaid'));
      }
    }
  });

  it('SS-C3 crew taken on and over, less what was lost, is the crew at the end', () => {
    for (const seat of tallies.flatMap(({ seats }) => seats)) {
      const had = count(seat, 'recruited') + count(seat, 'crewWonOver') - count(seat, 'crewLost');
      expect(had).toBe(count(seat, 'crew'));
      expect(sum(seat.histograms.cardsDrawn)).toBe(count(seat, 'drawn'));
    }
  });

  it('SS-E3 one seat has won by one way; fights between players are won by one side', () => {
    for (const { record, seats } of tallies) {
      const { winners } = record.result as SkullResult;
      expect(seats.flatMap((one, i) => (count(one, 'won') ? [i] : []))).toEqual(winners);
      const all = addUp(seats);
      expect(sum(all.histograms.ways)).toBe(1);
      const { foughtWith = {}, beaten = {} } = all.histograms;
      expect(foughtWith.player ?? 0).toBe(2 * (beaten.player ?? 0));
    }
  });

  it('the rates of cards are parts of how often they were had', () => {
    const all = addUp(tallies.flatMap(({ seats }) => seats));
    const rates = swordAndSkullTally.plots.filter((plot) => plot.kind === 'rates');
    expect(rates.length).toBeGreaterThan(0);
    for (const plot of rates) {
      const rows = rateRows(plot, all);
      expect(rows.length, plot.name).toBeGreaterThan(0);
      for (const { n, hits } of rows) expect(hits).toBeLessThanOrEqual(n);
    }
  });
});

describe('the words of the tally', () => {
  it.each(LANGUAGES)('name every figure, plot and row in %s', (language) => {
    const words = swordAndSkullTally.words[language];
    const { histograms } = addUp(played.flatMap((record) => tallyOf(swordAndSkull, swordAndSkullTally, record)));
    for (const { name } of swordAndSkullTally.figures) expect(words.figures[name]?.label, name).toMatch(/^\p{Lu}/u);
    for (const plot of swordAndSkullTally.plots) {
      expect(words.plots[plot.name]?.title, plot.name).toMatch(/^\p{Lu}/u);
      const of = plot.kind === 'seats' ? plot.played : plot.kind === 'risk' ? plot.dared : plot.of;
      const rows = Object.keys(histograms[of] ?? {});
      expect(rows.length, plot.name).toBeGreaterThan(0);
      const names = rows.map((row) => words.row(plot.name, row));
      for (const name of names) expect(name).toMatch(/^[\p{Lu}\d]/u);
      expect(new Set(names).size, plot.name).toBe(rows.length);
    }
    expect(words.variant(swordAndSkullTally.variant({}))).toBe('Sword & Skull');
  });
});
