import type { Chance, TableSetup, Tell } from '@roadstead/kernel';
import { clockwise } from '@roadstead/kernel';
import { cubesInPlay, WAREHOUSE_FIELDS } from './board/goods.js';
import { HARBOURS, NESTS } from './board/map.js';
import { START_PIPS, startDucats } from './board/numbers.js';
import { FLEETS, SHIPS } from './board/ships.js';
import { copiesOf, DEVELOPMENTS } from './cards/developments.js';
import { MAX_LEVEL, NATIONS } from './cards/strategies.js';
import { STACKS } from './cards/tiles.js';
import type { Event } from './events.js';
import type { CompaniesOptions } from './options.js';
import { layOut } from './position/lay-out.js';
import { parseByHand } from './position/parse.js';
import { runAgenda } from './rules/agenda.js';
import { layOutCards } from './rules/between.js';
import { newStack } from './rules/stacks.js';
import { fill } from './rules/stores.js';
import { newNotes } from './rules/turn.js';
import type { Player, State } from './state.js';

export function setup(table: TableSetup<CompaniesOptions>, chance: Chance, tell?: Tell<Event>): State {
  const { seats, options, start = 0 } = table; // V-2.10: seat order is the first turn order
  const byHand = table.byHand === undefined ? null : parseByHand(table.byHand, seats, options);
  const order = clockwise(seats, start).slice();
  const state: State = {
    options,
    start,
    phase: 'start',
    round: 1,
    turn: 0,
    order,
    active: -1,
    scored: false,
    stormActive: -1,
    stormExpected: -1,
    stacks: Object.fromEntries(STACKS.map((name) => [name, newStack(name, seats, chance)])) as State['stacks'],
    stackedDice: [],
    pirates: NESTS.map((nest) => START_PIPS[nest] as number),
    nations: NATIONS.map(() => null),
    supply: cubesInPlay(seats),
    shipSupply: SHIPS.map(({ supply }) => supply),
    market: DEVELOPMENTS.map(() => -1),
    box: DEVELOPMENTS.map((_, card) => copiesOf(card, seats)),
    bank: 0,
    harbours: HARBOURS.map((_, harbour) => ({
      fields: Array.from({ length: WAREHOUSE_FIELDS[harbour]! }, () => ({ owner: -1, cubes: 0, damage: 0 })),
      administrator: null,
      fort: null,
    })),
    players: Array.from({ length: seats }, (_, seat) => newPlayer(startDucats(order.indexOf(seat), options.calendars))),
    notes: newNotes(),
    fight: null,
    scoring: null,
    agenda: [{ do: 'turn' }, ...order.map((_, place) => ({ do: 'start', place }) as const)],
    asking: null,
  };
  state.harbours.forEach(({ fields }, harbour) => {
    for (let field = 0; field < fields.length; field++) fill(state, harbour, field);
  });
  if (byHand === null) {
    state.stormExpected = state.stacks.stormRegion.tiles.pop()!;
    layOutCards(state);
  } else layOut(state, byHand);
  runAgenda(state, chance, tell);
  return state;
}

function newPlayer(ducats: number): Player {
  return {
    ducats,
    cards: [],
    freshCard: -1,
    markers: Array.from({ length: MAX_LEVEL }, () => -1),
    extraMarkers: [],
    lossTokens: 0,
    perished: [],
    piratePips: 0,
    fleets: FLEETS.map(() => null),
  };
}
