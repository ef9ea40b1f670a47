import { GOODS, PRODUCT } from '../board/goods.js';
import { FLEETS, SHIPS } from '../board/ships.js';
import { DEVELOPMENTS } from '../cards/developments.js';
import { type StackName, tileOf } from '../cards/tiles.js';
import { layOutCards } from '../rules/between.js';
import { cloneFleet, type State } from '../state.js';
import type { ByHand, PositionByHand } from './parse.js';
import type { HarbourByHand } from './parse-board.js';
import type { PlayerByHand } from './parse-player.js';
import { bad } from './read.js';

/** Puts a position by hand in the place of what was set up. What it does not name is the supply. */
export function layOut(state: State, { stack, position }: ByHand): void {
  const { dice, tiles } = stack;
  state.stackedDice = dice.toReversed();
  if (position?.storm) {
    const { active, expected } = position.storm;
    const regions = state.stacks.stormRegion;
    regions.tiles = regions.tiles.filter((tile) => tile !== active && tile !== expected);
    state.stormActive = active;
    state.stormExpected = expected;
  }
  for (const [name, wanted] of tiles) putOnTop(state, name, wanted);
  if (!position?.storm) state.stormExpected = state.stacks.stormRegion.tiles.pop()!;
  if (position === null) layOutCards(state);
  else layOutPosition(state, position);
}

/** The first is drawn first. */
function putOnTop({ stacks }: State, name: StackName, wanted: readonly number[]): void {
  const { tiles } = stacks[name];
  const taken = wanted.map((tile) => {
    const place = tiles.indexOf(tile);
    if (place < 0) throw bad(`"${name}" has no further tile ${JSON.stringify(tileOf(name, tile))}.`);
    return tiles.splice(place, 1)[0]!;
  });
  tiles.push(...taken.reverse());
}

function layOutPosition(state: State, position: PositionByHand): void {
  state.round = position.round;
  state.turn = position.turn;
  state.scored = position.scored;
  if (position.order) state.order = position.order.slice();
  for (const [nest, pips] of position.pirates) state.pirates[nest] = pips;
  for (const [nation, row] of position.nations) state.nations[nation] = { ...row };
  for (const [harbour, row] of position.harbours) layOutHarbour(state, harbour, row);
  layOutCards(state);
  for (const [seat, row] of position.players) layOutPlayer(state, seat, row);
  const short = state.supply.findIndex((cubes) => cubes < 0);
  if (short >= 0) throw bad(`There are not so many cubes of ${GOODS[short]}.`);
  const missing = state.shipSupply.findIndex((ships) => ships < 0);
  if (missing >= 0) throw bad(`There are not so many ships of type ${SHIPS[missing]!.id}.`);
  state.agenda = [{ do: 'turn' }];
}

function layOutHarbour(state: State, harbour: number, { fields, administrator, fort }: HarbourByHand): void {
  const here = state.harbours[harbour]!;
  const good = PRODUCT[harbour]!;
  fields?.forEach((store, field) => {
    if (good >= 0) state.supply[good]! += here.fields[field]!.cubes - store.cubes;
    here.fields[field] = { ...store };
  });
  if (administrator !== undefined) {
    here.administrator = administrator && { seat: administrator[0], kind: administrator[1], since: 0 };
  }
  if (fort !== undefined) here.fort = fort && { seat: fort[0], damage: fort[1] };
}

function layOutPlayer(state: State, seat: number, row: PlayerByHand): void {
  const player = state.players[seat]!;
  if (row.ducats !== undefined) player.ducats = row.ducats;
  for (const card of row.cards) takeCard(state, card);
  player.cards = row.cards.slice();
  for (const [disc, card] of row.markers) player.markers[disc - 1] = card;
  player.extraMarkers = row.extraMarkers.slice();
  player.lossTokens = row.lossTokens;
  player.perished = row.perished.slice();
  player.piratePips = row.piratePips;
  player.fleets = FLEETS.map((_, number) => {
    const fleet = row.fleets.get(number);
    if (!fleet) return null;
    for (const { type, cargo } of fleet.ships) {
      state.shipSupply[type]!--;
      for (const good of cargo) state.supply[good]!--;
    }
    return cloneFleet(fleet);
  });
}

/** Off the market, or out of the box where it does not lie out. */
function takeCard({ market, box }: State, card: number): void {
  const pile = market[card]! > 0 ? market : box;
  if (pile[card]! <= 0) throw bad(`No further copy of ${DEVELOPMENTS[card]!.id} is left.`);
  pile[card]!--;
}
