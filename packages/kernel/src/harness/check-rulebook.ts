import { plainText, referencesOf } from '../rulebook/references.js';
import { type Paragraph, paragraphsOf, type Rulebook } from '../rulebook/rulebook.js';
import { LANGUAGES, type Language } from '../words.js';

export interface RulebookPlan {
  readonly game: string;
  /** The ids of all rules and of the chapters that they stand in, in the order of the rules document. */
  readonly rules: readonly string[];
  readonly chapters: readonly string[];
}

/** More than that cannot be taken in at once. */
const LONGEST_SENTENCE = 300;
const TITLE = /^[\p{Lu}\d“„][^.]*$/u;
const SENTENCES = /^[\p{Lu}\d“„].*[.!?]$/u;
const LEFT_OVER = /undefined|NaN|\[|\]|\$\{| {2}/;

/** What is wrong with the rulebook of a game, one line each; empty is right. True of every game, whatever its rules are. */
export function rulebookFaults(books: Readonly<Record<Language, Rulebook>>, plan: RulebookPlan): readonly string[] {
  return [
    ...LANGUAGES.flatMap((language) =>
      [
        ...outlineFaults(books[language], language, plan),
        ...paragraphsOf(books[language]).flatMap((rule) => paragraphFaults(rule, plan)),
      ].map((fault) => `${language}: ${fault}`),
    ),
    ...plan.rules.flatMap((id) => translationFaults(id, books)),
  ];
}

/** A paragraph for every rule, in order, and no other. */
function outlineFaults(book: Rulebook, language: Language, { game, rules, chapters }: RulebookPlan): readonly string[] {
  const faults: string[] = [];
  const compare = (what: string, is: string, should: string) => {
    if (is !== should) faults.push(`${what}: ${is} instead of ${should}`);
  };
  compare('game', book.game, game);
  compare('language', book.language, language);
  compare('chapters', book.chapters.map(({ id }) => id).join(), chapters.join());
  compare(
    'rules',
    paragraphsOf(book)
      .map(({ id }) => id)
      .join(),
    rules.join(),
  );
  for (const { id, title } of book.chapters) if (title.trim() === '') faults.push(`chapter ${id} has no title`);
  return faults;
}

/** It says something in whole sentences, and points at other rules that exist. */
function paragraphFaults(rule: Paragraph, { rules }: RulebookPlan): readonly string[] {
  const faults: string[] = [];
  if (!TITLE.test(rule.title)) faults.push(`"${rule.title}" is no title`);
  for (const text of [rule.text, ...(rule.example === undefined ? [] : [rule.example])].map(plainText)) {
    if (!SENTENCES.test(text)) faults.push(`"${text}" is no whole sentence`);
    if (LEFT_OVER.test(text)) faults.push(`"${text}" has left-overs of its making`);
    const long = text.split(/(?<=[.!?])\s/).filter(({ length }) => length > LONGEST_SENTENCE);
    faults.push(...long.map((sentence) => `"${sentence}" is too long`));
  }
  for (const to of referencesOf(rule)) {
    if (to === rule.id) faults.push('points at itself');
    else if (!rules.includes(to)) faults.push(`points at ${to}, which does not exist`);
  }
  return faults.map((fault) => `${rule.id}: ${fault}`);
}

/** Each language has its own words, and says the same in them. */
function translationFaults(id: string, books: Readonly<Record<Language, Rulebook>>): readonly string[] {
  const rules = LANGUAGES.flatMap((language) => paragraphsOf(books[language]).find((rule) => rule.id === id) ?? []);
  const read = ({ text, example = '' }: Paragraph) => `${plainText(text)} ${plainText(example)}`;
  const differ = (of: (rule: Paragraph) => string) => new Set(rules.map(of)).size > 1;
  const faults: string[] = [];
  if (new Set(rules.map(read)).size < rules.length) faults.push('two languages have the same words');
  if (differ((rule) => (read(rule).match(/\d+/g) ?? []).sort().join())) faults.push('numbers differ');
  if (differ((rule) => [...referencesOf(rule)].sort().join())) faults.push('references differ');
  if (differ(({ example }) => `${example === undefined}`)) faults.push('an example is missing');
  return faults.map((fault) => `${id}: ${fault}`);
}
