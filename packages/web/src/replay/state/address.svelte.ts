import { untrack } from 'svelte';
import { addressOf, go, type PagePlace } from '../../router/router.svelte.js';
import type { ReplayModel } from './replay-model.svelte.js';

/** A slider that is drawn along would write hundreds of addresses, and browsers refuse to. */
const SETTLED_MS = 300;

/** Keeps the step in the address, so that the address opens at the same place; and goes to the step that is put there. */
export class StepInAddress {
  private readonly model: ReplayModel;
  private written: string | null = null;

  constructor(model: ReplayModel) {
    this.model = model;
  }

  /** The address of the step that is shown. */
  of(place: PagePlace): string {
    return addressOf(place.name, Object.fromEntries(place.query), String(this.model.step));
  }

  /** Called within an effect. */
  write(place: PagePlace): () => void {
    const step = String(this.model.step);
    const timer = setTimeout(() => {
      if (untrack(() => place.hash) === step || (step === '0' && place.hash === '')) return;
      this.written = step;
      try {
        go(this.of(place), true);
      } catch {
        // Too many in a short time: the next one is written again.
      }
    }, SETTLED_MS);
    return () => clearTimeout(timer);
  }

  /** Called within an effect. */
  read({ hash }: PagePlace): void {
    if (hash === '' || hash === this.written) return;
    this.written = hash;
    untrack(() => this.model.go(Number(hash)));
  }
}
