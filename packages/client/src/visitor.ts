import { Api } from './api.js';
import { Connection, type ConnectionOptions } from './connection.js';
import { SOCKET_PATH } from './routes.js';
import type { SocketLike } from './socket-like.js';

interface Answer {
  readonly ok: boolean;
  readonly status: number;
  readonly headers: { getSetCookie(): string[] };
  text(): Promise<string>;
}

export interface VisitorOptions {
  /** Where the server is, as `http://…`, without a slash at the end; asked for anew each time. */
  readonly base: () => string;
  readonly fetch: (
    url: string,
    init: { readonly method: string; readonly headers: Record<string, string>; readonly body?: string },
  ) => Promise<Answer>;
  /** Opens a web socket that sends these headers. */
  readonly socket: (url: string, headers: Readonly<Record<string, string>>) => SocketLike;
}

/** A person without a browser: keeps their own cookies, and says where they come from as a page would. */
export class Visitor {
  readonly api: Api;
  private readonly options: VisitorOptions;
  private readonly cookies = new Map<string, string>();

  constructor(options: VisitorOptions) {
    this.options = options;
    this.api = new Api({
      fetch: async (path, init) => {
        const base = options.base();
        const answer = await options.fetch(base + path, {
          ...init,
          headers: { ...init.headers, ...this.headers(base) },
        });
        for (const cookie of answer.headers.getSetCookie()) this.keep(cookie);
        return answer;
      },
    });
  }

  /** Another open tab with every call. */
  connect(options: Omit<ConnectionOptions, 'open'> = {}): Connection {
    return new Connection({ ...options, open: () => this.openSocket() });
  }

  openSocket(): SocketLike {
    const base = this.options.base();
    return this.options.socket(`${base.replace(/^http/, 'ws')}${SOCKET_PATH}`, this.headers(base));
  }

  headers(base = this.options.base()): Record<string, string> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    return { origin: base, ...(cookie !== '' && { cookie }) };
  }

  private keep(cookie: string): void {
    const [, name, value] = /^([^=;]+)=([^;]*)/.exec(cookie) ?? [];
    if (name === undefined || value === undefined) return;
    if (value === '') this.cookies.delete(name);
    else this.cookies.set(name, value);
  }
}
