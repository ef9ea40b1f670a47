import type { BotLevel, Room } from '@roadstead/protocol';
import { api } from './line.js';
import { Doing } from './doing.svelte.js';
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
  bot = (seat: number, level: BotLevel | null) =>
    this.told(() => api.call('bot', { params: this.params, body: { seat, level } }));
  remove = (seat: number) => this.told(() => api.call('remove', { params: this.params, body: { seat } }));
  /** Whoever starts the game is ready himself. */
  start = () =>
    this.told(async () => {
      await api.call('ready', { params: this.params, body: { ready: true } });
      return api.call('start', { params: this.params, body: {} });
    });

  private told(ask: () => Promise<Room>): Promise<boolean> {
    return this.doing.run(async () => this.table.roomIs(await ask()));
  }
}
