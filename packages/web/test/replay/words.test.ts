import { gameById } from '@roadstead/games/all';
import { eventsFor, LANGUAGES, type Language, retell } from '@roadstead/kernel';
import { beforeAll, describe, expect, it } from 'vitest';
import { portRoyalOptions } from '../../src/games/port-royal/options.js';
import { concerns, isTurn, thingsOf } from '../../src/games/port-royal/play/events.js';
import { rankedFigures } from '../../src/games/port-royal/play/ranked-figures.js';
import { loadWords } from '../../src/games/port-royal/words/index.js';
import { asText } from '../../src/replay/model/as-text.js';
import { de } from '../../src/replay/words/de.js';
import { en } from '../../src/replay/words/en.js';
import { nl } from '../../src/replay/words/nl.js';
import { byTurn, logLines } from '../../src/table/log-lines.js';
import { en as shell } from '../../src/words/en.js';
import { ALL_BOXES } from './records.js';

const WORDS = { en, nl, de };
const { game, words } = gameById('port-royal')!;

function textIn(language: Language): string {
  const name = (seat: number) => `Nr ${seat + 1}`;
  const [opening, ...log] = Array.from(retell(game, ALL_BOXES), ({ seq, entry, told }) => ({
    seq,
    seat: entry?.seat ?? 0,
    kind: entry?.type ?? 'act',
    events: eventsFor(told, null),
    at: 0,
  }));
  const telling = {
    ui: { thingsOf, concerns, isTurn },
    words,
    shell,
    audience: { language, name, you: null },
    seat: null,
  };
  return asText({
    title: words.title[language],
    record: ALL_BOXES,
    ui: { figures: rankedFigures },
    named: portRoyalOptions,
    turns: byTurn(logLines(opening!.events, log, telling), shell),
    name,
    outcome: 'It ended.',
    playedAt: Date.UTC(2026, 10, 16),
    language,
    words: WORDS[language],
  });
}

beforeAll(async () => {
  await Promise.all(LANGUAGES.map(loadWords));
});

describe('a game as text', () => {
  it('begins with what was played, by whom, how it ended, and how to check it', () => {
    const [title, , ...rest] = textIn('en').split('\n');
    expect(title).toBe(words.title.en);
    const head = rest.slice(0, 20).join('\n');
    expect(head).toContain('Players: Nr 1, Nr 2, Nr 3, Nr 4');
    expect(head).toContain('Result: It ended.');
    expect(head).toContain(`Seed: ${ALL_BOXES.seed}`);
    expect(head).toContain(ALL_BOXES.commitment);
    expect(head).toMatch(/1\. Nr 1: 14 influence, 3 coins/);
    for (const value of ALL_BOXES.options.with as string[]) {
      expect(head).toContain(portRoyalOptions('en').with!.values[value]!.label);
    }
  });

  it('tells every turn', () => {
    const turns = Array.from(retell(game, ALL_BOXES), ({ told }) => eventsFor(told, null))
      .flat()
      .filter(isTurn).length;
    const text = textIn('en');
    expect(text.split('\n\n').length - 1).toBeGreaterThanOrEqual(turns);
  });

  it.each(LANGUAGES)('is complete in %s', (language) => {
    const text = textIn(language);
    expect(text).toContain(WORDS[language].text.commitment);
    expect(text).not.toMatch(/undefined|\[object|NaN/);
    expect(text.split('\n').length).toBeGreaterThan(150);
  });
});
