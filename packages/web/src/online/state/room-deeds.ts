import type { BotLevel, Room } from '@roadstead/protocol';
import { startOf } from '../model/gathering.js';
import { online } from '../words/index.svelte.js';
import { Doing } from './doing.svelte.js';
import { api } from './line.js';
import type { OnlineTable } from './online-table.js';

/** What one can ask about a table, the game itself apart; the room that is answered is shown at once. */
export class RoomDeeds {
  readonly doing = new Doing();
  private readonly table: OnlineTable;
  private readonly params: { readonly id: string };

  constructor(table: OnlineTable) {
    this.table = table;
    this.params = { id: table.model.id };
  }

  sit = (seat?: number) =>
    this.told(() => api.call('sit', { params: this.params, body: seat === undefined ? {} : { seat } }));
  leave = () => this.told(() => api.call('leave', { params: this.params, body: {} }));
  comeBack = () => this.told(() => api.call('comeBack', { params: this.params, body: {} }));
  ready = (ready: boolean) => this.told(() => api.call('ready', { params: this.params, body: { ready } }));
  bot = (seat: number, level: BotLevel | null, style?: string) =>
    this.told(() =>
      api.call('bot', { params: this.params, body: { seat, level, ...(style !== undefined && { style }) } }),
    );
  /** Asks somebody to stand up, this once or for good. */
  remove = (seat: number, forGood: boolean) =>
    this.told(() => api.call('remove', { params: this.params, body: { seat, forGood } }));
  letIn = (person: string) => this.told(() => api.call('letIn', { params: this.params, body: { person } }));
  renewInvite = () => this.told(() => api.call('renewInvite', { params: this.params, body: {} }));
  /** Whoever starts the game is ready. */
  start = () =>
    this.told(async () => {
      await api.call('ready', { params: this.params, body: { ready: true } });
      return api.call('start', { params: this.params, body: {} });
    });

  /** Why the last thing that was asked was refused, as precisely as it can be known here. */
  get sentence(): string | null {
    const { trouble, sentence } = this.doing;
    const { house, status } = this.table.model.room;
    const isUnrateable =
      trouble === 'NOT_NOW' && house.rated && status === 'gathering' && startOf(this.table.model.room).kind === 'may';
    return isUnrateable ? online.words.room.ratedNeeds : sentence;
  }

  private told(ask: () => Promise<Room>): Promise<boolean> {
    return this.doing.run(async () => this.table.roomIs(await ask()));
  }
}
