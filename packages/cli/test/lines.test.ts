import { describe, expect, it } from 'vitest';
import { LineSplitter } from '../src/lines.js';

const LIMIT = 10;

function split(chunks: readonly (string | Buffer)[]): string[] {
  const splitter = new LineSplitter(LIMIT);
  const lines = chunks.flatMap((chunk) => [...splitter.push(Buffer.from(chunk))]);
  const rest = splitter.rest();
  return rest === null ? lines : [...lines, rest];
}

describe('lines', () => {
  it('are cut at line breaks, wherever the chunks end', () => {
    expect(split(['a\nbc\n', 'd', 'e\n', '\n', 'f'])).toEqual(['a', 'bc', 'de', '', 'f']);
    expect(split([])).toEqual([]);
    expect(split(['a\n'])).toEqual(['a']);
  });

  it('keep letters whole that come in two chunks', () => {
    const ship = Buffer.from('⛵\n');
    expect(split([ship.subarray(0, 1), ship.subarray(1)])).toEqual(['⛵']);
  });

  it('that are too long come once, cut right after the limit', () => {
    const long = 'x'.repeat(25);
    expect(split([`${long}\na\n`])).toEqual(['x'.repeat(LIMIT + 1), 'a']);
    expect(split([long, long, `${long}\n`, 'a'])).toEqual(['x'.repeat(LIMIT + 1), 'a']);
    expect(split([`${'x'.repeat(LIMIT)}\n`])).toEqual(['x'.repeat(LIMIT)]);
  });
});
