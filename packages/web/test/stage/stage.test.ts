import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { after, before, late, lay, STAGED, Told, turn, twice, UNSTAGED } from './told.js';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Seat 0 lays 1; then the bot in seat 1 lays 2 and 3, one after the other, and seat 0 is asked. */
const played = () =>
  new Told()
    .act(0, [lay(1, 0)])
    .act(1, [turn(1), lay(2)])
    .act(1, [lay(3)], true);

describe('what is told', () => {
  it('is shown event by event, each for its time, bots twice as fast, and the last with what is asked', () => {
    const told = played();
    expect([told.view, told.legal, told.stage.isBehind]).toEqual([[1], 0, true]);
    vi.advanceTimersByTime(299);
    expect(told.view).toEqual([1]);
    vi.advanceTimersByTime(1);
    expect(told.stage.shown.told).toEqual([turn(1)]);
    vi.advanceTimersByTime(150);
    expect(told.view).toEqual([1, 2]);
    expect(told.stage.shown.log.map(({ events }) => events.length)).toEqual([1, 2]);
    vi.advanceTimersByTime(150);
    expect([told.view, told.legal, told.stage.isBehind]).toEqual([[1, 2, 3], 2, false]);
    // Nothing is left, but it is still looked at.
    expect(told.stage.shown.beat).not.toBeNull();
    vi.advanceTimersByTime(150);
    expect([told.stage.shown.beat, told.stage.isBusy]).toEqual([null, false]);
  });

  it('may be seen with what comes before or after it, or in two beats', () => {
    const told = new Told().act(0, [before(1), lay(2, 0), after(3), twice(4), after(5)], true);
    expect(told.view).toEqual([1, 2, 3]);
    expect(told.stage.shown.log[0]!.events).toHaveLength(3);
    vi.advanceTimersByTime(300);
    expect([told.view, told.stage.shown.beat?.show]).toEqual([[1, 2, 3], 'look']);
    vi.advanceTimersByTime(1100);
    expect([told.view, told.legal]).toEqual([[1, 2, 3, 4, 5], 2]);
  });

  it('may come after something that no event tells, which is seen before it is told', () => {
    const told = new Told().act(0, [lay(1, 0), late(2)], true);
    vi.advanceTimersByTime(300);
    expect([told.view, told.stage.shown.beat?.show, told.heard.at(-1)!.events]).toEqual([[1], 'untold', []]);
    expect(told.stage.shown.log[0]!.events).toHaveLength(1);
    vi.advanceTimersByTime(300);
    expect([told.view, told.heard.at(-1)!.events]).toEqual([[1, 2], [late(2)]]);
  });

  it('may leave something untold: that is seen by itself, once the rest was shown', () => {
    const told = new Told();
    told.tell([{ seq: 1, seat: 0, kind: 'act', events: [lay(1, 0)], at: 0 }], true, [1, 0]);
    expect(told.view).toEqual([1]);
    vi.advanceTimersByTime(300);
    expect([told.view, told.stage.shown.beat?.show]).toEqual([[1], 'untold']);
    vi.advanceTimersByTime(300);
    expect([told.view, told.legal]).toEqual([[1, 0], 2]);
  });

  it('leaves the odds of the moment before until it is all shown', () => {
    const told = new Told().act(1, [lay(1), lay(2)], true);
    const { odds, toAct } = told.stage.shown.standing;
    expect({ odds, toAct }).toEqual({ odds: 'odds 0', toAct: [1] });
    told.stage.finish();
    expect(told.stage.shown.standing.odds).toBe('odds 1');
  });

  it('fades for a moment where nothing may travel, and holds as long', () => {
    const told = new Told();
    told.isStill = true;
    told.act(0, [lay(1, 0)]);
    expect(told.stage.shown.beat?.landMs).toBe(120);
    vi.advanceTimersByTime(319);
    expect(told.stage.isBusy).toBe(true);
    vi.advanceTimersByTime(1);
    expect(told.stage.isBusy).toBe(false);
  });

  it('is shown at once where nothing is to be shown one by one, and when it is old news', () => {
    const still = new Told();
    still.speed = 0;
    still.act(0, [lay(1, 0), lay(2, 0)], true);
    expect([still.view, still.legal, still.stage.isBusy]).toEqual([[1, 2], 2, false]);
    const away = new Told(STAGED, [turn(0)], 2);
    const log = [1, 2, 3].map((n) => ({ seq: n, seat: 1, kind: 'act' as const, events: [lay(n)], at: 0 }));
    away.tell(log, true);
    expect([away.view, away.legal, away.stage.isBusy]).toEqual([[1, 2, 3], 2, false]);
  });

  it('is heard with its beat, and all that was skipped in one go', () => {
    const told = played();
    expect(told.heard).toEqual([{ events: [lay(1, 0)], by: 0, isLast: true, isJump: false, seat: 0 }]);
    told.stage.finish();
    expect(told.heard.at(-1)).toEqual({
      events: [turn(1), lay(2), lay(3)],
      by: null,
      isLast: true,
      isJump: true,
      seat: 0,
    });
  });

  it('is a beat for each entry at a table that stages nothing, as soon as it is known how it stood', () => {
    const told = new Told(UNSTAGED).act(0, [lay(1, 0)]).act(1, [lay(2), lay(3)], true);
    expect(told.view).toEqual([1]);
    vi.advanceTimersByTime(320);
    expect(told.view).toEqual([1, 2, 3]);
    vi.advanceTimersByTime(749);
    expect(told.stage.isBusy).toBe(true);
    vi.advanceTimersByTime(1);
    expect(told.stage.isBusy).toBe(false);
  });
});

describe('whoever does not want to wait', () => {
  it('ends a beat, but not before it could be noticed', () => {
    const told = new Told().act(0, [twice(1)], true);
    vi.advanceTimersByTime(100);
    told.stage.skip();
    expect(told.view).toEqual([]);
    vi.advanceTimersByTime(299);
    expect(told.view).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(told.view).toEqual([1]);
    told.stage.skip();
    expect(told.stage.isBusy).toBe(false);
  });

  it('skips everything, pauses or not', () => {
    const told = played();
    told.stage.pause();
    told.stage.finish();
    expect([told.view, told.legal, told.stage.isBusy, told.stage.isPaused]).toEqual([[1, 2, 3], 2, false, false]);
    vi.advanceTimersByTime(10_000);
    expect(told.view).toEqual([1, 2, 3]);
  });

  it('has not seen yet what is asked as long as others’ acts are still to be shown', () => {
    const told = played();
    expect(told.stage.isQuestionUnseen).toBe(true);
    told.stage.finish();
    expect(told.stage.isQuestionUnseen).toBe(false);
  });

  it('can answer a question that has not changed while others act', () => {
    const told = new Told();
    told.tell([], true);
    const log = [1, 2].map((n) => ({ seq: n, seat: 1, kind: 'act' as const, events: [lay(n)], at: 0 }));
    told.tell(log.slice(0, 1), true, []);
    told.tell(log, true, []);
    expect([told.stage.isBehind, told.legal, told.stage.isQuestionUnseen]).toEqual([true, 2, false]);
  });
});

describe('a pause', () => {
  it('holds everything, also what comes meanwhile; steps go on one by one', () => {
    const told = played();
    told.stage.pause();
    vi.advanceTimersByTime(10_000);
    expect(told.view).toEqual([1]);
    told.stage.step();
    told.stage.skip();
    expect(told.view).toEqual([1, 2]);
    told.act(1, [lay(4)], true);
    told.stage.step();
    expect([told.view, told.legal]).toEqual([[1, 2, 3], 0]);
    vi.advanceTimersByTime(10_000);
    expect(told.view).toEqual([1, 2, 3]);
    told.stage.goOn();
    expect([told.view, told.legal]).toEqual([[1, 2, 3, 4], 2]);
    vi.advanceTimersByTime(150);
    expect(told.stage.isBusy).toBe(false);
  });
});

describe('what cannot be followed', () => {
  it('is shown as it stands: an undo', () => {
    const told = new Told().act(0, [lay(1, 0)], true).act(0, [lay(2, 0), lay(3, 0)], true);
    expect(told.view).toEqual([1]);
    told.undo(1);
    expect([told.view, told.legal, told.stage.isBusy]).toEqual([[1], 2, false]);
    told.act(0, [lay(9, 0)], true);
    expect(told.view).toEqual([1, 9]);
  });

  it('is shown as it stands: other eyes that see something else, and a logbook that was replaced', () => {
    const told = played();
    told.tell(told.log, false, [7], null);
    expect([told.view, told.stage.isBusy]).toEqual([[7], false]);
    const replaced = played();
    replaced.tell([], true);
    expect([replaced.view, replaced.stage.isBusy]).toEqual([[], false]);
  });

  it('is followed where another seat that sees the same takes the device', () => {
    const told = new Told();
    told.tell([{ seq: 1, seat: 0, kind: 'act', events: [lay(1, 0), lay(2, 0)], at: 0 }], true, [1, 2], 1);
    expect([told.view, told.stage.isBehind]).toEqual([[1], true]);
    // It was an act of the seat before, and is seen as such.
    expect(told.stage.shown.standing.seat).toBe(0);
    told.stage.finish();
    expect(told.stage.shown.standing.seat).toBe(1);
  });

  it('leaves nothing to be pressed that was asked of another seat', () => {
    const told = new Told();
    told.tell([{ seq: 1, seat: 0, kind: 'act', events: [lay(1, 0), lay(2, 0)], at: 0 }], true, [], 1);
    told.tell([...told.log, { seq: 2, seat: 1, kind: 'act', events: [lay(3), lay(4)], at: 0 }], true, [], 0);
    expect([told.legal, told.stage.isQuestionUnseen]).toEqual([0, true]);
  });
});

describe('since one’s last turn', () => {
  it('is played back from where that turn ended, and ends where the game stands', () => {
    const told = new Told().act(0, [lay(1, 0), turn(1), lay(2)]).act(1, [lay(3), turn(0)], true);
    told.stage.finish();
    expect(told.playBack()).toBe(true);
    expect([told.view, told.legal, told.stage.shown.told]).toEqual([[1], 0, [turn(0), lay(1, 0)]]);
    const seen: (readonly number[])[] = [];
    told.stage.pause();
    for (let i = 0; told.stage.isBehind && i < 9; i++) {
      told.stage.step();
      seen.push(told.view);
    }
    expect(seen).toEqual([[1], [1, 2], [1, 2, 3], [1, 2, 3]]);
    expect(told.legal).toBe(2);
  });

  it('is known from the start of the game on, and not where nothing happened or all of it was taken back', () => {
    const told = new Told(STAGED, [turn(1)]).act(1, [lay(1), turn(0)], true);
    told.stage.finish();
    expect(told.stage.playsBackFrom).toBe(0);
    told.undo(0);
    expect(told.stage.playsBackFrom).toBe(null);
    expect(new Told().playBack()).toBe(false);
    expect(
      new Told(UNSTAGED)
        .act(0, [turn(1)])
        .act(1, [turn(0)], true)
        .playBack(),
    ).toBe(false);
  });

  it('is played back by whoever opens the table only then, and leaves out what was taken back', () => {
    const told = new Told()
      .act(0, [lay(1, 0)], true)
      .undo(0)
      .act(0, [lay(4, 0), turn(1)])
      .act(1, [lay(5), turn(0)], true);
    told.stage.finish();
    const opened = told.reopened();
    expect(opened.view).toEqual([4, 5]);
    expect(opened.stage.playsBackFrom).toBe(0);
    expect(opened.playBack()).toBe(true);
    expect([opened.view, opened.legal, opened.stage.shown.told]).toEqual([[4], 0, [turn(0), lay(4, 0)]]);
    opened.stage.pause();
    const seen: (readonly number[])[] = [];
    for (let i = 0; opened.stage.isBehind && i < 9; i++) {
      opened.stage.step();
      seen.push(opened.view);
    }
    expect(seen).toEqual([[4], [4, 5], [4, 5]]);
  });

  it('is remembered where nothing was shown one by one, and played once things may move again', () => {
    const told = new Told();
    told.speed = 0;
    told.act(0, [lay(1, 0), turn(1), lay(2)]).act(1, [turn(0)], true);
    expect(told.playBack()).toBe(false);
    told.speed = 1;
    expect(told.playBack()).toBe(true);
    expect(told.view).toEqual([1]);
  });
});
