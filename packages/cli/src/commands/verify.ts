import { gameById } from '@roadstead/games';
import { type GameRecord, verify as verifyRecord } from '@roadstead/kernel';
import { readArgs } from '../args.js';
import type { Command } from '../command.js';
import { contents, recordIn } from '../record-file.js';
import { UsageError } from '../usage.js';

const HELP = `Checks the record of a game: every action, every outcome of chance, the
commitment and the result.

Usage: roadstead verify FILE

FILE is a record as "play" saves it and the engine's "record" gives it; - reads
it from standard input. Says in one line that it is well (exit code 0), or what
is wrong and where (exit code 1).

Examples:
  roadstead verify my-game.json
  roadstead verify - < my-game.json
`;

export const verify: Command = {
  name: 'verify',
  summary: 'checks the record of a game: every action, the commitment, the result',
  help: HELP,
  async run(argv, streams) {
    const { positionals } = readArgs({ args: [...argv], options: {}, allowPositionals: true });
    const [file, ...more] = positionals;
    if (file === undefined) throw new UsageError('the file to check is missing');
    if (more.length > 0) throw new UsageError('one file at a time can be checked');
    const { line, ok } = check(await contents(file, streams));
    streams.stdout.write(`${line}\n`);
    return ok ? 0 : 1;
  },
};

function check(text: string): { line: string; ok: boolean } {
  const record = recordIn(text);
  if (typeof record === 'string') return { line: `wrong: ${record}`, ok: false };
  const entry = gameById(record.game);
  if (entry === undefined)
    return { line: `wrong: this is a record of "${record.game}", which is not known here.`, ok: false };
  const wrong = verifyRecord(entry.game, record);
  return wrong === null ? { line: `ok: ${summary(record)}`, ok: true } : { line: `wrong: ${wrong}`, ok: false };
}

function summary({ game, seats, entries, result, seed, byHand }: GameRecord): string {
  const acts = entries.filter(({ type }) => type === 'act').length;
  const end = result === undefined ? 'not over yet' : `won by seat ${result.winners.join(' and ')}`;
  const notes = [byHand && 'set up by hand', seed === undefined && 'seed not revealed, so chance is not checked'];
  return [`${game}, ${seats} players, ${acts} actions, ${end}`, ...notes.filter(Boolean)].join('; ');
}
