import { type GameEntry, isPlainObject, type Result } from '@roadstead/kernel';
import type { AnyTerminalGame } from '../play/game.js';
import { hang } from '../play/render/text.js';
import type { Scene } from '../play/scene.js';
import { WORDS } from '../play/words/index.js';

/** A table for a game that draws none: everything that the view holds, by its names, and the game's own words. */
export function plainTerminal({ game, rulebook, highlights }: GameEntry): AnyTerminalGame {
  return {
    goal: () => [],
    rules: (_, { language }) =>
      rulebook === undefined ? [] : [WORDS[language].rulesElsewhere(`npx roadstead rules ${game.id}`)],
    table: (view: unknown, _, scene) => listing(view, scene),
    flag: () => '',
    outcome: () => '',
    odds: ({ weights }) => Object.entries(weights).map(([what, weight]) => `  ${what}: ${weight}`),
    inspect: (_, __, ___, { language }) => [WORDS[language].nothingToExplain],
    ending,
    opensParagraph: (event) => highlights?.isTurn(event) ?? true,
  };
}

function listing(view: unknown, { columns, paint }: Scene): string[] {
  if (!isPlainObject(view)) return hang('', text(view), columns);
  const names = Object.keys(view);
  const width = Math.max(0, ...names.map((name) => name.length));
  return names.flatMap((name) => hang(`${paint.dim(name.padEnd(width))}  `, text(view[name]), columns));
}

function text(value: unknown): string {
  if (Array.isArray(value)) return value.length === 0 ? '-' : value.map(text).join(', ');
  if (isPlainObject(value))
    return `(${Object.entries(value)
      .map(([name, inner]) => `${name} ${text(inner)}`)
      .join(', ')})`;
  return value === null || value === undefined ? '-' : String(value);
}

/** Everybody by their place; won or lost where all play together. */
function ending(
  { ranking, winners, won }: Result,
  _view: unknown,
  { language, name, paint }: Scene,
): readonly string[] {
  if (won !== undefined) return [paint.bold(won ? WORDS[language].won : WORDS[language].lost)];
  return ranking.map(({ seat, place }) => {
    const line = `${String(place).padStart(2)}. ${name(seat)}`;
    return winners.includes(seat) ? paint.bold(line) : line;
  });
}
