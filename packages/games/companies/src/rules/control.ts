import type { Seat, Tell } from '@roadstead/kernel';
import { HARBOURS, harbourAt } from '../board/map.js';
import { REMOVAL_PIPS } from '../board/numbers.js';
import { COMMANDER, DIRECTOR, GOVERNOR } from '../board/ships.js';
import { ENGLAND, GUNS_PER_LEVEL, NATION_GUNS, PORTUGAL, SPAIN } from '../cards/strategies.js';
import type { Event } from '../events.js';
import type { State } from '../state.js';
import { ask } from './ask.js';
import { beginFight } from './fight.js';
import { type Aim, aimsAt, sideOf } from './harbours.js';
import { isFriend } from './presence.js';
import { raid, takeDown } from './stores.js';

/** The controller is asked as long as his nation stands and has something to do. */
export function askController(state: State, nation: number): void {
  const own = state.nations[nation];
  if (!own) return;
  if (strikes(state, nation).length === 0 && removals(state, nation).length === 0) return;
  ask(state, { kind: 'control', seat: own.controller });
}

export function nationOf({ nations, active }: State): number {
  return nations.findIndex((nation) => nation?.controller === active);
}

/** V-8.10 (b): each other player there once. */
export function strikes(state: State, nation: number): readonly Aim[] {
  const own = state.nations[nation]!;
  const harbour = harbourAt(own.at);
  return state.players.flatMap((_, seat) =>
    isFriend(own, seat) || state.scoring!.struck.includes(seat) ? [] : aimsAt(state, seat, harbour),
  );
}

/** The administrator, or a warehouse by its field from 0. */
interface Removal {
  readonly what: 'administrator' | 'warehouse';
  readonly field: number;
}

/** The kinds of administrators that a nation removes. */
export const REMOVABLE: readonly (readonly number[])[] = (() => {
  const kinds: number[][] = [];
  kinds[ENGLAND] = [GOVERNOR, COMMANDER];
  kinds[SPAIN] = [GOVERNOR, DIRECTOR];
  return kinds;
})();

/** V-8.10 (a): never against controller or ally. */
export function removals(state: State, nation: number): readonly Removal[] {
  const own = state.nations[nation]!;
  const { administrator, fields } = state.harbours[harbourAt(own.at)]!;
  if (nation === PORTUGAL) {
    if (state.scoring!.removed >= own.pips) return [];
    return fields.flatMap(({ owner }, field): Removal[] =>
      owner >= 0 && !isFriend(own, owner) ? [{ what: 'warehouse', field }] : [],
    );
  }
  const isRemovable =
    administrator !== null &&
    own.pips >= REMOVAL_PIPS &&
    REMOVABLE[nation]?.includes(administrator.kind) === true &&
    !isFriend(own, administrator.seat);
  return isRemovable ? [{ what: 'administrator', field: -1 }] : [];
}

/** The nation counts as the active side. */
export function strike(state: State, nation: number, aim: Aim, tell?: Tell<Event>): void {
  const own = state.nations[nation]!;
  const harbour = harbourAt(own.at);
  state.scoring!.struck.push(aim.seat);
  state.agenda.push({ do: 'control', nation });
  if (aim.kind === 'warehouses') raid(state, harbour, aim.seat, gunsOfNation(state, nation), tell);
  else beginFight(state, own.at, [{ kind: 'nation', nation }, sideOf(state, aim, harbour)], 0, tell);
}

function gunsOfNation({ nations }: State, nation: number): number {
  const { pips, experience } = nations[nation]!;
  return pips * NATION_GUNS + experience * GUNS_PER_LEVEL;
}

/** A17, V-8.11: back to the supply, without a trace. */
export function remove(state: State, nation: number, { what, field }: Removal, tell?: Tell<Event>): void {
  const harbour = harbourAt(state.nations[nation]!.at);
  const here = state.harbours[harbour]!;
  state.agenda.push({ do: 'control', nation });
  if (what === 'warehouse') {
    state.scoring!.removed++;
    takeDown(state, harbour, field, false, tell);
    return;
  }
  const seat: Seat = here.administrator!.seat;
  here.administrator = null;
  tell?.({ type: 'removed', what, harbour: HARBOURS[harbour]!, seat, field: 0, destroyed: false });
}
