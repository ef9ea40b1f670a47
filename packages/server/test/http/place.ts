import { type App, type AppOptions, createApp } from '../../src/app/app.js';
import type { Environment } from '../../src/config/read-config.js';
import { readConfig } from '../../src/config/read-config.js';
import { openStore, type StoreOptions } from '../../src/store/open-store.js';
import type { Store } from '../../src/store/store.js';

export interface Place {
  readonly app: App;
  readonly store: Store;
  /** Every log line so far. */
  readonly logs: string[];
  visitor(): Visitor;
}

const NO_LIMITS: Environment = {
  ROADSTEAD_LIMIT_ADDRESS: 'off',
  ROADSTEAD_LIMIT_PERSON: 'off',
  ROADSTEAD_LIMIT_PASSPHRASES: 'off',
  ROADSTEAD_LIMIT_NEW_PEOPLE: 'off',
  ROADSTEAD_LIMIT_NEW_TABLES: 'off',
};

/** The whole server on a store in memory, with pass-phrases that are quick to check. */
export async function openPlace(
  env: Environment = {},
  options: AppOptions = {},
  disk: StoreOptions = {},
): Promise<Place> {
  const store = await openStore(':memory:', disk);
  const logs: string[] = [];
  const config = readConfig({ ROADSTEAD_PAGE: '/nowhere', PORT: '0', ...NO_LIMITS, ...env });
  const app = await createApp(config, store, {
    cost: { logN: 6, r: 8, p: 1 },
    logs: { write: (line) => void logs.push(line) },
    ...options,
  });
  return { app, store, logs, visitor: () => new Visitor(app, config.publicUrl ?? 'http://games.test') };
}

interface Answer {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
  readonly body: any;
  readonly headers: Readonly<Record<string, unknown>>;
}

/** Somebody with a browser: keeps the cookies that they are given. */
export class Visitor {
  private readonly app: App;
  private readonly url: string;
  readonly cookies = new Map<string, string>();

  constructor(app: App, url: string) {
    this.app = app;
    this.url = url;
  }

  /** The secret of their session. */
  get cookie(): string | null {
    return this.cookies.get(this.cookieName) ?? null;
  }

  set cookie(secret: string | null) {
    if (secret === null) this.cookies.delete(this.cookieName);
    else this.cookies.set(this.cookieName, secret);
  }

  private get cookieName(): string {
    return this.url.startsWith('https:') ? '__Host-roadstead' : 'roadstead';
  }

  async ask(method: string, url: string, body?: unknown, headers: Record<string, string> = {}): Promise<Answer> {
    const answer = await this.app.http.inject({
      method: method as 'GET',
      url,
      headers: {
        host: new URL(this.url).host,
        ...(method !== 'GET' && { origin: this.url }),
        ...(this.cookies.size > 0 && { cookie: [...this.cookies].map((pair) => pair.join('=')).join('; ') }),
        ...headers,
      },
      ...(body !== undefined && { payload: body as object }),
    });
    for (const { name, value } of answer.cookies) {
      if (value === '') this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    const isJson = String(answer.headers['content-type']).startsWith('application/json');
    return {
      status: answer.statusCode,
      body: isJson && answer.body !== '' ? answer.json() : answer.body,
      headers: answer.headers,
    };
  }

  get = (url: string) => this.ask('GET', url);
  post = (url: string, body: unknown = {}) => this.ask('POST', url, body);

  async enter(): Promise<this> {
    await this.post('/api/enter');
    return this;
  }

  async makeAccount(name: string, passphrase: string): Promise<this> {
    await this.enter();
    const { status } = await this.post('/api/account', { name, passphrase });
    if (status !== 200) throw new Error(`no account for ${name}`);
    return this;
  }
}
