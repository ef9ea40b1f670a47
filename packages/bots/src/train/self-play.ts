import {
  type AnyGame,
  begin,
  carryOut,
  FastRandom,
  type OptionValues,
  questionsOf,
  type Result,
  type Typed,
} from '@roadstead/kernel';
import type { Skill } from '../search/skill.js';
import type { Sample } from '../value/fit.js';

/** What a game must bring to have its value learned from games against itself. */
export interface Trainable {
  readonly game: AnyGame;
  readonly skill: Skill<unknown, unknown>;
  /** The numbers that describe every side; null where a position says nothing. */
  features(view: unknown): readonly (readonly number[])[] | null;
  readonly featureCount: number;
  /** Each side's share of the victory; null where a result teaches nothing. */
  shares(result: Result): readonly number[] | null;
}

export interface SelfPlay {
  readonly seed: string;
  readonly seats: number;
  readonly options: OptionValues;
  /** One position in so many is kept: neighbours tell the same. */
  readonly keepOneIn: number;
  /** One move in so many is any legal one, so that the net sees how it goes when somebody errs. */
  readonly strayOneIn: number;
}

/** Plays one game and returns what it teaches. */
export function learnFrom({ game, skill, features, shares: sharesOf }: Trainable, play: SelfPlay): Sample[] {
  const chance = new FastRandom(play.seed);
  const random = new FastRandom(`${play.seed}/moves`);
  const state = begin(game, { seats: play.seats, options: play.options }, chance);
  const seen: (readonly (readonly number[])[])[] = [];
  for (let asked = questionsOf(game, state); asked.length > 0; ) {
    const { seat, legal } = asked[0]!;
    const view = game.view(state, seat);
    const inputs = random.int(play.keepOneIn) === 0 ? features(view) : null;
    if (inputs !== null) seen.push(inputs);
    const stray = random.int(play.strayOneIn) === 0;
    const action = stray ? legal[random.int(legal.length)] : skill.play(view, seat, legal, random);
    asked = carryOut(game, state, seat, action as Typed, chance);
  }
  const shares = sharesOf(game.result(state)!);
  return shares === null ? [] : seen.map((inputs) => ({ inputs, shares }));
}
