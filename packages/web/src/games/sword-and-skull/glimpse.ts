import drawn from 'virtual:picture/island-day';
import { FIGURE, figureAt, footOf, ISLAND, type SpaceId } from '@roadstead/art/sword-and-skull';
import { FIGURES } from '@roadstead/sword-and-skull';
import { type Point, partAround } from '../close-to.js';
import type { AskedAbout, Glimpse } from '../row.js';
import { spotsAt } from './table/island/spots.js';

/** So much is seen around what a question is about. */
const AROUND = 130;
/** Larger than on the board: the whole island is small here. */
const SCALE = 1.7;

/** The island with everybody's figures where they stand. */
export const glimpse: Glimpse = async ({ shows }, about) => {
  const placed = shows.map((at, i) => ({
    at,
    seat: Math.floor(i / FIGURES.length),
    figure: FIGURES[i % FIGURES.length]!,
  }));
  const figures = spotsAt(placed).spots.map(({ seat, figure, x, y, scale, key }) =>
    figureAt(`glimpse ${key}`.replaceAll(' ', '-'), { seat, kind: figure }, x, y, FIGURE.height * scale * SCALE),
  );
  const island = await (await fetch(drawn)).text();
  const part =
    about === undefined ? `0 0 ${ISLAND.width} ${ISLAND.height}` : partAround(pointsOf(shows, about), ISLAND, AROUND);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${part}">${island}${figures.join('')}</svg>`;
};

/** The spaces that the answers name; where they name none, where both figures of whoever is asked stand. */
function pointsOf(shows: readonly string[], { seat, answers }: AskedAbout): readonly Point[] {
  const named = answers
    .flatMap((action) => Object.values(action))
    .filter((name) => Object.hasOwn(ISLAND.spaces, String(name)));
  const spaces = named.length > 0 ? named : shows.slice(seat * FIGURES.length, (seat + 1) * FIGURES.length);
  return spaces.map((id) => footOf(id as SpaceId));
}
