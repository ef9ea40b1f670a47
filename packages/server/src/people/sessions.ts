import { createHash, randomBytes } from 'node:crypto';
import type { Store, StoredPerson } from '../store/store.js';

export const COOKIE = 'roadstead';
const SECRET_BYTES = 32;
const AUDITED_AT_ONCE = 500;
const SECRET_SHAPE = /^[A-Za-z0-9_-]{43}$/;

/** A device that somebody is known on. The secret itself is in the device's cookie only. */
export interface Session {
  readonly person: StoredPerson;
  readonly hash: string;
}

/** Told when devices are logged out: one (`hash`), or all of a person (null). */
export type Ended = (person: string, hash: string | null) => void;

export class Sessions {
  private readonly store: Store;
  private readonly now: () => number;
  private readonly listeners: Ended[] = [];

  constructor(store: Store, now: () => number) {
    this.store = store;
    this.now = now;
  }

  /** The sockets of a device that is logged out must go. */
  onEnded(listener: Ended): void {
    this.listeners.push(listener);
  }

  async of(secret: string | undefined): Promise<Session | null> {
    if (secret === undefined || !SECRET_SHAPE.test(secret)) return null;
    const hash = hashOf(secret);
    const person = await this.store.people.personOfSession(hash);
    return person && { person, hash };
  }

  /** The same from a Cookie header, as a socket's first request has it. */
  ofHeader(cookies: string | undefined): Promise<Session | null> {
    return this.of(secretIn(cookies));
  }

  /** Returns the secret. */
  async open(person: string): Promise<string> {
    const secret = randomBytes(SECRET_BYTES).toString('base64url');
    await this.store.people.openSession(hashOf(secret), person, this.now());
    return secret;
  }

  async close({ person, hash }: Session): Promise<void> {
    await this.store.people.closeSession(hash);
    this.tell(person.id, hash);
  }

  async closeAll(person: string): Promise<void> {
    await this.store.people.closeSessions(person);
    this.tell(person, null);
  }

  /** After the person was deleted, and the sessions with them. */
  gone(person: string): void {
    this.tell(person, null);
  }

  /** Finds those among the sessions in use that another process has ended: logged out, shut out or deleted there. */
  async audit(inUse: readonly { readonly person: string; readonly session: string }[]): Promise<void> {
    for (let from = 0; from < inUse.length; from += AUDITED_AT_ONCE) {
      const some = inUse.slice(from, from + AUDITED_AT_ONCE);
      const good = new Set(await this.store.people.goodSessions(some.map(({ session }) => session)));
      for (const { person, session } of some) if (!good.has(session)) this.tell(person, session);
    }
  }

  private tell(person: string, hash: string | null): void {
    for (const listener of this.listeners) listener(person, hash);
  }
}

/** The store looks sessions up by this: how long that takes tells nothing about the secret. */
function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

function secretIn(cookies: string | undefined): string | undefined {
  for (const cookie of cookies?.split(';') ?? []) {
    const [name, value] = cookie.split('=', 2);
    if (name!.trim() === COOKIE) return value?.trim();
  }
  return undefined;
}
