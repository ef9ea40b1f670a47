export interface Services {
  readonly initdb: string;
  readonly postgres: string;
  readonly nats: string;
}

export function findServices(): Services | null;
export function ensureServices(): Services | null;
