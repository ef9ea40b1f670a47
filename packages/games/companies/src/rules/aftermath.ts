import type { Seat, Tell } from '@roadstead/kernel';
import { FIELDS, SEAS_BESIDE } from '../board/map.js';
import { BOUNTY } from '../board/numbers.js';
import { FLEETS } from '../board/ships.js';
import { BOUNTY_HUNTER } from '../cards/developments.js';
import { MAX_LEVEL, NATIONS, STRATEGIES } from '../cards/strategies.js';
import type { Event } from '../events.js';
import type { Fight, State } from '../state.js';
import { ask } from './ask.js';
import { gainExperience } from './experience.js';
import { effectOf } from './fight.js';
import { hasCard } from './fleets.js';
import { receive } from './money.js';
import { changePips } from './pips.js';
import { rest } from './voyage.js';

/** V-4.33, V-4.40: dice drop; V-4.39: whose fleet removed pirates is counted, and a bounty paid. */
export function settlePips(state: State, tell?: Tell<Event>): void {
  const { sides, lostPips, gainedPips } = state.fight!;
  sides.forEach((side, place) => {
    const lost = lostPips[place]!;
    changePips(state, side, gainedPips[place]! - lost, tell);
    const hunter = sides[1 - place]!;
    if (side.kind !== 'pirates' || hunter.kind !== 'fleet') return;
    const player = state.players[hunter.seat]!;
    player.piratePips += lost;
    if (hasCard(player, BOUNTY_HUNTER)) receive(state, hunter.seat, lost * BOUNTY);
  });
}

/** V-4.68: every living fleet and nation in the fight gains experience. */
export function season(state: State, side: number, tell?: Tell<Event>): void {
  const one = state.fight!.sides[side]!;
  if (one.kind === 'fleet' && state.players[one.seat]!.fleets[one.fleet]) {
    gainExperience(state, one.seat, one.fleet, true, tell);
  }
  if (one.kind !== 'nation') return;
  const nation = state.nations[one.nation];
  if (!nation || nation.experience === MAX_LEVEL) return;
  nation.experience++;
  tell?.({ type: 'seasoned', nation: NATIONS[one.nation]!, level: nation.experience });
}

/** V-4.65: the owner is asked whether the fleet slips away. */
export function offerSlip(state: State, side: number): void {
  const fight = state.fight!;
  const one = fight.sides[side]!;
  if (one.kind !== 'fleet' || !state.players[one.seat]!.fleets[one.fleet] || !maySlip(fight, side)) return;
  ask(state, { kind: 'slip', seat: one.seat, side });
}

function maySlip(fight: Fight, side: number): boolean {
  const { slip } = STRATEGIES[fight.cards[side]!]!;
  if (slip === 'never' || effectOf(fight, 1 - side).pin) return false;
  return slip === 'always' || fight.begins === side;
}

export function waysToSlip({ fight }: State): readonly number[] {
  return SEAS_BESIDE[fight!.at]!;
}

/** It ends the fleet's move and meets no pirates. */
export function slipAway(state: State, seat: Seat, side: number, to: number, tell?: Tell<Event>): void {
  const one = state.fight!.sides[side]!;
  if (one.kind !== 'fleet') return;
  state.players[seat]!.fleets[one.fleet]!.at = to;
  if (state.phase === 'move' && seat === state.active) rest(state);
  tell?.({ type: 'slipped', seat, fleet: FLEETS[one.fleet]!, to: FIELDS[to]!.id });
}

export function endFight(state: State): void {
  state.fight = null;
}
