import type { Language, Seat } from '@roadstead/kernel';
import type { SeatName } from '../../../table/model.js';
import type { Stand } from './standing.js';
import { PLAY, type PlayWords } from './words/index.js';

/** How the game stands, and to whom it is told. */
export interface PlayTelling {
  readonly stand: Stand;
  readonly language: Language;
  readonly name: SeatName;
  readonly words: PlayWords;
}

export const tellingOf = (stand: Stand, language: Language, name: SeatName): PlayTelling => ({
  stand,
  language,
  name,
  words: PLAY[language],
});

/** True for the seat that looks. */
export const isYou = ({ stand }: PlayTelling, seat: Seat): boolean => stand.seat === seat;
