import { LANGUAGES, type Language, type Paragraph, paragraph, search } from '@roadstead/kernel';
import { rulebookFaults } from '@roadstead/kernel/harness';
import { beforeAll, describe, expect, it } from 'vitest';
import { CATALOGUE, CONTRACTS, type Options, portRoyal } from '../src/index.js';
import { PLAYERS, PLAYERS_UNDER_WAY } from '../src/rulebook/facts.js';
import {
  loadRulebook,
  REASONS,
  type Reason,
  rulesOfCard,
  rulesOfCharacter,
  rulesOfContract,
  rulesOfEvent,
  rulesOfMission,
  rulesOfPart,
  rulesOfReason,
  TABLE_PARTS,
} from '../src/rulebook/index.js';
import { CHARACTERS } from '../src/variants/adventure/characters.js';
import { EVENTS } from '../src/variants/adventure/event-cards.js';
import { MISSIONS } from '../src/variants/adventure/missions.js';
import { kindOf } from '../src/words/kinds.js';
import { baseOptions } from './base-options.js';
import { CHAPTERS, RULE_IDS } from './rule-ids.js';

type Book = Awaited<ReturnType<typeof loadRulebook>>;
const books = {} as Record<Language, Book>;

beforeAll(async () => {
  for (const language of LANGUAGES) books[language] = await loadRulebook(language);
});

const ruleIn = (language: Language, id: string): Paragraph => paragraph(books[language], id)!;

it('has a paragraph for every rule that the tests name, in whole sentences that say the same in every language', () => {
  const chapters = CHAPTERS.map(({ letter }) => letter);
  expect(rulebookFaults(books, { game: portRoyal.id, rules: RULE_IDS, chapters })).toEqual([]);
});

describe.each(LANGUAGES)('the rulebook in %s', (language) => {
  it('calls every person and every contract by its name on the cards', () => {
    for (const card of CATALOGUE.filter(({ type }) => type === 'person')) {
      const { title, text } = ruleIn(language, rulesOfCard(card.id)[0]!);
      expect(`${title} ${text}`.toLowerCase(), card.id).toContain(card.names[language].toLowerCase());
    }
    for (const { id, names } of CONTRACTS) {
      const { title, text } = ruleIn(language, rulesOfContract(id)[0]!);
      expect(`${title} ${text}`, id).toContain(names[language]);
    }
  });

  it('is found by the name of every card and every contract', () => {
    for (const card of CATALOGUE.filter(({ type }) => type !== 'ship')) {
      const rule = rulesOfCard(card.id).find((id) => id !== 'PR-U2')!;
      const found = search(books[language], card.names[language]).map(({ id }) => id);
      expect(found, card.names[language]).toContain(rule);
    }
    for (const { id, names } of CONTRACTS) {
      expect(search(books[language], names[language])[0]?.id, names[language]).toBe(rulesOfContract(id)[0]);
    }
  });
});

describe('search', () => {
  it.each<[Language, string, string]>([
    ['en', 'jester', 'PR-P6'],
    ['en', 'bust', 'PR-D6'],
    ['en', 'tax', 'PR-D9'],
    ['en', 'jack of all trades', 'PR-P2'],
    ['en', 'PR-D1', 'PR-D1'],
    ['en', 'skull', 'PR-D3'],
    ['en', 'too dear', 'PR-T8'],
    ['nl', 'paljas', 'PR-P6'],
    ['nl', 'nar', 'PR-P6'],
    ['nl', 'te veel gewaagd', 'PR-D6'],
    ['nl', 'belasting', 'PR-D9'],
    ['nl', 'cooperatief', 'PR-O1'],
    ['de', 'Witzbold', 'PR-P6'],
    ['de', 'Narr', 'PR-P6'],
    ['de', 'senorita', 'PR-P8'],
    ['de', 'GROSSHANDLER', 'PR-U4'],
    ['de', 'Steuererhöhung', 'PR-D9'],
    ['de', 'zu teuer', 'PR-T8'],
  ])('in %s for "%s" finds %s first', (language, words, id) => {
    expect(search(books[language], words)[0]?.id).toBe(id);
  });

  it('wants all words, and knows when there is nothing', () => {
    expect(search(books.en, 'jester bust').map(({ id }) => id)).toEqual(['PR-D7', 'PR-P6']);
    expect(search(books.en, 'jester zeppelin')).toEqual([]);
    expect(search(books.en, ' … ')).toEqual([]);
  });

  it('does not take PR-D1 for PR-D10', () => {
    const found = search(books.en, 'd1').map(({ id }) => id);
    expect(found).toEqual(['PR-D1']);
  });
});

describe('from the table to the rules', () => {
  it('every card leads to rules that exist, its own first', () => {
    for (const { id } of CATALOGUE) {
      expect(rulesOfCard(id).length, id).toBeGreaterThan(0);
      for (const rule of rulesOfCard(id)) expect(RULE_IDS, id).toContain(rule);
      expect(new Set(rulesOfCard(id)).size, id).toBe(rulesOfCard(id).length);
    }
    expect(rulesOfCard('base_jester_5_1')[0]).toBe('PR-P6');
    expect(rulesOfCard('base_ship_red_skull_3c')).toContain('PR-D3');
    expect(rulesOfCard('contracts_ship_red_6_3c_gift')[0]).toBe('PR-C4');
    expect(rulesOfCard('base_tax_max_swords')[0]).toBe('PR-D9');
    expect(rulesOfCard('unterwegs_tax')[0]).toBe('PR-U2');
    expect(rulesOfCard('base_expedition_captain_priest_settler')).toContain('PR-S1');
    expect(rulesOfCard('no_such_card')).toEqual([]);
  });

  it('every kind of person has a rule of its own', () => {
    const persons = CATALOGUE.filter(({ type }) => type === 'person');
    const first = new Map(persons.map((card) => [kindOf(card), rulesOfCard(card.id)[0]!]));
    for (const [kind, rule] of first) expect(rule, kind).toMatch(/^PR-[PUGCA]/);
  });

  it('every contract leads to rules that exist, its task first', () => {
    for (const { id } of CONTRACTS) {
      expect(rulesOfContract(id)[0], id).toMatch(/^PR-K/);
      for (const rule of rulesOfContract(id)) expect(RULE_IDS, id).toContain(rule);
    }
    expect(new Set(CONTRACTS.map(({ id }) => rulesOfContract(id)[0])).size).toBe(13);
    expect(rulesOfContract('contract_gamester')).toEqual(['PR-K8', 'PR-K7', 'PR-C9', 'PR-C6', 'PR-C10', 'PR-C7']);
    expect(rulesOfContract('contract_fighter')).toEqual(['PR-K10', 'PR-C6', 'PR-C9', 'PR-C7']);
    expect(rulesOfContract('no_such_contract')).toEqual([]);
  });

  it('every mission, event and character of the adventure leads to rules that exist, each once', () => {
    const linked = [
      ...MISSIONS.map(({ id }) => rulesOfMission(id)),
      ...EVENTS.map(({ id }) => rulesOfEvent(id)),
      ...CHARACTERS.map(({ id }) => rulesOfCharacter(id)),
    ];
    for (const rules of linked) {
      expect(rules.length).toBeGreaterThan(0);
      expect(new Set(rules).size).toBe(rules.length);
      for (const rule of rules) expect(RULE_IDS).toContain(rule);
    }
    expect(rulesOfMission('52')).toEqual(['PR-A17', 'PR-A32', 'PR-A33', 'PR-A31', 'PR-A7', 'PR-A8']);
    expect(rulesOfMission('10')[0]).toBe('PR-A6');
    expect(rulesOfEvent('event_months_end')[0]).toBe('PR-A4');
    expect(rulesOfCharacter('char_thomas')).toContain('PR-A13');
    for (const rules of [rulesOfMission('99'), rulesOfEvent('no'), rulesOfCharacter('no')]) expect(rules).toEqual([]);
  });

  it('every reason and every part of the table leads to rules that exist, each once', () => {
    for (const rules of [...REASONS.map(rulesOfReason), ...TABLE_PARTS.map(rulesOfPart)]) {
      expect(rules.length).toBeGreaterThan(0);
      expect(new Set(rules).size).toBe(rules.length);
      for (const rule of rules) expect(RULE_IDS).toContain(rule);
    }
  });

  it.each<[Reason, string]>([
    ['stopped', 'PR-D10'],
    ['nothingInSight', 'PR-D3'],
    ['tooDear', 'PR-T8'],
    ['noFee', 'PR-T6'],
    ['missingCrew', 'PR-X2'],
    ['othersTurn', 'PR-X4'],
    ['busted', 'PR-D6'],
    ['gambledAlready', 'PR-G5'],
    ['activeOnly', 'PR-C10'],
    ['noCubes', 'PR-C7'],
  ])('the reason %s leads to %s', (reason, rule) => {
    expect(rulesOfReason(reason)[0]).toBe(rule);
  });
});

it('tells the numbers of players that the game accepts', () => {
  const accepted = (options: Partial<Options>) =>
    [1, 2, 3, 4, 5, 6].filter(
      (seats) => !portRoyal.refuses?.({ seats, options: { ...baseOptions(), ...options } as Options }),
    );
  const between = ({ min, max }: { min: number; max: number }) =>
    Array.from({ length: max - min + 1 }, (_, i) => min + i);
  expect(accepted({})).toEqual(between(PLAYERS));
  expect(accepted({ box: 'unterwegs' })).toEqual(between(PLAYERS_UNDER_WAY));
});
