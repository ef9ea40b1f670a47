import {
  type ArenaPlayer,
  botFor,
  type Contestant,
  type PlayedDeals,
  playDeals,
  Stopped,
  tunableFor,
} from '@roadstead/bots/all';
import { gameById } from '@roadstead/games/all';
import type { ArenaTask, Entrant } from './job.js';
import { ProgramPlayer, type Programs } from './program-player.js';

/** How long to play without a pause in which Ctrl-C or a program's answer is heard. */
const SLICE_MS = 50;

/** Plays some deals of a match. What they give depends on nothing but the task, the times apart. */
export function playTask({ job, from, to }: ArenaTask, programs: Programs, signal?: AbortSignal): Promise<PlayedDeals> {
  const { game } = gameById(job.game)!;
  const contestants = job.contestants.map((entrant): Contestant => {
    const budget = entrant.kind === 'level' ? entrant.budget : undefined;
    return { name: entrant.name, bot: playerFor(job.game, entrant, programs), ...(budget && { budget }) };
  });
  const match = { game, options: job.options, contestants, lineUp: job.lineUp, seed: job.seed };
  return playDeals({ ...match, now: () => performance.now(), pause: pauses(signal) }, from, to);
}

function playerFor(game: string, entrant: Entrant, programs: Programs): ArenaPlayer {
  switch (entrant.kind) {
    case 'level':
      return botFor(game, entrant.level)!;
    case 'weights':
      return tunableFor(game)!.bot(entrant.weights);
    case 'program':
      return new ProgramPlayer(entrant, programs);
  }
}

/** A pause now and then, none in between; stops the match once the signal has come. */
function pauses(signal?: AbortSignal): () => Promise<void> | undefined {
  let last = performance.now();
  return () => {
    if (signal?.aborted) throw new Stopped();
    const now = performance.now();
    if (now - last < SLICE_MS) return undefined;
    last = now;
    return new Promise(setImmediate);
  };
}
