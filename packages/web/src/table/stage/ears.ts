import type { GameUi } from '../../games/game-ui.js';
import { soundsOf } from '../../games/sounds-of.js';
import type { Sound } from '../../sound/synth.js';
import type { LogLine } from '../log-lines.js';
import type { Heard } from './stage.js';

/** What sounds and speaks. */
export interface Voice {
  play(...sounds: readonly Sound[]): void;
  announce(...sentences: readonly string[]): void;
  announceNow(sentence: string): void;
}

/** What is heard of a table: sounds with their beat, and sentences; those on others in one go for each turn. */
export class Ears {
  private readonly lines: () => readonly LogLine[];
  private readonly ui: Pick<GameUi, 'soundOf' | 'isUrgent'>;
  private readonly voice: Voice;
  private known: number;
  private held: string[] = [];

  constructor(lines: () => readonly LogLine[], ui: Pick<GameUi, 'soundOf' | 'isUrgent'>, voice: Voice) {
    this.lines = lines;
    this.ui = ui;
    this.voice = voice;
    this.known = lines().length;
  }

  hear({ events, by, isLast, isJump, seat }: Heard): void {
    const lines = this.lines();
    const fresh = lines.slice(this.known);
    this.known = lines.length;
    this.voice.play(...soundsOf(events, this.ui));
    if (events.some((event) => this.ui.isUrgent?.(event, seat))) {
      this.tellHeld();
      if (fresh.length > 0) this.voice.announceNow(fresh.map(({ text }) => text).join(' '));
      return;
    }
    for (const { text, startsTurn } of fresh) {
      if (startsTurn) this.tellHeld();
      this.held.push(text);
    }
    if (isLast || isJump || by === seat) this.tellHeld();
  }

  private tellHeld(): void {
    this.voice.announce(...this.held);
    this.held = [];
  }
}
