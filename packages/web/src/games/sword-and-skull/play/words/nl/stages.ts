import type { StageWords } from '../catalogue.js';

const figures = { officer: 'officier', pirate: 'piraat' } as const;

export const stages: StageWords = {
  figureOf: (name, figure) => `de ${figures[figure]} van ${name}`,
  ifWin: (what) => `Als je wint: ${what}.`,
  bonusStake: (gold, crew) => (crew === 0 ? `${gold} goud` : `${gold} goud, of een van ${crew} bemanningskaarten`),
};
