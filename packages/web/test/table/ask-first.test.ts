import type { Typed } from '@roadstead/kernel';
import { describe, expect, it } from 'vitest';
import { askFirst } from '../../src/table/ask-first.js';

const STOP: Typed = { type: 'stop' };
const DRAW: Typed = { type: 'draw' };

/** Asks about stopping only, and notes what was done. */
function asking(answer: Promise<boolean>) {
  const done: Typed[] = [];
  const act = askFirst(
    async (action) => {
      done.push(action);
      return true;
    },
    ({ type }) => type === 'stop',
    () => answer,
  );
  return { done, act };
}

describe('asking first', () => {
  it('does nothing where the answer is no', async () => {
    const { done, act } = asking(Promise.resolve(false));
    expect(await act(STOP)).toBe(false);
    expect(done).toEqual([]);
  });

  it('does at once what is not asked about', async () => {
    const { done, act } = asking(Promise.resolve(false));
    expect(await act(DRAW)).toBe(true);
    expect(done).toEqual([DRAW]);
  });

  it('waits for the answer', async () => {
    let decide: (yes: boolean) => void = () => {};
    const { done, act } = asking(
      new Promise((resolve) => {
        decide = resolve;
      }),
    );
    const acted = act(STOP);
    await Promise.resolve();
    expect(done).toEqual([]);
    decide(true);
    expect(await acted).toBe(true);
    expect(done).toEqual([STOP]);
  });
});
