import { describe, expect, it } from 'vitest';
import type { LogLine } from '../../src/table/log-lines.js';
import { Ears } from '../../src/table/stage/ears.js';
import { lay } from './told.js';

/** What is said, politely or at once, line by line of the log. */
function listening() {
  const lines: LogLine[] = [];
  const said: string[] = [];
  const ears = new Ears(
    () => lines,
    { isUrgent: ({ type }, seat) => type === 'laid' && seat === 1 },
    {
      play: () => {},
      announce: (...sentences) => sentences.length > 0 && said.push(sentences.join(' ')),
      announceNow: (sentence) => void said.push(`now: ${sentence}`),
    },
  );
  const hear = (
    text: string,
    by: number,
    { isLast = false, startsTurn = false, events = [] as never[], seat = 0 } = {},
  ) => {
    const key = String(lines.length);
    lines.push({ key, seq: 1, seat: by, text, undone: false, toYou: false, harm: false, things: [], startsTurn });
    return { events, by, isLast, isJump: false, seat };
  };
  return { ears, hear, said, lines };
}

describe('what is heard', () => {
  it('of others is told in one go for each turn, of oneself at once', () => {
    const { ears, hear, said } = listening();
    ears.hear(hear('You lay.', 0));
    expect(said).toEqual(['You lay.']);
    ears.hear(hear('Ann begins.', 1, { startsTurn: true }));
    ears.hear(hear('Ann lays.', 1));
    expect(said).toHaveLength(1);
    ears.hear(hear('Bob begins.', 2, { startsTurn: true }));
    expect(said.at(-1)).toBe('Ann begins. Ann lays.');
    ears.hear(hear('Bob lays.', 2, { isLast: true }));
    expect(said.at(-1)).toBe('Bob begins. Bob lays.');
  });

  it('comes at once where it is urgent, after what was still to be told', () => {
    const { ears, hear, said } = listening();
    ears.hear(hear('Ann lays.', 0, { seat: 1 }));
    ears.hear({ ...hear('You lose all.', 1, { seat: 1 }), events: [lay(1)] });
    expect(said).toEqual(['Ann lays.', 'now: You lose all.']);
  });

  it('is told once where a line goes on', () => {
    const { ears, hear, said, lines } = listening();
    ears.hear(hear('Ann sails to Galle.', 1));
    lines[0] = { ...lines[0]!, key: 'on', text: 'Ann sails by Galle to Batavia.' };
    ears.hear({ events: [], by: 1, isLast: true, isJump: false, seat: 0 });
    expect(said).toEqual(['Ann sails by Galle to Batavia.']);
  });

  it('is told again where it is played back', () => {
    const { ears, hear, said, lines } = listening();
    ears.hear(hear('Ann lays.', 1, { isLast: true }));
    const [line] = lines.splice(0);
    ears.hear({ events: [], by: 1, isLast: false, isJump: false, seat: 0 });
    lines.push(line!);
    ears.hear({ events: [], by: 1, isLast: true, isJump: false, seat: 0 });
    expect(said).toEqual(['Ann lays.', 'Ann lays.']);
  });
});
