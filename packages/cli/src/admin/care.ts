import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { makePushKeys } from '@roadstead/server';
import { thousands } from '../table-print.js';
import { AdminError, type AdminVerb } from './verb.js';

export const backup: AdminVerb = {
  name: 'backup',
  takes: '<FILE>',
  summary: 'a copy of everything, also while the server runs',
  help: `Writes a copy of everything as it is at this moment, also while the server runs. To go back
to it, stop the server and put it into the folder for data as roadstead.db (and take away
roadstead.db-wal and roadstead.db-shm).
`,
  least: 1,
  most: 1,
  async run(admin, [name]) {
    const file = resolve(name!);
    try {
      await admin.store.backup(file);
    } catch (error) {
      throw new AdminError((error as Error).message);
    }
    const { size } = await stat(file);
    admin.tell({ file, bytes: size }, [`${file}: ${thousands(size)} bytes.`]);
    return 0;
  },
};

export const vacuum: AdminVerb = {
  name: 'vacuum',
  takes: '',
  summary: 'gives room that is not needed any more back to the disk',
  help: `Packs the database, so that room that is not needed any more goes back to the disk. A server
that is running waits meanwhile; for a large database that takes some seconds.
`,
  least: 0,
  most: 0,
  async run(admin) {
    await admin.store.vacuum();
    admin.tell({ done: true }, ['Done.']);
    return 0;
  },
};

export const pushKeys: AdminVerb = {
  name: 'push-keys',
  takes: '[--new]',
  summary: 'makes the keys for web push, and tells the public one',
  help: `Makes the keys that web push needs, once, and tells the public one. From then on people
can have turn notices sent to their browsers; a server that is running knows at once.

  --new  others in place of those that there are; every browser must then ask anew
`,
  options: { new: { type: 'boolean' } },
  least: 0,
  most: 0,
  async run(admin, _, { new: anew }) {
    const { publicKey, isNew } = await makePushKeys(admin.store.keys, anew === true);
    admin.tell({ publicKey, isNew }, [`${isNew ? 'Made' : 'There already'}: ${publicKey}`]);
    return 0;
  },
};
