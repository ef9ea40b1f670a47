import type { Seat } from '@roadstead/kernel';
import type { Action } from '../actions.js';
import { GOODS } from '../board/goods.js';
import { harbourAt } from '../board/map.js';
import * as deeds from '../deeds.js';
import type { QuestionOf } from '../question.js';
import { waysToSlip } from '../rules/aftermath.js';
import { prizesFor } from '../rules/capture.js';
import { fieldsForMark, movesOf } from '../rules/experience.js';
import { fortLeft } from '../rules/fight.js';
import { countOf, isLikeEarlier } from '../rules/fleets.js';
import { cardsFor } from '../rules/strategies.js';
import type { Side, State } from '../state.js';

/** V-4.38: cube by cube, ship and good of choice. */
export function payments(state: State, { seat, fleet }: QuestionOf<'pay'>): readonly Action[] {
  const { ships } = state.players[seat]!.fleets[fleet]!;
  const list: Action[] = [];
  ships.forEach((ship, place) => {
    if (ship.cargo.length === 0 || isLikeEarlier(ships, place)) return;
    GOODS.forEach((_, good) => {
      if (countOf(ship, good) > 0) list.push(deeds.payCube(fleet, place, good));
    });
  });
  list.push(deeds.FIGHT);
  return list;
}

export function strategies(state: State, seat: Seat): readonly Action[] {
  const { sides, cards } = state.fight!;
  const side = sides.find((one, place) => one.kind === 'fleet' && one.seat === seat && cards[place]! < 0);
  if (side?.kind !== 'fleet') return [];
  return cardsFor(state.players[seat]!, side.fleet).map(deeds.card);
}

type FleetSide = Extract<Side, { kind: 'fleet' }>;

export function sacrifices(state: State, { seat, side }: QuestionOf<'sacrifice'>): readonly Action[] {
  const { fleet } = state.fight!.sides[side] as FleetSide;
  const { ships } = state.players[seat]!.fleets[fleet]!;
  return differentShips(ships).map((place) => deeds.sacrifice(fleet, place));
}

/** V-4.69 */
export function damages(state: State, { seat, side }: QuestionOf<'damage'>): readonly Action[] {
  const fight = state.fight!;
  const one = fight.sides[side] as FleetSide;
  const { ships } = state.players[seat]!.fleets[one.fleet]!;
  const list = differentShips(ships).map((place) => deeds.damage(one.fleet, place));
  return fortLeft(state, one, fight.at) > 0 ? [...list, deeds.damageFort(harbourAt(fight.at))] : list;
}

export function differentShips(ships: readonly Parameters<typeof isLikeEarlier>[0][number][]): number[] {
  const places: number[] = [];
  for (let place = 0; place < ships.length; place++) if (!isLikeEarlier(ships, place)) places.push(place);
  return places;
}

export function captures(state: State, { side, prize }: QuestionOf<'capture'>): readonly Action[] {
  return [...prizesFor(state, side, prize).map(deeds.capture), deeds.FORGO];
}

export function marks(state: State, { seat, disc, extra }: QuestionOf<'mark'>): readonly Action[] {
  return fieldsForMark(state.players[seat]!, disc, extra).map(deeds.mark);
}

export function markerMoves(state: State, { seat, below }: QuestionOf<'moveMarker'>): readonly Action[] {
  const moves = movesOf(state.players[seat]!, below);
  return [...moves.map(([from, to]) => deeds.move(from, to)), deeds.KEEP];
}

export function slips(state: State): readonly Action[] {
  return [...waysToSlip(state).map(deeds.slip), deeds.REMAIN];
}
