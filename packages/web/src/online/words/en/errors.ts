import type { Trouble } from '../../model/trouble.js';

/** A sentence for every way in which the server, the network or the browser can say no. */
export const errors: Record<Trouble, string> = {
  BAD_REQUEST: 'The server did not understand this. Perhaps the page is older than the server: reload it.',
  BAD_JSON: 'The server did not understand this. Perhaps the page is older than the server: reload it.',
  BAD_TEXT: 'Not everybody could read that. Use one alphabet, and characters that can be seen.',
  BAD_OPTIONS: 'The game cannot be played with these options.',
  UNKNOWN_GAME: 'This place does not have that game.',
  UNKNOWN_TABLE: 'There is no such table, or you need its invitation to come in.',
  UNKNOWN_PERSON: 'Nobody is known by that name.',
  NOT_ALLOWED: 'This is not for you to do.',
  KEPT_OUT: 'The host does not want you at this table.',
  NO_SESSION: 'You are not known here any more. Log in, or go on as a new guest.',
  WRONG_PASSPHRASE: 'Name and pass-phrase do not fit together.',
  NAME_TAKEN: 'Somebody else has this name, or one that looks the same. Choose another one.',
  SEAT_TAKEN: 'Somebody was quicker: this seat is taken.',
  NOT_NOW: 'This cannot be done now.',
  TOO_MANY: 'That was a lot at once. Wait a moment and try again.',
  TOO_LARGE: 'This is too large to be sent.',
  NOT_FOUND: 'There is nothing here.',
  UNAVAILABLE: 'The server has too much to do, or is just being restarted. Try again in a moment.',
  NOT_YOUR_TURN: 'It is not your turn.',
  ILLEGAL_ACTION: 'The rules do not allow this now.',
  GAME_OVER: 'The game is over.',
  STALE: 'The game had gone on in the meantime. Look again and decide anew.',
  OFFLINE: 'The server cannot be reached. Is there a connection?',
  UNEXPECTED: 'Something went wrong that nobody foresaw.',
};
