import { describe, expect, it } from 'vitest';
import {
  type ArenaPlayer,
  type Contestant,
  type Match,
  mergePlayedDeals,
  playDeals,
  resultOf,
  Stopped,
  seatings,
} from '../src/all.js';
import { always, type Kind, luckOf, regatta, view } from './arena-game.js';

function match(
  players: Record<string, ArenaPlayer>,
  lineUp: readonly string[],
  kind: Kind = 'luck',
  more: Partial<Match> = {},
): Match {
  const contestants = Object.entries(players).map(([name, bot]): Contestant => ({ name, bot }));
  const places = lineUp.map((name) => contestants.findIndex((one) => one.name === name));
  return { game: regatta, options: { kind }, contestants, lineUp: places, seed: 'sea', now: () => 0, ...more };
}

const RIVALS = { strong: always('row'), weak: always('rest') };
const ONE_STRONG = ['strong', 'weak', 'weak', 'weak'];

async function result(of: Match, deals: number) {
  return resultOf(of, await playDeals(of, 0, deals));
}

describe('seatings', () => {
  it('move everybody on by one seat, each seating once', () => {
    expect(seatings([0, 1, 1, 1])).toEqual([
      [0, 1, 1, 1],
      [1, 1, 1, 0],
      [1, 1, 0, 1],
      [1, 0, 1, 1],
    ]);
    expect(seatings([0, 1, 2])).toEqual([
      [0, 1, 2],
      [1, 2, 0],
      [2, 0, 1],
    ]);
    expect(seatings([0, 1, 0, 1])).toEqual([
      [0, 1, 0, 1],
      [1, 0, 1, 0],
    ]);
    expect(seatings([0, 0])).toEqual([[0, 0]]);
    expect(seatings([0])).toEqual([[0]]);
  });

  it('leave nothing of the advantage of a seat', async () => {
    const { contestants, games } = await result(match(RIVALS, ONE_STRONG, 'seat'), 10);
    expect(games).toBe(40);
    expect(contestants.map(({ wins }) => wins)).toEqual([
      { share: 0.25, low: 0.25, high: 0.25 },
      { share: 0.75, low: 0.75, high: 0.75 },
    ]);
    expect(contestants.map(({ fair }) => fair)).toEqual([0.25, 0.75]);
  });
});

describe('a deal', () => {
  it('is the same for every seating: luck, start seat and all', async () => {
    const seen = new Map<string, Set<string>>();
    const spy: ArenaPlayer = {
      choose(decision) {
        const { luck, start } = view(decision);
        const key = JSON.stringify(luck);
        seen.set(key, (seen.get(key) ?? new Set()).add(`${start}`));
        return { action: { type: 'row' } };
      },
    };
    await playDeals(match({ spy, weak: always('rest') }, ['spy', 'weak', 'weak']), 3, 9);
    expect([...seen.keys()]).toEqual([3, 4, 5, 6, 7, 8].map((deal) => JSON.stringify(luckOf(`sea/deal/${deal}`, 3))));
    for (const starts of seen.values()) expect(starts.size).toBe(1);
  });

  it('gives each bot a chance of its own, the same whenever it is played', async () => {
    const drawn = async () => {
      const numbers: number[] = [];
      const spy: ArenaPlayer = {
        choose({ random }) {
          numbers.push(random.int(1e9));
          return { action: { type: 'row' } };
        },
      };
      await playDeals(match({ spy, other: spy }, ['spy', 'other']), 0, 5);
      return numbers;
    };
    const numbers = await drawn();
    expect(numbers).toHaveLength(20);
    expect(new Set(numbers).size).toBe(20);
    expect(await drawn()).toEqual(numbers);
  });

  it('counts the same alone or among others', async () => {
    const whole = match(RIVALS, ONE_STRONG);
    const parts = [await playDeals(whole, 4, 10), await playDeals(whole, 0, 4)];
    expect(resultOf(whole, mergePlayedDeals(parts))).toEqual(await result(whole, 10));
  });
});

describe('the result', () => {
  it('shows who is stronger, with an interval that gets narrower', async () => {
    const few = (await result(match(RIVALS, ONE_STRONG), 20)).contestants[0]!.wins!;
    const many = (await result(match(RIVALS, ONE_STRONG), 500)).contestants[0]!.wins!;
    for (const { share, low, high } of [few, many]) {
      expect(low).toBeLessThan(share);
      expect(share).toBeLessThan(high);
    }
    expect(many.high - many.low).toBeLessThan((few.high - few.low) / 2);
    expect(many.low).toBeGreaterThan(0.4);
  });

  it('has an interval that holds the truth about as often as it says', async () => {
    const equal = match({ one: always('row'), other: always('row') }, ['one', 'other']);
    // Between equals the deal decides who wins in which seat: only a bot with moods makes deals differ.
    const moody: ArenaPlayer = { choose: ({ random }) => ({ action: { type: random.int(2) ? 'row' : 'rest' } }) };
    const contestants = [
      { name: 'one', bot: moody },
      { name: 'other', bot: moody },
    ];
    let holds = 0;
    for (let time = 0; time < 100; time++) {
      const { wins } = (await result({ ...equal, contestants, seed: `mood/${time}` }, 40)).contestants[0]!;
      if (wins!.low <= 0.5 && wins!.high >= 0.5) holds++;
    }
    expect(holds).toBeGreaterThan(85);
  });

  it('splits shared victories and counts them as ties', async () => {
    const crews = { a: always('row'), b: always('row'), idle: always('rest') };
    const { contestants } = await result(match(crews, ['a', 'b', 'idle'], 'effort'), 5);
    expect(contestants.map(({ wins, shared }) => [wins!.share, shared])).toEqual([
      [0.5, 15],
      [0.5, 15],
      [0, 0],
    ]);
  });

  it('tells the difference in Elo between two, finite even after a clean sweep', async () => {
    const { elo } = await result(match(RIVALS, ['strong', 'weak'], 'effort'), 50);
    expect(elo!.difference).toBeCloseTo(400 * Math.log10(199), 0);
    const fair = await result(match(RIVALS, ['strong', 'weak']), 200);
    expect(fair.elo!.low).toBeLessThan(fair.elo!.difference);
    expect(fair.elo!.low).toBeGreaterThan(0);
    expect((await result(match(RIVALS, ONE_STRONG), 2)).elo).toBeNull();
  });

  it('is the share of games won where all play together', async () => {
    const moody: ArenaPlayer = { choose: ({ random }) => ({ action: { type: random.int(4) ? 'row' : 'rest' } }) };
    const { together, contestants, unwon, games } = await result(match({ moody }, ['moody', 'moody'], 'together'), 200);
    expect(together!.share).toBeGreaterThan(0.4);
    expect(together!.share).toBeLessThan(0.7);
    expect(unwon).toBe(Math.round(games * (1 - together!.share)));
    expect(contestants[0]).toMatchObject({ wins: null, fair: null });
  });

  it('tells how long decisions took', async () => {
    let clock = 0;
    let calls = 0;
    const slow: ArenaPlayer = {
      choose() {
        clock += ++calls === 100 ? 900 : 10;
        return { action: { type: 'row' } };
      },
    };
    const timed = match({ slow, weak: always('rest') }, ['slow', 'weak'], 'luck', { now: () => clock });
    const [slowOne, weakOne] = (await result(timed, 100)).contestants;
    expect(slowOne!.decisions).toBe(200);
    expect(slowOne!.ms.p50).toBeGreaterThanOrEqual(10);
    expect(slowOne!.ms.p50).toBeLessThan(11);
    expect(slowOne!.ms.p99).toBeLessThan(11);
    expect(slowOne!.ms.max).toBe(900);
    expect(weakOne!.ms).toEqual({ p50: 0, p99: 0, max: 0 });
  });
});

describe('a failed game counts for nobody', () => {
  const atSeat = (bad: number, then: ArenaPlayer): ArenaPlayer => ({
    choose: (decision) => (decision.seat === bad ? then.choose(decision) : { action: { type: 'row' } }),
  });
  const broken: ArenaPlayer = {
    choose: () => {
      throw new Error('out of ideas');
    },
  };

  it.each([
    ['throws', broken, /out of ideas/, 'bad'],
    ['fails later', { choose: async () => Promise.reject(new Error('lost the line')) }, /lost the line/, 'bad'],
    ['does what is not legal', always('fly'), /cannot do that/, 'bad'],
    ['answers nothing', { choose: () => ({ action: undefined }) }, /cannot do that/, 'bad'],
    ['never comes to an end', always('wait'), /no end after 50 decisions/, null],
  ])('when a bot %s', async (_, bot, reason, name) => {
    const failing = match({ bad: atSeat(2, bot), weak: always('rest') }, ['bad', 'weak', 'weak'], 'effort', {
      bound: 50,
    });
    const { games, failed, failures, contestants } = await result(failing, 4);
    expect([games, failed]).toEqual([8, 4]);
    expect(contestants[0]!.wins!.share).toBe(1);
    expect(failures.map(({ deal }) => deal)).toEqual([0, 1, 2, 3]);
    for (const failure of failures) {
      expect(failure).toMatchObject({ rotation: 1, name, seat: name === null ? null : 2 });
      expect(failure.reason).toMatch(reason);
    }
  });

  it('and where all games fail, nobody has won anything', async () => {
    const { games, failed, contestants } = await result(
      match({ bad: broken, weak: always('rest') }, ['bad', 'weak']),
      3,
    );
    expect([games, failed]).toEqual([0, 6]);
    expect(contestants[0]!.wins).toEqual({ share: 0, low: 0, high: 0 });
  });

  it('but a match that is stopped is no failure', async () => {
    let left = 10;
    const pause = () => {
      if (--left < 0) throw new Stopped();
      return undefined;
    };
    await expect(playDeals(match(RIVALS, ONE_STRONG, 'luck', { pause }), 0, 10)).rejects.toThrow(Stopped);
  });
});
