import type { HighlightKind } from '@roadstead/kernel';
import { untrack } from 'svelte';
import type { GameUi } from '../../games/game-ui.js';
import { soundsOf } from '../../games/sounds-of.js';
import { play } from '../../sound/player.js';
import { announce, readOut } from '../../table/announcer.svelte.js';
import { replayWords } from '../words/index.svelte.js';
import type { ReplayModel } from './replay-model.svelte.js';
import type { Teller } from './teller.svelte.js';

export const SPEEDS = [0.5, 1, 2, 4, 8] as const;
type Speed = (typeof SPEEDS)[number];

/** How long a step is shown at the usual speed. */
const STEP_MS = 1400;

/** Walks through a replay: by hand, or by itself. */
export class Walk {
  isPlaying = $state(false);
  speed: Speed = $state(1);
  private readonly model: ReplayModel;
  private readonly ui: GameUi;
  private readonly teller: Teller;

  constructor(model: ReplayModel, ui: GameUi, teller: Teller) {
    this.model = model;
    this.ui = ui;
    this.teller = teller;
  }

  /** The kinds of highlights that can be gone to. */
  get kinds(): readonly HighlightKind[] {
    return this.model.replay.kinds;
  }

  get atEnd(): boolean {
    return this.model.step === this.model.replay.last;
  }

  /** Called within an effect: the next step comes when its time has come, and the last one has been shown. */
  run(isShowing: boolean): (() => void) | undefined {
    if (!this.isPlaying || isShowing) return;
    void this.model.step;
    const timer = setTimeout(() => this.tick(), STEP_MS / this.speed);
    return () => clearTimeout(timer);
  }

  /** `isHeard`: whoever moves the slider is told by it. */
  to(step: number, isHeard = false): void {
    const { model } = this;
    const before = model.step;
    model.go(step);
    if (model.step === before) return;
    if (model.step === before + 1) this.sound();
    if (!isHeard) readOut(this.teller.sentence(model.step));
  }

  by(steps: number): void {
    this.to(this.model.step + steps);
  }

  toTurn(direction: 1 | -1): void {
    const { replay, step } = this.model;
    this.to(direction > 0 ? replay.nextTurn(step) : replay.previousTurn(step));
  }

  toHighlight(kind: string, direction: 1 | -1): void {
    const found = this.model.replay.highlight(this.model.step, kind, direction);
    if (found === null) readOut(replayWords.words.bar.none);
    else this.to(found);
  }

  toggle(): void {
    if (!this.isPlaying && this.atEnd) this.model.go(0);
    this.isPlaying = !this.isPlaying;
  }

  pause(): void {
    this.isPlaying = false;
  }

  change(direction: 1 | -1): void {
    const at = SPEEDS.indexOf(this.speed) + direction;
    this.speed = SPEEDS[Math.min(SPEEDS.length - 1, Math.max(0, at))]!;
    readOut(replayWords.words.bar.times(String(this.speed)));
  }

  private tick(): void {
    untrack(() => {
      const { model } = this;
      model.go(model.step + 1);
      this.sound();
      announce(this.teller.sentence(model.step));
      if (this.atEnd) this.isPlaying = false;
    });
  }

  private sound(): void {
    const events = this.model.whole[this.model.step - 1]?.events ?? [];
    play(...soundsOf(events, this.ui));
  }
}
