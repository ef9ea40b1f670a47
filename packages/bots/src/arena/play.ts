import { begin, carryOut, FastRandom, legalAction, questionsOf, type Result, type Seat } from '@roadstead/kernel';
import { decisionOf } from '../bot.js';
import { botSeed, dealSeed, type Match, type Seating, Stopped, seatings } from './match.js';
import { countGame, type DealTally, emptyDeal, type Failure, type PlayedDeals } from './tally.js';
import { Stopwatch } from './times.js';

/** Many times the length of a long game. */
const USUAL_BOUND = 10_000;

/** One deal in one seating. */
interface Sitting {
  readonly match: Match;
  readonly deal: number;
  readonly rotation: number;
  readonly seating: Seating;
  /** By contestant. */
  readonly watches: readonly Stopwatch[];
}

/** Plays some deals of a match, each in every seating: those from `from` on and before `to`. */
export async function playDeals(match: Match, from: number, to: number): Promise<PlayedDeals> {
  const watches = match.contestants.map(() => new Stopwatch());
  const deals: DealTally[] = [];
  for (let deal = from; deal < to; deal++) {
    const tally = emptyDeal(deal, match.contestants.length);
    for (const [rotation, seating] of seatings(match.lineUp).entries()) {
      const end = await playGame({ match, deal, rotation, seating, watches });
      if ('reason' in end) tally.failures.push(end);
      else countGame(tally, seating, end);
    }
    deals.push(tally);
  }
  return { deals, times: watches.map((watch) => watch.times()) };
}

/** How the game ended, or why it did not: a failed game counts against nobody. */
async function playGame(sitting: Sitting): Promise<Result | Failure> {
  const { match, deal, rotation, seating, watches } = sitting;
  const { game, options } = match;
  let acting: Seat | null = null;
  try {
    const chance = new FastRandom(dealSeed(match.seed, deal));
    const seats = seating.length;
    const state = begin(game, { seats, options, start: chance.int(seats) }, chance);
    const randoms = seating.map((_, seat) => new FastRandom(botSeed(match.seed, deal, rotation, seat)));
    let left = match.bound ?? USUAL_BOUND;
    for (let asked = questionsOf(game, state); asked.length > 0; ) {
      const pause = match.pause?.();
      if (pause) await pause;
      if (left-- === 0) return failure(sitting, null, `no end after ${match.bound ?? USUAL_BOUND} decisions`);
      const { seat, legal } = asked[0]!;
      acting = seat;
      const { bot, budget } = match.contestants[seating[seat]!]!;
      const since = match.now();
      const answer = bot.choose(decisionOf(game, state, seat, randoms[seat]!, legal), budget);
      // Waiting for what is there already would cost more than a fast bot's whole decision.
      const { action } = answer instanceof Promise ? await answer : answer;
      watches[seating[seat]!]!.add(match.now() - since);
      asked = carryOut(game, state, seat, legalAction(asked, seat, action), chance);
      acting = null;
    }
    return game.result(state)!;
  } catch (error) {
    if (error instanceof Stopped) throw error;
    return failure(sitting, acting, error instanceof Error ? error.message : String(error));
  }
}

function failure({ match, deal, rotation, seating }: Sitting, seat: Seat | null, reason: string): Failure {
  const name = seat === null ? null : match.contestants[seating[seat]!]!.name;
  return { deal, rotation, seat, name, reason };
}
