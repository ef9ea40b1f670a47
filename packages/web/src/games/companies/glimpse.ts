import drawn from 'virtual:picture/chart-day';
import { CHART, drawFleet, FLEET_FIGURE, fleetAt, type PlaceId } from '@roadstead/art/companies';
import type { Glimpse } from '../row.js';

/** Larger than on the board: the whole map is small here. */
const SCALE = 2;

/** The map with everybody's fleets where they lie. */
export const glimpse: Glimpse = async ({ shows }) => {
  const width = FLEET_FIGURE.width * SCALE;
  const height = FLEET_FIGURE.height * SCALE;
  const lying = new Map<string, number>();
  const fleets = shows.map((text) => {
    const [seat, number, at] = text.split(' ');
    const before = lying.get(at!) ?? 0;
    lying.set(at!, before + 1);
    const [x, y] = fleetAt(at as PlaceId);
    // Of several at one place each is a little lower, so that all are seen.
    const [left, top] = [x - width / 2 + before * 12, y - height / 2 + before * 16];
    const fleet = { seat: Number(seat), number: number!, ships: [{ type: 'fluyt', cargo: [] }] } as const;
    return drawFleet(fleet, { height }).replace('<svg ', `<svg x="${left}" y="${top}" `);
  });
  const chart = await (await fetch(drawn)).text();
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${CHART.width} ${CHART.height}">${chart}${fleets.join('')}</svg>`;
};
