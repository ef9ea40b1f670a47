import type { Seat, Tell } from '@roadstead/kernel';
import { TAKES_NATION } from '../board/goods.js';
import { FIELDS, fieldOfHarbour, fieldOfNest, HARBOURS, NESTS, nestAt } from '../board/map.js';
import { MOST_NATION_PIPS } from '../board/numbers.js';
import { FRANCE, NATIONS } from '../cards/strategies.js';
import type { Event } from '../events.js';
import type { State } from '../state.js';
import { ask } from './ask.js';
import { setPirates } from './pips.js';
import { nationOn } from './presence.js';
import { pipsFor } from './scoring.js';

/** V-8.3: in the new order, each who is far enough behind. */
export function askForNations(state: State, place: number): void {
  for (let at = place; at < state.order.length; at++) {
    const seat = state.order[at]!;
    const pips = pipsFor(state, seat);
    if (pips === 0) continue;
    state.agenda.push({ do: 'nations', place: at + 1 });
    ask(state, { kind: 'nation', seat, pips });
    return;
  }
}

/** V-8.8: nations that nobody has chosen in this scoring and that can stand somewhere. */
export function nationsToChoose(state: State, pips: number): readonly number[] {
  return NATIONS.flatMap((_, nation) =>
    !state.scoring!.chosen.includes(nation) && spotsFor(state, nation, pips).length > 0 ? [nation] : [],
  );
}

/** V-8.9: nations controlled by somebody else that have no ally yet. */
export function nationsToJoin(state: State, seat: Seat): readonly number[] {
  return state.nations.flatMap((nation, number) =>
    nation !== null && nation.controller >= 0 && nation.controller !== seat && nation.ally < 0 ? [number] : [],
  );
}

/** Where it stands, and free spots if it is not on the board or may be moved. */
export function spotsFor(state: State, nation: number, pips: number): readonly number[] {
  const known = state.nations[nation];
  if (known && pips < known.pips) return [known.at]; // V-8.5
  const harbours = HARBOURS.flatMap((_, harbour) => (TAKES_NATION[harbour] ? [fieldOfHarbour(harbour)] : []));
  const nests = nation === FRANCE ? NESTS.map((_, nest) => fieldOfNest(nest)) : [];
  return [...harbours, ...nests].filter((field) => field === known?.at || nationOn(state, field) < 0);
}

export function chooseNation(state: State, seat: Seat, nation: number, pips: number): void {
  state.scoring!.chosen.push(nation);
  ask(state, { kind: 'place', seat, nation, pips });
}

/** V-8.8, A35: claimed where it stands its pips grow, moved or new it shows exactly those of the player. */
export function placeNation(
  state: State,
  seat: Seat,
  nation: number,
  pips: number,
  at: number,
  tell?: Tell<Event>,
): void {
  const known = state.nations[nation] ?? null;
  const shown = known?.at === at ? Math.min(MOST_NATION_PIPS, known.pips + pips) : pips;
  state.nations[nation] = { at, pips: shown, experience: known?.experience ?? 0, controller: seat, ally: -1 };
  const event = { type: 'nation', nation: NATIONS[nation]!, seat } as const;
  tell?.({ ...event, as: 'controller', at: FIELDS[at]!.id, pips: shown });
}

/** A18: the ally adds his pips to the die. */
export function joinNation(state: State, seat: Seat, nation: number, pips: number, tell?: Tell<Event>): void {
  const own = state.nations[nation]!;
  own.ally = seat;
  own.pips = Math.min(MOST_NATION_PIPS, own.pips + pips);
  const event = { type: 'nation', nation: NATIONS[nation]!, seat } as const;
  tell?.({ ...event, as: 'ally', at: FIELDS[own.at]!.id, pips: own.pips });
}

/** V-8.10: the controllers in the new order; France on a nest only lowers it. */
export function nextController(state: State, place: number, tell?: Tell<Event>): void {
  const { scoring, order, nations } = state;
  state.active = -1;
  for (let at = place; at < order.length; at++) {
    const nation = nations.findIndex((one) => one?.controller === order[at]);
    if (nation < 0) continue;
    const nest = nestAt(nations[nation]!.at);
    if (nest >= 0) {
      setPirates(state, nest, state.pirates[nest]! - nations[nation]!.pips, tell);
      continue;
    }
    scoring!.struck = [];
    scoring!.removed = 0;
    state.active = order[at]!;
    state.agenda.push({ do: 'controllers', place: at + 1 }, { do: 'control', nation });
    return;
  }
  state.scoring = null;
}
