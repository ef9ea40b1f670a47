import { GAMES, gameById } from '@roadstead/games/all';
import { type GameEntry, type Language, type Rulebook, search } from '@roadstead/kernel';
import { languageNamed } from '../analyse/audience.js';
import { readArgs } from '../args.js';
import { columnsOf } from '../columns.js';
import type { Command } from '../command.js';
import { entryNamed, gameIds } from '../game-args.js';
import { examplesOf } from '../games/index.js';
import { wrap } from '../play/render/text.js';
import { printLists } from '../rules/lists.js';
import { printBook, printContents, printRules } from '../rules/print.js';
import { RULES_WORDS } from '../rules/words.js';
import { UsageError } from '../usage.js';

/** As many finds as can be read in a sitting, unless all are asked for. */
const MOST_FINDS = 8;
const NOT_FOUND = 1;

const HELP = `The rules of a game, to read and to search.

Usage: roadstead rules [GAME] [WORDS…] [options]

  GAME             one game by its id: ${gameIds()} (all there are)
  WORDS…           the id of a rule, or words that must all be in it; the best
                   comes first. Without words: the titles of all rules
  --all            every rule that was found, or the whole book
  --lists          everything in the box with its numbers, instead of rules
  --game ID        the same as GAME
  --lang LANGUAGE  en, nl or de (as your system says)
  -h, --help       this text

Capitals and accents make no difference. Each rule has an id; an arrow names the
rules that it speaks of. Exit code 1 if no rule has all the words.

Examples:
  roadstead rules
  roadstead rules --all --lang de > regeln.txt
  roadstead rules --lists
${GAMES.map((entry) => examplesOf(entry, 'rules')).join('')}`;

export const rules: Command = {
  help: HELP,
  async run(argv, streams) {
    const { values, positionals } = readArgs({
      args: [...argv],
      allowPositionals: true,
      options: {
        all: { type: 'boolean' },
        lists: { type: 'boolean' },
        lang: { type: 'string' },
        game: { type: 'string' },
      },
    });
    const language = languageNamed(values.lang);
    const [first = '', ...rest] = positionals;
    const isNamed = values.game === undefined && gameById(first) !== undefined;
    const named = isNamed ? first : values.game;
    const asked: Asked = {
      text: (isNamed ? rest : positionals).join(' '),
      all: values.all === true,
      lists: values.lists === true,
      columns: columnsOf(streams.stdout),
    };
    const books = await booksOf(named === undefined ? GAMES : [entryNamed(named)], language);
    if (books.length === 0) throw new UsageError(`there are no rules of ${named ?? 'any game'} to read`);
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
  /** The lists of what is in the box, and no rules. */
  readonly lists: boolean;
  readonly columns: number;
}

async function booksOf(games: readonly GameEntry[], language: Language): Promise<readonly Rulebook[]> {
  const books = await Promise.all(games.map(({ rulebook }) => rulebook?.(language)));
  return books.filter((book) => book !== undefined);
}

/** The lines for one book; none if nothing was found in it. */
function answer(book: Rulebook, { text, all, lists, columns }: Asked): string[] {
  if (lists) return printLists(book, columns);
  if (text.trim() === '') return (all ? printBook : printContents)(book, columns);
  const found = search(book, text);
  const shown = all ? found : found.slice(0, MOST_FINDS);
  const more = found.length - shown.length;
  return [
    ...printRules(shown, book, columns),
    ...(more > 0 ? ['', ...wrap(RULES_WORDS[book.language].more(more), columns)] : []),
  ];
}
