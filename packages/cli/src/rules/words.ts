import type { Language } from '@roadstead/kernel';

/** What stands around the rules of a game, whichever it is. */
interface RulesWords {
  heading(title: string): string;
  readonly example: string;
  /** The heading of what is in the box. */
  lists(title: string): string;
  /** What the mark on some rows means. */
  readonly ours: string;
  /** How to read on, with the id of some rule. */
  hint(id: string): string;
  more(n: number): string;
  nothing(text: string): string;
}

export const RULES_WORDS: Readonly<Record<Language, RulesWords>> = {
  en: {
    heading: (title) => `${title}: the rules`,
    example: 'Example:',
    lists: (title) => `${title}: everything in the box`,
    ours: 'The numbers of these rows are our own: no rulebook tells them.',
    hint: (id) => `Read a rule with its id or with any words of it: "roadstead rules ${id}".`,
    more: (n) => `${n} more ${n === 1 ? 'rule has' : 'rules have'} these words: --all shows them, too.`,
    nothing: (text) => `No rule has all of this: ${text}.`,
  },
  nl: {
    heading: (title) => `${title}: de regels`,
    example: 'Voorbeeld:',
    lists: (title) => `${title}: alles wat bij het spel hoort`,
    ours: 'De getallen in deze rijen zijn van onszelf: geen spelregels vermelden ze.',
    hint: (id) => `Lees een regel met zijn nummer of met woorden eruit: "roadstead rules ${id}".`,
    more: (n) => `Nog ${n} ${n === 1 ? 'regel heeft' : 'regels hebben'} deze woorden: --all toont ze ook.`,
    nothing: (text) => `Geen regel heeft dit allemaal: ${text}.`,
  },
  de: {
    heading: (title) => `${title}: die Regeln`,
    example: 'Beispiel:',
    lists: (title) => `${title}: alles, was zum Spiel gehört`,
    ours: 'Die Werte dieser Zeilen sind unsere eigenen: Keine Anleitung nennt sie.',
    hint: (id) => `Lies eine Regel über ihre Nummer oder über Wörter daraus: "roadstead rules ${id}".`,
    more: (n) => `${n} weitere ${n === 1 ? 'Regel enthält' : 'Regeln enthalten'} diese Wörter: --all zeigt auch sie.`,
    nothing: (text) => `Keine Regel enthält das alles: ${text}.`,
  },
};
