import { faceOf } from '../games/index.js';
import { words } from '../words/index.svelte.js';
import { type Captioned, captionBy } from './captions.js';

/** What is played at a table and by whom, in the language that is spoken now. */
export function captionOf(table: Captioned): string {
  return captionBy(faceOf(table.game), table, words.now, words.language);
}
