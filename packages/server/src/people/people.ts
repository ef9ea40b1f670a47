import { randomInt } from 'node:crypto';
import type { ApiBody, Me } from '@roadstead/protocol';
import { Refused } from '../refused.js';
import type { Store, StoredPerson } from '../store/store.js';
import { guestName, isGuestName } from './guest-names.js';
import { cleanName } from './names.js';
import type { Passphrases } from './passphrases.js';
import type { Opened, Session, Sessions } from './sessions.js';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789';
const ID_LENGTH = 16;
/** How exactly it is noted when somebody was here. */
const SEEN_MS = 3_600_000;

interface PeopleParts {
  readonly store: Store;
  readonly sessions: Sessions;
  readonly passphrases: Passphrases;
  readonly now: () => number;
  /** Tells everybody who sits with somebody that they are called otherwise now. */
  readonly renamed: (person: string) => Promise<void>;
  /** Stands up at every table, for somebody who goes for good. */
  readonly leaveTables: (person: string) => Promise<void>;
  /** One sentence why notices cannot go there, or null. */
  readonly refusesNoticeUrl: (url: string) => string | null;
}

/** Guests and accounts. What opens a session answers its secret, for the cookie. */
export class PeopleService {
  private readonly parts: PeopleParts;

  constructor(parts: PeopleParts) {
    this.parts = parts;
  }

  /** As the device of this session is told. */
  async me(id: string, session: string): Promise<Me> {
    const { people } = this.parts.store;
    const [person, muted, devices] = [await people.byId(id), await people.mutedBy(id), await people.sessionsOf(id)];
    if (person === null) throw new Refused('NO_SESSION', 'You are not known here any more.');
    return {
      id,
      name: person.name,
      guest: person.passphraseHash === null,
      named: person.passphraseHash !== null || !isGuestName(person.name),
      language: person.language as Me['language'],
      noticeUrl: person.noticeUrl,
      push: devices.some(({ hash, push }) => hash === session && push),
      muted: [...muted],
    };
  }

  async newGuest(language: Me['language'], device: string): Promise<Opened & { id: string }> {
    const now = this.parts.now();
    const id = newPersonId();
    await this.parts.store.people.create({
      id,
      name: guestName(language),
      passphraseHash: null,
      language,
      noticeUrl: null,
      banned: false,
      createdAt: now,
      seenAt: now,
    });
    return { id, ...(await this.parts.sessions.open(id, device)) };
  }

  async seen(session: Session, device: string): Promise<void> {
    const now = this.parts.now();
    const { id, seenAt } = session.person;
    if (now - seenAt > SEEN_MS) await this.parts.store.people.change(id, { seenAt: now });
    await this.parts.sessions.seen(session, device, SEEN_MS);
  }

  /** `mayRename` throws if the person has had too many names lately. */
  async change(
    person: StoredPerson,
    { name, language, noticeUrl }: ApiBody<'changeMe'>,
    mayRename: () => Promise<void>,
  ): Promise<void> {
    const { people } = this.parts.store;
    if (typeof noticeUrl === 'string') {
      const sentence = this.parts.refusesNoticeUrl(noticeUrl);
      if (sentence !== null) throw new Refused('BAD_REQUEST', sentence);
    }
    const clean = name === undefined ? undefined : cleanName(name);
    const isNew = clean !== undefined && clean !== person.name;
    if (isNew) {
      await this.checkName(person, clean, person.passphraseHash === null);
      await mayRename();
    }
    const done = await people.change(person.id, {
      ...(clean !== undefined && { name: clean }),
      ...(language !== undefined && { language }),
      ...(noticeUrl !== undefined && { noticeUrl }),
    });
    if (!done) throw taken(clean ?? person.name);
    if (!isNew) return;
    await this.parts.renamed(person.id);
    if (person.passphraseHash !== null) await this.renameAlike(person.id, clean);
  }

  /** A guest becomes an account, under a new secret: whoever knew the old one is out. */
  async makeAccount(session: Session, { name, passphrase }: ApiBody<'account'>): Promise<Opened> {
    const { person } = session;
    if (person.passphraseHash !== null) throw new Refused('NOT_NOW', 'You have an account already.');
    const { store, passphrases } = this.parts;
    const clean = cleanName(name);
    await this.checkName(person, clean, false);
    const passphraseHash = await passphrases.hash(passphrase);
    if (!(await store.people.change(person.id, { name: clean, passphraseHash }))) throw taken(clean);
    await this.parts.renamed(person.id);
    await this.renameAlike(person.id, clean);
    return this.renewed(session);
  }

  async changePassphrase(session: Session, { old, passphrase }: ApiBody<'passphrase'>): Promise<Opened> {
    const { person } = session;
    await this.checkPassphrase(person, old);
    const passphraseHash = await this.parts.passphrases.hash(passphrase);
    await this.parts.store.people.change(person.id, { passphraseHash });
    return this.renewed(session);
  }

  async login(
    before: Session | null,
    device: string,
    { name, passphrase }: ApiBody<'login'>,
  ): Promise<Opened & { id: string }> {
    const { store, sessions, passphrases } = this.parts;
    const account = await store.people.accountByName(name);
    const fits = await passphrases.fits(passphrase, account?.passphraseHash ?? null);
    if (!fits || account === null) {
      throw new Refused('WRONG_PASSPHRASE', 'There is no account with this name and pass-phrase.');
    }
    if (account.banned) throw banned();
    if (passphrases.isOutdated(account.passphraseHash!)) {
      await store.people.change(account.id, { passphraseHash: await passphrases.hash(passphrase) });
    }
    const { id } = account;
    const opened = await sessions.open(id, device);
    // It is the same browser: notices go on coming there.
    if (before !== null) await store.notices.carryOver(before.hash, { person: id, session: opened.hash });
    const guest = before?.person.passphraseHash === null ? before.person : null;
    if (guest !== null && !guest.banned) await this.moveGuest(guest.id, id);
    else if (before !== null) await sessions.close(before);
    await store.people.change(id, { seenAt: this.parts.now() });
    return { id, ...opened };
  }

  async delete(person: StoredPerson, passphrase: string | undefined): Promise<void> {
    if (person.passphraseHash !== null) await this.checkPassphrase(person, passphrase ?? '');
    await this.remove(person.id);
  }

  /** Takes somebody out for good, seats and all. */
  async remove(id: string): Promise<void> {
    const { store, sessions, leaveTables } = this.parts;
    await leaveTables(id);
    await store.people.delete(id);
    sessions.gone(id);
  }

  /** What could not move, a seat at a table where the account has one too, is left. */
  private async moveGuest(guest: string, account: string): Promise<void> {
    await this.parts.store.people.moveInto(guest, account);
    await this.remove(guest);
    await this.parts.renamed(account);
  }

  private async checkPassphrase({ passphraseHash }: StoredPerson, passphrase: string): Promise<void> {
    if (passphraseHash === null) throw new Refused('NOT_NOW', 'A guest has no pass-phrase.');
    if (await this.parts.passphrases.fits(passphrase, passphraseHash)) return;
    throw new Refused('WRONG_PASSPHRASE', 'This is not your pass-phrase.');
  }

  /** Guests may be called alike, but nobody may pass for an account; and an account's name is no guest's. */
  private async checkName(person: StoredPerson, name: string, guest: boolean): Promise<void> {
    if (!guest && isGuestName(name)) throw new Refused('NAME_TAKEN', 'This is a name that guests are given.');
    const { people } = this.parts.store;
    // The very name as well: what it looks like may have been noted before as much was known of look-alikes as now.
    const alike = [...(await people.alike(name)), await people.accountByName(name)];
    if (alike.some((other) => other !== null && other.id !== person.id && other.passphraseHash !== null)) {
      throw taken(name);
    }
  }

  /** Guests who were called so before are not taken for the account. */
  private async renameAlike(account: string, name: string): Promise<void> {
    const { store, renamed } = this.parts;
    for (const { id, passphraseHash, language } of await store.people.alike(name)) {
      if (id === account || passphraseHash !== null) continue;
      await store.people.change(id, { name: guestName(language as Me['language']) });
      await renamed(id);
    }
  }

  /** The device that asks goes on under a new secret; all others are out. */
  private async renewed({ person, hash, device }: Session): Promise<Opened> {
    const { store, sessions } = this.parts;
    const opened = await sessions.open(person.id, device ?? '');
    await store.notices.carryOver(hash, { person: person.id, session: opened.hash });
    await sessions.closeAll(person.id, opened.hash);
    return opened;
  }
}

export function banned(): Refused {
  return new Refused('NOT_ALLOWED', 'The people who run this place have shut you out.');
}

function taken(name: string): Refused {
  return new Refused(
    'NAME_TAKEN',
    `Somebody else is called ${name} already, or so much alike that one would be taken for the other.`,
  );
}

function newPersonId(): string {
  return Array.from({ length: ID_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');
}
