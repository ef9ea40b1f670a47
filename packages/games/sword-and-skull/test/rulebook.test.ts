import { LANGUAGES, type Language, type Rulebook, search } from '@roadstead/kernel';
import { rulebookFaults } from '@roadstead/kernel/harness';
import {
  CREW,
  ENEMIES,
  FORTUNE,
  fortuneName,
  ITEMS,
  itemName,
  type Pending,
  REASONS,
  SPACES,
  swordAndSkull,
} from '@roadstead/sword-and-skull';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadRulebook, rulesOfCard, rulesOfQuestion, rulesOfReason, rulesOfSpace } from '../src/rulebook/index.js';
import { CATALOGUES } from '../src/words/catalogues.js';
import { CHAPTERS, RULE_IDS } from './rule-ids.js';

const books = {} as Record<Language, Rulebook>;

beforeAll(async () => {
  for (const language of LANGUAGES) books[language] = await loadRulebook(language);
});

it('has a paragraph for every rule that the tests name, in whole sentences that say the same in every language', () => {
  const chapters = CHAPTERS.map(({ letter }) => letter);
  expect(rulebookFaults(books, { game: swordAndSkull.id, rules: RULE_IDS, chapters })).toEqual([]);
});

describe.each(LANGUAGES)('the rulebook in %s', (language) => {
  it('is found by the name of every fortune card, every item with an effect and every space', () => {
    const found = (name: string) => search(books[language], name).map(({ id }) => id);
    for (const { id } of FORTUNE) expect(found(fortuneName(id, language)), id).toContain(rulesOfCard(id)[0]);
    for (const { id, weaponOf } of ITEMS) {
      if (weaponOf === null) expect(found(itemName(id, language)), id).toContain(rulesOfCard(id)[0]);
    }
    for (const { type } of SPACES) {
      if (type === 'settlement' || type === 'dock' || type === 'ship') continue;
      expect(found(CATALOGUES[language].places[type].name), type).toContain(rulesOfSpace(type)[0]);
    }
  });
});

it('every card, space, question and reason leads to rules that exist, each once', () => {
  const kinds = Object.keys(CATALOGUES.en.questions) as Pending['kind'][];
  const led = [
    ...[...CREW, ...ITEMS, ...FORTUNE, ...ENEMIES].map(({ id }) => rulesOfCard(id)),
    ...SPACES.map(({ type }) => rulesOfSpace(type)),
    ...kinds.map(rulesOfQuestion),
    ...REASONS.map(rulesOfReason),
  ];
  for (const rules of led) {
    expect(rules.length).toBeGreaterThan(0);
    expect(new Set(rules).size).toBe(rules.length);
    for (const rule of rules) expect(RULE_IDS).toContain(rule);
  }
});

it.each(LANGUAGES)('SS-F7, SS-R21 says in %s that figures are fought on lava tubes after a blank', (language) => {
  const lava = books[language].chapters.flatMap(({ paragraphs }) => paragraphs).find(({ id }) => id === 'SS-F7')!;
  expect(lava.text).toContain('(SS-R21)');
});
