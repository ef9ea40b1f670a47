import type { Chance, Seat, Tell } from '@roadstead/kernel';
import { GOODS } from '../board/goods.js';
import { FIELDS, NESTS, nestAt } from '../board/map.js';
import { FLEETS } from '../board/ships.js';
import { AGGRESSION, PIRATE_CARD } from '../cards/tiles.js';
import type { Event } from '../events.js';
import type { QuestionOf } from '../question.js';
import type { State } from '../state.js';
import { ask } from './ask.js';
import { beginFight, reveal } from './fight.js';
import { printedStrength, takeFrom } from './fleets.js';
import { drawTile } from './stacks.js';

/** V-4.30, V-4.37: on entering a field of an active area, unless it comes from a field of the same one; always in the nest. */
export function meetPirates(state: State, seat: Seat, fleet: number, from: number, tell?: Tell<Event>): void {
  const { at } = state.players[seat]!.fleets[fleet]!;
  const nest = FIELDS[at]!.area;
  if (nest < 0 || state.pirates[nest] === 0) return;
  const isNest = nestAt(at) >= 0;
  if (FIELDS[from]!.area === nest && !isNest) return;
  const pips = state.pirates[nest]!;
  tell?.({ type: 'met', seat, fleet: FLEETS[fleet]!, nest: NESTS[nest]!, pips });
  if (isNest) fightPirates(state, seat, fleet, nest, pips);
  else askForGoods(state, seat, fleet, nest, pips);
}

/** V-4.31: a cube for each pip, as long as there are both. */
function askForGoods(state: State, seat: Seat, fleet: number, nest: number, pips: number): void {
  if (pips === 0) return;
  const hasCargo = state.players[seat]!.fleets[fleet]!.ships.some(({ cargo }) => cargo.length > 0);
  if (hasCargo) ask(state, { kind: 'pay', seat, fleet, nest, pips });
  else fightPirates(state, seat, fleet, nest, pips);
}

/** A21: the cube goes to the supply; the die stays as it is. */
export function payPirates(
  state: State,
  { seat, fleet, nest, pips }: QuestionOf<'pay'>,
  ship: number,
  good: number,
  tell?: Tell<Event>,
): void {
  takeFrom(state.players[seat]!.fleets[fleet]!.ships[ship]!, good);
  state.supply[good]!++;
  tell?.({ type: 'paid', seat, fleet: FLEETS[fleet]!, ship, good: GOODS[good]! });
  askForGoods(state, seat, fleet, nest, pips - 1);
}

export function fightPirates(state: State, seat: Seat, fleet: number, nest: number, pips: number): void {
  const { at } = state.players[seat]!.fleets[fleet]!;
  beginFight(
    state,
    at,
    [
      { kind: 'fleet', seat, fleet, fort: false },
      { kind: 'pirates', nest },
    ],
    pips,
  );
}

/** V-4.32, V-4.34: the tile is drawn after the card was chosen; at sea they attack only if they feel strong enough. */
export function drawPirateTile(state: State, chance: Chance, tell?: Tell<Event>): void {
  const fight = state.fight!;
  const [own, foe] = fight.sides;
  if (own.kind !== 'fleet' || foe.kind !== 'pirates') return;
  const tile = drawTile(state, 'pirateStrategy', chance, tell);
  state.stacks.pirateStrategy.discards.push(tile);
  const fleet = state.players[own.seat]!.fleets[own.fleet]!;
  const attacks = nestAt(fight.at) >= 0 || fight.pips[1]! * AGGRESSION[tile]! > printedStrength(fleet);
  if (attacks) {
    fight.cards[1] = PIRATE_CARD[tile]!;
    reveal(state, chance, tell);
    return;
  }
  tell?.({ type: 'passed', seat: own.seat, fleet: FLEETS[own.fleet]!, nest: NESTS[foe.nest]! });
  state.fight = null;
}
