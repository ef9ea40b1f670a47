import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Desk } from '../../src/games/port-royal/table/desk.svelte.js';
import { handle } from '../../src/games/port-royal/table/hand.js';
import type { Thing } from '../../src/games/port-royal/table/thing.js';

const THING: Thing = { kind: 'pile' };
/** Longer than anybody rests or presses. */
const LONG_MS = 5_000;

let page: EventTarget;
let node: EventTarget;
let takeAway: () => void;
const desk = { peek: vi.fn(), unpeek: vi.fn(), look: vi.fn(), use: vi.fn(), choose: vi.fn(), actionsOf: () => [] };

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', globalThis);
  page = new EventTarget();
  vi.stubGlobal('document', page);
  node = new EventTarget();
  for (const deed of [desk.peek, desk.unpeek, desk.look, desk.use, desk.choose]) deed.mockReset();
  takeAway = handle(desk as unknown as Desk, () => THING)(node as HTMLElement) as () => void;
});
afterEach(() => {
  takeAway();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** As a browser tells it: the page first, then what lies there. */
function tell(type: string, clientX: number, clientY: number, pointerType = 'mouse'): void {
  for (const target of [page, node]) {
    target.dispatchEvent(Object.assign(new Event(type), { clientX, clientY, pointerType, button: 0 }));
  }
}

describe('a close-up in passing', () => {
  it('opens where a mouse was moved to and rests', () => {
    tell('pointermove', 10, 10);
    tell('pointermove', 12, 10);
    expect(desk.peek).not.toHaveBeenCalled();
    vi.advanceTimersByTime(LONG_MS);
    expect(desk.peek).toHaveBeenCalledExactlyOnceWith(THING, node);
  });

  it('does not open where cards slide under a mouse that rests', () => {
    // It was moved elsewhere before.
    page.dispatchEvent(Object.assign(new Event('pointermove'), { clientX: 30, clientY: 30, pointerType: 'mouse' }));
    for (let i = 0; i < 5; i++) {
      tell('pointermove', 30, 30);
      vi.advanceTimersByTime(LONG_MS);
    }
    expect(desk.peek).not.toHaveBeenCalled();
    expect(desk.look).not.toHaveBeenCalled();
  });

  it('does not open where a mouse only passes, nor under a finger', () => {
    tell('pointermove', 50, 50);
    tell('pointermove', 52, 50);
    tell('pointerleave', 90, 90);
    vi.advanceTimersByTime(LONG_MS);
    tell('pointermove', 60, 60, 'touch');
    tell('pointermove', 64, 60, 'touch');
    vi.advanceTimersByTime(LONG_MS);
    expect(desk.peek).not.toHaveBeenCalled();
  });

  it('opens on purpose under a finger that is held', () => {
    tell('pointerdown', 70, 70, 'touch');
    vi.advanceTimersByTime(LONG_MS);
    expect(desk.look).toHaveBeenCalledExactlyOnceWith(THING, node);
  });
});
