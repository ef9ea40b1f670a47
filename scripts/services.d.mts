export interface Services {
  readonly initdb: string;
  readonly postgres: string;
  readonly nats: string;
}

export function findServices(): Services | null;
export function ensureServices(): Services | null;

export interface Proxies {
  readonly caddy: string | null;
  readonly nginx: string | null;
}

export function findProxies(): Proxies;
export function ensureProxies(): Proxies;
