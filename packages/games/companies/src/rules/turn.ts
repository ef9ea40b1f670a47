import type { Chance, Tell } from '@roadstead/kernel';
import { fieldOfHarbour, HARBOURS } from '../board/map.js';
import { GOVERNOR_INCOME } from '../board/numbers.js';
import { COMMANDER, GOVERNOR } from '../board/ships.js';
import { MAX_LEVEL } from '../cards/strategies.js';
import type { Event } from '../events.js';
import type { State, TurnNotes } from '../state.js';
import type { Step } from '../step.js';
import { gainExperience } from './experience.js';
import { hasOrdinaryFleet, ordinaryFleetsAt } from './fleets.js';
import { receive } from './money.js';
import { isHostile } from './presence.js';

const NONE: readonly number[] = HARBOURS.map(() => 0);
const NOWHERE: readonly boolean[] = HARBOURS.map(() => false);
const perHarbour = (): number[] => NONE.slice();

/** V-2.1: the phases of a turn, the first last; always the same objects. */
const PHASES_TO_COME: readonly Step[] = (
  [
    { do: 'endOfTurn' },
    { do: 'research' },
    { do: 'buy' },
    { do: 'harbours' },
    { do: 'arrivals' },
    { do: 'endOfMoving' },
    { do: 'fleets' },
    { do: 'drill', harbour: 0, fleet: 0 },
  ] satisfies Step[]
).map((step) => Object.freeze(step));

export function newNotes(): TurnNotes {
  return {
    shipless: false,
    acting: -1,
    steps: 0,
    fromSea: false,
    gazette: perHarbour(),
    refused: perHarbour(),
    leave: perHarbour(),
    bought: perHarbour(),
    built: perHarbour(),
    repaired: perHarbour(),
    delivered: perHarbour(),
    visited: NOWHERE.slice(),
    mocked: [],
  };
}

/** A turn begins with its income. */
export function beginTurn(state: State, tell?: Tell<Event>): void {
  const seat = state.order[state.turn]!;
  const player = state.players[seat]!;
  state.active = seat;
  state.phase = 'income';
  state.notes = newNotes();
  state.notes.shipless = !hasOrdinaryFleet(player);
  player.freshCard = -1;
  tell?.({ type: 'turn', seat, round: state.round });
  state.agenda.push(...PHASES_TO_COME);
  collect(state, seat, tell);
}

/** V-2.3: each governor that no hostile nation binds. */
function collect(state: State, seat: number, tell?: Tell<Event>): void {
  let ducats = 0;
  state.harbours.forEach(({ administrator }, harbour) => {
    if (administrator?.seat !== seat || administrator.kind !== GOVERNOR) return;
    if (!isHostile(state, seat, harbour)) ducats += GOVERNOR_INCOME;
  });
  if (ducats === 0) return;
  receive(state, seat, ducats);
  tell?.({ type: 'income', seat, ducats });
}

/** V-2.4: each commander drills the fleets in his harbour; a new level places a marker, and none is moved. */
export function drill(state: State, harbour: number, fleet: number, tell?: Tell<Event>): void {
  const seat = state.active;
  const player = state.players[seat]!;
  for (let at = harbour; at < state.harbours.length; at++) {
    const { administrator } = state.harbours[at]!;
    if (administrator?.seat !== seat || administrator.kind !== COMMANDER || isHostile(state, seat, at)) continue;
    for (const number of ordinaryFleetsAt(player, fieldOfHarbour(at))) {
      if (at === harbour && number < fleet) continue;
      if (player.fleets[number]!.experience === MAX_LEVEL) continue;
      gainExperience(state, seat, number, false, tell);
      if (state.asking === null) continue;
      state.agenda.push({ do: 'drill', harbour: at, fleet: number + 1 });
      return;
    }
  }
}

/** The next player, or what comes between two rounds. */
export function endTurn(state: State, chance: Chance): void {
  for (const fleet of state.players[state.active]!.fleets) {
    if (fleet === null) continue;
    fleet.moved = false;
    fleet.idle = false;
    fleet.attacked = false;
    fleet.splitFrom = -1;
  }
  chance.revealed(); // the end of a turn is never taken back
  if (state.turn + 1 < state.order.length) {
    state.turn++;
    state.agenda.push({ do: 'turn' });
    return;
  }
  state.turn = 0;
  state.active = -1;
  state.agenda.push({ do: 'betweenRounds' });
}
