import drawn from 'virtual:picture/island-day';
import { FIGURE, figureAt, ISLAND } from '@roadstead/art/sword-and-skull';
import { FIGURES } from '@roadstead/sword-and-skull';
import type { Glimpse } from '../row.js';
import { spotsAt } from './table/island/spots.js';

/** The island with everybody's figures where they stand. */
export const glimpse: Glimpse = async ({ shows }) => {
  const placed = shows.map((at, i) => ({
    at,
    seat: Math.floor(i / FIGURES.length),
    figure: FIGURES[i % FIGURES.length]!,
  }));
  const figures = spotsAt(placed).spots.map(({ seat, figure, x, y, scale, key }) =>
    figureAt(`glimpse ${key}`.replaceAll(' ', '-'), { seat, kind: figure }, x, y, FIGURE.height * scale),
  );
  const island = await (await fetch(drawn)).text();
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${ISLAND.width} ${ISLAND.height}">${island}${figures.join('')}</svg>`;
};
