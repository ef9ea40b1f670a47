import { act, FastRandom, same } from '@roadstead/kernel';
import type { Bot, Budget, Choice, Decision, Estimate } from '../bot.js';
import { now } from '../clock.js';
import { type Playouts, playOut } from './playout.js';
import { Race } from './race.js';
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

/**
 * Weighs all moves by playing them out over the same deals of what is hidden and the same luck, gives up those clearly
 * behind, and keeps the skill's own guess unless another move is clearly better.
 */
export function searcher<V, A>(skill: Skill<V, A>, style: SearchStyle): Bot<V, A> {
  return {
    choose(decision, budget) {
      const guess = skill.guess(decision);
      if (decision.legal.length < 2) return guess;
      const race = raceOf(decision, skill as Skill<unknown, unknown>, style, budget);
      return chosen(decision, skill, guess, race, style);
    },
  };
}

function raceOf<V, A>(
  decision: Decision<V, A>,
  skill: Skill<unknown, unknown>,
  style: SearchStyle,
  budget: Budget = { iterations: style.iterations, ms: style.ms },
): Race {
  const { game, seat, legal, random } = decision;
  const iterations = budget.iterations ?? Number.POSITIVE_INFINITY;
  const ms = budget.ms ?? (budget.iterations === undefined ? style.ms : Number.POSITIVE_INFINITY);
  const until = now() + ms;
  const race = new Race(legal.length);
  const luck = random.int(2 ** 31);
  let look = FIRST_LOOK;
  for (let round = 0; round < iterations && race.racing > 1; round++) {
    const dealt = decision.redeal(new FastRandom(`${luck}/${round}/deal`));
    for (let move = 0; move < legal.length; move++) {
      if (!race.races(move)) continue;
      if (now() > until || budget.cancelled?.()) return race;
      const state = game.clone(dealt);
      const chance = new FastRandom(`${luck}/${round}`);
      act(game, state, seat, legal[move], chance);
      race.add(move, playOut(game, state, seat, skill, chance, style));
    }
    if (round + 1 < look) continue;
    race.drop(style.dropAt);
    look *= NEXT_LOOK;
  }
  return race;
}

function chosen<V, A>(
  decision: Decision<V, A>,
  skill: Skill<V, A>,
  guess: Choice<A>,
  race: Race,
  style: SearchStyle,
): Choice<A> {
  const { legal } = decision;
  const own = legal.findIndex((action) => same(action, guess.action));
  const leader = race.leader();
  const keepsGuess = leader === own || race.lead(leader, own) < style.preferAt;
  const move = keepsGuess ? own : leader;
  const estimates = legal
    .map((action, other): Estimate<A> => {
      const { mean: win, error } = race.win(other);
      const behind = race.behind(other, move);
      return { action, win, error, ...(other !== move && { behind: { win: behind.mean, error: behind.error } }) };
    })
    .sort((a, b) => b.win - a.win);
  const action = legal[move]!;
  if (keepsGuess) return { ...guess, action, estimates };
  return { action, why: (language) => skill.reason(decision, action, race.win(move).mean, language), estimates };
}
