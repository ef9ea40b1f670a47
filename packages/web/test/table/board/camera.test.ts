import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  around,
  between,
  bounded,
  broughtIn,
  type Camera,
  type CameraLimits,
  fitScale,
  framing,
  isSameCamera,
  onBoard,
  onScreen,
  pushed,
  seen,
  wholeBoard,
  zoomed,
} from '../../../src/table/board/camera.js';

const BOARD = { width: 1400, height: 840 };
const DESKTOP: CameraLimits = { board: BOARD, window: { width: 1100, height: 643 }, most: 2.5 };
const PHONE: CameraLimits = { board: BOARD, window: { width: 390, height: 396 }, most: 2.5 };
const near = (camera: Camera) => ({ x: expect.closeTo(camera.x), y: expect.closeTo(camera.y), scale: camera.scale });

const limits = fc.record({
  board: fc.record({ width: fc.integer({ min: 200, max: 4000 }), height: fc.integer({ min: 200, max: 4000 }) }),
  window: fc.record({ width: fc.integer({ min: 200, max: 2600 }), height: fc.integer({ min: 200, max: 1600 }) }),
  most: fc.constant(2.5),
});
const wild = fc.record({
  x: fc.integer({ min: -9000, max: 9000 }),
  y: fc.integer({ min: -9000, max: 9000 }),
  scale: fc.double({ min: 0.01, max: 50, noNaN: true }),
});

describe('the whole board', () => {
  it('is as large as its longer side allows, in the middle', () => {
    expect(fitScale(DESKTOP)).toBeCloseTo(643 / 840);
    expect(fitScale(PHONE)).toBeCloseTo(390 / 1400);
    expect(wholeBoard(PHONE)).toEqual({ x: 700, y: 420, scale: 390 / 1400 });
  });

  it('has a scale even while nobody knows how large the window is', () => {
    expect(fitScale({ ...PHONE, window: { width: 0, height: 0 } })).toBe(1);
  });
});

describe('the bounds', () => {
  it('never let the board go: it covers the window, or lies in the middle of it', () => {
    fc.assert(
      fc.property(limits, wild, (limits, camera) => {
        const { x, y, scale } = bounded(camera, limits);
        expect(scale).toBeGreaterThanOrEqual(fitScale(limits));
        const view = seen({ x, y, scale }, limits.window);
        for (const [from, length, all] of [
          [view.x, view.width, limits.board.width],
          [view.y, view.height, limits.board.height],
        ] as const) {
          if (length >= all) expect(from + length / 2).toBeCloseTo(all / 2, 4);
          else {
            expect(from).toBeGreaterThan(-1e-6);
            expect(from + length).toBeLessThan(all + 1e-6);
          }
        }
      }),
    );
  });

  it('leave a view that is allowed as it is', () => {
    fc.assert(
      fc.property(limits, wild, (limits, camera) => {
        const once = bounded(camera, limits);
        expect(isSameCamera(bounded(once, limits), once)).toBe(true);
      }),
    );
  });

  it('end zooming at the largest scale, and at the whole board', () => {
    expect(zoomed(wholeBoard(PHONE), 1000, { x: 0, y: 0 }, PHONE).scale).toBe(2.5);
    expect(zoomed({ x: 700, y: 420, scale: 2 }, 0.001, { x: 9, y: 9 }, PHONE)).toEqual(wholeBoard(PHONE));
  });
});

describe('zooming', () => {
  it('keeps what lies under the pointer under it', () => {
    const camera = { x: 700, y: 420, scale: 1 };
    const at = { x: 300, y: 500 };
    const closer = zoomed(camera, 1.5, at, DESKTOP);
    expect(closer.scale).toBe(1.5);
    const [before, after] = [camera, closer].map((each) => onBoard(at, each, DESKTOP.window));
    expect(after!.x).toBeCloseTo(before!.x);
    expect(after!.y).toBeCloseTo(before!.y);
  });
});

describe('pushing', () => {
  it('moves the board with the pointer, however close it is', () => {
    expect(pushed({ x: 700, y: 420, scale: 2 }, { x: 40, y: -20 }, DESKTOP)).toEqual({ x: 680, y: 430, scale: 2 });
  });

  it('ends at the edge', () => {
    const { x, scale } = pushed({ x: 700, y: 420, scale: 2 }, { x: 99_999, y: 0 }, DESKTOP);
    expect(x).toBe(DESKTOP.window.width / 2 / scale);
  });
});

describe('a part of the board', () => {
  it('is shown as large as it goes', () => {
    const part = { x: 200, y: 220, width: 300, height: 100 };
    const camera = framing(part, DESKTOP);
    expect(camera.scale).toBe(2.5);
    expect(framing({ ...part, width: 1100, height: 400 }, DESKTOP)).toEqual(near({ x: 750, y: 420, scale: 1 }));
  });

  it('is brought in by the least move', () => {
    const camera = { x: 400, y: 420, scale: 1 };
    const inSight = { x: 380, y: 400, width: 40, height: 40 };
    expect(broughtIn(camera, inSight, PHONE, 50)).toEqual(camera);
    const right = { x: 700, y: 400, width: 40, height: 40 };
    const moved = broughtIn(camera, right, PHONE, 50);
    expect(moved.y).toBe(420);
    expect(onScreen({ x: 740, y: 420 }, moved, PHONE.window).x).toBeCloseTo(390 - 50);
  });

  it('is seen from further away where it does not fit', () => {
    const wide = { x: 100, y: 100, width: 800, height: 40 };
    const { scale } = broughtIn({ x: 400, y: 420, scale: 1 }, wide, PHONE, 50);
    expect(scale).toBeCloseTo(290 / 800);
  });

  it('around several places has all of them in it', () => {
    const parts = [
      { x: 10, y: 40, width: 20, height: 20 },
      { x: 200, y: 5, width: 10, height: 10 },
    ];
    expect(around(parts)).toEqual({ x: 10, y: 5, width: 200, height: 55 });
  });
});

it('a glide begins where one is, ends where one goes, and halves the way of sizes evenly', () => {
  const [from, to] = [
    { x: 0, y: 0, scale: 0.5 },
    { x: 100, y: 40, scale: 2 },
  ];
  expect(between(from, to, 0)).toEqual(from);
  expect(between(from, to, 1)).toEqual(to);
  expect(between(from, to, 0.5)).toEqual({ x: 50, y: 20, scale: 1 });
});
