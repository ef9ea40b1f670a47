import { type Bot, botFor, decisionOf } from '@roadstead/bots';
import { gameById } from '@roadstead/games';
import { type AnyGame, act, begin, FastRandom, type Typed } from '@roadstead/kernel';
import type { Job, Stretch } from './job.js';
import { statisticsFor } from './statistics.js';
import { countGame, emptyTally, type Tally } from './tally.js';

/** More decisions than any game can have. */
const ENDLESS = 1_000_000;

/** Plays some games of a job. Game i depends on nothing but the job and i. */
export function playGames(job: Job, stretch: Stretch): Tally {
  const { game } = gameById(job.game)!;
  const bots = job.bots.map((level) => botFor(job.game, level)!);
  const tally = emptyTally(job);
  for (let i = stretch.from; i < stretch.to; i++) {
    const seed = `${job.seed}/${i}`;
    try {
      playGame(game, bots, job, seed, tally);
    } catch (error) {
      throw new Error(`game ${i} (seed "${seed}") failed: ${error instanceof Error ? error.message : error}`, {
        cause: error,
      });
    }
  }
  return tally;
}

function playGame(game: AnyGame, bots: readonly Bot<unknown, Typed>[], job: Job, seed: string, tally: Tally): void {
  const chance = new FastRandom(seed);
  const random = new FastRandom(`${seed}/bots`);
  const start = job.start ?? chance.int(job.seats);
  const watcher = statisticsFor(job.game)?.watch(tally.own);
  const tell = watcher && ((event: unknown) => watcher.event(event));
  const state = begin(game, { seats: job.seats, options: job.options, start }, chance, tell);

  let decisions = 0;
  for (let toAct = game.toAct(state); toAct.length > 0; toAct = game.toAct(state)) {
    const seat = toAct[0]!;
    const { action } = bots[seat]!.choose(decisionOf(game, state, seat, random));
    act(game, state, seat, action, chance, tell);
    if (++decisions > ENDLESS) throw new Error('it does not end');
  }
  const result = game.result(state)!;
  countGame(tally, decisions, start, result.winners);
  watcher?.end(game.view(state, null), result);
}
