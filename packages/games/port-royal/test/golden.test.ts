import { portRoyal } from '@roadstead/port-royal';
import { testGolden } from '../../../../test/golden.js';

const CONTRACTS = { with: ['contracts'] };
const CO_OP = { ...CONTRACTS, mode: 'co-op' };

function chapterTogether(chapter: number, seats: number) {
  const name = `chapter-${chapter}-together-${seats}`;
  return { name, seats, seed: name, options: { chapter, mode: 'co-op' } };
}

function chapterAgainst(chapter: number, seats: number) {
  const name = `chapter-${chapter}-against-${seats}`;
  return { name, seats, seed: name, options: { chapter } };
}

/** A game of each variant; the seeds are such that much happens in little time. */
const GAMES = [
  { name: 'base-2', seats: 2, seed: 'base-2 4', options: {} },
  { name: 'base-5', seats: 5, seed: 'base-5 40', options: {} },
  { name: 'expedition-4', seats: 4, seed: 'expedition-4 38', options: { end: 'expedition' } },
  { name: 'unterwegs-3', seats: 3, seed: 'unterwegs-3 35', options: { box: 'unterwegs' } },
  { name: 'combined-3', seats: 3, seed: 'combined-3 54', options: { with: ['unterwegs'] } },
  { name: 'gambler-3', seats: 3, seed: 'gambler-3 16', options: { with: ['gambler'] } },
  { name: 'contract-cards-3', seats: 3, seed: 'contract-cards-3 22', options: { with: ['contract-cards'] } },
  { name: 'contracts-4', seats: 4, seed: 'contracts-4 29', options: CONTRACTS },
  { name: 'co-op-3', seats: 3, seed: 'co-op-3 135', options: CO_OP },
  { name: 'solo', seats: 1, seed: 'solo 20', options: { ...CO_OP, setAside: 0 } },
  { name: 'chapter-1-alone', seats: 1, seed: 'chapter-1-alone', options: { chapter: 1 } },
  ...[1, 2, 3, 4, 5].flatMap((chapter) => [
    chapterTogether(chapter, [2, 3, 4, 2, 3][chapter - 1]!),
    chapterAgainst(chapter, [3, 4, 2, 3, 2][chapter - 1]!),
  ]),
  { name: 'variable-3', seats: 3, seed: 'variable-3', options: { chapter: 'variable', characters: 'pick' } },
];

testGolden(portRoyal, new URL('golden/', import.meta.url), GAMES);
