import type { GameUi } from '../../games/game-ui.js';
import { soundsOf } from '../../games/sounds-of.js';
import type { Sound } from '../../sound/synth.js';
import type { LogLine } from '../log-lines.js';
import type { Heard } from './stage.js';

/** What sounds and speaks. */
interface Voice {
  play(...sounds: readonly Sound[]): void;
  announce(...sentences: readonly string[]): void;
  announceNow(sentence: string): void;
}

/** What is heard of a table: sounds with their beat, and sentences; those on others in one go for each turn. */
export class Ears {
  private readonly lines: () => readonly LogLine[];
  private readonly ui: Pick<GameUi, 'soundOf' | 'isUrgent'>;
  private readonly voice: Voice;
  private known: ReadonlySet<string>;
  private held: LogLine[] = [];

  constructor(lines: () => readonly LogLine[], ui: Pick<GameUi, 'soundOf' | 'isUrgent'>, voice: Voice) {
    this.lines = lines;
    this.ui = ui;
    this.voice = voice;
    this.known = keysOf(lines());
  }

  hear({ events, by, isLast, isJump, seat }: Heard): void {
    const lines = this.lines();
    const fresh = lines.filter(({ key }) => !this.known.has(key));
    this.known = keysOf(lines);
    this.voice.play(...soundsOf(events, this.ui));
    if (events.some((event) => this.ui.isUrgent?.(event, seat))) {
      this.tellHeld();
      if (fresh.length > 0) this.voice.announceNow(fresh.map(({ text }) => text).join(' '));
      return;
    }
    for (const line of fresh) {
      if (line.startsTurn) this.tellHeld();
      this.held.push(line);
    }
    if (isLast || isJump || by === seat) this.tellHeld();
  }

  /** A line that has become part of a longer one is no longer there, and is not told twice. */
  private tellHeld(): void {
    this.voice.announce(...this.held.filter(({ key }) => this.known.has(key)).map(({ text }) => text));
    this.held = [];
  }
}

const keysOf = (lines: readonly LogLine[]): ReadonlySet<string> => new Set(lines.map(({ key }) => key));
