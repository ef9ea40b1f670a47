import type { StageWords } from '../catalogue.js';

const figures = { officer: 'officer', pirate: 'pirate' } as const;

export const stages: StageWords = {
  figureOf: (name, figure) => `${name}’s ${figures[figure]}`,
  ifWin: (what) => `If you win: ${what}.`,
  bonusStake: (gold, crew) => (crew === 0 ? `${gold} gold` : `${gold} gold, or one of ${crew} crew cards`),
};
