import { type AnyGame, PUZZLES_FORMAT, type PuzzleBook } from '@roadstead/kernel';
import { readArgs, wholeNumber } from '../args.js';
import type { Command } from '../command.js';
import { entryNamed } from '../game-args.js';
import { gamesHelp } from '../game-help.js';
import { onInterrupt } from '../interrupt.js';
import { ProgressBar } from '../progress.js';
import { bookIn, printBook } from '../puzzles/book.js';
import { type Hunt, hunt } from '../puzzles/hunt.js';
import { retold } from '../puzzles/retold.js';
import { contents } from '../record-file.js';
import { UsageError } from '../usage.js';

const INTERRUPTED = 130;
const MOST = 10_000;

const HELP = `Finds puzzles: decisions of real games to which there is a clear best answer.

Usage: roadstead puzzles [options] > puzzles.json

  --game ID        ${gamesHelp()}
  --games N        games between captains to look through (60)
  --from N         the number of the first of them, to go on where a search
                   ended (0)
  --keep N         puzzles to keep, as unlike each other as can be (48)
  --iterations N   deals that every answer is played on in thought (1500)
  --seed TEXT      the same seed finds the same puzzles (puzzles)
  --retell FILE    finds nothing new, but words the reasons of this file anew
                   and grades its puzzles
  -h, --help       this text

A glance at every decision of a game sorts out where one answer seems to lead. The
most promising are looked at twice more, with luck of their own and further ahead;
a puzzle is what leads both times by at least 4 % and by four standard errors. It is
the harder, the fewer bots find the answer.

Examples:
  roadstead puzzles --games 5 --keep 5 > some.json
  roadstead puzzles --seed next --games 200 --keep 60 > puzzles.json
`;

export const puzzles: Command = {
  help: HELP,
  async run(argv, streams) {
    const { values } = readArgs({
      args: [...argv],
      options: {
        game: { type: 'string' },
        games: { type: 'string' },
        from: { type: 'string' },
        keep: { type: 'string' },
        iterations: { type: 'string' },
        seed: { type: 'string' },
        retell: { type: 'string' },
      },
    });
    const { game, puzzleSense } = entryNamed(values.game);
    if (values.retell !== undefined) {
      streams.stdout.write(printBook(retold(game, bookIn(await contents(values.retell, streams), game.id))));
      return 0;
    }
    const sense = await puzzleSense?.();
    if (sense === undefined) throw new UsageError(`"${game.id}" has no puzzles`);
    const plan: Hunt = {
      game,
      sense,
      from: wholeNumber('--from', values.from, 0, 0, MOST),
      games: wholeNumber('--games', values.games, 60, 1, MOST),
      keep: wholeNumber('--keep', values.keep, 48, 1, MOST),
      iterations: wholeNumber('--iterations', values.iterations, 1500, 10, 100_000),
      seed: values.seed ?? 'puzzles',
    };
    let stopped = false;
    const forget = onInterrupt(() => {
      stopped = true;
    });
    const bar = new ProgressBar(streams.stderr, plan.games, 'games');
    const found = await hunt({ ...plan, progress: (done) => bar.update(done), cancelled: () => stopped });
    bar.clear();
    forget();
    streams.stdout.write(printBook(bookOf(game, { ...plan, games: found.games }, found.puzzles)));
    streams.stderr.write(`${found.puzzles.length} puzzles from ${found.games} games.\n`);
    return stopped ? INTERRUPTED : 0;
  },
};

function bookOf(game: AnyGame, plan: Hunt, puzzles: PuzzleBook['puzzles']): PuzzleBook {
  const { from, games, keep, iterations, seed } = plan;
  const start = from === 0 ? '' : ` --from ${from}`;
  return {
    format: PUZZLES_FORMAT,
    game: game.id,
    rules: game.rules,
    made: `roadstead puzzles --game ${game.id}${start} --games ${games} --keep ${keep} --iterations ${iterations} --seed ${seed}`,
    puzzles,
  };
}
