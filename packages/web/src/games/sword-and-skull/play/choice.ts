import { type Action, deedOf, sayDeed } from '@roadstead/sword-and-skull';
import type { AskedChoice } from './question.js';
import { audienceOf } from './standing.js';
import type { PlayTelling } from './telling.js';

/** An action in the words of the game. */
export function choice(action: Action, telling: PlayTelling, more: Partial<AskedChoice> = {}): AskedChoice {
  const { stand, language, name } = telling;
  const button = sayDeed(deedOf(action, stand.view), audienceOf(stand, language, name));
  return { key: JSON.stringify(action), action, title: button, note: '', lines: [], button, ...more };
}
