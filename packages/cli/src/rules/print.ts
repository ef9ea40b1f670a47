import { type Paragraph, plainText, type Rulebook, type RuleChapter, referencesOf } from '@roadstead/kernel';
import { hang, wrap } from '../play/render/text.js';
import { RULES_WORDS } from './words.js';

const INDENT = '  ';

/** The titles of all rules with their ids. */
export function printContents(book: Rulebook, columns: number): string[] {
  const words = RULES_WORDS[book.language];
  return [
    ...wrap(words.heading(book.title), columns),
    ...book.chapters.flatMap((chapter) => ['', ...printTitles(chapter, columns)]),
    '',
    ...wrap(words.hint(book.chapters[0]?.paragraphs[0]?.id ?? ''), columns),
  ];
}

function printTitles({ title, paragraphs }: RuleChapter, columns: number): string[] {
  const width = Math.max(...paragraphs.map(({ id }) => id.length));
  return [
    ...wrap(title, columns),
    ...paragraphs.flatMap(({ id, title }) => hang(`${INDENT}${id.padEnd(width)}  `, title, columns)),
  ];
}

/** The whole book. */
export function printBook(book: Rulebook, columns: number): string[] {
  return [
    ...wrap(RULES_WORDS[book.language].heading(book.title).toUpperCase(), columns),
    ...book.chapters.flatMap(({ title, paragraphs }) => [
      '',
      ...wrap(title.toUpperCase(), columns),
      '',
      ...printRules(paragraphs, book, columns),
    ]),
  ];
}

/** Rules in full, an empty line between them. */
export function printRules(rules: readonly Paragraph[], book: Rulebook, columns: number): string[] {
  return rules.flatMap((rule, i) => [...(i > 0 ? [''] : []), ...printRule(rule, book, columns)]);
}

function printRule(rule: Paragraph, { language }: Rulebook, columns: number): string[] {
  const { id, title, text, example } = rule;
  const to = referencesOf(rule);
  const set = (words: string) => hang(INDENT, words, columns);
  return [
    ...hang(`${id}  `, title, columns),
    ...set(plainText(text)),
    ...(example === undefined ? [] : set(`${RULES_WORDS[language].example} ${plainText(example)}`)),
    ...(to.length === 0 ? [] : set(`→ ${to.join(', ')}`)),
  ];
}
