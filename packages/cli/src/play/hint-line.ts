import type { Advice } from '@roadstead/bots';
import { same, type Typed } from '@roadstead/kernel';
import type { ListedChoice } from './render/choices.js';
import { percent } from './render/percent.js';
import type { PlayWords } from './words/index.js';

type Words = (action: Typed) => string;

/** Chances to win that nobody would tell apart. */
const CLOSE = 0.02;

/** A hint in words: the best of the choices on the screen, its chances against those of the second best, and why. */
export function hintLine(
  hint: Advice,
  why: string,
  choices: readonly ListedChoice[],
  toWords: Words,
  words: PlayWords,
): string {
  const named = (action: Typed) => {
    const text = toWords(action);
    const at = choices.findIndex((choice) => same(choice.action, action) || choice.words === text);
    return { number: at + 1, text };
  };
  const { number, text } = named(hint.action);
  const line = words.hint(number, text, why);
  // A copy of the same card is no second choice.
  const second = hint.others.find(({ action }) => toWords(action) !== text);
  if (hint.best === null || second === undefined) return line;
  const { win: ahead = hint.best.win - second.win, error = 0 } = second.behind ?? {};
  const isClose = ahead < Math.max(CLOSE, error);
  const other = named(second.action);
  return `${line} ${words.chances(percent(hint.best.win), other.number, other.text, percent(second.win), isClose)}`;
}
