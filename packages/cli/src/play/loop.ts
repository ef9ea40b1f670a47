import type { Seat, Typed } from '@roadstead/kernel';
import { parseCommand, type TypedCommand } from './command.js';
import { hintLine } from './hint-line.js';
import type { ListedChoice } from './render/choices.js';
import type { SaveFile } from './save-file.js';
import type { PlaySession } from './session.js';
import type { TerminalStage } from './stage.js';
import type { Input, Terminal } from './terminal.js';
import type { Thoughts } from './thoughts.js';

/** How playing came to an end: the game is over, somebody left, or somebody pressed Ctrl-C. */
export type Exit = 'over' | 'left' | 'interrupted';

const LOG_PARAGRAPHS = 6;

/** Plays a session to its end, or until somebody leaves. Knows no game. */
export class Loop {
  private readonly session: PlaySession;
  private readonly stage: TerminalStage;
  private readonly terminal: Terminal;
  private readonly file: SaveFile;
  private readonly thoughts: Thoughts;
  /** The person who saw the screen last. */
  private atKeyboard: Seat | null = null;
  /** What is to be said above the next picture of the table. */
  private notes: string[] = [];

  constructor(session: PlaySession, stage: TerminalStage, terminal: Terminal, file: SaveFile, thoughts: Thoughts) {
    this.session = session;
    this.stage = stage;
    this.terminal = terminal;
    this.file = file;
    this.thoughts = thoughts;
  }

  /** `notes` are said above the first picture of the table. */
  async run(notes: readonly string[]): Promise<Exit> {
    const { session, stage } = this;
    this.notes.push(...notes);
    this.keep();
    while (!session.table.over) {
      const seat = session.decider;
      if (seat === null) {
        if (!(await this.thoughts.act())) return 'interrupted';
        this.keep();
      } else {
        const exit = await this.decide(seat);
        if (exit !== null) return exit;
      }
    }
    stage.ending(this.file.path);
    return 'over';
  }

  /** Asks until the seat has acted, or taken something back; how playing ended if somebody leaves instead. */
  private async decide(seat: Seat): Promise<Exit | null> {
    const { stage, session } = this;
    const exit = await this.handOver(seat);
    if (exit !== null) return exit;
    const choices = stage.choices(seat);
    stage.decision(seat, choices, session.news(seat), this.notes);
    this.notes = [];
    const { seq } = session.table;
    const name = session.you === null ? session.name(seat) : null;
    while (session.table.seq === seq) {
      const input = await this.terminal.read(stage.words.prompt(name, choices.length));
      if (input.type !== 'line') return exitBy(input);
      const command = parseCommand(input.text);
      if (command.type === 'quit') return 'left';
      if (command.type === 'choose') await this.choose(command.number, seat, choices);
      else if (command.type === 'compose') await this.compose(command.numbers, seat, choices);
      else if (command.type !== 'hint') this.obey(command, seat, choices);
      else if (!(await this.hint(seat, choices))) return 'interrupted';
    }
    this.keep();
    return null;
  }

  /** Where others at this keyboard must not see what the seat sees, the screen is wiped until its person sits there. */
  private async handOver(seat: Seat): Promise<Exit | null> {
    const { session, stage, terminal } = this;
    const isSomebodyElse = this.atKeyboard !== seat;
    this.atKeyboard = seat;
    if (!isSomebodyElse || !session.hasSecrets(seat)) return null;
    terminal.wipe();
    return exitBy(await terminal.read(stage.words.handOver(session.name(seat))));
  }

  private obey(
    command: Exclude<TypedCommand, { type: 'hint' | 'choose' | 'compose' }>,
    seat: Seat,
    choices: readonly ListedChoice[],
  ): void {
    const { stage } = this;
    switch (command.type) {
      case 'show':
        stage.decision(seat, choices, [], []);
        break;
      case 'help':
        stage.help();
        break;
      case 'rules':
        stage.rules();
        break;
      case 'odds':
        stage.odds(seat);
        break;
      case 'inspect':
        stage.inspect(seat, command.rest, choices);
        break;
      case 'log':
        stage.log(seat, paragraphs(command.rest));
        break;
      case 'undo':
        this.undo(false);
        break;
      case 'undoAgreed':
        this.undo(true);
        break;
      case 'save':
        this.saveTo(command.rest);
        break;
      case 'unknown':
        stage.say(stage.words.notAChoice(command.typed, choices.length));
        break;
    }
  }

  private async choose(number: number, seat: Seat, choices: readonly ListedChoice[]): Promise<void> {
    const choice = choices[number - 1];
    if (choice === undefined) this.stage.say(this.stage.words.notAChoice(String(number), choices.length));
    else if (choice.action !== null) this.session.act(seat, choice.action);
    else if (await this.isMeant(seat, choice)) await this.carryOut(seat, choice.plan!, choice.words);
  }

  /** Several choices as one command, where the game can put them together: what it does is told, and asked about, first. */
  private async compose(numbers: readonly number[], seat: Seat, choices: readonly ListedChoice[]): Promise<void> {
    const { stage } = this;
    const chosen = numbers.map((number) => choices[number - 1]);
    const missing = chosen.indexOf(undefined);
    if (missing >= 0) return stage.say(stage.words.notAChoice(String(numbers[missing]), choices.length));
    const composed = stage.composed(seat, chosen as ListedChoice[]);
    if (composed === null) return stage.say(stage.words.plans.apart);
    const { words, outcome } = composed;
    const parts = chosen.map((one) => one!.words).join('; ');
    const isMeant = await this.confirms(`${words}: ${parts}`, [outcome]);
    if (isMeant) await this.carryOut(seat, composed.plan!, words);
  }

  /** Where something is at stake, a command of several actions is asked about first. */
  private async isMeant(seat: Seat, { plan, words }: ListedChoice): Promise<boolean> {
    const { session, stage } = this;
    const moment = stage.moment(seat);
    const reasons = moment === null ? [] : (session.entry.plans?.asks?.(plan!, moment) ?? []);
    return reasons.length === 0 || this.confirms(words, reasons);
  }

  private async confirms(what: string, reasons: readonly string[]): Promise<boolean> {
    const { yes, ask } = this.stage.words.plans;
    const answer = await this.terminal.read(ask(what, reasons.join(' ')));
    return answer.type === 'line' && yes.includes(answer.text.trim().toLowerCase());
  }

  /** A command of several actions; how it ended is said above the next picture of the table. */
  private async carryOut(seat: Seat, plan: Typed, label: string): Promise<void> {
    const { session, stage } = this;
    const { seq } = session.table;
    const moment = () => stage.moment(seat);
    const end = stage.planEnd(label, await session.carryOut(seat, plan, label, moment, () => this.botsAnswer(seat)));
    if (session.table.seq === seq) stage.say(end);
    else this.notes.push(end);
  }

  /** Bots act until this seat is asked; false where somebody else at the keyboard is. */
  private async botsAnswer(seat: Seat): Promise<boolean> {
    const { session, stage, thoughts } = this;
    while (!session.table.over && session.decider === null) if (!(await thoughts.act())) return false;
    return session.table.over || stage.moment(seat) !== null;
  }

  /** False if somebody pressed Ctrl-C meanwhile. */
  private async hint(seat: Seat, choices: readonly ListedChoice[]): Promise<boolean> {
    const { session, stage } = this;
    const hint = await this.thoughts.hint(seat);
    if (hint === null) return false;
    const view = session.table.view(seat);
    const toWords = (action: unknown) => session.words.action(action, view, stage.scene(seat));
    stage.say(hintLine(hint, hint.why[session.language], choices, toWords, stage.words));
    return true;
  }

  private undo(agreed: boolean): void {
    const { session, stage } = this;
    const isFirst = session.lastOwnAct === null;
    const taken = session.undo(agreed);
    if (taken === null) {
      stage.say(isFirst ? stage.words.nothingDone : stage.words.barrier(session.you !== null));
    } else {
      const { act, plan } = taken;
      const words = plan ?? session.words.action(act.action, session.table.view(act.seat), stage.scene(act.seat));
      this.notes.push(stage.words.takenBack(words));
    }
  }

  private saveTo(copy: string): void {
    const { stage, file } = this;
    const path = copy === '' ? file.path : copy;
    const reason = file.keep(path);
    stage.say(reason === null ? stage.words.saved(path) : stage.words.saveFailed(path, reason));
  }

  private keep(): void {
    const reason = this.file.keepQuietly();
    if (reason !== null) this.notes.push(this.stage.words.saveFailed(this.file.path, reason));
  }
}

function paragraphs(asked: string): number {
  if (/^\d+$/.test(asked)) return Number(asked);
  return asked === '' ? LOG_PARAGRAPHS : Number.POSITIVE_INFINITY;
}

/** How playing ends by what somebody did instead of typing a line; null for a line. */
function exitBy({ type }: Input): Exit | null {
  if (type === 'line') return null;
  return type === 'interrupt' ? 'interrupted' : 'left';
}
