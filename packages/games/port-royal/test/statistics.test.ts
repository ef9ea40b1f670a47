import { act, FastRandom } from '@roadstead/kernel';
import { type PortRoyalOdds, portRoyal, type State } from '@roadstead/port-royal';
import { describe, expect, it } from 'vitest';
import { everyNth } from '../../../../test/full.js';
import { countById, DECK } from './deck.js';
import { BLUE, GREEN, PIRATE, PRIEST, RED_TOO, SAILOR, YELLOW, YELLOW_STRONG, YELLOW_TOO } from './names.js';
import { type Deal, dealt, playRandomly } from './play.js';
import { table } from './table.js';

/** How far a chi-square sum lies from its mean, in standard deviations. */
function deviation(observed: Readonly<Record<string, number>>, shares: Readonly<Record<string, number>>): number {
  const n = Object.values(observed).reduce((a, b) => a + b, 0);
  const weight = Object.values(shares).reduce((a, b) => a + b, 0);
  const chiSquare = Object.entries(shares).reduce((sum, [id, share]) => {
    const expected = (n * share) / weight;
    return sum + ((observed[id] ?? 0) - expected) ** 2 / expected;
  }, 0);
  const freedom = Object.keys(shares).length - 1;
  return (chiSquare - freedom) / Math.sqrt(2 * freedom);
}

function bustShown(state: State): number {
  return (portRoyal.odds(state, null) as PortRoyalOdds).bust;
}

/** Sums over many chances: what was shown, what happened. */
class Tally {
  n = 0;
  private shown = 0;
  private happened = 0;
  private variance = 0;

  add(p: number, happened: boolean): void {
    this.n++;
    this.shown += p;
    this.happened += happened ? 1 : 0;
    this.variance += p * (1 - p);
  }
  /** Standard errors between shown and observed. */
  get z(): number {
    return this.variance === 0 ? this.happened - this.shown : (this.happened - this.shown) / Math.sqrt(this.variance);
  }
}

/** Shown and observed busts of many random games: all together, and by tenths of the chance shown. */
function bustTallies(games: number, scarce: boolean): { all: Tally; tenths: readonly Tally[] } {
  const all = new Tally();
  const tenths = Array.from({ length: 11 }, () => new Tally());
  let busted = false;
  for (let game = 0; game < games; game++) {
    const deal: Deal = { seats: 2 + (game % 4), end: 'standard', seed: `bust ${scarce} ${game}`, scarce };
    let p = 0;
    playRandomly(deal, {
      tell: (event) => {
        busted ||= event.type === 'bust';
      },
      before: ({ state }) => {
        busted = false;
        p = bustShown(state);
      },
      after: ({ action }) => {
        if (action.type !== 'discover') return;
        all.add(p, busted);
        tenths[Math.floor(p * 10)]!.add(p, busted);
      },
    });
  }
  return { all, tenths };
}

describe('statistics', () => {
  it.each(
    everyNth(2, [
      ['a small pile, shuffled again and again', 400, true],
      ['a full pile', 400, false],
    ] as const),
  )('the chance of a bust that is shown is the chance that comes true: %s', (_, games, scarce) => {
    const { all, tenths } = bustTallies(games, scarce);
    expect(all.n).toBeGreaterThan(10_000);
    expect(Math.abs(all.z)).toBeLessThan(4);
    for (const tenth of tenths) expect(Math.abs(tenth.z)).toBeLessThan(4);
  });

  it('the chance of a bust counts the ships of the colours lying there that cannot be repelled', () => {
    // Nine more yellow ships are unseen, and none can be repelled without swords.
    const without = table({ stack: [YELLOW, PRIEST] }).discover();
    expect(bustShown(without.state)).toBeCloseTo(9 / (119 - 2), 12);
    // A pirate's 2 swords leave three yellow ships of 4 swords.
    const armed = table({ stack: [YELLOW, PRIEST], hands: { 0: { display: [PIRATE] } } })
      .admit()
      .discover();
    expect(bustShown(armed.state)).toBeCloseTo(3 / (119 - 3), 12);
    // Two colours: nine more of each.
    const two = table({ stack: [YELLOW, RED_TOO] }).discover();
    expect(bustShown(two.state)).toBeCloseTo(18 / (119 - 2), 12);
  });

  it('the chance of a bust knows what will be shuffled again', () => {
    // The pile is empty and one ship lies on the discard pile: that one comes next, and everybody knows it.
    const clash = table({ stack: [YELLOW_STRONG, YELLOW], rest: 1 }).sitOut();
    expect([clash.drawPile, clash.discard, clash.harbour]).toEqual([0, [YELLOW_STRONG], [YELLOW]]);
    expect(bustShown(clash.state)).toBe(1);
    const calm = table({ stack: [YELLOW_STRONG, BLUE], rest: 1 }).sitOut();
    expect(bustShown(calm.state)).toBe(0);
    const armed = table({ stack: [YELLOW, YELLOW_TOO], rest: 1, hands: { 0: { display: [SAILOR] } } })
      .repel()
      .discover();
    expect(bustShown(armed.state)).toBe(0); // one sword repels it
  });

  it('the draw pile is shuffled uniformly: the first card turned up', () => {
    const first: Record<string, number> = {};
    for (let game = 0; game < 20_000; game++) {
      let seenOne = false;
      dealt({ seats: 2, end: 'standard', seed: `first ${game}` }, new FastRandom(`first ${game}`), (event) => {
        if (event.type !== 'turnedUp' || seenOne) return;
        first[event.card] = (first[event.card] ?? 0) + 1;
        seenOne = true;
      });
    }
    expect(Object.keys(first).sort()).toEqual(Object.keys(countById(DECK)).sort());
    expect(Math.abs(deviation(first, countById(DECK)))).toBeLessThan(4);
  });

  it('the discard pile is shuffled uniformly', () => {
    const first: Record<string, number> = {};
    for (let game = 0; game < 3000; game++) {
      const stack = [GREEN, BLUE, YELLOW, YELLOW_TOO];
      const t = table({ stack, rest: 1, seed: `again ${game}` }).discover(3); // bust: these four make the next pile
      first[t.harbour[0]!] = (first[t.harbour[0]!] ?? 0) + 1;
    }
    expect(Math.abs(deviation(first, { [GREEN]: 1, [BLUE]: 1, [YELLOW]: 1, [YELLOW_TOO]: 1 }))).toBeLessThan(4);
  });

  it('a redeal follows the odds', () => {
    const state = table({ stack: [PRIEST, SAILOR] }).discover().state;
    const redeals = new FastRandom('many redeals');
    const next: Record<string, number> = {};
    for (let i = 0; i < 10_000; i++) {
      const other = portRoyal.redeal(state, 0, redeals);
      let seenOne = false;
      act(portRoyal, other, 0, { type: 'discover' }, redeals, (event) => {
        if (event.type !== 'turnedUp' || seenOne) return;
        next[event.card] = (next[event.card] ?? 0) + 1;
        seenOne = true;
      });
    }
    expect(Math.abs(deviation(next, portRoyal.odds(state, 0).weights))).toBeLessThan(4);
  });

  it('among equal players every seat wins equally often; the start seat alone may have an edge', () => {
    const seats = 3;
    const bySeat: Record<string, number> = {};
    const byPlace: Record<string, number> = {};
    for (let game = 0; game < 1200; game++) {
      let start = -1;
      const end = playRandomly(
        { seats, end: 'standard', seed: `fair ${game}` },
        {
          tell: (event) => {
            if (event.type === 'started') start = event.seat;
          },
        },
      );
      const winners = portRoyal.result(end)!.winners;
      if (winners.length > 1) continue;
      const place = (winners[0]! - start + seats) % seats;
      bySeat[winners[0]!] = (bySeat[winners[0]!] ?? 0) + 1;
      byPlace[place] = (byPlace[place] ?? 0) + 1;
    }
    const n = Object.values(byPlace).reduce((a, b) => a + b, 0);
    const share = (place: number) => `${(((byPlace[place] ?? 0) / n) * 100).toFixed(1)} %`;
    console.log(
      `Random players, ${n} games of three: the start seat wins ${share(0)}, the next ${share(1)}, ${share(2)}.`,
    );
    expect(Math.abs(deviation(bySeat, { 0: 1, 1: 1, 2: 1 }))).toBeLessThan(4);
  });
});
