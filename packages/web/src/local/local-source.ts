import type { Seat, Typed } from '@roadstead/kernel';
import type { Phrase, SocketRequest } from '@roadstead/protocol';
import type { Outcome, SourceState, TableSource } from '../table/source.js';
import type { Link } from './link.js';
import type { LocalPush } from './messages.js';

type AboutTable<R> = R extends { readonly table: string } ? Omit<R, 'id' | 'table'> : never;
type Verb = AboutTable<SocketRequest>;

const NOTHING: SourceState = {
  room: null,
  standing: null,
  opening: [],
  log: [],
  said: [],
  waiting: false,
  link: 'here',
  refusal: null,
  barred: null,
};

/** What a page does beyond showing the table. */
export interface LocalPage {
  /** The seat that must take the device before anything is shown to it. */
  hand(to: Seat | null): void;
  /** Another window has taken the table. */
  elsewhere(): void;
  /** Why something was refused, in the language of the page. */
  sentence(code: RefusalCode): string;
}

type RefusalCode = NonNullable<SourceState['refusal']>['code'];

/** A table that the worker of this page keeps. */
export class LocalSource implements TableSource {
  readonly table: string;
  private readonly link: Link;
  private readonly listeners = new Set<(state: SourceState) => void>();
  private readonly deaf: () => void;
  private shown = NOTHING;
  private asked = 0;
  private readonly page: LocalPage;

  constructor(table: string, link: Link, page: LocalPage) {
    this.table = table;
    this.link = link;
    this.page = page;
    this.deaf = link.hear((push) => this.heard(push));
    void this.watch();
  }

  get state(): SourceState {
    return this.shown;
  }

  subscribe(listener: (state: SourceState) => void): () => void {
    this.listeners.add(listener);
    listener(this.shown);
    return () => this.listeners.delete(listener);
  }

  act = (action: Typed) => this.ask({ do: 'act', expect: this.seq, action: { ...action } });
  undo = (step: boolean) => this.ask({ do: 'undo', expect: this.seq, step });
  askUndo = (to: number) => this.ask({ do: 'askUndo', expect: this.seq, to });
  answerUndo = (agree: boolean) => this.ask({ do: 'answerUndo', agree });
  arm = (order: Typed | null) => this.ask({ do: 'arm', order });
  say = (what: { readonly text: string } | { readonly phrase: Phrase }) => this.ask({ do: 'say', ...what });
  hint = () => this.ask({ do: 'hint' });

  dismissRefusal(): void {
    this.show({ refusal: null });
  }

  close(): void {
    this.deaf();
    void this.link.ask({ do: 'unwatch', table: this.table });
  }

  private get seq(): number {
    return this.shown.standing?.seq ?? 0;
  }

  private async watch(): Promise<void> {
    const answer = await this.link.ask({ do: 'watch', table: this.table });
    if (!answer.ok) this.show({ barred: this.said(answer.error) });
  }

  private async ask(verb: Verb): Promise<Outcome> {
    this.asked++;
    this.show({ refusal: null });
    const answer = await this.link.ask({ ...verb, table: this.table });
    this.asked--;
    this.show(answer.ok ? {} : { refusal: this.said(answer.error) });
    return answer;
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

  private said({ code }: { readonly code: RefusalCode }) {
    return { code, message: this.page.sentence(code) };
  }

  private show(change: Partial<SourceState>): void {
    this.shown = { ...this.shown, ...change, waiting: this.asked > 0 };
    for (const listener of [...this.listeners]) listener(this.shown);
  }
}
