import { highlightLetters, type Retelling, type Seat } from '@roadstead/kernel';

/** Letters that mean the same in every replay. */
const OWN_LETTERS = ['a', 'g', 'n', 'p', 'q', 's'];

/** The letter for each kind of highlight; as a capital it goes back. */
export function lettersOf({ kinds }: Retelling): ReadonlyMap<string, string> {
  return highlightLetters(kinds, OWN_LETTERS);
}

/** A key as Node names it; `text` is what it types. */
export interface Key {
  readonly name: string;
  readonly text: string;
}

interface Shown {
  readonly step: number;
  readonly seat: Seat | null;
  readonly isHelp: boolean;
  readonly isPlaying: boolean;
  /** The number that is being typed, or null. */
  readonly typed: string | null;
  /** The last jump led nowhere. */
  readonly isNone: boolean;
}

/** Where somebody is in a replay, and what keys do about it. It draws nothing. */
export class Viewer {
  private readonly replay: Retelling;
  /** Those who may be looked from. */
  private readonly seats: readonly (Seat | null)[];
  private now: Shown;

  constructor(replay: Retelling, seats: readonly (Seat | null)[], step: number, seat: Seat | null) {
    this.replay = replay;
    this.seats = seats;
    this.now = { step, seat, isHelp: false, isPlaying: false, typed: null, isNone: false };
  }

  get shown(): Shown {
    return this.now;
  }

  /** False when it is left. */
  press(key: Key): boolean {
    if (key.name === 'interrupt' || key.text === 'q' || key.name === 'escape') return this.leave(key);
    if (this.now.typed !== null) this.type(key);
    else this.do(key);
    return true;
  }

  /** The next step of a replay that plays by itself. */
  tick(): void {
    this.go(this.now.step + 1);
    if (this.now.step === this.replay.last) this.show({ isPlaying: false });
  }

  /** What is open is left first. */
  private leave({ name }: Key): boolean {
    const isOpen = this.now.typed !== null || this.now.isHelp;
    this.show({ typed: null, isHelp: false });
    return isOpen && name !== 'interrupt';
  }

  /** By what a key types, or by its name. */
  private do({ name, text }: Key): void {
    const { replay } = this;
    const { step, isHelp, isPlaying } = this.now;
    const deeds: Readonly<Record<string, () => void>> = {
      '?': () => this.show({ isHelp: !isHelp }),
      a: () => this.show({ isPlaying: !isPlaying && step < replay.last, isHelp: false }),
      g: () => this.show({ typed: '', isHelp: false, isPlaying: false }),
      s: () => this.nextSeat(),
      ...this.toHighlights(step),
      n: () => this.go(step + 1),
      ' ': () => this.go(step + 1),
      right: () => this.go(step + 1),
      p: () => this.go(step - 1),
      left: () => this.go(step - 1),
      down: () => this.go(replay.nextTurn(step)),
      pagedown: () => this.go(replay.nextTurn(step)),
      up: () => this.go(replay.previousTurn(step)),
      pageup: () => this.go(replay.previousTurn(step)),
      home: () => this.go(0),
      end: () => this.go(replay.last),
    };
    const deed = Object.hasOwn(deeds, text) ? deeds[text] : Object.hasOwn(deeds, name) ? deeds[name] : undefined;
    deed?.();
  }

  private toHighlights(step: number): Readonly<Record<string, () => void>> {
    const { replay } = this;
    const jumps = [...lettersOf(replay)].flatMap(([kind, letter]) => [
      [letter, () => this.jump(replay.highlight(step, kind, 1))] as const,
      [letter.toUpperCase(), () => this.jump(replay.highlight(step, kind, -1))] as const,
    ]);
    return Object.fromEntries(jumps);
  }

  private type({ name, text }: Key): void {
    const typed = this.now.typed!;
    if (name === 'return') {
      this.show({ typed: null });
      if (typed !== '') this.go(Number(typed));
    } else if (name === 'backspace') this.show({ typed: typed.slice(0, -1) });
    else if (/^\d$/.test(text)) this.show({ typed: typed + text });
  }

  private nextSeat(): void {
    const { seats } = this;
    this.show({ seat: seats[(seats.indexOf(this.now.seat) + 1) % seats.length]! });
  }

  private jump(step: number | null): void {
    if (step === null) this.show({ isNone: true, isHelp: false });
    else this.go(step);
  }

  private go(step: number): void {
    this.show({ step: Math.min(this.replay.last, Math.max(0, step)), isHelp: false });
  }

  private show(change: Partial<Shown>): void {
    this.now = { ...this.now, isNone: false, ...change };
  }
}
