import type { SocketErrorCode } from '@roadstead/protocol';

/** Everything that is not a refusal by the rules, for the page to say it in its language. */
export class NotNow extends Error {
  readonly code: SocketErrorCode;

  constructor(code: SocketErrorCode, message: string) {
    super(message);
    this.code = code;
  }
}
