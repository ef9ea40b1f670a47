import { GAMES, gameById } from '@roadstead/games';
import { loadRulebook } from '@roadstead/games/rulebooks';
import { type Language, type Rulebook, search } from '@roadstead/kernel';
import { languageNamed } from '../analyse/audience.js';
import { readArgs } from '../args.js';
import { columnsOf } from '../columns.js';
import type { Command } from '../command.js';
import { wrap } from '../play/render/text.js';
import { printBook, printContents, printRules } from '../rules/print.js';
import { RULES_WORDS } from '../rules/words.js';

/** As many finds as can be read in a sitting, unless all are asked for. */
const MOST_FINDS = 8;
const NOT_FOUND = 1;

const HELP = `The rules of a game, to read and to search.

Usage: roadstead rules [GAME] [WORDS…] [options]

  GAME             one game by its name (all there are)
  WORDS…           the id of a rule, or words that must all be in it; the best
                   comes first. Without words: the titles of all rules
  --all            every rule that was found, or the whole book
  --lang LANGUAGE  en, nl or de (as your system says)
  -h, --help       this text

Capitals and accents make no difference. Each rule has an id; an arrow names the
rules that it speaks of. Exit code 1 if no rule has all the words.

Examples:
  roadstead rules
  roadstead rules PR-D6
  roadstead rules port-royal jester bust
  roadstead rules paljas --lang nl
  roadstead rules --all --lang de > regeln.txt
`;

export const rules: Command = {
  name: 'rules',
  summary: 'the rules of a game, to read and to search',
  help: HELP,
  async run(argv, streams) {
    const { values, positionals } = readArgs({
      args: [...argv],
      allowPositionals: true,
      options: { all: { type: 'boolean' }, lang: { type: 'string' } },
    });
    const language = languageNamed(values.lang);
    const [first = '', ...rest] = positionals;
    const named = gameById(first) !== undefined;
    const asked: Asked = {
      text: (named ? rest : positionals).join(' '),
      all: values.all === true,
      columns: columnsOf(streams.stdout),
    };
    const books = await booksOf(named ? [first] : GAMES.map(({ game }) => game.id), language);
    const printed = books.map((book) => answer(book, asked)).filter((lines) => lines.length > 0);
    const lines = printed.length > 0 ? printed.flatMap((one, i) => (i > 0 ? ['', ...one] : one)) : null;
    streams.stdout.write(`${(lines ?? wrap(RULES_WORDS[language].nothing(asked.text), asked.columns)).join('\n')}\n`);
    return lines === null ? NOT_FOUND : 0;
  },
};

interface Asked {
  /** What is looked for; empty to read the book. */
  readonly text: string;
  readonly all: boolean;
  readonly columns: number;
}

async function booksOf(games: readonly string[], language: Language): Promise<readonly Rulebook[]> {
  const books = await Promise.all(games.map((game) => loadRulebook(game, language)));
  return books.filter((book) => book !== undefined);
}

/** The lines for one book; none if nothing was found in it. */
function answer(book: Rulebook, { text, all, columns }: Asked): string[] {
  if (text.trim() === '') return (all ? printBook : printContents)(book, columns);
  const found = search(book, text);
  const shown = all ? found : found.slice(0, MOST_FINDS);
  const more = found.length - shown.length;
  return [
    ...printRules(shown, book, columns),
    ...(more > 0 ? ['', ...wrap(RULES_WORDS[book.language].more(more), columns)] : []),
  ];
}
