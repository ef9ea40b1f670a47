import type { Played } from '@roadstead/protocol';
import { describe, expect, it } from 'vitest';
import { isStillAsked } from '../../src/table/asked.js';

const LEGAL = [
  { type: 'lay', lot: 1 },
  { type: 'lay', lot: 2 },
];
const asked = { seq: 4, seat: 0, legal: LEGAL };
const at = (seq: number, legal: readonly { type: string }[] = LEGAL, seat = 0) => ({ seq, seat, legal });
const act = (seq: number, seat: number): Played => ({ seq, seat, kind: 'act', events: [], at: seq });
const undo = (seq: number, seat: number, to: number): Played => ({ seq, seat, kind: 'undo', to, events: [], at: seq });
/** Everybody has acted before the question was asked. */
const BEFORE = [act(1, 0), act(2, 1), undo(3, 0, 0), act(4, 0)];

describe('a question to a seat', () => {
  it('is asked still while nothing happens, and when others who are asked at the same time have answered', () => {
    expect(isStillAsked(asked, at(4), BEFORE)).toBe(true);
    expect(isStillAsked(asked, at(6, structuredClone(LEGAL)), [...BEFORE, act(5, 1), act(6, 2)])).toBe(true);
  });

  it('is no more once the seat has answered, though it is asked the same again', () => {
    expect(isStillAsked(asked, at(5), [...BEFORE, act(5, 0)])).toBe(false);
    expect(isStillAsked(asked, at(5, []), [...BEFORE, act(5, 0)])).toBe(false);
  });

  it('is another when something was taken back, or something else may be done', () => {
    expect(isStillAsked(asked, at(5), [...BEFORE, undo(5, 1, 1)])).toBe(false);
    expect(isStillAsked(asked, at(5, LEGAL.slice(1)), [...BEFORE, act(5, 1)])).toBe(false);
  });

  it('goes with the seat: not to the next who takes the device, and not into a game that is over', () => {
    expect(isStillAsked(asked, at(4, LEGAL, 1), BEFORE)).toBe(false);
    expect(isStillAsked(asked, null, BEFORE)).toBe(false);
    expect(isStillAsked({ ...asked, legal: [] }, at(4, []), BEFORE)).toBe(false);
  });
});
