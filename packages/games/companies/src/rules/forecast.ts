import type { Chance, Seat, Tell } from '@roadstead/kernel';
import { FIELDS, fieldOfNest } from '../board/map.js';
import { STORM_ICON, STORM_LESS } from '../board/numbers.js';
import { FLEETS } from '../board/ships.js';
import { STORM_CARDS } from '../cards/developments.js';
import { FRANCE } from '../cards/strategies.js';
import { PIRATES_AT, SHIPS_PER_MUTINY, STOCK_AT, STORM_DAMAGE } from '../cards/tiles.js';
import type { Event, Hit } from '../events.js';
import type { State } from '../state.js';
import { hasCard } from './fleets.js';
import { loseSpentShips } from './loss.js';
import { setNation, setPirates } from './pips.js';
import { refill } from './refill.js';
import { drawTile } from './stacks.js';
import { fieldsWithRoom } from './stores.js';

/** V-7.2: the expected storm comes, and a tile of every stack is turned up; then they do their work. */
export function forecast(state: State, chance: Chance, tell?: Tell<Event>): void {
  const { stacks } = state;
  if (state.stormActive >= 0) stacks.stormRegion.discards.push(state.stormActive);
  state.stormActive = state.stormExpected;
  state.stormExpected = drawTile(state, 'stormRegion', chance, tell);
  const turnUp = (name: 'stormDamage' | 'pirates' | 'stock' | 'mutiny') => {
    const tile = drawTile(state, name, chance, tell);
    stacks[name].discards.push(tile);
    return tile;
  };
  const damage = STORM_DAMAGE[turnUp('stormDamage')]!;
  const nest = PIRATES_AT[turnUp('pirates')]!;
  const harbours = STOCK_AT[turnUp('stock')]!;
  const perToken = SHIPS_PER_MUTINY[turnUp('mutiny')]!;
  for (const seat of state.order) storm(state, seat, damage, tell);
  if (nest >= 0) growPirates(state, nest, tell);
  state.agenda.push({ do: 'turn' }, { do: 'mutiny', perToken, place: 0, fleet: 0 }, { do: 'stock', harbours });
}

/** V-7.3, V-6.10: every ship in the active region and its harbours, one more on a storm icon. */
function storm(state: State, seat: Seat, damage: number, tell?: Tell<Event>): void {
  const player = state.players[seat]!;
  const less = STORM_CARDS.filter((card) => hasCard(player, card)).length * STORM_LESS;
  const hits: Hit[] = [];
  const struck: number[] = [];
  player.fleets.forEach((fleet, number) => {
    if (!fleet || FIELDS[fleet.at]!.region !== state.stormActive) return;
    const n = Math.max(0, damage + (FIELDS[fleet.at]!.stormIcon ? STORM_ICON : 0) - less);
    if (n === 0) return;
    fleet.ships.forEach((ship, place) => {
      ship.damage += n;
      hits.push({ fleet: FLEETS[number]!, ship: place, n });
    });
    struck.push(number);
  });
  if (hits.length === 0) return;
  tell?.({ type: 'storm', seat, ships: hits });
  for (const number of struck) loseSpentShips(state, seat, number, 'storm', tell);
}

/** V-7.4: France on the nest is lowered first. */
function growPirates(state: State, nest: number, tell?: Tell<Event>): void {
  const france = state.nations[FRANCE];
  if (france?.at === fieldOfNest(nest)) setNation(state, FRANCE, france.pips - 1, tell);
  else setPirates(state, nest, state.pirates[nest]! + 1, tell);
}

/** V-7.5: all stores of the named harbours, one harbour after the other. */
export function restock(state: State, harbours: readonly number[], tell?: Tell<Event>): void {
  const [harbour, ...others] = harbours;
  if (harbour === undefined) return;
  state.agenda.push({ do: 'stock', harbours: others });
  refill(state, harbour, fieldsWithRoom(state, harbour), tell);
}
