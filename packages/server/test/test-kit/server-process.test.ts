import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ServerProcess } from '../../src/test-kit/index.js';
import { PROGRAM } from '../torture/program.js';

let folder: string;
let other: Server | null;

beforeEach(() => {
  [folder, other] = [mkdtempSync(join(tmpdir(), 'roadstead-process-')), null];
});
afterEach(() => {
  other?.closeAllConnections();
  other?.close();
  rmSync(folder, { recursive: true });
});

it('whoever has the port of a server by now is not asked in its place: it is known not to have started', async () => {
  const server = await ServerProcess.prepare(PROGRAM, folder);
  let asked = 0;
  other = createServer((_, response) => {
    asked++;
    response.end('{"ok":true}');
  }).listen(server.port, '127.0.0.1');
  await once(other, 'listening');
  await expect(server.start()).rejects.toThrow('something else listens');
  expect([asked, server.running]).toEqual([0, false]);
});
