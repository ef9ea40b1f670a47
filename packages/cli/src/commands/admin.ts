import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { BadData, DATABASE, openBus, openStore, type Store } from '@roadstead/server';
import { type Admin, AdminError, type AdminVerb } from '../admin/verb.js';
import { VERBS } from '../admin/verbs.js';
import { readArgs } from '../args.js';
import type { Command, Streams } from '../command.js';
import { plainJson, plainText } from '../plain-text.js';
import { didYouMean, UsageError } from '../usage.js';

const COMMON = `  --data DIR  the folder for data  (ROADSTEAD_DATA, ./.roadstead); without it
              ROADSTEAD_DATABASE counts, where that is set
  --json      for programs: JSON instead of text
`;

export const admin: Command = {
  help: (argv) => {
    const name = argv.find((arg) => !arg.startsWith('-'));
    return name === undefined ? overview() : helpOf(verbNamed(name));
  },
  async run([name, ...rest], streams) {
    if (name === undefined || name.startsWith('-')) throw new UsageError('what to do is missing, and it comes first');
    const verb = verbNamed(name);
    const { values, positionals } = readArgs({
      args: rest,
      options: { data: { type: 'string' }, json: { type: 'boolean' }, ...verb.options },
      allowPositionals: true,
    });
    const { data, json, ...options } = values as Record<string, string | boolean | undefined>;
    if (positionals.length < verb.least) throw new UsageError(`${verb.name} needs ${verb.takes}`);
    if (positionals.length > verb.most) throw new UsageError(`"${positionals[verb.most]}" is one argument too many`);
    const folder = resolve(typeof data === 'string' ? data : process.env.ROADSTEAD_DATA || '.roadstead');
    const database = (data === undefined && process.env.ROADSTEAD_DATABASE) || null;
    const told = printer(streams, json === true);
    try {
      const place = database ?? fileIn(folder);
      if ('runAt' in verb) return await verb.runAt(place, told, positionals, options);
      return await withStore(place, (store) =>
        verb.run({ ...told, store, tellNodes: teller(store) }, positionals, options),
      );
    } catch (error) {
      if (!(error instanceof AdminError || error instanceof BadData)) throw error;
      streams.stderr.write(`roadstead admin: ${plainText(error.message)}\n`);
      return 1;
    }
  },
};

async function withStore(place: string, work: (store: Store) => Promise<number>): Promise<number> {
  const store = await openStore(place);
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}

function fileIn(folder: string): string {
  const file = join(folder, DATABASE);
  if (!existsSync(file)) throw new AdminError(`There are no data in ${folder}: say where with --data.`);
  return file;
}

/** As the nodes tell each other, where they are told how. */
function teller(store: Store): Admin['tellNodes'] {
  return async (...news) => {
    const bus = await openBus((store.work !== null && process.env.ROADSTEAD_NATS) || null, store);
    for (const one of news) bus.tell(one);
    await bus.close();
  };
}

function printer(streams: Streams, json: boolean): Pick<Admin, 'streams' | 'tell'> {
  return {
    streams,
    tell: (data, lines) => {
      streams.stdout.write(
        json ? `${plainJson(JSON.stringify(data))}\n` : lines.map((line) => `${plainText(line)}\n`).join(''),
      );
    },
  };
}

function verbNamed(name: string): AdminVerb {
  const verb = VERBS.find((candidate) => candidate.name === name);
  if (verb !== undefined) return verb;
  const known = VERBS.map((candidate) => candidate.name);
  throw new UsageError(`there is no "admin ${name}"${didYouMean(name, known)}`);
}

function helpOf({ name, takes, help }: AdminVerb): string {
  return `${help}\nUsage: roadstead admin ${`${name} ${takes}`.trim()}\n\n${COMMON}`;
}

function overview(): string {
  const width = Math.max(...VERBS.map(({ name }) => name.length));
  const list = VERBS.map(({ name, summary }) => `  ${name.padEnd(width)}  ${summary}`).join('\n');
  return `Looks after the tables and people of a server, also while it runs.

Usage: roadstead admin <what> [options]

${list}

Options:
${COMMON}
Examples:
  roadstead admin tables --status playing
  roadstead admin backup ../roadstead-backup.db
  roadstead admin patch all
  roadstead admin ban --help           everything about one of them
`;
}
