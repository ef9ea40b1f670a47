import type { GameEntry } from '@roadstead/games/all';
import type { Audience, Retelling, Seat, Typed } from '@roadstead/kernel';
import type { AnyTerminalGame } from '../play/game.js';
import { choicesOf } from '../play/render/choices.js';
import { coloured, plain } from '../play/render/paint.js';
import { story } from '../play/render/story.js';
import { clip, hang, spread, wrap } from '../play/render/text.js';
import type { Scene } from '../play/scene.js';
import { lettersOf } from './viewer.js';
import { type KeyMeaning, REPLAY_WORDS } from './words.js';

/** A replay as lines of text: what is shown, and nothing that decides. */
export class Screen {
  private readonly replay: Retelling;
  private readonly entry: GameEntry;
  private readonly pictures: AnyTerminalGame;
  private readonly audience: Audience;
  private readonly colour: boolean;

  constructor(replay: Retelling, entry: GameEntry, pictures: AnyTerminalGame, audience: Audience, colour: boolean) {
    this.replay = replay;
    this.entry = entry;
    this.pictures = pictures;
    this.audience = audience;
    this.colour = colour;
  }

  get words() {
    return REPLAY_WORDS[this.audience.language];
  }

  /** The table after a step, as a seat or a spectator saw it, with what had happened in it. */
  table(step: number, seat: Seat | null, columns: number): readonly string[] {
    const { replay } = this;
    const state = replay.state(step);
    const scene = this.scene(seat, columns);
    const decides = replay.toAct(step)[0] ?? null;
    // The table speaks to the one who decides; to anybody else it names him.
    const atTable = { ...scene, seat: decides, you: decides === seat ? seat : null };
    const view = replay.game.view(state, seat);
    const result = replay.game.result(state);
    const drawn =
      result === null
        ? this.pictures.table(view, replay.game.odds?.(state, seat) ?? null, atTable)
        : this.pictures.ending(result, view, scene);
    const choices = this.choices(step, view, atTable);
    return [...this.heading(step, seat, scene), '', ...this.told(step, seat, scene), '', ...drawn, ...choices];
  }

  /** What whoever decides could do; an arrow points at what was done. */
  private choices(step: number, view: unknown, scene: Scene): readonly string[] {
    const { replay, entry } = this;
    if (scene.seat === null || (!replay.isOver && scene.seat !== scene.you)) return [];
    const legal = replay.game.legal(replay.state(step), scene.seat) as readonly Typed[];
    const next = replay.entry(step + 1);
    const done = next?.type === 'act' ? entry.words.action(next.action, view, scene) : null;
    return choicesOf(legal, view, entry.words, this.pictures, scene).flatMap(({ words, flag, outcome }) => {
      const mark = words === done ? scene.paint.bold('► ') : '  ';
      const text = outcome === '' ? words : `${words} ${scene.paint.dim(`→ ${outcome}`)}`;
      return hang(` ${mark}${flag === '' ? '' : `${flag} `}`, text, scene.columns);
    });
  }

  /** Everything that happened, in words. */
  log(seat: Seat | null, columns: number): readonly string[] {
    const { replay } = this;
    const scene = this.scene(seat, columns);
    const paragraphs: string[][] = [];
    let events: Typed[] = [];
    const tell = () => {
      paragraphs.push(...story(events, this.entry.words, this.pictures, scene));
      events = [];
    };
    for (let step = 0; step <= replay.last; step++) {
      events.push(...replay.events(step, seat));
      const by = this.undoneBy(step);
      if (by === null) continue;
      tell();
      paragraphs.push(wrap(this.words.text.takenBack(this.audience.name(by)), columns, '  '));
    }
    tell();
    return paragraphs.flat();
  }

  help(columns: number): readonly string[] {
    const { language } = this.audience;
    const marks = this.marks.map(({ letter, words }): KeyMeaning => {
      const { next, previous } = words[language];
      return [`${letter} ${letter.toUpperCase()}`, `${inLine(next)}, ${inLine(previous)}`];
    });
    const help = this.words.help(marks);
    const longest = Math.max(...help.map(([keys]) => keys.length));
    return help.map(([keys, meaning]) => clip(`  ${keys.padEnd(longest)}  ${meaning}`, columns));
  }

  /** The most important keys; there is room for one kind of highlight. */
  get hint(): string {
    const [first] = this.marks;
    return this.words.hint(first ? `${first.letter}: ${first.words[this.audience.language].name} · ` : '');
  }

  /** The kinds of highlights that a letter leads to. */
  private get marks() {
    const letters = lettersOf(this.replay);
    return this.replay.kinds.flatMap((kind) => {
      const letter = letters.get(kind.id);
      return letter === undefined ? [] : [{ ...kind, letter }];
    });
  }

  private heading(step: number, seat: Seat | null, { paint, columns }: Scene): readonly string[] {
    const { replay, words } = this;
    const { language } = this.audience;
    const here = replay.highlights.filter(({ seq }) => seq === step).map(({ kind }) => kind);
    const marks = here.flatMap((kind) =>
      replay.kinds.filter(({ id }) => id === kind).map((of) => of.words[language].name),
    );
    const where = [this.entry.words.title[language], words.step(step, replay.last), ...marks].join(' · ');
    const who = seat === null ? words.spectator : words.seenBy(this.audience.name(seat));
    return spread(paint.bold(where), paint.dim(who), columns);
  }

  private told(step: number, seat: Seat | null, scene: Scene): readonly string[] {
    const by = this.undoneBy(step);
    if (by !== null) return wrap(this.words.text.takenBack(this.audience.name(by)), scene.columns, '  ');
    return story(this.replay.events(step, seat), this.entry.words, this.pictures, scene).flat();
  }

  private undoneBy(step: number): Seat | null {
    const entry = this.replay.entry(step);
    return entry?.type === 'undo' ? entry.seat : null;
  }

  private scene(seat: Seat | null, columns: number): Scene {
    const { language, name } = this.audience;
    return {
      language,
      name,
      you: seat,
      seat: null,
      options: this.replay.record.options,
      columns,
      paint: this.colour ? coloured : plain,
      showOdds: true,
    };
  }
}

/** What begins a label, as it stands within a line. */
function inLine(label: string): string {
  return label.charAt(0).toLowerCase() + label.slice(1);
}
