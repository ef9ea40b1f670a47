import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyChange, changeOf } from '../src/index.js';

const json = fc.jsonValue({ maxDepth: 4 }).map((value) => JSON.parse(JSON.stringify(value)) as unknown);
/** As it arrives. */
const sent = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

describe('a change', () => {
  it('makes the one value of the other, whatever they are', () => {
    fc.assert(
      fc.property(json, json, (before, after) => {
        const change = changeOf(before, after);
        expect(change === null ? before : applyChange(before, sent(change))).toEqual(after);
      }),
      { numRuns: 2_000 },
    );
  });

  it('makes a part of a value another, put in or taken out', () => {
    fc.assert(
      fc.property(json, json, json, (a, b, c) => {
        const values = [
          { a, list: [a, b, c], same: [b], deep: { a, b, c, d: 1 } },
          { a: b, list: [a, c], same: [b], deep: { a, b, c: a, d: 1 } },
          { list: [c, a, b, c], same: [b], deep: { a, b } },
        ];
        for (const before of values) {
          for (const after of values) {
            const change = changeOf(before, after);
            expect(change === null ? before : applyChange(before, sent(change))).toEqual(after);
          }
        }
      }),
    );
  });

  it('is none between equals', () => {
    fc.assert(
      fc.property(json, (value) => {
        expect(changeOf(value, sent(value))).toBeNull();
      }),
    );
  });

  it('names what changed and nothing else', () => {
    const before = { a: { b: [1, 2, 3, 4], c: 'x', d: [{ e: 1 }, { e: 2 }, { e: 3 }] }, f: 1, g: 2, h: [1] };
    const after = { a: { b: [1, 2, 9, 4], c: 'x', d: [{ e: 1 }, { e: 3 }] }, f: 1, h: [1], i: 4 };
    expect(changeOf(before, after)).toEqual({
      fields: { a: { fields: { b: { items: { 2: { is: 9 } } }, d: { at: 1, out: 1, in: [] } } }, i: { is: 4 } },
      gone: ['g'],
    });
  });

  it('is the whole where nearly all of it is new', () => {
    expect(changeOf([1, 2, 3], [4, 5, 3])).toEqual({ is: [4, 5, 3] });
  });

  it('takes a field without a value for none', () => {
    expect(changeOf({ a: 1, b: undefined }, { a: 1 })).toBeNull();
    expect(changeOf({ a: 1, b: 2, c: 3 }, { a: 1, b: undefined, c: 3 })).toEqual({ fields: {}, gone: ['b'] });
  });

  it('leaves the same objects where nothing changed', () => {
    const before = { a: { b: 1 }, c: 1, d: 2 };
    const after = applyChange(before, { fields: { c: { is: 2 } } }) as typeof before;
    expect(after.a).toBe(before.a);
  });
});
