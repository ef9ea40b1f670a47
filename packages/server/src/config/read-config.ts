import { availableParallelism, hostname } from 'node:os';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Config, Rate } from './config.js';
import { connectionsAllowed } from './open-files.js';

export type Environment = Readonly<Record<string, string | undefined>>;

/** A setting that cannot be; the message is one sentence that says what it must be. */
export class ConfigError extends Error {}

const PAGE = fileURLToPath(new URL('../../../web/dist', import.meta.url));
const MOST_NAME = 40;
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

/** The settings, from the environment; what is missing has its default. */
export function readConfig(env: Environment): Config {
  const database = service(env, 'ROADSTEAD_DATABASE', /^postgres(ql)?:\/\/./, 'postgres://user@host/database');
  return {
    port: whole(env, 'PORT', 7171, 0, 65_535),
    host: text(env, 'ROADSTEAD_HOST') ?? '127.0.0.1',
    data: resolve(text(env, 'ROADSTEAD_DATA') ?? '.roadstead'),
    database,
    nats: service(env, 'ROADSTEAD_NATS', /^(nats|tls):\/\/./, 'nats://host:4222'),
    node: nodeName(env),
    // One that is alone is waited for: the sooner it is back the better.
    drainMs: whole(env, 'ROADSTEAD_DRAIN_MS', database === null ? 0 : 3_000, 0, 600_000),
    publicUrl: url(env, 'ROADSTEAD_URL'),
    trustProxy: text(env, 'ROADSTEAD_PROXY') ?? false,
    privateNotices: flag(env, 'ROADSTEAD_NOTICE_PRIVATE'),
    page: resolve(text(env, 'ROADSTEAD_PAGE') ?? PAGE),
    logLevel: oneOf(env, 'ROADSTEAD_LOG', LOG_LEVELS, 'info'),
    botPauseMs: whole(env, 'ROADSTEAD_BOT_PAUSE_MS', 900, 0, 60_000),
    limits: {
      perAddress: rate(env, 'ROADSTEAD_LIMIT_ADDRESS', { max: 1500, seconds: 15 }),
      perPerson: rate(env, 'ROADSTEAD_LIMIT_PERSON', { max: 200, seconds: 10 }),
      pages: rate(env, 'ROADSTEAD_LIMIT_PAGE', { max: 6000, seconds: 60 }),
      passphrases: rate(env, 'ROADSTEAD_LIMIT_PASSPHRASES', { max: 10, seconds: 300 }),
      newPeople: rate(env, 'ROADSTEAD_LIMIT_NEW_PEOPLE', { max: 40, seconds: 3600 }),
      newTables: rate(env, 'ROADSTEAD_LIMIT_NEW_TABLES', { max: 60, seconds: 3600 }),
      talk: rate(env, 'ROADSTEAD_LIMIT_TALK', { max: 10, seconds: 10 }),
      bodyBytes: whole(env, 'ROADSTEAD_MAX_BODY', 16_384, 1024, 10_000_000),
      connections: whole(env, 'ROADSTEAD_MAX_CONNECTIONS', connectionsAllowed(), 10, 1_000_000),
      socketsPerPerson: whole(env, 'ROADSTEAD_MAX_SOCKETS_PERSON', 20, 1, 100_000),
      socketsPerAddress: whole(env, 'ROADSTEAD_MAX_SOCKETS_ADDRESS', 500, 1, 1_000_000),
      tablesPerPerson: whole(env, 'ROADSTEAD_MAX_TABLES_PERSON', 200, 1, 1_000_000),
      botThreads: whole(env, 'ROADSTEAD_BOT_THREADS', Math.max(1, availableParallelism() - 1), 1, 256),
    },
  };
}

/** A variable that is set to nothing counts as not set. */
function text(env: Environment, name: string): string | undefined {
  const value = env[name]?.trim();
  return value === '' ? undefined : value;
}

function whole(env: Environment, name: string, fallback: number, least: number, most: number): number {
  const value = text(env, name);
  if (value === undefined) return fallback;
  const number = Number(value);
  if (/^\d+$/.test(value) && number >= least && number <= most) return number;
  throw new ConfigError(`${name} must be a whole number from ${least} to ${most}, not "${value}".`);
}

function flag(env: Environment, name: string): boolean {
  const value = text(env, name) ?? '0';
  if (value === '0' || value === '1') return value === '1';
  throw new ConfigError(`${name} must be 1 (yes) or 0 (no), not "${value}".`);
}

function oneOf(env: Environment, name: string, values: readonly string[], fallback: string): string {
  const value = text(env, name) ?? fallback;
  if (values.includes(value)) return value;
  throw new ConfigError(`${name} must be one of ${values.join(', ')}, not "${value}".`);
}

function rate(env: Environment, name: string, fallback: Rate): Rate {
  const value = text(env, name);
  if (value === undefined) return fallback;
  if (value === 'off') return { max: Number.MAX_SAFE_INTEGER, seconds: 60 };
  const [, max, seconds] = /^(\d{1,9})\/(\d{1,6})$/.exec(value) ?? [];
  if (max !== undefined && Number(max) > 0 && Number(seconds) > 0)
    return { max: Number(max), seconds: Number(seconds) };
  throw new ConfigError(`${name} must be how many in how many seconds, like 60/10, or off, not "${value}".`);
}

/** What was given is not repeated: it may hold a pass-word. */
function service(env: Environment, name: string, shape: RegExp, example: string): string | null {
  const value = text(env, name) ?? null;
  if (value === null || (shape.test(value) && value.split(',').every((one) => URL.canParse(one)))) return value;
  throw new ConfigError(`${name} must be an address like ${example}.`);
}

/** It stands in metrics and lists: short, and without anything that would have to be put into quotes there. */
function nodeName(env: Environment): string {
  const value = text(env, 'ROADSTEAD_NODE');
  if (value === undefined)
    return (
      hostname()
        .replace(/[^\w.-]/g, '-')
        .slice(0, MOST_NAME) || 'node'
    );
  if (/^[\w.-]+$/.test(value) && value.length <= MOST_NAME) return value;
  throw new ConfigError(
    `ROADSTEAD_NODE must be up to ${MOST_NAME} letters, digits, dots, dashes and underscores, not "${value}".`,
  );
}

function url(env: Environment, name: string): string | null {
  const value = text(env, name);
  if (value === undefined) return null;
  const sentence = `${name} must be an address like https://games.example.org, not "${value}".`;
  let parsed: URL;
  try {
    parsed = new URL(value);
  } catch {
    throw new ConfigError(sentence);
  }
  const { protocol, pathname, search, hash, username } = parsed;
  const isWeb = protocol === 'http:' || protocol === 'https:';
  if (!isWeb || pathname !== '/' || search !== '' || hash !== '' || username !== '') throw new ConfigError(sentence);
  return parsed.origin;
}
