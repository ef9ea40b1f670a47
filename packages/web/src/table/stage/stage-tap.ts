import type { Staged } from './staged.svelte.js';

/** What a tap is for already: buttons and fields, what is read beside the table, and a lesson's words. */
const TAPPED = 'button, a, summary, label, input, select, textarea, [role="button"], [data-stage], [data-typed], aside';
/** Further than this is a table that was pushed. */
const A_TAP_PX = 8;

type Shown = Pick<Staged, 'isBusy' | 'skip'>;

/** A tap on nothing but the table ends what is being shown, as the space bar does. */
export class StageTaps {
  private from = { x: 0, y: 0 };
  private wasBusy = false;

  constructor(private readonly staged: () => Shown | null) {}

  readonly onpointerdown = ({ clientX: x, clientY: y }: PointerEvent): void => {
    this.from = { x, y };
    this.wasBusy = this.staged()?.isBusy ?? false;
  };

  readonly onclick = ({ target, clientX, clientY }: MouseEvent): void => {
    const staged = this.staged();
    if (!this.wasBusy || !staged?.isBusy || !(target instanceof Element)) return;
    if (Math.hypot(clientX - this.from.x, clientY - this.from.y) > A_TAP_PX) return;
    if (target.closest('main') !== null && target.closest(TAPPED) === null) staged.skip();
  };
}
