import type { GamePart } from './face.js';
import { GAME_FACES } from './index.js';

/** The games of this page that bring something along which not every game has. */
export function gamesWith(part: GamePart): readonly string[] {
  return GAME_FACES.filter(({ brings }) => brings?.includes(part)).map(({ id }) => id);
}
