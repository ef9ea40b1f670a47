import { icon } from '../../kit/icons/icon.js';
import { circle, line, moved } from '../../kit/svg.js';
import { FIELD } from './board.js';
import { lanePath } from './lanes.js';
import { nestFlag, nestView } from './nests.js';
import { HARBOUR_IDS, LANES, NEST_IDS, PLACE_IDS, PLACES, type PlaceId, placeOf, type RegionId } from './places.js';
import { REGION_WASHES, type Tones } from './tones.js';
import { townView } from './towns.js';

/** How large towns and nests stand on the board, and how far from their place. */
const TOWN = 0.74;
const NEST = 0.8;

export function lanesArt(tones: Tones): string {
  const ways = LANES.map((lane) => lanePath(lane)).join('');
  return (
    line(ways, 5.6, tones.laneBed, { opacity: 0.75 }) + line(ways, 2.2, tones.lane, { 'stroke-dasharray': '5.3 7.7' })
  );
}

/** A field at sea: a round in the wash of its region, a cloud where storms are worse, the flag of those who lie in wait. */
function field(id: PlaceId, tones: Tones): string {
  const { x, y, region, storm, nest } = placeOf(id);
  const round =
    circle(x, y, FIELD, tones.field, 2.2, tones.ink) +
    circle(x, y, FIELD - 3.6, 'none', 4, REGION_WASHES[region]) +
    circle(x, y, FIELD - 6, 'none', 0.9, tones.ink);
  const cloud = storm ? moved(icon('storm', { ink: '#24384a' }), x - 10, y - 10, 0.2) : '';
  const flag = nest
    ? line(`M${x - 13} ${y - 10}V${y - 37}`, 1.8, tones.ink) + moved(nestFlag(nest, tones), x - 13, y - 37, 0.78)
    : '';
  return flag + round + cloud;
}

/** Everything that one sails to, or only what lies in one region. */
export function placesArt(tones: Tones, only?: RegionId): string {
  const within = (id: PlaceId) => only === undefined || placeOf(id).region === only;
  const halo = 'M-54 13Q-58 -40 0 -48Q58 -40 54 13Z';
  const towns = HARBOUR_IDS.filter(within).map((id) => {
    const { x, y } = PLACES[id];
    return moved(`<path d="${halo}" fill="${tones.land}" opacity=".7"/>${townView(id, tones)}`, x, y + 8, TOWN);
  });
  const nests = NEST_IDS.filter(within).map((id) => moved(nestView(id, tones), PLACES[id].x, PLACES[id].y + 6, NEST));
  const fields = PLACE_IDS.filter((id) => within(id) && placeOf(id).kind === 'sea').map((id) => field(id, tones));
  return [...fields, ...nests, ...towns].join('');
}
