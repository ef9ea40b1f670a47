import type { Typed } from '@roadstead/kernel';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Held, TurnHold } from '../../src/table/turn-hold.js';

const PASS: Typed = { type: 'pass' };
const HIRE: Typed = { type: 'hire' };

/** Holds passing, and notes what was done and what was told. */
function holding() {
  const done: Typed[] = [];
  const told: (Held | null)[] = [];
  const act = async (action: Typed) => {
    done.push(action);
    return true;
  };
  const hold = new TurnHold(
    act,
    ({ type }) => type === 'pass',
    (held) => told.push(held),
  );
  return { hold, done, told };
}

describe('an action that ends the turn', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('waits three seconds and says so', async () => {
    const { hold, done, told } = holding();
    const acted = hold.act(PASS);
    await vi.advanceTimersByTimeAsync(2999);
    expect(done).toEqual([]);
    expect(told.map((held) => held?.secondsLeft)).toEqual([3, 2, 1]);
    await vi.advanceTimersByTimeAsync(1);
    expect(done).toEqual([PASS]);
    expect(told.at(-1)).toBeNull();
    expect(await acted).toBe(true);
  });

  it('can be taken back, and then nothing was done', async () => {
    const { hold, done, told } = holding();
    const acted = hold.act(PASS);
    expect(hold.takeBack()).toBe(true);
    expect(await acted).toBe(false);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(done).toEqual([]);
    expect(told.at(-1)).toBeNull();
    expect(hold.takeBack()).toBe(false);
  });

  it('is done at once if it is asked for again, but not by a double press', async () => {
    const { hold, done } = holding();
    const acted = hold.act(PASS);
    await vi.advanceTimersByTimeAsync(100);
    void hold.act(PASS);
    expect(done).toEqual([]);
    await vi.advanceTimersByTimeAsync(500);
    expect(await hold.act(PASS)).toBe(true);
    expect(await acted).toBe(true);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(done).toEqual([PASS]);
  });

  it('gives way to another action', async () => {
    const { hold, done } = holding();
    const acted = hold.act(PASS);
    expect(await hold.act(HIRE)).toBe(true);
    expect(await acted).toBe(false);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(done).toEqual([HIRE]);
  });

  it('is done by whoever leaves the table', async () => {
    const { hold, done } = holding();
    const acted = hold.act(PASS);
    hold.send();
    expect(await acted).toBe(true);
    expect(done).toEqual([PASS]);
    hold.send();
    expect(done).toEqual([PASS]);
  });
});
