import type { Language } from '@roadstead/kernel';
import { describe, expect, it } from 'vitest';
import { de as tableDe } from '../src/games/port-royal/words/de/index.js';
import { de as onlineDe } from '../src/online/words/de.js';
import { catalogues } from './catalogues.js';

const CATALOGUES = await catalogues();

/** Words that programs understand in all languages at once, the names of the languages, and what is said by other words. */
const NOT_SENTENCES = /\.(words|verbs|languageNames)\./;

/** Every sentence of a catalogue with its place; where one asks for numbers or names, with 2 and with some. */
function* sentencesOf(value: unknown, place: string): Generator<readonly [place: string, sentence: string]> {
  if (NOT_SENTENCES.test(place)) return;
  if (typeof value === 'string') yield [place, value];
  else if (typeof value === 'function') {
    for (const told of [Array(6).fill(2), Array(6).fill('Anna')]) {
      try {
        yield* sentencesOf(value(...told), place);
      } catch {
        // It is told something else than that.
      }
    }
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, part] of Object.entries(value)) yield* sentencesOf(part, `${place}.${name}`);
  }
}

const sentences = (language: Language) =>
  Object.entries(CATALOGUES[language]).flatMap(([name, catalogue]) => [...sentencesOf(catalogue, name)]);

/** Words that are English and nothing else here. */
const ENGLISH = /\b(the|you|your|yours|with|and|this|that|there|their|cards?|coins?|turns?|game|played?|player)\b/i;

describe.each(['nl', 'de'] as const)('the page in %s', (language) => {
  it('has no English left over', () => {
    for (const [place, sentence] of sentences(language)) expect(sentence, place).not.toMatch(ENGLISH);
  });
});

it('is looked at in every catalogue of page and terminal', () => {
  const found = Object.keys(CATALOGUES.de).join(' ');
  const some = [
    'port-royal/face',
    'port-royal/commands',
    'table/end',
    'furniture',
    'campaign',
    'sword-and-skull',
    'companies',
    'cli/src/play',
  ];
  for (const part of some) expect(found).toContain(part);
});

describe('the page in English', () => {
  it('never says "a" before a vowel', () => {
    for (const [place, sentence] of sentences('en')) expect(sentence, place).not.toMatch(/(?<!\bc )\ba [aeio]/i);
  });
});

describe('the page in Dutch', () => {
  it('quotes as Dutch does', () => {
    const typed = /"roadstead [^"]*"/g;
    for (const [place, sentence] of sentences('nl')) expect(sentence.replace(typed, ''), place).not.toMatch(/„|"/);
  });
});

describe('the page in German', () => {
  it('puts a plural after "mit", "vor", "in" … into the dative', () => {
    const nominative = /\b(mit|von|aus|bei|nach|zu|vor|in) 2 \p{Lu}\p{L}*(er|el|e)(?!\p{L})/u;
    for (const [place, sentence] of sentences('de')) expect(sentence, place).not.toMatch(nominative);
    expect(onlineDe.time.ago(onlineDe.time.inDays(3))).toBe('vor 3 Tagen');
  });

  it('declines the colour of a ship', () => {
    expect(tableDe.cards.ship('Fregatte', 'rot', 2, 3, 0)).toMatch(/^Fregatte, rotes Schiff,/);
    expect(tableDe.cards.secondOf('rot')).toBe('zweites rotes Schiff');
  });

  it('counts what is missing', () => {
    expect(tableDe.reasons.tooDear(1)).toBe('Zu teuer: Dir fehlt 1 Münze.');
    expect(tableDe.reasons.tooDear(2)).toBe('Zu teuer: Dir fehlen 2 Münzen.');
  });
});
