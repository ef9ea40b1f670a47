import { FastRandom, same } from '@roadstead/kernel';
import type { Bot, BotChoice, Budget, Decision, Estimate } from '../bot.js';
import { now } from '../clock.js';
import { PairedTrials } from './paired-trials.js';
import { type Playouts, playOn } from './playout.js';
import type { Skill } from './skill.js';

export interface SearchStyle extends Playouts {
  /** How long to think where nobody says: whichever ends first. */
  readonly iterations: number;
  readonly ms: number;
  /** Standard errors behind the leader at which a move is given up, and ahead of the guess at which it is preferred. */
  readonly dropAt: number;
  readonly preferAt: number;
}

/** The first look at who is behind, and how many times more rounds until the next: whoever looks often errs often. */
const FIRST_LOOK = 12;
const NEXT_LOOK = 1.3;

/** More moves than this are halved first, each time after such a part of the budget: no time for a fair trial of all. */
const FEW = 16;
const HALVING_PART = 1 / 15;

/**
 * Weighs all moves by playing them out over the same deals of what is hidden and the same luck, gives up those clearly
 * behind, and keeps the skill's own guess unless another move is clearly better.
 */
export function searcher<V, A>(skill: Skill<V, A>, style: SearchStyle): Bot<V, A> {
  return {
    choose(decision, budget) {
      const guess = skill.firstThought?.(decision) ?? skill.guess(decision);
      if (decision.legal.length < 2) return guess;
      const moves = movesToTry(decision, skill, guess.action);
      const trials = trialsOf(decision, moves, skill as Skill<unknown, unknown>, style, budget);
      return chosen(decision, moves, skill, guess, trials, style);
    },
  };
}

/** What is tried, and which of it is the guess. */
interface MovesToTry<A> {
  readonly actions: readonly A[];
  readonly guess: number;
}

function movesToTry<V, A>(decision: Decision<V, A>, skill: Skill<V, A>, guess: A): MovesToTry<A> {
  const { legal } = decision;
  const actions = skill.candidates?.(decision.view(), legal) ?? legal;
  const found = actions.findIndex((action) => same(action, guess));
  return found < 0 ? { actions: [...actions, guess], guess: actions.length } : { actions, guess: found };
}

function trialsOf<V, A>(
  decision: Decision<V, A>,
  { actions, guess }: MovesToTry<A>,
  skill: Skill<unknown, unknown>,
  style: SearchStyle,
  budget: Budget = { iterations: style.iterations, ms: style.ms },
): PairedTrials {
  const iterations = budget.iterations ?? Number.POSITIVE_INFINITY;
  const ms = budget.ms ?? (budget.iterations === undefined ? style.ms : Number.POSITIVE_INFINITY);
  const until = now() + ms;
  const trials = new PairedTrials(actions.length);
  const luck = decision.random.int(2 ** 31);
  let look = FIRST_LOOK;
  let halving = actions.length > FEW ? new Halving(iterations, ms) : null;
  for (let round = 0; round < iterations && trials.left > 1; round++) {
    const dealt = decision.redeal(new FastRandom(`${luck}/${round}/deal`));
    for (let move = 0; move < actions.length; move++) {
      if (!trials.isOpen(move)) continue;
      if (now() > until || budget.cancelled?.()) return trials;
      trials.add(move, playOn(decision, dealt, actions[move], `${luck}/${round}`, skill, style));
    }
    if (halving?.isDue(round + 1)) {
      trials.halve(guess);
      if (trials.left <= FEW) halving = null;
    }
    if (round + 1 < look) continue;
    trials.drop(style.dropAt);
    look *= NEXT_LOOK;
  }
  return trials;
}

/** When the worse half of many moves is given up: by rounds or by time, whichever comes first. */
class Halving {
  private readonly rounds: number;
  private readonly ms: number;
  private nextRound: number;
  private nextMs: number;

  constructor(iterations: number, ms: number) {
    this.rounds = Math.ceil(iterations * HALVING_PART);
    this.ms = ms * HALVING_PART;
    this.nextRound = this.rounds;
    this.nextMs = now() + this.ms;
  }

  isDue(rounds: number): boolean {
    const time = now();
    if (rounds < this.nextRound && time < this.nextMs) return false;
    this.nextRound = rounds + this.rounds;
    this.nextMs = time + this.ms;
    return true;
  }
}

function chosen<V, A>(
  decision: Decision<V, A>,
  { actions, guess: own }: MovesToTry<A>,
  skill: Skill<V, A>,
  guess: BotChoice<A>,
  trials: PairedTrials,
  style: SearchStyle,
): BotChoice<A> {
  const leader = trials.leader();
  const keepsGuess = leader === own || trials.lead(leader, own) < style.preferAt;
  const move = keepsGuess ? own : leader;
  const estimates = actions
    .map((action, other): Estimate<A> => {
      const { mean: win, error } = trials.win(other);
      const behind = trials.behind(other, move);
      return { action, win, error, ...(other !== move && { behind: { win: behind.mean, error: behind.error } }) };
    })
    .sort((a, b) => b.win - a.win);
  const action = actions[move]!;
  if (keepsGuess) return { ...guess, action, estimates };
  return { action, why: (language) => skill.reason(decision, action, trials.win(move).mean, language), estimates };
}
