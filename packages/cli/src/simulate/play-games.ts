import { type Bot, botFor, decisionOf } from '@roadstead/bots/all';
import { gameById } from '@roadstead/games/all';
import {
  type AnyGame,
  begin,
  carryOut,
  FastRandom,
  type GameCount,
  type GameTally,
  legalAction,
  questionsOf,
  type Tally,
  type Typed,
} from '@roadstead/kernel';
import type { GameRange, Job } from './job.js';
import { addSeats, countGame, emptySums, type Sums } from './sums.js';

/** More decisions than any game can have. */
const ENDLESS = 1_000_000;

/** Plays some games of a job. Game i depends on nothing but the job and i. */
export async function playGames(job: Job, range: GameRange): Promise<Sums> {
  const { game, tally } = gameById(job.game)!;
  const counting = await tally?.();
  const table = { game, job, counting, bots: job.bots.map((level) => botFor(job.game, level)!) };
  const sums = emptySums(job);
  const tallies: (readonly Tally[])[] = [];
  for (let i = range.from; i < range.to; i++) {
    const seed = `${job.seed}/${i}`;
    try {
      tallies.push(playGame(table, seed, sums));
    } catch (error) {
      throw new Error(`game ${i} (seed "${seed}") failed: ${error instanceof Error ? error.message : error}`, {
        cause: error,
      });
    }
  }
  sums.tallies = addSeats(tallies);
  return sums;
}

interface PlayedTable {
  readonly game: AnyGame;
  readonly job: Job;
  readonly bots: readonly Bot<unknown, Typed>[];
  readonly counting: GameTally | undefined;
}

/** Adds a game to the sums, and returns what it counts itself. */
function playGame({ game, job, bots, counting }: PlayedTable, seed: string, sums: Sums): readonly Tally[] {
  const chance = new FastRandom(seed);
  const random = new FastRandom(`${seed}/bots`);
  const start = job.start ?? chance.int(job.seats);
  const count: GameCount<unknown, Typed, Typed> | undefined = counting?.count(job.seats);
  let events: Typed[] = [];
  const tell = count && ((event: Typed) => void events.push(event));
  const told = () => {
    const all = events;
    events = [];
    return all;
  };
  const state = begin(game, { seats: job.seats, options: job.options, start }, chance, tell);
  count?.outcome(told(), state);

  let decisions = 0;
  for (let asked = questionsOf(game, state); asked.length > 0; ) {
    const { seat, legal } = asked[0]!;
    const { action } = bots[seat]!.choose(decisionOf(game, state, seat, random, legal));
    count?.choice(state, seat, action);
    asked = carryOut(game, state, seat, legalAction(asked, seat, action), chance, tell);
    count?.outcome(told(), state);
    if (++decisions > ENDLESS) throw new Error('it does not end');
  }
  const result = game.result(state)!;
  countGame(sums, decisions, start, result);
  return count?.end(state, result) ?? [];
}
