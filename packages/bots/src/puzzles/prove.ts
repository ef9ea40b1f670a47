import {
  type AnyGame,
  FastRandom,
  type Puzzle,
  type PuzzleAct,
  type PuzzleAnswer,
  same,
  type Typed,
} from '@roadstead/kernel';
import { type Decision, decisionOf, type Estimate } from '../bot.js';
import { skillFor } from '../learnt.js';
import { admiralFor, botFor } from '../levels.js';
import { inAllLanguages } from '../think.js';
import type { Candidate, PlayedAct } from './candidate.js';
import { difficultyOf } from './difficulty.js';
import { weighAll } from './weigh-all.js';

/** By how much the best answer must lead, in chances to win and in standard errors. */
export const CLEAR_LEAD = 0.04;
export const CLEAR_ERRORS = 4;
/** Whoever has lost anyway has nothing to find. */
const HOPE = 0.1;

/** Played on this far in thought, most games are decided: the value of a position hardly matters any more. */
const FAR = 48;

const TRIES = 12;
const LEVELS = ['greedy', 'deckhand', 'sailor', 'captain', 'admiral'] as const;

/** What each answer is worth, seen from far ahead. */
export function answersTo(
  game: AnyGame,
  state: unknown,
  seat: number,
  rounds: number,
  seed: string,
): readonly Estimate<Typed>[] {
  return weighAll(decisionOf(game, state, seat, new FastRandom(seed)), rounds, {
    ...admiralFor(game.id),
    depth: FAR,
  });
}

/** Whether the first answer leads all others beyond doubt. */
export function isClear([best, ...others]: readonly Estimate<Typed>[]): boolean {
  return (
    best !== undefined &&
    others.every(({ behind }) => behind!.win >= CLEAR_LEAD && behind!.win >= CLEAR_ERRORS * behind!.error)
  );
}

/** A puzzle, if two looks with luck of their own, near and far ahead, agree beyond doubt; null otherwise. */
export function prove(game: AnyGame, one: Candidate, rounds: number): Puzzle | null {
  const { voyage, at, seat, kind, state } = one;
  const seed = `${voyage.seed}/${at}`;
  const look = (what: string) => decisionOf(game, state, seat, new FastRandom(`${seed}/${what}`));
  const near = weighAll(look('near'), rounds / 2, admiralFor(game.id));
  if (!isClear(near) || near[0]!.win < HOPE) return null;
  const far = answersTo(game, state, seat, rounds, `${seed}/far`);
  if (!isClear(far) || !same(near[0]!.action, far[0]!.action)) return null;
  const best = far[0]!.action;
  const solvedBy = Object.fromEntries(LEVELS.map((level) => [level, share(game, level, best, look)]));
  const { seats, options, acts } = voyage;
  return {
    id: idOf(voyage.seed, at),
    kind,
    difficulty: difficultyOf(solvedBy, far[1]!.behind!.win),
    table: { seats, options, seed: voyage.seed },
    acts: acts.slice(0, at).map(plainAct),
    seat,
    answers: told(look('tell'), far),
    solvedBy,
    next: restOfTurn(one),
  };
}

/** What speaks for each answer, in the words that bots have today. */
export function told(decision: Decision<unknown, Typed>, answers: readonly Estimate<Typed>[]): PuzzleAnswer[] {
  const { reason, explain } = skillFor(decision.game.id);
  const best = rounded(answers[0]!.win);
  const written = answers.map(({ action, win, error, behind }) => ({
    action,
    // How far one is behind is known better than what it is worth by itself, and so the numbers agree.
    win: behind ? Math.max(0, rounded(best - rounded(behind.win))) : rounded(win),
    error: rounded(error),
    ...(behind && { behind: { win: rounded(behind.win), error: rounded(behind.error) } }),
    why: inAllLanguages((language) => explain?.(decision, action, language) ?? reason(decision, action, win, language)),
  }));
  return written.sort((a, b) => Number('behind' in a) - Number('behind' in b) || b.win - a.win);
}

function share(game: AnyGame, level: string, best: Typed, look: (what: string) => Decision<unknown, Typed>): number {
  const bot = botFor(game.id, level);
  if (bot === undefined) return 0;
  const budget = { iterations: admiralFor(game.id).iterations };
  const tries = Array.from({ length: TRIES }, (_, i) => bot.choose(look(`${level} ${i}`), budget).action);
  return rounded(tries.filter((action) => same(action, best)).length / TRIES);
}

/** From the decision on, as long as its turn lasts. */
function restOfTurn({ voyage, at }: Candidate): readonly PuzzleAct[] {
  const { turn } = voyage.acts[at]!;
  const after = voyage.acts.slice(at);
  const end = after.findIndex((act) => act.turn !== turn);
  return after.slice(0, end < 0 ? undefined : end).map(plainAct);
}

function plainAct({ seat, action }: PlayedAct): PuzzleAct {
  return { seat, action };
}

function rounded(share: number): number {
  return Math.round(share * 10_000) / 10_000;
}

function idOf(seed: string, at: number): string {
  return `${seed.replace(/[^a-z0-9]+/gi, '-')}-${at}`;
}
