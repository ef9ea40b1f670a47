import { writeFileSync } from 'node:fs';
import { gameById } from '@roadstead/games/all';
import {
  campaignFile,
  campaignStand,
  type DiaryPage,
  type GameRecord,
  type Sitter,
  type ToldPart,
  verifyCampaign,
} from '@roadstead/kernel';
import { languageNamed } from '../analyse/audience.js';
import { readArgs } from '../args.js';
import { columnsOf } from '../columns.js';
import type { Command, Streams } from '../command.js';
import { plainText } from '../plain-text.js';
import { chartLines } from '../play/between-parts.js';
import { lastCampaign } from '../play/campaign-saves.js';
import { wrap } from '../play/render/text.js';
import { load, saveFolder } from '../play/saves.js';
import { campaignIn, contents, crewIn, recordIn } from '../record-file.js';
import { UsageError } from '../usage.js';

const HELP = `Tells how far a campaign has come, and its diary: what was done at each of its
tables. Every record is checked first.

Usage: roadstead campaign [FILE…] [options]

  FILE             a whole campaign as the page saves it, or its records, the
                   first to the last; without it, the one that was played last
  --save FILE      keep the whole campaign in one file, to be opened by the page
                   or with "play --resume FILE"
  --lang LANGUAGE  en, nl or de (as your system says); also --language
  -h, --help       this text

Examples:
  roadstead campaign
  roadstead campaign --save our-voyage.json
  roadstead campaign our-voyage.json --lang nl
`;

interface Part {
  readonly record: GameRecord;
  readonly crew: readonly Sitter[] | null;
}

export const campaign: Command = {
  help: HELP,
  async run(argv, streams) {
    const { values, positionals } = readArgs({
      args: [...argv],
      allowPositionals: true,
      options: { save: { type: 'string' }, lang: { type: 'string' }, language: { type: 'string' } },
    });
    const language = languageNamed(values.lang ?? values.language);
    const parts = positionals.length === 0 ? kept() : await read(positionals, streams);
    const records = parts.map(({ record }) => record);
    const entry = gameById(records[0]!.game);
    if (entry === undefined) throw new UsageError(`"${records[0]!.game}" is not known here`);
    const wrong = verifyCampaign(entry.game, records);
    if (wrong !== null) {
      streams.stdout.write(`wrong: ${plainText(wrong)}\n`);
      return 1;
    }
    if (values.save !== undefined) writeFileSync(values.save, `${JSON.stringify(whole(parts))}\n`);
    const tale = await entry.tale?.(language);
    const stand = campaignStand(entry.game, records.at(-1)!);
    if (tale === undefined || stand === null) throw new UsageError('this game has nothing to tell of its campaigns');
    const lines = [
      ...chartLines(tale.chart(stand.progress)),
      ...parts.flatMap((part) => pageLines(tale.page(told(part)))),
    ];
    const columns = columnsOf(streams.stdout);
    streams.stdout.write(`${lines.flatMap((line) => wrap(line, columns)).join('\n')}\n`);
    return 0;
  },
};

function kept(): readonly Part[] {
  const files = lastCampaign(saveFolder());
  if (files.length === 0) throw new UsageError(`there is no campaign in ${saveFolder()}: name its file`);
  return files.map(({ file, record }) => ({ record, crew: load(file).crew }));
}

async function read(names: readonly string[], streams: Streams): Promise<readonly Part[]> {
  const files = await Promise.all(names.map(async (name) => ({ name, text: await contents(name, streams) })));
  return files.flatMap(({ name, text }) => {
    const campaign = campaignIn(text);
    if (typeof campaign === 'string') throw new UsageError(`${name}: ${campaign}`);
    if (campaign !== null) return campaign.records.map((record, i) => ({ record, crew: campaign.crews?.[i] ?? null }));
    const record = recordIn(text);
    if (typeof record === 'string') throw new UsageError(`${name}: ${record}`);
    const crew = crewIn(text) ?? (name === '-' ? null : load(name).crew);
    return [{ record, crew }];
  });
}

/** Who sat there is part of the file where it is known of every table. */
function whole(parts: readonly Part[]) {
  const crews = parts.flatMap(({ crew }) => (crew === null ? [] : [crew]));
  const records = parts.map(({ record }) => record);
  return campaignFile(records[0]!.game, records, crews.length === parts.length ? crews : undefined);
}

function told({ record, crew }: Part): ToldPart {
  return { record, names: Array.from({ length: record.seats }, (_, seat) => crew?.[seat]?.name ?? '') };
}

function pageLines({ heading, company, sections, end }: DiaryPage): readonly string[] {
  const line = ({ text, quote }: DiaryPage['end'][number]) => [
    text,
    ...(quote ? [`  ${quote.replaceAll('*', '')}`] : []),
  ];
  return [
    heading.toUpperCase(),
    company,
    '',
    ...sections.flatMap((section) => [section.heading, ...section.lines.flatMap(line), '']),
    ...end.flatMap(line),
    '',
  ];
}
