import type { TableRequest } from '@roadstead/kernel';
import { it } from 'vitest';
import { FULL } from '../../../../test/full.js';
import { ADVENTURE_TABLES } from './adventure-tables.js';
import { ALLOWED, type Combination, tablesOf } from './combinations.js';
import { playMany } from './many-games.js';

const GAMES = FULL ? 20_000 : 150;

/** Every allowed table of the combinations that are wanted. */
function tablesWith(isWanted: (combination: Combination) => boolean): readonly TableRequest[] {
  return ALLOWED.filter(isWanted).flatMap(tablesOf);
}

const hasContracts = ({ with: boxes }: Combination) => boxes.includes('contracts');

const KINDS = {
  'with the cards of other boxes, and of Under way!': tablesWith((combination) => !hasContracts(combination)),
  'with contracts, against each other': tablesWith(
    (combination) => hasContracts(combination) && combination.mode === 'competitive',
  ).filter(({ seats }) => seats > 1),
  'with contracts, together': tablesWith(({ mode }) => mode === 'co-op').flatMap(({ seats, options }) => [
    { seats, options },
    { seats, options: { ...(options as object), setAside: 5 } },
  ]),
  'of the adventure': ADVENTURE_TABLES,
};

it.each(Object.entries(KINDS))(
  `${GAMES} random games %s, in all combinations, go right`,
  (kind, tables) => {
    playMany(GAMES, tables, kind);
  },
  600_000,
);
