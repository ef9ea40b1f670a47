import { checkGame } from '@roadstead/kernel/harness';
import { portRoyal } from '@roadstead/port-royal';
import { describe, it } from 'vitest';
import { everyNth, FULL } from '../../../../test/full.js';
import { ADVENTURE_TABLES } from './adventure-tables.js';

const nameOf = ({ seats, options }: (typeof ADVENTURE_TABLES)[number]) =>
  `${seats} players, ${JSON.stringify(options)}`;

describe('the adventure', () => {
  it.each(everyNth(6, ADVENTURE_TABLES).map((table) => [nameOf(table), table] as const))(
    'the harness passes, checking now and then: %s',
    (name, table) => {
      checkGame(portRoyal, { games: 1, seed: name, tables: [table], every: FULL ? 4 : 24, redeals: 1 });
    },
  );

  it('the harness passes, checking at every step', () => {
    const tables = ADVENTURE_TABLES.filter((_, i) => i % 9 === 0);
    checkGame(portRoyal, { games: FULL ? tables.length * 4 : 2, seed: 'closely', tables });
  });
});
