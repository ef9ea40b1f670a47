// A day with a million people, from what was measured of one action, socket, table and game: `npm run scale`.
// The figures are in scale.json; `-- --people 50000` is another day.
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { FastRandom } from '@roadstead/kernel';

const { measured, assumed } = JSON.parse(readFileSync(new URL('./scale.json', import.meta.url), 'utf8'));
const { values } = parseArgs({ options: { people: { type: 'string' } } });
const people = Number(values.people ?? assumed.people);
const MINUTES = 24 * 60;

/** Who is at a table in each minute, and how many games begin: everybody comes once, at an hour that many or few like, and stays for some games. */
function theDay() {
  const random = new FastRandom(`a day of ${people}`);
  const hours = assumed.shareByHour.flatMap((share, hour) => Array.from({ length: share }, () => hour));
  const { few, many } = assumed.gamesPerPerson;
  const { short, long } = assumed.minutesPerGame;
  const came = new Float64Array(MINUTES);
  const entries = new Float64Array(MINUTES);
  let games = 0;
  for (let i = 0; i < people; i++) {
    let minute = hours[random.int(hours.length)] * 60 + random.int(60);
    for (let left = few + random.int(many - few + 1); left > 0; left--) {
      const length = short + random.int(long - short + 1);
      games += 1 / assumed.peoplePerTable;
      for (let m = minute; m < minute + length; m++) {
        came[m % MINUTES]++;
        entries[m % MINUTES] += assumed.entriesPerGame / assumed.peoplePerTable / length;
      }
      minute += length;
    }
  }
  return { came, entries, games };
}

/** What so many entries a second and so many sockets need. */
function needs(perSecond, sockets) {
  const tables = sockets / assumed.peoplePerTable;
  const { coresPerNode, busiestShare, coresPerDatabase, peoplePerTable } = assumed;
  // People of one table are at as many nodes as there are people, once there are many nodes: each of these reads what is new.
  const here = measured.nodeCpuMsPerEntry + (peoplePerTable - 1) * measured.nodeCpuMsPerEntryElsewhere;
  const useful = (perSecond * here) / 1_000;
  // Every node hears of every entry: that grows with both, so it is solved for.
  const heardShare = (perSecond * measured.busCpuMsPerMessage) / 1_000;
  const free = coresPerNode * busiestShare - heardShare;
  const nodes = free <= 0 ? Number.POSITIVE_INFINITY : Math.max(2, Math.ceil(useful / free));
  const databases = (perSecond * measured.databaseCpuMsPerEntry) / 1_000 / (coresPerDatabase * busiestShare);
  return {
    nodes,
    heardShare,
    databases,
    memory: nodes * measured.memoryBytesPerNode + tables * measured.memoryBytesPerTable,
  };
}

const { came, entries, games } = theDay();
const whole = (value) => Math.round(value).toLocaleString('en').replaceAll(',', ' ');
console.log(
  `${whole(people)} people, ${whole(games)} games, ${whole(entries.reduce((a, b) => a + b))} entries in a day.\n`,
);
console.log('hour  people at tables  entries/s  nodes  hears (of a core)  databases');
for (let hour = 0; hour < 24; hour++) {
  const minutes = Array.from({ length: 60 }, (_, m) => hour * 60 + m);
  const most = minutes.reduce((best, m) => (entries[m] > entries[best] ? m : best));
  const perSecond = entries[most] / 60;
  const { nodes, heardShare, databases } = needs(perSecond, came[most]);
  console.log(
    [
      String(hour).padStart(4),
      whole(came[most]).padStart(17),
      whole(perSecond).padStart(10),
      String(nodes).padStart(6),
      `${Math.round(heardShare * 100)} %`.padStart(18),
      databases.toFixed(2).padStart(10),
    ].join(' '),
  );
}
const busiest = entries.reduce((best, value, m) => (value > entries[best] ? m : best), 0);
const peak = needs(entries[busiest] / 60, came[busiest]);
const stored = games * (measured.bytesPerTable + assumed.entriesPerGame * measured.bytesPerEntry);
console.log(`
The busiest minute: ${whole(came[busiest])} sockets, ${whole(entries[busiest] / 60)} entries/s: ${peak.nodes} nodes with ${assumed.coresPerNode} core each, ${whole(peak.memory / 1e9)} GB of memory, ${Math.ceil(peak.databases)} database(s) of ${assumed.coresPerDatabase} cores.
Stored in a day: ${whole(stored / 1e9)} GB; in a year ${whole((365 * stored) / 1e12)} TB.
A node that ends there sends ${whole(came[busiest] / peak.nodes)} sockets to the others, who take ${whole((peak.nodes - 1) * assumed.coresPerNode * measured.socketsBackPerSecondAndCore)} a second: ${(came[busiest] / peak.nodes / ((peak.nodes - 1) * assumed.coresPerNode * measured.socketsBackPerSecondAndCore)).toFixed(1)} s.`);
