import type { Shape } from '../../words/shape.js';

/** English is the type: a key that another language lacks fails the type check. */
export const en = {
  title: (game: string) => `Rules of ${game}`,
  chapters: 'Chapters',
  lists: 'Everything in the box',
  oursTitle: 'Our own numbers',
  ours: 'The numbers of these rows are our own: no rulebook tells them.',
  search: 'Search the rules',
  clear: 'Clear the search',
  found: (n: number) => (n === 0 ? 'No rule has all of these words.' : n === 1 ? '1 rule found' : `${n} rules found`),
  foundNone: 'Try fewer words, or the name of something on the table.',
  example: 'Example',
  link: (id: string) => `Copy the link to ${id}`,
  copied: 'The link is copied.',
  notCopied: 'The browser does not let us copy. The link is in the address line.',
  backToTable: 'Back to the table',
  whole: 'The whole rulebook',
  back: 'Back',
  all: 'All chapters',
  print: 'Print',
  noSuch: (id: string) => `There is no rule ${id}.`,
  about: 'In our own words. Every rule has a number, so that you can call it by name when you disagree.',
};
export type RulesWords = Shape<typeof en>;
