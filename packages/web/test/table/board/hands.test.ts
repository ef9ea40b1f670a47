import { describe, expect, it } from 'vitest';
import { goesAlong } from '../../../src/table/board/follow.js';
import { Gestures, wheelFactor } from '../../../src/table/board/gestures.js';
import { neighbour } from '../../../src/table/board/neighbour.js';
import type { Arrow, BoardPlace } from '../../../src/table/board/place.js';
import { pressedAt } from '../../../src/table/board/pressed.js';

const place = (id: string, x: number, y: number, more: Partial<BoardPlace> = {}): BoardPlace => ({
  id,
  x,
  y,
  label: id,
  width: 40,
  height: 40,
  ...more,
});

describe('one pointer', () => {
  it('drags once it has moved further than a finger shakes', () => {
    const hands = new Gestures();
    hands.down(1, { x: 100, y: 100 });
    expect(hands.move(1, { x: 103, y: 102 })).toBeNull();
    expect(hands.moves).toBe(false);
    expect(hands.move(1, { x: 120, y: 90 })).toMatchObject({ by: { x: 20, y: -10 }, factor: 1 });
    expect(hands.move(1, { x: 121, y: 90 })).toMatchObject({ by: { x: 1, y: 0 } });
    expect(hands.up(1, { x: 121, y: 90 }, 9)).toBeNull();
    expect(hands.moves).toBe(true);
    hands.down(1, { x: 5, y: 5 });
    expect(hands.moves).toBe(false);
  });

  it('that came down elsewhere is none of ours', () => {
    expect(new Gestures().move(7, { x: 50, y: 50 })).toBeNull();
  });

  it('taps twice on the same spot and in time', () => {
    const hands = new Gestures();
    const tap = (x: number, time: number) => {
      hands.down(1, { x, y: 10 });
      return hands.up(1, { x, y: 10 }, time);
    };
    expect(tap(10, 0)).toBeNull();
    expect(tap(12, 200)).toEqual({ x: 12, y: 10 });
    expect(tap(12, 300)).toBeNull();
    expect(tap(12, 900)).toBeNull();
    expect(tap(90, 1000)).toBeNull();
  });
});

describe('two pointers', () => {
  it('pinch: the board grows as they part, around the middle between them', () => {
    const hands = new Gestures();
    hands.down(1, { x: 100, y: 100 });
    hands.down(2, { x: 200, y: 100 });
    const gesture = hands.move(2, { x: 300, y: 100 })!;
    expect(gesture).toEqual({ by: { x: 50, y: 0 }, factor: 2, at: { x: 200, y: 100 } });
    hands.up(2, { x: 300, y: 100 }, 5);
    expect(hands.move(1, { x: 110, y: 100 })).toMatchObject({ by: { x: 10, y: 0 }, factor: 1 });
    expect(hands.up(1, { x: 110, y: 100 }, 9)).toBeNull();
  });

  it('are forgotten where the browser takes them', () => {
    const hands = new Gestures();
    hands.down(1, { x: 0, y: 0 });
    hands.lost(1);
    expect(hands.move(1, { x: 50, y: 0 })).toBeNull();
  });
});

it('a wheel zooms in and out alike, whatever it counts in, and never by a leap', () => {
  expect(wheelFactor(-100, 0) * wheelFactor(100, 0)).toBeCloseTo(1);
  expect(wheelFactor(-100, 0)).toBeGreaterThan(1);
  expect(wheelFactor(3, 1)).toBeCloseTo(wheelFactor(48, 0));
  expect(wheelFactor(-1e9, 2)).toBeLessThan(2);
});

describe('arrow keys', () => {
  const track = [
    place('a', 0, 0, { neighbours: { left: 'd', right: 'b' } }),
    place('b', 100, 0, { neighbours: ['a', 'c', 'far'] }),
    place('c', 200, 30),
    place('d', 0, 300),
    place('far', 100, 900),
  ];
  const from = (id: string, arrow: Arrow) => neighbour(track.find((each) => each.id === id)!, arrow, track)?.id ?? null;

  it('go where the game says for each of them', () => {
    expect(from('a', 'left')).toBe('d');
    expect(from('a', 'right')).toBe('b');
  });

  it('go to the neighbour that lies best in their direction', () => {
    expect(from('b', 'left')).toBe('a');
    expect(from('b', 'right')).toBe('c');
    expect(from('b', 'down')).toBe('far');
  });

  it('go to the nearest of all where the game says nothing', () => {
    expect(from('a', 'down')).toBe('d');
    expect(from('c', 'left')).toBe('b');
    expect(from('d', 'up')).toBe('a');
  });

  it('go nowhere at the edge', () => {
    expect(from('a', 'up')).toBeNull();
    expect(from('far', 'down')).toBeNull();
  });
});

describe('a press', () => {
  const window = { width: 400, height: 400 };
  const places = [place('one', 100, 100), place('two', 160, 100), place('large', 300, 300, { width: 150, height: 90 })];
  const press = (x: number, y: number, scale: number, isFinger = true) => {
    const camera = { x: 200, y: 200, scale };
    return pressedAt({ x, y }, places, camera, window, isFinger);
  };

  it('is for the nearest place within reach of a finger', () => {
    expect(press(112, 100, 1)).toMatchObject({ place: { id: 'one' } });
    expect(press(82, 92, 1)).toMatchObject({ place: { id: 'one' } });
    expect(press(131, 100, 1)).toBeNull();
    expect(press(370, 340, 1)).toMatchObject({ place: { id: 'large' } });
  });

  it('looks closer first where a finger could mean another place; a mouse is sure', () => {
    // 60 units apart are 24 px here.
    expect(press(160, 160, 0.4)).toEqual({ crowdAt: { x: 100, y: 100 } });
    expect(press(160, 160, 0.4, false)).toMatchObject({ place: { id: 'one' } });
    expect(press(182, 160, 0.4, false)).toMatchObject({ place: { id: 'two' } });
  });
});

it('the view goes along unless it is switched off or was just moved by hand', () => {
  expect(goesAlong(true, Number.NEGATIVE_INFINITY, 0)).toBe(true);
  expect(goesAlong(true, 1000, 3000)).toBe(false);
  expect(goesAlong(true, 1000, 5000)).toBe(true);
  expect(goesAlong(false, 1000, 99_000)).toBe(false);
});
