import type { TableRequest } from '@roadstead/kernel';

const CHAPTERS = [1, 2, 3, 4, 5] as const;
const MIXED = [[], ['gambler'], ['unterwegs'], ['contract-cards'], ['unterwegs', 'gambler', 'contract-cards']];

/** A chapter that was lost twice: there are coins to share out, and its cards are in from the start. */
const LOST = {
  chapter: 2,
  groups: [80, 81],
  failures: 2,
  defeats: 2,
  coopWins: [1],
  history: [
    { chapter: 1, mode: 'co-op', players: 2, won: true },
    { chapter: 2, mode: 'co-op', players: 2, won: false },
    { chapter: 2, mode: 'co-op', players: 3, won: false },
  ],
  crowned: false,
};

/** Every chapter in every mode with every number of players; what is mixed in and how characters are picked goes round. */
export const ADVENTURE_TABLES: readonly TableRequest[] = [
  ...CHAPTERS.flatMap((chapter) => [
    ...[1, 2, 3, 4].map((seats) => ({ seats, options: { chapter, mode: 'co-op' } })),
    ...[2, 3, 4].map((seats) => ({ seats, options: { chapter } })),
  ]),
  ...[2, 3, 4].map((seats) => ({ seats, options: { chapter: 'variable' } })),
  ...[1, 2, 4].map((seats) => ({ seats, options: { campaign: LOST, mode: 'co-op' } })),
].map(({ seats, options }, i) => {
  const characters = i % 3 === 0 ? 'pick' : 'random';
  return { seats, options: { ...options, characters, with: MIXED[i % MIXED.length]! } };
});
