import { LEVEL_NAMES, type Level } from '@roadstead/bots';
import type { PlanEnd, PlanMoment, Seat, Typed } from '@roadstead/kernel';
import type { AnyTerminalGame, Narrator } from './game.js';
import { choiceLines, choicesOf, type ListedChoice, planChoice, planChoices } from './render/choices.js';
import { coloured, plain } from './render/paint.js';
import { story } from './render/story.js';
import { hang, wrap } from './render/text.js';
import type { Scene } from './scene.js';
import type { PlaySession } from './session.js';
import type { Terminal } from './terminal.js';
import { type PlayWords, WORDS } from './words/index.js';

/** So much of the seal is shown at the start; no other shuffle will be found that begins alike. */
const SEAL_SHOWN = 16;

/** Puts a session on a terminal: everything that is shown, and nothing that decides. */
export class TerminalStage {
  readonly session: PlaySession;
  readonly words: PlayWords;
  private readonly game: AnyTerminalGame;
  private readonly terminal: Terminal;
  private readonly showOdds: boolean;
  private readonly narrator: Narrator<Typed, unknown>;

  constructor(
    session: PlaySession,
    game: AnyTerminalGame,
    terminal: Terminal,
    showOdds: boolean,
    narrator: Narrator<Typed, unknown> = () => [],
  ) {
    this.session = session;
    this.game = game;
    this.terminal = terminal;
    this.showOdds = showOdds;
    this.narrator = narrator;
    this.words = WORDS[session.language];
  }

  scene(seat: Seat | null): Scene {
    const { session, terminal } = this;
    return {
      language: session.language,
      you: session.you,
      name: (other) => session.name(other),
      seat,
      options: session.options,
      columns: terminal.columns,
      paint: terminal.colour ? coloured : plain,
      showOdds: this.showOdds,
    };
  }

  /** Ordinary text, wrapped. */
  say(...texts: readonly string[]): void {
    this.terminal.write(texts.flatMap((text) => wrap(text, this.terminal.columns)));
  }

  /** A command to be typed later, on a line of its own that can be copied. */
  command(what: string, command: string): void {
    this.terminal.write([what, `  npx roadstead ${command}`]);
  }

  /** What a newcomer needs to know before the first decision. */
  opening(): readonly string[] {
    const { session, words } = this;
    const scene = this.scene(null);
    const { paint } = scene;
    const title = paint.bold(session.words.title[session.language]);
    const seal = paint.dim(words.seal(`${session.table.commitment.slice(0, SEAL_SHOWN)}…`));
    const bots = session.crew.flatMap(({ name, bot }, seat) => (bot ? [`${name} (${this.called(bot, seat)})`] : []));
    const opponents = bots.length === 0 ? [] : [words.bots(bots.join(', '))];
    const goal = this.game.goal(session.table.view(null), scene);
    return [title, ...goal, ...opponents, words.firstSteps, seal, ''];
  }

  /** A bot's level, and its style where it has one. */
  private called(level: Level, seat: Seat): string {
    const { language } = this.session;
    const style = this.session.style(seat)?.name[language];
    return [LEVEL_NAMES[level][language], ...(style === undefined ? [] : [style])].join(', ');
  }

  /** The actions, then the commands that are several of them. */
  choices(seat: Seat): readonly ListedChoice[] {
    const { table, words, entry } = this.session;
    const [legal, view, scene] = [table.legal(seat), table.view(seat), this.scene(seat)];
    return [
      ...choicesOf(legal, view, words, this.game, scene),
      ...planChoices({ seat, legal, view, audience: scene }, entry.plans, this.session.given(seat)),
    ];
  }

  /** Several choices as one command; null where they do not go together. */
  composed(seat: Seat, choices: readonly ListedChoice[]): ListedChoice | null {
    const { plans } = this.session.entry;
    const moment = this.moment(seat);
    if (moment === null) return null;
    const parts = choices.map(({ action, plan }) => (action === null ? { plan: plan! } : { act: action }));
    const plan: Typed | null = plans?.compose?.(parts, moment) ?? null;
    return plan && planChoice(plan, moment, plans!);
  }

  /** What a seat knows when a command goes on; null where it is not asked. */
  moment(seat: Seat): PlanMoment<Typed, unknown> | null {
    const { table } = this.session;
    const legal = table.legal(seat);
    return legal.length === 0 ? null : { seat, legal, view: table.view(seat), audience: this.scene(seat) };
  }

  /** How a command of several actions ended. */
  planEnd(label: string, end: PlanEnd): string {
    const { plans } = this.words;
    if (end.kind === 'done') return plans.done(label);
    return plans.halted(label, end.why === 'game' ? end.sentence! : plans.why[end.why]);
  }

  /** What has happened, the table, and what can be done. On a screen it begins at the top; what was there scrolls away. */
  decision(seat: Seat, choices: readonly ListedChoice[], events: readonly Typed[], notes: readonly string[]): void {
    const { table, words } = this.session;
    const scene = this.scene(seat);
    const told = story(events, words, this.game, scene).flat();
    this.terminal.newPage();
    this.say(...notes);
    this.terminal.write(told.length > 0 ? [...told, ''] : []);
    this.narrate(events);
    this.terminal.write([
      ...this.game.table(table.view(seat), table.odds(seat), scene),
      ...choiceLines(choices, scene),
    ]);
  }

  /** What the game tells beside the events, each paragraph set apart. */
  private narrate(events: readonly Typed[]): void {
    const { columns, colour } = this.terminal;
    const view = this.session.table.view(null);
    const paint = colour ? coloured : plain;
    const paragraphs = events.flatMap((event) => this.narrator(event, view));
    this.terminal.write(paragraphs.flatMap((text) => [...wrap(text, columns).map((line) => paint.dim(line)), '']));
  }

  /** The last paragraphs of the story, or all. */
  log(seat: Seat, most: number): void {
    const told = story(this.session.events(seat), this.session.words, this.game, this.scene(null));
    this.terminal.write(told.length === 0 ? [this.words.emptyLog] : told.slice(-most).flat());
  }

  odds(seat: Seat): void {
    const { table } = this.session;
    const odds = table.odds(seat);
    if (odds === null) this.say(this.words.noOdds);
    else if (this.showOdds) this.terminal.write(this.game.odds(odds, table.view(seat), this.scene(seat)));
    else this.say(this.words.oddsAreOff);
  }

  inspect(seat: Seat, asked: string, choices: readonly ListedChoice[]): void {
    const actions = choices.flatMap(({ action }) => action ?? []);
    this.terminal.write(this.game.inspect(asked, this.session.table.view(seat), actions, this.scene(seat)));
  }

  rules(): void {
    const lines = this.game.rules(this.session.table.view(null), this.scene(null));
    this.say(...(lines.length > 0 ? lines : [this.words.noRules]));
  }

  help(): void {
    const longest = Math.max(...this.words.help.map(([command]) => command.length));
    for (const [command, meaning] of this.words.help) {
      this.terminal.write(hang(`  ${command.padEnd(longest)}  `, meaning, this.terminal.columns));
    }
    this.say(...this.styles());
  }

  /** How each bot plays that has a style. */
  private styles(): readonly string[] {
    const { session } = this;
    return session.crew.flatMap(({ name, bot }, seat) => {
      const style = session.style(seat);
      return bot && style ? [`${name} (${this.called(bot, seat)}): ${style.about[session.language]}`] : [];
    });
  }

  ending(file: string): void {
    const { session, words } = this;
    const { result } = session.table;
    if (result === null) return;
    const scene = this.scene(null);
    const told = story(session.news(session.you), session.words, this.game, scene).flat();
    this.terminal.newPage();
    this.terminal.write([...told, '']);
    this.narrate(session.news(session.you));
    this.terminal.write([scene.paint.bold(words.over)]);
    this.terminal.write([...this.game.ending(result, session.table.view(null), scene), '']);
    const { seed } = session.record;
    if (seed !== undefined) this.say(words.seed(seed));
    this.say(words.seal(session.table.commitment));
    this.command(words.check, `verify ${file}`);
  }
}
