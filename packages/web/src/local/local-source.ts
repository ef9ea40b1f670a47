import {
  NOTHING_WATCHED,
  type RefusalInfo,
  type RequestOutcome,
  type VerbAtTable,
  WatchedTable,
} from '@roadstead/client';
import type { Seat } from '@roadstead/kernel';
import type { SourceState } from '../table/source.js';
import type { LocalPush } from './messages.js';
import type { TablesLine } from './tables-line.js';

/** What a page does beyond showing the table. */
interface LocalPage {
  /** The seat that must take the device before anything is shown to it. */
  hand(to: Seat | null): void;
  /** Another window has taken the table. */
  elsewhere(): void;
  /** Why something was refused, in the language of the page. */
  sentence(code: RefusalInfo['code']): string;
}

/** A table that the worker of this page keeps. */
export class LocalSource extends WatchedTable<SourceState> {
  private readonly line: TablesLine;
  private readonly deaf: () => void;
  private readonly page: LocalPage;

  constructor(table: string, line: TablesLine, page: LocalPage) {
    super(table, { ...NOTHING_WATCHED, link: 'here' });
    this.line = line;
    this.page = page;
    this.deaf = line.hear((push) => this.heard(push));
    void this.watch();
  }

  close(): void {
    if (this.closed) return;
    this.closed = true;
    this.deaf();
    void this.line.ask({ do: 'unwatch', table: this.table });
  }

  protected override send(request: VerbAtTable): Promise<RequestOutcome> {
    return this.line.ask(request);
  }

  protected override told({ code }: RefusalInfo): RefusalInfo {
    return { code, message: this.page.sentence(code) };
  }

  private async watch(): Promise<void> {
    const answer = await this.line.ask({ do: 'watch', table: this.table });
    if (!answer.ok && !this.closed) this.show({ barred: this.told(answer.error) });
  }

  private heard(push: LocalPush): void {
    if (!('table' in push) || push.table !== this.table) return;
    switch (push.push) {
      case 'room':
        this.show({ room: push.room });
        break;
      case 'standing':
        this.show({ opening: push.opening ?? [], log: push.log, standing: push.standing });
        break;
      case 'played':
        this.show({ log: [...this.shown.log, push.played], standing: push.standing });
        break;
      case 'hand':
        this.page.hand(push.to);
        break;
      case 'elsewhere':
        this.page.elsewhere();
        break;
    }
  }
}
