import { MISSED_MS, type StoredNode } from '@roadstead/server';
import { listing, time } from './listing.js';
import type { AdminVerb } from './verb.js';

export const nodes: AdminVerb = {
  name: 'nodes',
  takes: '',
  summary: 'which nodes are up, and what each of them does',
  help: `Lists the nodes that share the database: since when each is up, its version, how many
sockets it has, whether it hears others by NATS, and what it does for all ("house":
clocks, counting, forgetting; and at how many tables it plays for bots). One that was not
stopped but is silent is listed for a day; what it did others have taken over. Exit code
1 if any is silent, or none is up.
`,
  least: 0,
  most: 0,
  async run(admin) {
    const { work } = admin.store;
    if (work === null) {
      admin.tell([], ['A place in a file is one node, and keeps no list of it: ask its /healthz.']);
      return 0;
    }
    const now = await work.time();
    const found = (await work.nodes(now)).map((node) => ({ ...node, up: isUp(node, now) }));
    const rows = found.map((node) => [
      node.name,
      node.id,
      node.version,
      node.up ? 'up' : `silent since ${time(node.seenAt)}`,
      time(node.startedAt),
      String(node.sockets),
      NATS[node.nats],
      [...node.work, ...(node.botTables > 0 ? [`bots at ${node.botTables}`] : [])].join(', ') || '-',
    ]);
    const lines = listing([['node', 'id', 'version', 'state', 'since', 'sockets', 'NATS', 'does'], ...rows]);
    admin.tell(found, found.length === 0 ? ['No node is up.'] : lines);
    return found.length > 0 && found.every(({ up }) => up) ? 0 : 1;
  },
};

const NATS: Readonly<Record<StoredNode['nats'], string>> = { alone: 'none', connected: 'heard', down: 'not reached' };

function isUp({ seenAt }: StoredNode, now: number): boolean {
  return now - seenAt < MISSED_MS;
}
