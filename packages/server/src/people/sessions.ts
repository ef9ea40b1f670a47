import { createHash, randomBytes } from 'node:crypto';
import type { Store, StoredPerson } from '../store/store.js';

/** Over https the cookie is bound to this very host: no other part of the same domain can put one there. */
export const COOKIE = 'roadstead';
export const BOUND_COOKIE = `__Host-${COOKIE}`;
const SECRET_BYTES = 32;
const AUDITED_AT_ONCE = 500;
/** More than anybody has; each is looked up whenever its owner comes. */
const MOST_DEVICES = 50;
const SECRET_SHAPE = /^[A-Za-z0-9_-]{43}$/;
/** As much of the hash as tells one's devices apart. */
const ID_LENGTH = 16;

/** A device that somebody is known on. The secret itself is in the device's cookie only. */
export interface Session {
  readonly person: StoredPerson;
  readonly hash: string;
  /** What kind of device it is; null if it was opened before that was noted. */
  readonly device: string | null;
  readonly seenAt: number | null;
}

/** One's own device as it is listed. */
interface ListedDevice {
  readonly id: string;
  readonly device: string | null;
  readonly openedAt: number;
  readonly seenAt: number | null;
  readonly push: boolean;
}

export interface Opened {
  readonly secret: string;
  readonly hash: string;
}

type Cookies = Readonly<Record<string, string | undefined>>;

/** Told when devices are logged out: one (`hash`), or all of a person (null). */
type Ended = (person: string, hash: string | null) => void;

export class Sessions {
  private readonly store: Store;
  private readonly now: () => number;
  private readonly secure: boolean;
  private readonly listeners: Ended[] = [];

  constructor(store: Store, now: () => number, secure = false) {
    this.store = store;
    this.now = now;
    this.secure = secure;
  }

  /** The sockets of a device that is logged out must go. */
  onEnded(listener: Ended): void {
    this.listeners.push(listener);
  }

  /**
   * Who has these cookies. Where the place is found by https, one that is not bound to the host is believed only of
   * devices that got it before there were others: they are given another the next time they come.
   */
  async ofCookies(cookies: Cookies): Promise<Session | null> {
    const found = await this.of(secretIn(cookies));
    const isBound = cookies[BOUND_COOKIE] !== undefined;
    return isBound || !this.secure || found?.device === null ? found : null;
  }

  /** The same from a Cookie header, as a socket's first request has it. */
  ofHeader(header: string | undefined): Promise<Session | null> {
    return this.ofCookies(cookiesIn(header));
  }

  /** For a person on a device of this kind. */
  async open(person: string, device: string): Promise<Opened> {
    const secret = randomBytes(SECRET_BYTES).toString('base64url');
    const hash = hashOf(secret);
    await this.store.people.openSession(hash, person, this.now(), device);
    await this.closeUnused(person, hash);
    return { secret, hash };
  }

  /** Where there are more than somebody could use, those that were not seen for longest go. */
  private async closeUnused(person: string, but: string): Promise<void> {
    const others = (await this.store.people.sessionsOf(person)).filter(({ hash }) => hash !== but);
    const seen = ({ seenAt, openedAt }: (typeof others)[number]) => seenAt ?? openedAt;
    const unused = others.toSorted((one, other) => seen(one) - seen(other)).slice(0, -(MOST_DEVICES - 1));
    for (const { hash } of unused) await this.close({ person: { id: person }, hash });
  }

  async seen({ hash, seenAt, device }: Session, now: string, everyMs: number): Promise<void> {
    const isLong = this.now() - (seenAt ?? 0) > everyMs;
    if (isLong || device !== now) await this.store.people.sessionSeen(hash, this.now(), now);
  }

  async devices(person: string): Promise<readonly ListedDevice[]> {
    const sessions = await this.store.people.sessionsOf(person);
    return sessions.map(({ hash, ...device }) => ({ id: idOf(hash), ...device }));
  }

  /** False if the person has no such device, any more. */
  async closeDevice(person: StoredPerson, id: string): Promise<boolean> {
    const sessions = await this.store.people.sessionsOf(person.id);
    const found = sessions.find(({ hash }) => idOf(hash) === id);
    if (found === undefined) return false;
    await this.close({ person, hash: found.hash });
    return true;
  }

  async close({ person, hash }: { person: Pick<StoredPerson, 'id'>; hash: string }): Promise<void> {
    await this.store.people.closeSession(hash);
    this.tell(person.id, hash);
  }

  /** All devices of a person, or all but one; sockets have to come again in either case. */
  async closeAll(person: string, but?: string): Promise<void> {
    await this.store.people.closeSessions(person, but);
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

  private async of(secret: string | undefined): Promise<Session | null> {
    if (secret === undefined || !SECRET_SHAPE.test(secret)) return null;
    const hash = hashOf(secret);
    const found = await this.store.people.session(hash);
    return found && { ...found, hash };
  }

  private tell(person: string, hash: string | null): void {
    for (const listener of this.listeners) listener(person, hash);
  }
}

/** What a device has been given. */
export function secretIn(cookies: Cookies): string | undefined {
  return cookies[BOUND_COOKIE] ?? cookies[COOKIE];
}

/** How one of one's devices is called: nothing that it could be entered with. */
export function idOf(hash: string): string {
  return hash.slice(0, ID_LENGTH);
}

/** The store looks sessions up by this: how long that takes tells nothing about the secret. */
function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

function cookiesIn(header: string | undefined): Cookies {
  const pairs = (header?.split(';') ?? []).map((cookie) => cookie.split('=', 2).map((part) => part.trim()));
  // The first of a name counts, as for HTTP.
  return Object.fromEntries(pairs.reverse());
}
