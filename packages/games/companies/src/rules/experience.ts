import type { Seat, Tell } from '@roadstead/kernel';
import { FLEETS } from '../board/ships.js';
import { DISCS, MAX_LEVEL, STRATEGIES } from '../cards/strategies.js';
import type { Event } from '../events.js';
import type { Player, State } from '../state.js';
import { ask } from './ask.js';

/** Every own marker may be moved. */
const ALL_DISCS = MAX_LEVEL + 1;

/** V-4.14, V-4.66: +1, and the markers that go with it; at the highest level only these. */
export function gainExperience(state: State, seat: Seat, fleet: number, mayMove: boolean, tell?: Tell<Event>): void {
  const player = state.players[seat]!;
  const own = player.fleets[fleet]!;
  const rises = own.experience < MAX_LEVEL;
  if (rises) {
    own.experience++;
    tell?.({ type: 'experience', seat, fleet: FLEETS[fleet]!, level: own.experience });
  }
  const disc = own.experience;
  const isNew = rises && player.markers[disc - 1]! < 0;
  if (mayMove) state.agenda.push({ do: 'moveMarker', seat, below: isNew ? disc : ALL_DISCS });
  if (isNew) ask(state, { kind: 'mark', seat, disc, extra: false });
}

export function askToMoveMarker(state: State, seat: Seat, below: number): void {
  if (movesOf(state.players[seat]!, below).length > 0) ask(state, { kind: 'moveMarker', seat, below });
}

/** V-4.66: an own marker of a disc below this one, or a handbook marker of any, to a field of its disc without an own one. */
export function movesOf(player: Player, below: number): readonly (readonly [number, number])[] {
  const moves: [number, number][] = [];
  player.markers.forEach((from, place) => {
    if (from >= 0 && place + 1 < below) listMoves(player, from, moves);
  });
  for (const from of player.extraMarkers) listMoves(player, from, moves);
  return moves;
}

function listMoves(player: Player, from: number, moves: [number, number][]): void {
  for (const to of DISCS[STRATEGIES[from]!.level]!) if (!isMarked(player, to)) moves.push([from, to]);
}

function isMarked({ markers, extraMarkers }: Player, card: number): boolean {
  return markers.includes(card) || extraMarkers.includes(card);
}

export function moveMarker(state: State, seat: Seat, from: number, to: number, tell?: Tell<Event>): void {
  const { markers, extraMarkers } = state.players[seat]!;
  const place = markers.indexOf(from);
  if (place >= 0) markers[place] = to;
  else extraMarkers[extraMarkers.indexOf(from)] = to;
  tell?.({ type: 'moved', seat, from: STRATEGIES[from]!.id, to: STRATEGIES[to]!.id });
}

/** The fields on which a marker may be placed: of one disc, or for the handbook of all up to it. */
export function fieldsForMark(player: Player, disc: number, extra: boolean): readonly number[] {
  const discs = extra ? DISCS.slice(1, disc + 1) : [DISCS[disc]!];
  return discs.flatMap((fields) => fields.filter((card) => !isMarked(player, card)));
}

export function mark(state: State, seat: Seat, card: number, extra: boolean, tell?: Tell<Event>): void {
  const { markers, extraMarkers } = state.players[seat]!;
  if (extra) extraMarkers.push(card);
  else markers[STRATEGIES[card]!.level - 1] = card;
  tell?.({ type: 'marked', seat, card: STRATEGIES[card]!.id, extra });
}

/** V-6.8: three at once, on discs up to the best fleet's level, at least +1. */
export function askForExtraMark(state: State, seat: Seat, left: number): void {
  if (left === 0) return;
  const player = state.players[seat]!;
  const disc = Math.max(1, bestLevel(player));
  if (fieldsForMark(player, disc, true).length === 0) return;
  state.agenda.push({ do: 'extraMarks', seat, left: left - 1 });
  ask(state, { kind: 'mark', seat, disc, extra: true });
}

/** V-6.6: the level of the best fleet. */
export function bestLevel({ fleets }: Player): number {
  let best = 0;
  for (const fleet of fleets) if (fleet !== null && fleet.experience > best) best = fleet.experience;
  return best;
}
