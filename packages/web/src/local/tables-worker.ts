import { serve } from '@roadstead/bots/worker';
import type { RequestOutcome } from '@roadstead/client';
import { LocalTables } from './local-tables.js';
import type { LocalPush, LocalRequest } from './messages.js';
import { pageThinker } from './page-thinker.js';
import { BrowserStore } from './store.js';
import { lockTable } from './table-lock.js';

const push = serve<LocalRequest, RequestOutcome, LocalPush>(self, (request) => tables.answer(request));

const tables: LocalTables = new LocalTables({
  push,
  store: new BrowserStore(),
  lockTable,
  thinker: pageThinker(),
  now: () => Date.now(),
});
