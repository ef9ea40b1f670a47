import type { Seat, Tell } from '@roadstead/kernel';
import { fieldOfHarbour, harbourAt } from '../board/map.js';
import { ORDINARY } from '../board/ships.js';
import type { Event } from '../events.js';
import type { Side, State } from '../state.js';
import { ask } from './ask.js';
import { beginFight } from './fight.js';
import { gunsOf, hasOrdinaryFleetAt, ordinaryFleetsAt } from './fleets.js';
import { hasWarehouse, isHostile, isShielded, nationOn } from './presence.js';
import { raid } from './stores.js';

/** V-4.7: the harbours where the player has ordinary fleets and has not been busy yet. */
export function harboursToVisit({ players, active, notes }: State): readonly number[] {
  const { fleets } = players[active]!;
  const here: number[] = [];
  for (let fleet = 0; fleet < ORDINARY; fleet++) {
    const own = fleets[fleet];
    const harbour = own ? harbourAt(own.at) : -1;
    if (harbour >= 0 && !notes.visited[harbour] && !here.includes(harbour)) here.push(harbour);
  }
  return here.sort((a, b) => a - b);
}

export function nextHarbour(state: State): void {
  const harbours = harboursToVisit(state);
  if (harbours.length === 0) return;
  state.agenda.push({ do: 'harbours' });
  if (harbours.length === 1) enter(state, harbours[0]!);
  else ask(state, { kind: 'harbour', seat: state.active });
}

export function enter(state: State, harbour: number): void {
  state.notes.visited[harbour] = true;
  state.agenda.push(
    { do: 'deliver', harbour },
    { do: 'challenges', harbour, place: state.turn },
    { do: 'attacks', harbour },
  );
}

type Target = 'nation' | 'fleet' | 'fort' | 'warehouses';

/** A target in a harbour: of a nation its number, of a fleet its number, else the harbour. */
export interface Aim {
  readonly kind: Target;
  /** -1 for a nation. */
  readonly seat: Seat;
  readonly target: number;
}

/** V-4.70: what can be attacked of another player: his fleets, else his fort, else his warehouses. */
export function aimsAt(state: State, seat: Seat, harbour: number): readonly Aim[] {
  const fleets = ordinaryFleetsAt(state.players[seat]!, fieldOfHarbour(harbour));
  if (fleets.length > 0) return fleets.map((target) => ({ kind: 'fleet', seat, target }));
  if (state.harbours[harbour]!.fort?.seat === seat) return [{ kind: 'fort', seat, target: harbour }];
  return hasWarehouse(state, seat, harbour) ? [{ kind: 'warehouses', seat, target: harbour }] : [];
}

/** Everything that the active player may attack in a harbour. */
export function aimsIn(state: State, harbour: number): readonly Aim[] {
  const { active, players } = state;
  const aims: Aim[] = [];
  if (isHostile(state, active, harbour)) {
    aims.push({ kind: 'nation', seat: -1, target: nationOn(state, fieldOfHarbour(harbour)) });
  }
  for (let seat = 0; seat < players.length; seat++) {
    if (seat !== active && !isShielded(state, seat, harbour)) aims.push(...aimsAt(state, seat, harbour));
  }
  return aims;
}

/** V-4.70: own fleets in a harbour that have not attacked in this turn. */
export function attackers({ players, active }: State, harbour: number): readonly number[] {
  const player = players[active]!;
  return ordinaryFleetsAt(player, fieldOfHarbour(harbour)).filter((fleet) => !player.fleets[fleet]!.attacked);
}

export function askToAttack(state: State, harbour: number): void {
  if (attackers(state, harbour).length === 0 || aimsIn(state, harbour).length === 0) return;
  ask(state, { kind: 'attack', seat: state.active, harbour });
}

export function attack(state: State, harbour: number, fleet: number, aim: Aim, tell?: Tell<Event>): void {
  const seat = state.active;
  const own = state.players[seat]!.fleets[fleet]!;
  own.attacked = true;
  state.agenda.push({ do: 'attacks', harbour });
  if (aim.kind === 'warehouses')
    raid(state, harbour, aim.seat, gunsOf(own), tell); // A16
  else beginFight(state, own.at, [{ kind: 'fleet', seat, fleet, fort: false }, sideOf(state, aim, harbour)], 0, tell);
}

/** The side of whoever is attacked: A14, his fort takes part. */
export function sideOf(state: State, { kind, seat, target }: Aim, harbour: number): Side {
  if (kind === 'nation') return { kind: 'nation', nation: target };
  if (kind === 'fort') return { kind: 'fort', seat };
  return { kind: 'fleet', seat, fleet: target, fort: state.harbours[harbour]!.fort?.seat === seat };
}

/** V-4.70: the others in turn order after the active player, each once. */
export function askToChallenge(state: State, harbour: number, place: number): void {
  const { order, turn, active } = state;
  if (isShielded(state, active, harbour)) return;
  if (!hasOrdinaryFleetAt(state.players[active]!, fieldOfHarbour(harbour))) return;
  for (let next = place + 1; next < turn + order.length; next++) {
    const seat = order[next % order.length]!;
    if (challengers(state, seat, harbour).length === 0) continue;
    state.agenda.push({ do: 'challenges', harbour, place: next });
    ask(state, { kind: 'challenge', seat, harbour });
    return;
  }
}

const FORT = -1;

/** What a player may challenge with: his fleets there, or without one his fort (-1). */
export function challengers(state: State, seat: Seat, harbour: number): readonly number[] {
  const fleets = ordinaryFleetsAt(state.players[seat]!, fieldOfHarbour(harbour));
  if (fleets.length > 0) return fleets;
  return state.harbours[harbour]!.fort?.seat === seat ? [FORT] : [];
}

export function challenge(
  state: State,
  seat: Seat,
  harbour: number,
  by: number,
  target: number,
  tell?: Tell<Event>,
): void {
  const other: Side = sideOf(state, { kind: by === FORT ? 'fort' : 'fleet', seat, target: by }, harbour);
  const own: Side = { kind: 'fleet', seat: state.active, fleet: target, fort: false }; // A32
  beginFight(state, fieldOfHarbour(harbour), [own, other], 0, tell);
}
