import type { Tell } from '@roadstead/kernel';
import { GOODS } from '../board/goods.js';
import { PRIZE_LEFT } from '../board/numbers.js';
import { FLEETS, FLUYT, MAN_OF_WAR, SHIP_OF_THE_LINE, SHIPS } from '../board/ships.js';
import { NATION_ABSORBS, PIRATE_ABSORBS } from '../cards/strategies.js';
import type { Event } from '../events.js';
import type { QuestionOf } from '../question.js';
import type { Fight, Ship, Side, State, SunkShip } from '../state.js';
import { ask } from './ask.js';
import { sink } from './damage.js';
import { newShip, strengthLeft, tokensOn } from './fleets.js';

type FleetSide = Extract<Side, { kind: 'fleet' }>;

/** V-4.67: what a side may take, one by one; a nation gains pips without asking. */
export function offerCapture(state: State, side: number, left: number, prize: boolean): void {
  if (left === 0) return;
  const fight = state.fight!;
  const one = fight.sides[side]!;
  if (one.kind === 'nation') gainPips(fight, side, prize ? 0 : left);
  if (one.kind !== 'fleet' || !state.players[one.seat]!.fleets[one.fleet]) return;
  if (prizesFor(state, side, prize).length === 0) return;
  ask(state, { kind: 'capture', seat: one.seat, side, left, prize });
}

/** The types of ship that a side may take now, in their order. */
export function prizesFor(state: State, side: number, prize: boolean): readonly number[] {
  const fight = state.fight!;
  const foe = fight.sides[1 - side]!;
  if (foe.kind === 'pirates' || foe.kind === 'nation') {
    const type = foe.kind === 'pirates' ? FLUYT : SHIP_OF_THE_LINE;
    return state.shipSupply[type]! > 0 && pipToTake(fight, 1 - side, prize) ? [type] : [];
  }
  const types = prize ? afloat(state, foe).map(({ type }) => type) : fight.sunk[1 - side]!.map(({ type }) => type);
  return SHIPS.flatMap((_, type) => (types.includes(type) ? [type] : []));
}

/** A destroyed pip that was not captured yet; as a prize one that hardly floats, where none was destroyed. */
function pipToTake(fight: Fight, side: number, prize: boolean): boolean {
  const { pips, lostPips, takenPips, damage, sides } = fight;
  if (!prize) return lostPips[side]! > takenPips[side]!;
  const absorbs = sides[side]!.kind === 'pirates' ? PIRATE_ABSORBS : NATION_ABSORBS;
  return lostPips[side] === 0 && pips[side]! > 0 && absorbs - damage[side]! <= PRIZE_LEFT;
}

/** Enemy ships that a prize may be. */
function afloat({ players }: State, foe: Side): readonly Ship[] {
  const fleet = foe.kind === 'fleet' ? players[foe.seat]!.fleets[foe.fleet] : null;
  return fleet ? fleet.ships.filter((ship) => strengthLeft(ship) <= PRIZE_LEFT) : [];
}

export function capture(
  state: State,
  { side, left, prize }: QuestionOf<'capture'>,
  type: number,
  tell?: Tell<Event>,
): void {
  const fight = state.fight!;
  const own = fight.sides[side] as FleetSide;
  const foe = fight.sides[1 - side]!;
  const taken =
    foe.kind === 'pirates' || foe.kind === 'nation'
      ? takePip(fight, 1 - side, prize, type)
      : takeSunk(state, 1 - side, prize, type, tell);
  state.shipSupply[type]!--;
  for (const good of taken.cargo) state.supply[good]!--;
  state.players[own.seat]!.fleets[own.fleet]!.ships.push(newShip(type, taken.cargo)); // A30
  tell?.({
    type: 'captured',
    seat: own.seat,
    fleet: FLEETS[own.fleet]!,
    ship: SHIPS[type]!.id,
    cargo: taken.cargo.map((good) => GOODS[good]!),
  });
  state.agenda.push({ do: 'captures', side, left: left - 1, prize });
}

/** A29: it is one of the pips destroyed; only a prize is one more. */
function takePip(fight: Fight, side: number, prize: boolean, type: number): SunkShip {
  if (prize) fight.lostPips[side]!++;
  fight.takenPips[side]!++;
  return { type, cargo: [] };
}

/** Of several ships of a type the one with most cargo, then fewest tokens. */
function takeSunk(state: State, side: number, prize: boolean, type: number, tell?: Tell<Event>): SunkShip {
  const fight = state.fight!;
  if (prize) {
    const foe = fight.sides[side] as FleetSide;
    const { ships } = state.players[foe.seat]!.fleets[foe.fleet]!;
    const best = afloat(state, foe)
      .filter((ship) => ship.type === type)
      .reduce((a, b) => (isBetterPrize(b, a) ? b : a));
    sink(state, side, ships.indexOf(best), 'prize', tell);
  }
  const sunk = fight.sunk[side]!;
  const ofType = sunk.filter((ship) => ship.type === type);
  const taken = prize ? ofType.at(-1)! : ofType.reduce((a, b) => (b.cargo.length > a.cargo.length ? b : a));
  sunk.splice(sunk.indexOf(taken), 1);
  return taken;
}

function isBetterPrize(ship: Ship, than: Ship): boolean {
  if (ship.cargo.length !== than.cargo.length) return ship.cargo.length > than.cargo.length;
  return tokensOn(ship) < tokensOn(than);
}

/** V-4.18, V-4.67: 1 pip for each sunk spiegelschip or linieschip, unless the nation perished. */
function gainPips(fight: Fight, side: number, most: number): void {
  if (fight.pips[side]! <= fight.lostPips[side]!) return;
  const warships = fight.sunk[1 - side]!.filter(({ type }) => type === MAN_OF_WAR || type === SHIP_OF_THE_LINE);
  fight.gainedPips[side] = Math.min(most, warships.length);
}
