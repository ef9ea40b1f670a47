import type { Connection, LinkState } from '@roadstead/client';
import type { Language } from '@roadstead/kernel';
import type { Me, RoomSummary } from '@roadstead/protocol';
import { set, settings } from '../../settings/settings.svelte.js';
import { forgetKnown, meet, noteWaiting } from '../../you/known.svelte.js';
import { waitingForMe } from '../../you/waiting.js';
import { troubleOf } from '../model/trouble.js';
import { api, openLine } from './line.js';

const DOUBT_AFTER_MS = 3_000;

/** Who uses this page, and the line that is open in that name. */
class Session {
  /** Null before the server has told, and after logging out. */
  me: Me | null = $state.raw(null);
  link: LinkState = $state('joining');
  /** Tables that wait for this person, as far as the line has told. */
  turns: ReadonlySet<string> = $state.raw(new Set());
  /** The table that began to wait for this person last, while another page was open. */
  lastTurn: string | null = $state(null);
  /** Grows when somebody else is at the page: whatever was shown to the one before is thrown away. */
  person = $state(0);
  private line: ReturnType<typeof openLine> | null = null;

  get connection(): Connection {
    this.line ??= this.open();
    return this.line.connection;
  }

  /** Whoever comes without a cookie becomes a guest. */
  async enter(language: Language): Promise<void> {
    if (this.me !== null) return;
    const me = await api.call('enter', { body: { language } });
    this.is(await withNameOfDevice(me));
  }

  /** The server has told something new about the one who is known. */
  heard(me: Me): void {
    if (this.me !== null) this.me = me;
    noteMe(me);
  }

  /** The server has told who this is now. */
  is(me: Me): void {
    const other = this.me?.id !== me.id;
    this.me = me;
    noteMe(me);
    if (!other) return;
    this.anew();
    void this.connection;
    void this.lookForTurns();
  }

  /** Nobody any more. */
  left(): void {
    this.me = null;
    forgetKnown();
    this.anew();
  }

  async mute(person: string, muted: boolean): Promise<boolean> {
    const { ok } = await this.connection.request({ do: 'mute', person, muted }, true);
    const me = this.me;
    if (ok && me !== null) {
      const others = me.muted.filter((id) => id !== person);
      this.me = { ...me, muted: muted ? [...others, person] : others };
    }
    return ok;
  }

  /** From now on the line tells; this is how it stood before. */
  private async lookForTurns(): Promise<void> {
    const { tables } = await api.call('myTables').catch(() => ({ tables: [] }));
    this.wait(new Set([...this.turns, ...waitingForMe(tables).map(({ id }) => id)]));
  }

  /** These are all tables of this person, as the server lists them now. */
  tablesAre(tables: readonly RoomSummary[]): void {
    this.wait(new Set(waitingForMe(tables).map(({ id }) => id)));
  }

  private wait(turns: ReadonlySet<string>): void {
    noteWaiting(turns.size);
    const isSame = turns.size === this.turns.size && [...turns].every((id) => this.turns.has(id));
    if (!isSame) this.turns = turns;
  }

  /** A line that stays down may mean that this person is not known any more: logged out elsewhere, or deleted. */
  private async checkKnown(line: ReturnType<typeof openLine>): Promise<void> {
    if (this.line !== line || this.link !== 'lost') return;
    try {
      await api.call('me');
    } catch (error) {
      if (troubleOf(error) === 'NO_SESSION' && this.line === line) this.left();
    }
  }

  private anew(): void {
    this.line?.close();
    this.line = null;
    this.turns = new Set();
    this.link = 'joining';
    this.person++;
  }

  private open(): ReturnType<typeof openLine> {
    const line = openLine();
    line.connection.onLink((link) => {
      if (link !== 'closed') this.link = link;
      if (link === 'lost') setTimeout(() => void this.checkKnown(line), DOUBT_AFTER_MS);
    });
    line.connection.onPush((push) => {
      if (push.push !== 'turn') return;
      this.wait(changed(this.turns, push.table, push.yourTurn));
      if (push.yourTurn) this.lastTurn = push.table;
    });
    return line;
  }
}

/** A guest without a name of their own is called what they are called at the tables of this device, if nobody else is. */
async function withNameOfDevice(me: Me): Promise<Me> {
  const { name } = settings.now;
  if (me.named || name === '') return me;
  return api.call('changeMe', { body: { name } }).catch(() => me);
}

/** There is one name for the server and for this device. */
function noteMe(me: Me): void {
  meet(me);
  if (me.named && me.name !== settings.now.name) set({ name: me.name });
}

function changed(all: ReadonlySet<string>, item: string, isIn: boolean): ReadonlySet<string> {
  const others = [...all].filter((one) => one !== item);
  return new Set(isIn ? [...others, item] : others);
}

export const session = new Session();
