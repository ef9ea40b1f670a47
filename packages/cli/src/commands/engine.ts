import { once } from 'node:events';
import type { Writable } from 'node:stream';
import { Engine, MAX_LINE_BYTES } from '@roadstead/engine';
import { GAMES } from '@roadstead/games/all';
import { readArgs } from '../args.js';
import type { Command, Streams } from '../command.js';
import { LineSplitter } from '../lines.js';

const HELP = `The rules without a screen: one JSON object per line in, one per line out.

Usage: roadstead engine

Reads requests from standard input and answers each with one line on standard
output, until the input ends. Every request has "do" and may have an "id", which
the answer repeats. A line may be 1 MiB long.

  games                                  the games, their players and options
  new    game, players, options, seed, start, stack, hands   a new table
  status table                           who must act, and how it ended
  view   table, seat (null: a spectator) what this seat sees
  legal  table, seat                     what this seat can do
  act    table, seat, action             does it; tells what happened
  odds   table, seat                     what the next reveal can be
  bot    table, seat, level              what a bot would do, and why
                                         (level: a level, or LEVEL:STYLE)
  play   table, bots {seat: level}, max  lets bots act until another seat must
  undo   table, seat                     takes back what this seat freely can
  record table                           the logbook
  load   record                          a new table at the record's end
  drop   table                           forgets it; until then it takes memory

Examples:
  echo '{"do":"games"}' | roadstead engine
  printf '%s\\n' '{"do":"new","game":"${GAMES[0]!.game.id}","players":3,"start":0}' \\
    '{"do":"legal","table":"t1","seat":0}' | roadstead engine
`;

export const engine: Command = {
  help: HELP,
  async run(argv, streams) {
    readArgs({ args: [...argv], options: {} });
    await answerLines(streams);
    return 0;
  },
};

async function answerLines({ stdin, stdout }: Streams): Promise<void> {
  const rules = new Engine();
  const splitter = new LineSplitter(MAX_LINE_BYTES);
  for await (const chunk of stdin) {
    for (const line of splitter.push(chunk as Buffer)) await writeLine(stdout, rules.answer(line));
  }
  const rest = splitter.rest();
  if (rest !== null) await writeLine(stdout, rules.answer(rest));
}

/** Waits where the reader is slower than the rules, so that answers do not pile up. */
async function writeLine(stdout: Writable, line: string): Promise<void> {
  if (!stdout.write(`${line}\n`)) await once(stdout, 'drain');
}
