import type { Seat } from '@roadstead/kernel';
import { PRODUCT } from '../board/goods.js';
import { FIELDS, harbourAt } from '../board/map.js';
import { GAZETTE_CUBES, TOKEN_POINTS } from '../board/numbers.js';
import { ORDINARY } from '../board/ships.js';
import { DEVELOPMENTS, type EndCount, GAZETTE } from '../cards/developments.js';
import { STRATEGIES } from '../cards/strategies.js';
import type { Points } from '../events.js';
import type { Player, State } from '../state.js';
import { emptySlots } from './mutiny.js';
import { countPoints } from './points.js';
import { isHostile } from './presence.js';

/** The final points of a seat: with one bonus of level 3, and the mutiny of slots that nothing could fill. */
export function finalPoints(state: State, seat: Seat): Points {
  const points = countPoints(state, seat);
  points.tokens += finalMutiny(state, seat) * TOKEN_POINTS;
  points.bonus = endBonus(state.players[seat]!);
  return points;
}

/** V-8.12: empty slots of ordinary ships that could not be filled in a next round. */
function finalMutiny(state: State, seat: Seat): number {
  const { fleets } = state.players[seat]!;
  const empty = new Map<number, number>();
  for (let number = 0; number < ORDINARY; number++) {
    const fleet = fleets[number];
    if (!fleet) continue;
    const slots = fleet.ships.reduce((sum, ship) => sum + emptySlots(ship), 0);
    empty.set(fleet.at, (empty.get(fleet.at) ?? 0) + slots);
  }
  let mutiny = 0;
  for (const [at, slots] of empty) mutiny += Math.max(0, slots - cubesFor(state, seat, at));
  return mutiny;
}

/** What could be loaded on a field: none at sea, in a nest or under a hostile nation. */
function cubesFor(state: State, seat: Seat, at: number): number {
  const harbour = harbourAt(at);
  if (harbour < 0 || isHostile(state, seat, harbour) || PRODUCT[harbour]! < 0) return 0;
  const stored = state.harbours[harbour]!.fields.reduce(
    (sum, { owner, cubes }) => sum + (owner < 0 || owner === seat ? cubes : 0),
    0,
  );
  if (!state.players[seat]!.cards.includes(GAZETTE)) return stored;
  return stored + Math.min(GAZETTE_CUBES, state.supply[PRODUCT[harbour]!]!);
}

/** V-6.4, V-6.9: the best of his level 3 cards. */
function endBonus(player: Player): number {
  let best = 0;
  for (const card of player.cards) {
    const { end } = DEVELOPMENTS[card]!;
    if (end === null) continue;
    const n = endCount(player, end.count) / end.per;
    best = Math.max(best, end.round === 'up' ? Math.ceil(n) : Math.floor(n));
  }
  return best;
}

function endCount(player: Player, count: EndCount): number {
  const { fleets, ducats, piratePips, markers, extraMarkers } = player;
  switch (count) {
    case 'fieldsWithFleets':
      return new Set(fleets.flatMap((fleet) => (fleet ? [FIELDS[fleet.at]!.id] : []))).size;
    case 'undamagedShips':
      return fleets.reduce((sum, fleet) => sum + (fleet?.ships.filter(({ damage }) => damage === 0).length ?? 0), 0);
    case 'ducats':
      return ducats;
    case 'piratePipsRemoved':
      return piratePips;
    case 'markersOnDiscs2and3':
      return [...markers, ...extraMarkers].filter((card) => card >= 0 && STRATEGIES[card]!.level >= 2).length;
  }
}
