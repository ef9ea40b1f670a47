import { type Game, type GameCampaign, isPlainObject, type OptionValues } from '@roadstead/kernel';
import { type LotsAction, type LotsEvent, type LotsState, type LotsView, lots } from './lots.js';

/** Lots, played until somebody has won twice; a draw counts for nobody. A single game stands for itself. */
const NEEDED = 2;

interface Score {
  readonly [name: string]: unknown;
  /** By seat. */
  readonly wins: readonly number[];
}

function refusesScore(seats: number, { play, score }: OptionValues): string | null {
  if (score === null) return null;
  if (play !== 'match') return 'Only a match has a score.';
  const wins = isPlainObject(score) ? score.wins : undefined;
  const isScore = Array.isArray(wins) && wins.every((won) => Number.isInteger(won) && won >= 0 && won < NEEDED);
  if (!isScore || Object.keys(score!).length !== 1) return 'The score must be the games that each seat has won.';
  return wins.length === seats ? null : `This match is played by ${wins.length}.`;
}

const campaign: GameCampaign = {
  first: (seats, { play }) => (play === 'match' ? { wins: Array<number>(seats).fill(0) } : null),
  table: (progress, { seats, options }) => ({ seats, options: { ...options, play: 'match', score: progress } }),
  after(progress, { result }) {
    const winners = result!.winners.length === 1 ? result!.winners : [];
    return { wins: (progress as Score).wins.map((won, seat) => won + (winners.includes(seat) ? 1 : 0)) };
  },
  isOver: (progress) => (progress as Score).wins.some((won) => won >= NEEDED),
};

export const bestOfThree: Game<LotsState, LotsAction, LotsEvent, LotsView> = {
  ...lots,
  id: 'best-of-three',
  options: [
    { name: 'play', kind: 'one', values: ['match', 'single'], default: 'match' },
    { name: 'score', kind: 'progress', default: null },
  ],
  refuses: ({ seats, options }) => refusesScore(seats, options),
  campaign,
};
