import { expect, it } from 'vitest';
import { ClockWatch } from '../../src/time/clock-watch.js';
import { SteadyClock } from '../../src/time/steady-clock.js';

const HOUR = 3_600_000;

/** A machine whose clocks are set by hand. */
function machine() {
  const time = { wall: 1_000_000_000, mono: 5_000 };
  const clock = new SteadyClock({ wall: () => time.wall, mono: () => time.mono });
  const pass = (ms: number) => {
    time.wall += ms;
    time.mono += ms;
  };
  /** A second that is like any other. */
  const second = () => {
    pass(1_000);
    return clock.beat();
  };
  clock.beat();
  return { time, clock, pass, second };
}

it('goes as the clock of the machine goes, and says that all is well', () => {
  const { time, clock, second, pass } = machine();
  for (let i = 0; i < 100; i++) expect(second()).toBe(false);
  pass(400);
  expect(clock.now()).toBe(time.wall);
});

it.each([
  ['two hours ahead', 2 * HOUR],
  ['an hour back', -HOUR],
  ['450 days ahead', 450 * 24 * HOUR],
])('when the clock of the machine is set %s, nobody gains or loses time by it', (_, jump) => {
  const { time, clock, second } = machine();
  second();
  const before = clock.now();
  time.wall += jump;
  expect(clock.now()).toBe(before);
  expect(second()).toBe(true);
  for (let i = 0; i < 12; i++) expect(second()).toBe(false);
  const passed = clock.now() - before;
  expect(passed).toBeGreaterThanOrEqual(13_000 * 0.95 - 1);
  expect(passed).toBeLessThanOrEqual(13_000 * 1.05 + 1);
});

it('comes to the new time slowly, and stays there', () => {
  const { time, clock, second } = machine();
  time.wall += 60_000;
  for (let i = 0; i < 25 * 60; i++) second();
  expect(Math.abs(clock.now() - time.wall)).toBeLessThan(5);
});

it('never goes back, whatever is done to the clock of the machine', () => {
  const { time, clock, pass } = machine();
  let last = clock.now();
  for (const [i, jump] of [5, -70_000, 3 * HOUR, -HOUR, 0, 0, -1].entries()) {
    time.wall += jump;
    pass(300 * (i + 1));
    if (i % 2 === 0) clock.beat();
    expect(clock.now()).toBeGreaterThanOrEqual(last);
    last = clock.now();
  }
});

it('stands still while nobody can be heard, and says so', () => {
  const { clock, pass, second } = machine();
  second();
  const before = clock.now();
  pass(20_000); // stopped, or the machine was asleep
  expect(clock.now() - before).toBe(3_000);
  expect(clock.beat()).toBe(true);
  expect(clock.now() - before).toBeLessThanOrEqual(3_000 * 1.05);
  expect(second()).toBe(false);
});

it('before anybody beats it, it just goes', () => {
  const time = { wall: 1_000, mono: 0 };
  const clock = new SteadyClock({ wall: () => time.wall, mono: () => time.mono });
  time.mono += 60_000;
  time.wall += 60_000;
  expect(clock.now()).toBe(time.wall);
});

it('a clock that was set is known as one for as long as it is wrong', () => {
  const time = { wall: 1_000_000, mono: 0 };
  const watch = new ClockWatch(
    () => time.wall,
    () => time.mono,
  );
  time.wall += 48 * HOUR;
  time.mono += 48 * HOUR;
  expect(watch.hasJumped).toBe(false);
  time.wall += 450 * 24 * HOUR;
  expect(watch.hasJumped).toBe(true);
  time.wall -= 450 * 24 * HOUR;
  expect(watch.hasJumped).toBe(false);
});
