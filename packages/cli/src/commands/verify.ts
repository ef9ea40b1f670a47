import { gameById } from '@roadstead/games/all';
import { type GameRecord, nextTable, verifyCampaign, verify as verifyRecord } from '@roadstead/kernel';
import { readArgs } from '../args.js';
import type { Command } from '../command.js';
import { plainText } from '../plain-text.js';
import { campaignIn, contents, recordIn } from '../record-file.js';
import { UsageError } from '../usage.js';

const HELP = `Checks the record of a game: every action, every outcome of chance, the
commitment and the result. Of a campaign also that each game follows the one
before it and began where that one had led to.

Usage: roadstead verify FILE…

FILE is a record as "play" saves it and the engine's "record" gives it, or a
whole campaign as the page saves it; - reads it from standard input. Several
files are the records of one campaign, the first to the last. Says in one line
that it is well (exit code 0), or what is wrong and where (exit code 1).

Examples:
  roadstead verify my-game.json
  roadstead verify part-1.json part-2.json part-3.json
  roadstead verify - < my-game.json
`;

export const verify: Command = {
  help: HELP,
  async run(argv, streams) {
    const { positionals } = readArgs({ args: [...argv], options: {}, allowPositionals: true });
    if (positionals.length === 0) throw new UsageError('the file to check is missing');
    const files = await Promise.all(positionals.map(async (name) => ({ name, text: await contents(name, streams) })));
    const { line, ok } = files.length === 1 ? check(files[0]!.text) : checkFiles(files);
    streams.stdout.write(`${plainText(line)}\n`);
    return ok ? 0 : 1;
  },
};

interface Checked {
  readonly line: string;
  readonly ok: boolean;
}

function check(text: string): Checked {
  const campaign = campaignIn(text);
  if (campaign !== null) return typeof campaign === 'string' ? wrong(campaign) : checkCampaign(campaign.records);
  const record = recordIn(text);
  if (typeof record === 'string') return wrong(record);
  const entry = gameById(record.game);
  if (entry === undefined) return unknown(record);
  const sentence = verifyRecord(entry.game, record);
  return sentence === null ? { line: `ok: ${summary(record)}`, ok: true } : wrong(sentence);
}

/** What is wrong is said of the file. */
function checkFiles(files: readonly { readonly name: string; readonly text: string }[]): Checked {
  const records: GameRecord[] = [];
  for (const { name, text } of files) {
    const record = recordIn(text);
    if (typeof record === 'string') return wrong(`${name}: ${record}`);
    records.push(record);
  }
  const { line, ok } = checkCampaign(records);
  return { line: line.replace(/record (\d+):/, (_, n: string) => `${files[Number(n) - 1]!.name}:`), ok };
}

function checkCampaign(records: readonly GameRecord[]): Checked {
  const [first] = records;
  const entry = first && gameById(first.game);
  if (first !== undefined && entry === undefined) return unknown(first);
  const sentence = entry === undefined ? 'There are no records.' : verifyCampaign(entry.game, records);
  if (sentence !== null) return wrong(sentence);
  const last = records.at(-1)!;
  const isOver = last.result !== undefined && nextTable(entry!.game, last) === null;
  const games = `${records.length} ${records.length === 1 ? 'game' : 'games'}`;
  return { line: `ok: ${first!.game}, a campaign of ${games}, ${isOver ? 'over' : 'not over yet'}`, ok: true };
}

function wrong(sentence: string): Checked {
  return { line: `wrong: ${sentence}`, ok: false };
}

function unknown({ game }: GameRecord): Checked {
  return wrong(`this is a record of "${game}", which is not known here.`);
}

function summary({ game, seats, entries, result, seed, byHand }: GameRecord): string {
  const acts = entries.filter(({ type }) => type === 'act').length;
  const end = result === undefined ? 'not over yet' : `won by seat ${result.winners.join(' and ')}`;
  const notes = [byHand && 'set up by hand', seed === undefined && 'seed not revealed, so chance is not checked'];
  return [`${game}, ${seats} players, ${acts} actions, ${end}`, ...notes.filter(Boolean)].join('; ');
}
