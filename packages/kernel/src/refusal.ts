export const REFUSAL_CODES = [
  'BAD_JSON',
  'BAD_REQUEST',
  'UNKNOWN_GAME',
  'UNKNOWN_TABLE',
  'BAD_OPTIONS',
  'NOT_YOUR_TURN',
  'ILLEGAL_ACTION',
  'GAME_OVER',
  'BAD_RECORD',
] as const;
export type RefusalCode = (typeof REFUSAL_CODES)[number];

/** A request that was refused and changed nothing: a code for programs and one plain sentence for people. */
export class Refusal extends Error {
  readonly code: RefusalCode;

  constructor(code: RefusalCode, message: string) {
    super(message);
    this.name = 'Refusal';
    this.code = code;
  }
}
