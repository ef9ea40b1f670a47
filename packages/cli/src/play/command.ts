/** What somebody typed at a decision. */
export type TypedCommand =
  | { readonly type: 'choose'; readonly number: number }
  /** Several choices, as one command. */
  | { readonly type: 'compose'; readonly numbers: readonly number[] }
  | { readonly type: 'hint' }
  | { readonly type: 'show' | 'odds' | 'rules' | 'help' | 'quit' | 'undo' | 'undoAgreed' }
  | { readonly type: 'log' | 'inspect' | 'save'; readonly rest: string }
  | { readonly type: 'unknown'; readonly typed: string };

/** Letters, and the words that they are the first of in some language. */
const PLAIN = {
  h: 'hint',
  o: 'odds',
  r: 'rules',
  '?': 'help',
  q: 'quit',
  u: 'undo',
  'u!': 'undoAgreed',
} as const;

const WITH_REST = { l: 'log', c: 'inspect', s: 'save' } as const;

const LONG: Readonly<Record<string, string>> = {
  hint: 'h',
  odds: 'o',
  rules: 'r',
  help: '?',
  quit: 'q',
  exit: 'q',
  undo: 'u',
  log: 'l',
  card: 'c',
  cards: 'c',
  save: 's',
};

export function parseCommand(line: string): TypedCommand {
  const typed = line.trim();
  if (typed === '') return { type: 'show' };
  if (/^\d+\.?$/.test(typed)) return { type: 'choose', number: Number.parseInt(typed, 10) };
  if (/^\d+([\s,;]+\d+)+$/.test(typed)) return { type: 'compose', numbers: typed.split(/[\s,;]+/).map(Number) };
  const [first = '', ...others] = typed.split(/\s+/);
  const word = first.toLowerCase();
  const letter = Object.hasOwn(LONG, word) ? (LONG[word] ?? word) : word;
  const rest = others.join(' ');
  if (letter in WITH_REST) return { type: WITH_REST[letter as keyof typeof WITH_REST], rest };
  if (letter in PLAIN && rest === '') return { type: PLAIN[letter as keyof typeof PLAIN] };
  return { type: 'unknown', typed };
}
