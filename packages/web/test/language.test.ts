import type { Language } from '@roadstead/kernel';
import { describe, expect, it } from 'vitest';
import { de as analysisDe } from '../src/analysis/words/de.js';
import { en as analysisEn } from '../src/analysis/words/en.js';
import { nl as analysisNl } from '../src/analysis/words/nl.js';
import { de as tableDe } from '../src/games/port-royal/words/de/index.js';
import { en as tableEn } from '../src/games/port-royal/words/en/index.js';
import { nl as tableNl } from '../src/games/port-royal/words/nl/index.js';
import { de as learnDe } from '../src/learn/words/de.js';
import { en as learnEn } from '../src/learn/words/en.js';
import { nl as learnNl } from '../src/learn/words/nl.js';
import { de as onlineDe } from '../src/online/words/de.js';
import { en as onlineEn } from '../src/online/words/en.js';
import { nl as onlineNl } from '../src/online/words/nl.js';
import { de as replayDe } from '../src/replay/words/de.js';
import { en as replayEn } from '../src/replay/words/en.js';
import { nl as replayNl } from '../src/replay/words/nl.js';
import { de as rulesDe } from '../src/rules/words/de.js';
import { en as rulesEn } from '../src/rules/words/en.js';
import { nl as rulesNl } from '../src/rules/words/nl.js';
import { de as statisticsDe } from '../src/statistics/words/de.js';
import { en as statisticsEn } from '../src/statistics/words/en.js';
import { nl as statisticsNl } from '../src/statistics/words/nl.js';
import { de as shellDe } from '../src/words/de.js';
import { en as shellEn } from '../src/words/en.js';
import { nl as shellNl } from '../src/words/nl.js';

const CATALOGUES: Readonly<Record<Language, Readonly<Record<string, unknown>>>> = {
  en: { analysisEn, tableEn, learnEn, onlineEn, replayEn, rulesEn, statisticsEn, shellEn },
  nl: { analysisNl, tableNl, learnNl, onlineNl, replayNl, rulesNl, statisticsNl, shellNl },
  de: { analysisDe, tableDe, learnDe, onlineDe, replayDe, rulesDe, statisticsDe, shellDe },
};

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

describe('the page in English', () => {
  it('never says "a" before a vowel', () => {
    for (const [place, sentence] of sentences('en')) expect(sentence, place).not.toMatch(/\ba [aeio]/i);
  });
});

describe('the page in Dutch', () => {
  it('quotes as Dutch does', () => {
    for (const [place, sentence] of sentences('nl')) expect(sentence, place).not.toMatch(/„|"/);
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
