import type { SocketErrorCode, Standing } from '@roadstead/protocol';

/** `LOST`: nobody answered, and the request was not one to be sent again. */
export type RequestRefusalCode = SocketErrorCode | 'LOST';

export interface RefusalInfo {
  readonly code: RequestRefusalCode;
  readonly message: string;
}

/** What became of a request. */
export type RequestOutcome =
  | { readonly ok: true; readonly seq?: number; readonly [name: string]: unknown }
  | { readonly ok: false; readonly error: RefusalInfo; readonly standing?: Standing };

export const LOST: RequestOutcome = { ok: false, error: { code: 'LOST', message: 'The connection was lost.' } };
