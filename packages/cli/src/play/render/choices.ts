import { type GamePlans, type GameWords, offeredPlans, type PlanMoment, type Typed } from '@roadstead/kernel';
import type { AnyTerminalGame } from '../game.js';
import type { Scene } from '../scene.js';
import { hang, padEnd, padStart, width } from './text.js';

/** Something that can be done, as it stands on the screen: an action, or a command of several actions. */
export interface ListedChoice {
  /** The action; null for a command. */
  readonly action: Typed | null;
  readonly plan?: Typed;
  readonly words: string;
  readonly flag: string;
  readonly outcome: string;
}

/** Every legal action in words. Of those that nobody could tell apart, copies of a card for instance, one is enough. */
export function choicesOf(
  legal: readonly Typed[],
  view: unknown,
  // biome-ignore lint/suspicious/noExplicitAny: the terminal knows no game
  words: GameWords<any, any, any>,
  game: AnyTerminalGame,
  scene: Scene,
): readonly ListedChoice[] {
  const choices = (game.inOrder?.(legal) ?? legal).map((action: Typed) => ({
    action,
    words: words.action(action, view, scene),
    flag: game.flag(action, view, scene),
    outcome: game.outcome(action, view, scene),
  }));
  return choices.filter((choice, i) => choices.findIndex((other) => alike(choice, other)) === i);
}

/** The commands of several actions, with what they will do: first those that go on of what was given before. */
export function planChoices(
  moment: PlanMoment<Typed, unknown>,
  // biome-ignore lint/suspicious/noExplicitAny: the terminal knows no game
  plans: GamePlans<any, any, any> | undefined,
  given: readonly Typed[],
): readonly ListedChoice[] {
  if (plans === undefined) return [];
  return offeredPlans<Typed, unknown, Typed>(plans, given, moment).map((plan) => planChoice(plan, moment, plans));
}

export function planChoice(
  plan: Typed,
  moment: PlanMoment<Typed, unknown>,
  // biome-ignore lint/suspicious/noExplicitAny: the terminal knows no game
  plans: GamePlans<any, any, any>,
): ListedChoice {
  return {
    action: null,
    plan,
    words: plans.label(plan, moment),
    flag: '',
    outcome: plans.preview(plan, moment).join(' '),
  };
}

const alike = (a: ListedChoice, b: ListedChoice): boolean =>
  a.words === b.words && a.flag === b.flag && a.outcome === b.outcome;

/** The numbered list. */
export function choiceLines(choices: readonly ListedChoice[], scene: Scene): string[] {
  const digits = String(choices.length).length;
  const flags = Math.max(...choices.map(({ flag }) => width(flag)));
  return choices.flatMap(({ words, flag, outcome }, i) => {
    const number = scene.paint.bold(padStart(String(i + 1), digits + 1));
    const first = flags > 0 ? `${number}  ${padEnd(flag, flags)} ` : `${number}  `;
    return hang(first, outcome === '' ? words : `${words} ${scene.paint.dim(`→ ${outcome}`)}`, scene.columns);
  });
}
