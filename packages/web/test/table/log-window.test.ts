import { describe, expect, it } from 'vitest';
import type { LogTurn } from '../../src/table/log-lines.js';
import { windowOf } from '../../src/table/log-window.js';

/** Turns of ten lines with their title, each with so many entries. */
const turns = (count: number): LogTurn[] =>
  Array.from({ length: count }, (_, i) => ({
    key: `${i}`,
    seq: i * 9,
    title: `Turn ${i}`,
    lines: Array.from({ length: 9 }, (_, n) => ({ key: `${i}.${n}`, seq: i * 9 + n })) as unknown as LogTurn['lines'],
  }));
const shown = (...how: Parameters<typeof windowOf>) => {
  const { turns, earlier, later } = windowOf(...how);
  return [turns.at(0)?.title, turns.at(-1)?.title, earlier, later];
};

describe('the part of a log that is laid out', () => {
  it('is all of a short one', () => {
    expect(shown(turns(3), null, 200, 200)).toEqual(['Turn 0', 'Turn 2', 0, 0]);
    expect(windowOf([], null, 200, 200)).toEqual({ turns: [], earlier: 0, later: 0 });
  });

  it('is the end of a long one, in whole turns, and more of it when asked for', () => {
    expect(shown(turns(300), null, 25, 25)).toEqual(['Turn 296', 'Turn 299', 2960, 0]);
    expect(shown(turns(300), null, 50, 25)).toEqual(['Turn 294', 'Turn 299', 2940, 0]);
  });

  it('lies around the step that is looked at', () => {
    expect(shown(turns(300), 903, 20, 30)).toEqual(['Turn 98', 'Turn 103', 980, 1960]);
    expect(shown(turns(300), 0, 20, 30)).toEqual(['Turn 0', 'Turn 3', 0, 2960]);
  });
});
