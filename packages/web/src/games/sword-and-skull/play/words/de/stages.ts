import type { StageWords } from '../catalogue.js';

const figures = { officer: 'Offizier', pirate: 'Pirat' } as const;

export const stages: StageWords = {
  figureOf: (name, figure) => `${figures[figure]} von ${name}`,
  ifWin: (what) => `Bei einem Sieg: ${what}.`,
  bonusStake: (gold, crew) => (crew === 0 ? `${gold} Gold` : `${gold} Gold, oder eine von ${crew} Mannschaftskarten`),
};
