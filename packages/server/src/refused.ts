import type { ApiErrorCode, SocketErrorCode } from '@roadstead/protocol';

/** A request that was refused and changed nothing: a code for programs and one plain sentence for people. */
export class Refused extends Error {
  readonly code: ApiErrorCode | SocketErrorCode;

  constructor(code: ApiErrorCode | SocketErrorCode, message: string) {
    super(message);
    this.name = 'Refused';
    this.code = code;
  }
}

/** Tables that one may not know of are refused like those that do not exist. */
export function unknownTable(): Refused {
  return new Refused('UNKNOWN_TABLE', 'There is no such table, or it is not open to you.');
}
