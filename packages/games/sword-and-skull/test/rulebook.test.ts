import {
  LANGUAGES,
  type Language,
  type Paragraph,
  paragraph,
  paragraphsOf,
  plainText,
  type Rulebook,
  referencesOf,
  search,
} from '@roadstead/kernel';
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

const read = ({ text, example = '' }: Paragraph): string => `${plainText(text)} ${plainText(example)}`.trim();
const ruleIn = (language: Language, id: string): Paragraph => paragraph(books[language], id)!;

describe.each(LANGUAGES)('the rulebook in %s', (language) => {
  it('has a paragraph for every rule that the tests name, in their order, and no other', () => {
    expect(paragraphsOf(books[language]).map(({ id }) => id)).toEqual(RULE_IDS);
    expect(books[language].chapters.map(({ id }) => id)).toEqual(CHAPTERS.map(({ letter }) => letter));
    expect(books[language]).toMatchObject({ game: swordAndSkull.id, language });
  });

  it('says something in each of them, in whole sentences that can be taken in', () => {
    for (const { title } of books[language].chapters) expect(title.trim()).not.toBe('');
    for (const rule of paragraphsOf(books[language])) {
      expect(rule.title, rule.id).toMatch(/^[\p{Lu}\d“„][^.]*$/u);
      for (const text of [rule.text, ...(rule.example === undefined ? [] : [rule.example])].map(plainText)) {
        expect(text, rule.id).toMatch(/^[\p{Lu}\d“„].*[.!?]$/u);
        expect(text, rule.id).not.toMatch(/undefined|NaN|\[|\]|\$\{| {2}/);
        for (const sentence of text.split(/(?<=[.!?])\s/)) {
          expect(sentence.length, `${rule.id}: ${sentence}`).toBeLessThanOrEqual(300);
        }
      }
    }
  });

  it('refers only to rules that exist, and never to the rule itself', () => {
    for (const rule of paragraphsOf(books[language])) {
      for (const to of referencesOf(rule)) {
        expect(RULE_IDS, `${rule.id} → ${to}`).toContain(to);
        expect(to).not.toBe(rule.id);
      }
    }
  });

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

describe('the three languages', () => {
  it('each have words of their own', () => {
    for (const id of RULE_IDS) {
      const texts = LANGUAGES.map((language) => read(ruleIn(language, id)));
      expect(new Set(texts).size, id).toBe(LANGUAGES.length);
    }
  });

  it('say the same: the same numbers, the same references, an example where the others have one', () => {
    const numbers = (rule: Paragraph) => (read(rule).match(/\d+/g) ?? []).sort();
    for (const id of RULE_IDS) {
      const [first, ...others] = LANGUAGES.map((language) => ruleIn(language, id));
      for (const other of others) {
        expect(numbers(other), id).toEqual(numbers(first!));
        expect([...referencesOf(other)].sort(), id).toEqual([...referencesOf(first!)].sort());
        expect(other.example === undefined, id).toBe(first!.example === undefined);
      }
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
