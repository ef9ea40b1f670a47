import { type Static, Type } from 'typebox';
import { CLOSED } from './basics.js';

/** Why a request was refused: a code for programs and one plain sentence for people. */
export const ApiError = Type.Object(
  { error: Type.Object({ code: Type.String(), message: Type.String() }, CLOSED) },
  CLOSED,
);
export type ApiError = Static<typeof ApiError>;

export const API_ERRORS = [
  'BAD_REQUEST',
  /** A name or a line that others could not read, or not tell from another. */
  'BAD_TEXT',
  'BAD_OPTIONS',
  'UNKNOWN_GAME',
  'UNKNOWN_TABLE',
  'UNKNOWN_PERSON',
  'NOT_ALLOWED',
  /** The host of the table does not want the one who asks there. */
  'KEPT_OUT',
  'NO_SESSION',
  'WRONG_PASSPHRASE',
  'NAME_TAKEN',
  'SEAT_TAKEN',
  'NOT_NOW',
  'TOO_MANY',
  'TOO_LARGE',
  'NOT_FOUND',
  'UNAVAILABLE',
] as const;
export type ApiErrorCode = (typeof API_ERRORS)[number];
