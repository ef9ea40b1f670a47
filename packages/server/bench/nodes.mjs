// What one node on SQLite holds, and one and two on PostgreSQL, in one run on one machine: `npm run bench:nodes`. It starts a
// PostgreSQL that waits for its disk and a NATS of its own, and asks `roadstead load` for each figure. `--before FILE` measures
// another version on SQLite beside them, by its packages/cli/bin/roadstead.mjs; `--rounds N` does all of it N times by turns.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { json } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { runnerImport } from 'vite';
import { findServices } from '../../../scripts/services.mjs';

const OWN = fileURLToPath(new URL('../../cli/bin/roadstead.mjs', import.meta.url));
const SERVICES = fileURLToPath(new URL('../../../test/cluster/services.ts', import.meta.url));
const { values } = parseArgs({
  options: {
    before: { type: 'string' },
    rounds: { type: 'string', default: '1' },
    tables: { type: 'string', default: '100,250,500,1000,1500,2000' },
    think: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '20' },
    limit: { type: 'string', default: '100' },
    'flat-out': { type: 'string', default: '50' },
    data: { type: 'string', default: tmpdir() },
  },
});

const programs = findServices();
if (programs === null) throw new Error('PostgreSQL and nats-server are not installed here.');
process.env.TMPDIR = resolve(values.data); // the database is on the same disk as the files
const { module: services } = await runnerImport(SERVICES);
const [postgres, nats] = await Promise.all([
  services.newPostgres(programs, { durable: true }),
  services.newNats(programs),
]);

const PLACES = [
  { name: 'one node, SQLite', nodes: 1 },
  ...(values.before === undefined ? [] : [{ name: 'before, SQLite', nodes: 1, program: resolve(values.before) }]),
  { name: 'one node, PostgreSQL', nodes: 1, isShared: true },
  { name: 'two nodes, PostgreSQL', nodes: 2, isShared: true },
];

/** What `roadstead load` measured, and what PostgreSQL took for it. */
async function measured({ nodes, program = OWN, isShared = false }) {
  const data = await mkdtemp(join(resolve(values.data), 'roadstead-bench-'));
  const args = ['load', '--json', '--data', data];
  for (const name of ['tables', 'think', 'seconds', 'limit', 'flat-out']) args.push(`--${name}`, values[name]);
  if (program === OWN) args.push('--storm');
  const database = isShared ? await services.newDatabaseAt(postgres.url) : null;
  if (isShared) args.push('--nodes', String(nodes), '--database', database, '--nats', nats.url);
  const before = processorSeconds(postgres.pid);
  const child = spawn(process.execPath, [program, ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [figures] = await Promise.all([json(child.stdout), once(child, 'exit')]);
  await rm(data, { recursive: true });
  if (!isShared) return figures;
  const took = processorSeconds(postgres.pid) - before;
  return { ...figures, postgresMsPerEntry: (1_000 * took) / (await entriesIn(database)) };
}

async function entriesIn(database) {
  const client = new pg.Client({ connectionString: database });
  await client.connect();
  const { rows } = await client.query('select count(*) as entries from entries');
  await client.end();
  return Number(rows[0].entries);
}

/** Of a process and all that it has started, those that have ended too; NaN where the system does not tell. */
function processorSeconds(pid) {
  if (!existsSync(`/proc/${pid}/stat`)) return Number.NaN;
  const TICKS = 100;
  const timesOf = (id) => {
    const text = readFileSync(`/proc/${id}/stat`, 'utf8');
    const [, parent, ...rest] = text.slice(text.lastIndexOf(')') + 2).split(' ');
    return {
      parent: Number(parent),
      own: Number(rest[9]) + Number(rest[10]),
      ended: Number(rest[11]) + Number(rest[12]),
    };
  };
  const { own, ended } = timesOf(pid);
  const children = readdirSync('/proc')
    .filter((id) => /^\d+$/.test(id))
    .flatMap((id) => {
      try {
        return timesOf(id);
      } catch {
        return []; // it has ended just now
      }
    })
    .filter(({ parent }) => parent === pid);
  return (own + ended + children.reduce((sum, child) => sum + child.own + child.ended, 0)) / TICKS;
}

const ms = (value) => (value === undefined || value === null ? '–' : `${Math.round(value)} ms`);
const fine = (value) => (value === undefined || value === null ? '–' : `${value.toFixed(1)} ms`);
const stepOf = ({ steps }, tables) => steps.find((step) => step.tables === tables);
const percent = (share) => `${Math.round(100 * share)} %`;

/** A row of the table: what it is called, and what stands under each place. */
const ROWS = [
  ...values.tables
    .split(',')
    .map(Number)
    .flatMap((tables) => [
      [
        `${tables} tables: p50, p99 to everybody's screen`,
        (figures) => {
          const step = stepOf(figures, tables);
          if (step === undefined) return '–';
          return `${ms(step.p50)}, ${ms(step.p99)}${step.holds ? '' : ' (does not hold)'}`;
        },
      ],
      [
        `${tables} tables: p99 to the other node's screens; the nodes' share of a core, the load's`,
        (figures) => {
          const step = stepOf(figures, tables);
          return step === undefined
            ? '–'
            : `${ms(step.acrossP99)}; ${percent(step.serverCpu)}, ${percent(step.loadCpu)}`;
        },
      ],
      [
        `${tables} tables: memory of the nodes`,
        (figures) => {
          const step = stepOf(figures, tables);
          return step === undefined ? '–' : `${Math.round(step.memoryBytes / 1_048_576)} MiB`;
        },
      ],
    ]),
  ['the most tables that held', ({ held }) => String(held)],
  [
    `commits per second, ${values['flat-out']} tables without thinking`,
    ({ mostCommitsPerSecond }) => (mostCommitsPerSecond === null ? '–' : String(Math.round(mostCommitsPerSecond))),
  ],
  ['processor time of the nodes for each', ({ cpuMsPerCommit }) => fine(cpuMsPerCommit)],
  [
    'processor time of PostgreSQL for an entry, gathering included',
    ({ postgresMsPerEntry }) => fine(postgresMsPerEntry),
  ],
  [
    'sockets that come back at once: p99, and processor time for each',
    ({ storm }) => (storm ? `${storm.sockets}: ${ms(storm.p99)}, ${fine(storm.cpuMsPerSocket)}` : '–'),
  ],
];

const runs = PLACES.map(() => []);
try {
  await Promise.all([postgres.start(), nats.start()]);
  for (let round = 0; round < Number(values.rounds); round++) {
    for (const [i, place] of PLACES.entries()) {
      process.stderr.write(`${place.name}, round ${round + 1}…\n`);
      runs[i].push(await measured(place));
    }
  }
} finally {
  await Promise.all([postgres.remove(), nats.remove()]);
}
console.log(
  `${cpus().length} cores of ${cpus()[0]?.model ?? 'unknown'}, Node ${process.versions.node}. Tables of four who think for ${values.think} s; each step measured for ${values.seconds} s; rounds stand one after the other.\n`,
);
console.log(`| | ${PLACES.map(({ name }) => name).join(' | ')} |\n|---|${PLACES.map(() => '---').join('|')}|`);
for (const [title, tell] of ROWS)
  console.log(`| ${title} | ${runs.map((all) => all.map(tell).join(' · ')).join(' | ')} |`);
