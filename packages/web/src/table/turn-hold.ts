import { same, type Typed } from '@roadstead/kernel';
import type { Act } from './model.js';

/** So long an action that ends a turn can be taken back. */
const HOLD_SECONDS = 3;
const SECOND_MS = 1000;
/** A second press within this is still the same nervous finger. */
const SAME_PRESS_MS = 400;

/** An action that waits for its moment. */
export interface Held {
  readonly action: Typed;
  readonly secondsLeft: number;
}

interface Waiting {
  readonly action: Typed;
  readonly since: number;
  readonly done: Promise<boolean>;
  settle(done: boolean | Promise<boolean>): void;
}

/**
 * Acts, but lets some actions wait a moment first: they can be taken back until then. The same action once more is done
 * at once; another one takes the place of the one that waits.
 */
export class TurnHold {
  private readonly deed: Act;
  private readonly isHeld: (action: Typed) => boolean;
  private readonly changed: (held: Held | null) => void;
  private waiting: Waiting | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** `changed` is told what waits, and for how long still. */
  constructor(deed: Act, isHeld: (action: Typed) => boolean, changed: (held: Held | null) => void) {
    this.deed = deed;
    this.isHeld = isHeld;
    this.changed = changed;
  }

  readonly act: Act = (action) => {
    const { waiting } = this;
    if (waiting !== null && same(waiting.action, action)) {
      if (Date.now() - waiting.since > SAME_PRESS_MS) this.send();
      return waiting.done;
    }
    this.takeBack();
    return this.isHeld(action) ? this.hold(action) : this.deed(action);
  };

  /** False where nothing waited. */
  takeBack(): boolean {
    const waited = this.letGo();
    waited?.settle(false);
    return waited !== null;
  }

  /** Does now what waits, as whoever leaves the table wants it. */
  send(): void {
    const waited = this.letGo();
    waited?.settle(this.deed(waited.action));
  }

  private hold(action: Typed): Promise<boolean> {
    let settle: Waiting['settle'] = () => {};
    const done = new Promise<boolean>((resolve) => {
      settle = resolve;
    });
    this.waiting = { action, since: Date.now(), done, settle };
    this.count(action, HOLD_SECONDS);
    return done;
  }

  private count(action: Typed, secondsLeft: number): void {
    if (secondsLeft === 0) {
      this.send();
      return;
    }
    this.changed({ action, secondsLeft });
    this.timer = setTimeout(() => this.count(action, secondsLeft - 1), SECOND_MS);
  }

  private letGo(): Waiting | null {
    clearTimeout(this.timer);
    const { waiting } = this;
    this.waiting = null;
    if (waiting !== null) this.changed(null);
    return waiting;
  }
}
