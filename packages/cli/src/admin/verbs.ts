import { backup, pushKeys, vacuum } from './care.js';
import { check } from './check.js';
import { deletePerson, deleteTable, forget } from './deleting.js';
import { exporting, importing } from './in-and-out.js';
import { move } from './move.js';
import { nodes } from './nodes.js';
import { patch } from './patch.js';
import { ban, people, unban } from './people.js';
import { table, tables } from './tables.js';
import type { AdminVerb } from './verb.js';

export const VERBS: readonly AdminVerb[] = [
  tables,
  table,
  people,
  ban,
  unban,
  deletePerson,
  deleteTable,
  forget,
  exporting,
  importing,
  patch,
  nodes,
  check,
  backup,
  move,
  vacuum,
  pushKeys,
];
