import type { GameFace } from './face.js';
import type { GameUi } from './game-ui.js';
import type { GameOptions } from './option-words.js';

/** A game in the list: its face, and what is loaded when it is needed. */
export interface GameRow {
  readonly face: GameFace;
  /** The words for its options; missing where it has none. */
  options?(): Promise<GameOptions>;
  ui(): Promise<GameUi>;
}
