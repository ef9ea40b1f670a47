import drawn from 'virtual:picture/chart-day';
import { CHART, drawFleet, FLEET_FIGURE, fleetAt, PLACE_IDS, type PlaceId } from '@roadstead/art/companies';
import { type Point, partAround } from '../close-to.js';
import type { AskedAbout, Glimpse } from '../row.js';

/** Larger than on the board: the whole map is small here. */
const SCALE = 2;
/** So much is seen around what a question is about. */
const AROUND = 150;

/** The map with everybody's fleets where they lie. */
export const glimpse: Glimpse = async ({ shows }, about) => {
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
  const part =
    about === undefined ? `0 0 ${CHART.width} ${CHART.height}` : partAround(pointsOf(shows, about), CHART, AROUND);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${part}">${chart}${fleets.join('')}</svg>`;
};

/** The places and fleets that the answers name; where they name none, all fleets of whoever is asked. */
function pointsOf(shows: readonly string[], { seat, answers }: AskedAbout): readonly Point[] {
  const own = shows.map((text) => text.split(' ')).filter(([of]) => Number(of) === seat);
  const named = (...keys: readonly string[]) =>
    answers.flatMap((action) => Object.entries(action).flatMap(([key, name]) => (keys.includes(key) ? [name] : [])));
  const at = named('to', 'at', 'harbour');
  const fleets = named('fleet', 'with');
  const places = PLACE_IDS.filter(
    (id) => at.includes(id) || own.some(([, fleet, lies]) => lies === id && fleets.includes(fleet)),
  );
  const found = places.length > 0 ? places : own.map(([, , at]) => at as PlaceId);
  return found.map((id): Point => [CHART.places[id].x, CHART.places[id].y]);
}
