import { loadedGame } from '@roadstead/games';
import { type Seat, styleNamed } from '@roadstead/kernel';
import type { Room } from '@roadstead/protocol';
import { words } from '../words/index.svelte.js';

/** Who plays a bot's seat, and how, for whoever looks at it closely; null where a person does. */
export function botLine({ game, seats }: Pick<Room, 'game' | 'seats'>, seat: Seat): string | null {
  const { bot, standIn, style: id } = seats[seat]!;
  const level = bot ?? standIn;
  if (level === null) return null;
  const style = styleNamed(loadedGame(game)?.styles, id);
  const { name, help } = words.now.levels[level];
  if (style === undefined) return `${name}. ${help}`;
  return `${name}, ${style.name[words.language]}. ${style.about[words.language]}`;
}
