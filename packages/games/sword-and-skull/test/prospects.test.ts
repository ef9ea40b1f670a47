import { type Figure, landing } from '@roadstead/sword-and-skull';
import { describe, expect, it } from 'vitest';
import { table } from './table.js';

describe('what waits on a space', () => {
  const fortRock = 'O1';
  const foe = (figure: Figure, crew: Record<string, number> = {}) => {
    const seats = { 0: { crew }, 1: { officer: fortRock, items: ['I01'] } };
    return landing(table({ seats }).view(0), 0, figure, fortRock).foes[0]!;
  };

  it('SS-F4, SS-B5 crew is taken on before the fights of a settlement: the odds say what it can change', () => {
    const { chances, withCrew } = foe('officer');
    expect(withCrew!.wins).toBeGreaterThan(chances.wins);
    expect(withCrew).toEqual(foe('officer', { 'FR-A': 1 }).chances);
  });
});
