import { faceOf } from '../games/index.js';
import { words } from '../words/index.svelte.js';
import type { Letter, OwnCommand } from './letters.js';

/** What a letter does, in the language that is spoken. */
export function commandWords({ game, command }: Letter): string {
  if (game === null) return words.now.keys.commands[command as OwnCommand];
  const found = faceOf(game)?.commands.find(({ id }) => id === command);
  return found?.words[words.language] ?? command;
}
