import type { ReadStream, WriteStream } from 'node:tty';
import { type GameEntry, gameById } from '@roadstead/games/all';
import { type Audience, type GameRecord, Refusal, Retelling, type Seat } from '@roadstead/kernel';
import { languageNamed } from '../analyse/audience.js';
import { readArgs, wholeNumber } from '../args.js';
import { columnsOf } from '../columns.js';
import type { Command, Streams } from '../command.js';
import { terminalOf } from '../games/index.js';
import { type Crew, loneSeat } from '../play/crew.js';
import { load } from '../play/saves.js';
import { WORDS } from '../play/words/index.js';
import { contents, crewIn, recordIn } from '../record-file.js';
import { headOf } from '../replay/as-text.js';
import { Screen } from '../replay/screen.js';
import { Theatre } from '../replay/theatre.js';
import { Viewer } from '../replay/viewer.js';
import { UsageError } from '../usage.js';

const HELP = `Shows a game again, step by step.

Usage: roadstead replay FILE [options]

  FILE             a record as "play" saves it and a server hands it out, or a
                   game that the page has saved; - for standard input
  --step N         begin at this step, an entry of the record (0, the set-up)
  --seat N         as this seat saw it, counted from 0 (a spectator)
  --text           print the whole game in words, and end; so does a pipe.
                   Together with --step: print the table at that step
  --lang LANGUAGE  en, nl or de (as your system says); also --language
  -h, --help       this text

Keys: arrows, n and p for steps and turns, letters for what the game marks (? says
which), g for a step by its number, a to let it play, s for another seat, q.
Every step is checked by the rules that the game was played by.

Examples:
  roadstead replay my-game.json
  roadstead replay my-game.json --step 120 --seat 2
  roadstead replay my-game.json --text --lang de > my-game.txt
`;

export const replay: Command = {
  help: HELP,
  async run(argv, streams) {
    const { values, positionals } = readArgs({
      args: [...argv],
      allowPositionals: true,
      options: {
        step: { type: 'string' },
        seat: { type: 'string' },
        text: { type: 'boolean' },
        lang: { type: 'string' },
        language: { type: 'string' },
      },
    });
    const [file, ...more] = positionals;
    if (file === undefined) throw new UsageError('the file to show is missing');
    if (more.length > 0) throw new UsageError('one file at a time can be shown');
    const language = languageNamed(values.lang ?? values.language);
    const text = await contents(file, streams);
    const { record, entry } = read(text);
    const retold = retell(record, entry);
    const crew = crewIn(text) ?? (file === '-' ? null : load(file).crew);
    const seats = seatsShown(retold, crew);
    const step = wholeNumber('--step', values.step, 0, 0, retold.last);
    const seat = values.seat === undefined ? seats.at(-1)! : wholeNumber('--seat', values.seat, 0, 0, record.seats - 1);
    if (!seats.includes(seat)) throw new UsageError(`the game is not over: it is shown from seat ${seats[0]} alone`);
    const name = (seat: Seat) => crew?.[seat]?.name ?? WORDS[language].player(seat + 1);
    const show = { retold, entry, audience: { language, you: null, name }, seats, step, seat };
    const isWatched = isTerminal(streams) && file !== '-' && !values.text;
    if (isWatched) await watch(show, streams);
    else print(show, values.step !== undefined, streams);
    return 0;
  },
};

interface Show {
  readonly retold: Retelling;
  readonly entry: GameEntry;
  readonly audience: Audience;
  readonly seats: readonly (Seat | null)[];
  readonly step: number;
  readonly seat: Seat | null;
}

async function watch({ retold, entry, audience, seats, step, seat }: Show, { stdin, stdout }: Streams): Promise<void> {
  const colour = !process.env.NO_COLOR && process.env.TERM !== 'dumb';
  const screen = new Screen(retold, entry, terminalOf(entry, retold.record.options), audience, colour);
  await new Theatre(new Viewer(retold, seats, step, seat), screen, stdin as ReadStream, stdout as WriteStream).run();
}

function print({ retold, entry, audience, step, seat }: Show, isTable: boolean, { stdout }: Streams): void {
  const columns = columnsOf(stdout);
  const screen = new Screen(retold, entry, terminalOf(entry, retold.record.options), audience, false);
  const lines = isTable
    ? screen.table(step, seat, columns)
    : [...headOf(retold, entry, audience), ...screen.log(seat, columns)];
  stdout.write(lines.map((line) => `${line.trimEnd()}\n`).join(''));
}

function isTerminal({ stdin, stdout }: Streams): boolean {
  return (stdin as ReadStream).isTTY === true && (stdout as WriteStream).isTTY === true;
}

function read(text: string): { record: GameRecord; entry: GameEntry } {
  const record = recordIn(text);
  if (typeof record === 'string') throw new UsageError(`this is no record of a game: ${record.replace(/\.$/, '')}`);
  const entry = gameById(record.game);
  if (entry === undefined) throw new UsageError(`this is a record of "${record.game}", which is not known here`);
  return { record, entry };
}

function retell(record: GameRecord, entry: GameEntry): Retelling {
  try {
    return new Retelling(entry.game, record, entry.highlights);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    throw new UsageError(`this record is not in order: ${error.message.replace(/\.$/, '')}`);
  }
}

/** While a game goes on, what others hold is their secret: it is shown to the one person who plays it alone. */
function seatsShown({ isOver, record }: Retelling, crew: Crew | null): readonly (Seat | null)[] {
  if (isOver) return [...Array.from({ length: record.seats }, (_, seat) => seat), null];
  const own = crew === null ? null : loneSeat(crew);
  if (own === null) throw new UsageError('this game is not over: it can be shown again when it is');
  return [own];
}
