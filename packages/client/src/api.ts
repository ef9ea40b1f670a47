import type { ApiAnswer, ApiBody, ApiErrorCode, ApiName, ApiParams, ApiQuery } from '@roadstead/protocol';
import { ROUTES } from './routes.js';

/** As much of `fetch` as is needed. */
export type FetchLike = (
  url: string,
  init: { readonly method: string; readonly headers: Record<string, string>; readonly body?: string },
) => Promise<{ readonly ok: boolean; readonly status: number; text(): Promise<string> }>;

export interface ApiOptions {
  readonly fetch: FetchLike;
  /** Where the server is, without a slash at the end; the page's own when missing. */
  readonly base?: string;
}

/** `refused`: the server said no, and why. `network`: nobody answered. `strange`: whoever answered was not our server. */
export type FailureKind = 'refused' | 'network' | 'strange';

export class ApiFailure extends Error {
  readonly kind: FailureKind;
  /** Only of those that the server refused. */
  readonly code: ApiErrorCode | null;
  readonly status: number | null;

  constructor(kind: FailureKind, message: string, status: number | null = null, code: ApiErrorCode | null = null) {
    super(message);
    this.name = 'ApiFailure';
    this.kind = kind;
    this.code = code;
    this.status = status;
  }
}

type Needed<K extends string, T> = [T] extends [undefined]
  ? Readonly<Record<never, never>>
  : Record<never, never> extends T
    ? { readonly [P in K]?: T }
    : { readonly [P in K]: T };

/** Path parameters, query and body of a request, those that it has. */
export type ApiInput<N extends ApiName> = Needed<'params', ApiParams<N>> &
  Needed<'query', ApiQuery<N>> &
  Needed<'body', ApiBody<N>>;

interface AnyInput {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | undefined>>;
  readonly body?: unknown;
}

/** The requests over HTTP by their names. Whatever does not succeed throws an `ApiFailure`. */
export class Api {
  private readonly fetch: FetchLike;
  private readonly base: string;

  constructor({ fetch, base = '' }: ApiOptions) {
    this.fetch = fetch;
    this.base = base;
  }

  async call<N extends ApiName>(
    name: N,
    ...[input]: Record<never, never> extends ApiInput<N> ? [ApiInput<N>?] : [ApiInput<N>]
  ): Promise<ApiAnswer<N>> {
    const { params = {}, query = {}, body = {} } = (input ?? {}) as AnyInput;
    const { method, path } = ROUTES[name];
    const sends = method !== 'GET';
    const url = this.base + filled(path, params) + queryText(query);
    const { ok, status, text } = await this.ask(url, {
      method,
      headers: { accept: 'application/json', ...(sends && { 'content-type': 'application/json' }) },
      ...(sends && { body: JSON.stringify(body) }),
    });
    const answer = parsed(text);
    if (ok && answer !== undefined) return answer as ApiAnswer<N>;
    throw failure(status, answer);
  }

  private async ask(
    url: string,
    init: Parameters<FetchLike>[1],
  ): Promise<{ ok: boolean; status: number; text: string }> {
    try {
      const response = await this.fetch(url, init);
      return { ok: response.ok, status: response.status, text: await response.text() };
    } catch {
      throw new ApiFailure('network', 'The server cannot be reached.');
    }
  }
}

function filled(path: string, params: Readonly<Record<string, string>>): string {
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
}

function queryText(query: Readonly<Record<string, string | undefined>>): string {
  const parts = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [`${encodeURIComponent(name)}=${encodeURIComponent(value)}`],
  );
  return parts.length === 0 ? '' : `?${parts.join('&')}`;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function failure(status: number, answer: unknown): ApiFailure {
  const error = (answer as { error?: { code?: unknown; message?: unknown } } | null | undefined)?.error;
  if (typeof error?.code === 'string' && typeof error.message === 'string') {
    return new ApiFailure('refused', error.message, status, error.code as ApiErrorCode);
  }
  return new ApiFailure('strange', `The server gave an answer that makes no sense (${status}).`, status);
}
