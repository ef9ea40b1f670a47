import { loadedGame } from '@roadstead/games';
import type { Audience, Language, Seat } from '@roadstead/kernel';
import { isPlayedByPerson } from '@roadstead/protocol';
import type { GameUi, Turn } from '../games/game-ui.js';
import { words } from '../words/index.svelte.js';
import { type LogLine, logLines } from './log-lines.js';
import type { TableModel } from './model.js';
import { seatNames, spokenTo } from './names.js';

/** What a story is told from. */
type StorySource = Pick<TableModel, 'room' | 'standing' | 'opening' | 'log' | 'seat' | 'connection'>;

/** The words of a table: how everybody is called, the log, and what a button for an action says. */
export class Story {
  private readonly model: StorySource;
  private readonly ui: GameUi;

  constructor(model: StorySource, ui: GameUi) {
    this.model = model;
    this.ui = ui;
  }

  get language(): Language {
    return words.language;
  }

  readonly name = $derived.by(() => seatNames(this.model.room, words.now));

  readonly audience: Audience = $derived.by(() => ({
    language: words.language,
    name: this.name,
    you: spokenTo(this.model.room, this.model.seat, this.model.connection === 'here'),
  }));

  readonly lines: readonly LogLine[] = $derived.by(() => {
    const { model, ui, audience } = this;
    const telling = { ui, words: this.gameWords, shell: words.now, audience, seat: model.seat };
    return logLines(model.opening, model.log, telling);
  });

  readonly seatsToAct: readonly Seat[] = $derived.by(() => this.model.standing?.toAct ?? []);
  readonly myTurn: boolean = $derived.by(() => this.model.seat !== null && this.seatsToAct.includes(this.model.seat));
  /** Whose turn it is, as the game has it. */
  private readonly turn: Turn | null = $derived.by(() => {
    const { standing } = this.model;
    if (standing === null || standing.over) return null;
    return this.ui.turn?.(standing, words.language, this.name) ?? null;
  });
  /** Whose turn it is; null where several act at once. */
  readonly turnSeat: Seat | null = $derived.by(() => {
    const [only = null, ...more] = this.seatsToAct;
    return this.turn?.of ?? (more.length > 0 ? null : only);
  });
  readonly isOwnTurn: boolean = $derived.by(
    () => this.myTurn && (this.turn?.of ?? this.model.seat) === this.model.seat,
  );
  readonly over: boolean = $derived.by(() => this.model.standing?.over ?? false);

  /** What the last act was that undo would take back; null where there is nothing. */
  readonly undoes: string | null = $derived.by(() => {
    const { model } = this;
    if (!model.standing || model.standing.undoable === 0) return null;
    const mine = (seat: Seat | null) => seat !== null && isPlayedByPerson(model.room.seats[seat]!);
    const own = model.connection === 'here' ? mine : (seat: Seat | null) => seat === model.seat;
    const last = this.lines.findLast(({ seat, undone, seq }) => own(seat) && !undone && this.isAct(seq));
    return last && (this.lines.find(({ seq }) => seq === last.seq)?.text ?? last.text);
  }) as string | null;

  readonly turnText: string = $derived.by(() => {
    const { table } = words.now;
    if (this.over) return table.over;
    const owner = this.turn?.of ?? null;
    if (this.isAside) return owner === this.audience.you ? table.yourTurn : table.turnOwner(this.name(owner!));
    if (this.myTurn) {
      return this.audience.you === null ? table.turnOfYou(this.name(this.model.seat!)) : table.yourTurn;
    }
    if (owner === null) return this.waitedFor;
    return owner === this.audience.you ? table.yourTurn : table.turnOwner(this.name(owner));
  });

  /** What whoever looks may do in another's turn, or who is waited for in it. */
  readonly turnDetail: string = $derived.by(() => {
    if (!this.isAside) return '';
    if (!this.myTurn) return this.waitedFor;
    const may = this.turn?.may ?? '';
    return this.audience.you === null ? `${this.name(this.model.seat!)}, ${may}` : may;
  });

  /** The heading in one sentence. */
  get turnSentence(): string {
    const { turnText, turnDetail } = this;
    if (turnDetail === '') return turnText;
    return `${turnText}: ${turnDetail}${/[.?!]$/.test(turnDetail) ? '' : '.'}`;
  }

  /** Somebody else than the owner of the turn is asked. */
  private readonly isAside: boolean = $derived.by(
    () => this.turn !== null && !this.over && !this.seatsToAct.includes(this.turn.of),
  );

  private readonly waitedFor: string = $derived.by(() => this.seatsToAct.map((seat) => this.turnOf(seat)).join(' · '));

  action(action: { readonly type: string }): string {
    return this.gameWords.action(action, this.model.standing?.view, this.audience);
  }

  private isAct(seq: number): boolean {
    return this.model.log[seq - 1]?.kind === 'act';
  }

  private turnOf(seat: Seat): string {
    const { table } = words.now;
    const { bot, standIn } = this.model.room.seats[seat]!;
    return bot !== null || standIn !== null ? table.thinking(this.name(seat)) : table.turnOf(this.name(seat));
  }

  private get gameWords() {
    return loadedGame(this.ui.id)!.words;
  }
}
