import { FIELDS, NESTS } from '../board/map.js';
import { FLEETS } from '../board/ships.js';
import { NATIONS } from '../cards/strategies.js';
import type { Against } from '../events.js';
import type { Fight, Side, State } from '../state.js';

/** Whom a fight is against: of a duel both sides are named, the one at turn first. */
export function against(state: State, { at, sides, pips }: Fight): Against {
  const harbour = FIELDS[at]!.id;
  const place = sides.findIndex(({ kind }) => kind === 'pirates' || kind === 'nation');
  const foe = sides[place];
  if (foe?.kind === 'pirates') return { foe: 'pirates', nest: NESTS[foe.nest]!, pips: pips[place]! };
  if (foe?.kind === 'nation') {
    const nation = state.nations[foe.nation]!;
    return {
      foe: 'nation',
      nation: NATIONS[foe.nation]!,
      pips: nation.pips,
      experience: nation.experience,
      harbour,
    };
  }
  return {
    foe: 'duel',
    seats: [seatOf(sides[0])!, seatOf(sides[1])!],
    fleets: [fleetName(sides[0]), fleetName(sides[1])],
    harbour,
  };
}

/** Whose side it is; null for pirates and nations. */
export function seatOf(side: Side): number | null {
  return side.kind === 'fleet' || side.kind === 'fort' ? side.seat : null;
}

function fleetName(side: Side): string {
  return side.kind === 'fleet' ? FLEETS[side.fleet]! : 'fort';
}
