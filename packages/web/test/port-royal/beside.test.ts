import { describe, expect, it } from 'vitest';
import { placeBeside } from '../../src/games/port-royal/table/beside.js';

const FIELD = { left: 200, top: 100, right: 1000, bottom: 600 };
const SIZE = { width: 300, height: 200 };
const at = (left: number, top: number) => ({ left, top, right: left + 150, bottom: top + 210 });

describe('a close-up', () => {
  it('stands right of its card, at the same height', () => {
    expect(placeBeside(at(250, 200), FIELD, SIZE)).toEqual({ left: 412, top: 205 });
  });

  it('stands left of it where there is no room on the right', () => {
    expect(placeBeside(at(800, 200), FIELD, SIZE)).toEqual({ left: 488, top: 205 });
  });

  it('stays within the field: beside a pile left of it, above a card below it', () => {
    expect(placeBeside(at(10, 200), FIELD, SIZE).left).toBe(200);
    expect(placeBeside(at(300, 650), FIELD, SIZE)).toEqual({ left: 462, top: 400 });
    expect(placeBeside(at(300, 0), FIELD, SIZE).top).toBe(100);
  });

  it('hides as little as it can where it fits on neither side', () => {
    const narrow = { ...FIELD, right: 560 };
    expect(placeBeside(at(210, 200), narrow, SIZE).left).toBe(260);
    expect(placeBeside(at(400, 200), narrow, SIZE).left).toBe(200);
  });
});
