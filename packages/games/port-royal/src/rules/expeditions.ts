import type { Chance, Seat, Tell, Uid } from '@roadstead/kernel';
import type { Action, ActionOf } from '../actions.js';
import type { Expedition, Symbols } from '../cards/card.js';
import { CATALOGUE, cardOf } from '../cards/catalogue.js';
import type { Totals } from '../cards/totals.js';
import type { Event } from '../events.js';
import { ref, refs } from '../refs.js';
import { gainCard, giveUpCards, type State } from '../state.js';
import { boxesOf } from './box.js';
import { triggerEnd } from './end.js';
import { gain } from './money.js';

/** What each card brings along on an expedition, by uid. */
const SYMBOL = CATALOGUE.map((card) => (card.type === 'person' ? card.symbol : undefined));

/** What each expedition asks for, by uid. */
const REQUIRES = CATALOGUE.map((card) => (card.type === 'expedition' ? card.requires : undefined));

const NONE: readonly Action[] = [];

/** PR-X1, X3: every way to claim an expedition of the row. Copies of a card are alike: each choice comes once. */
export function claims(state: State, seat: Seat): readonly Action[] {
  if (!canClaim(state, seat)) return NONE;
  const crew = crewOf(state.players[seat]!.display);
  const found: Action[] = [];
  for (const uid of state.expeditions) listClaims(uid, REQUIRES[uid]!, crew, found);
  return found;
}

export function canClaim(state: State, seat: Seat): boolean {
  const { totals } = state.players[seat]!;
  for (const uid of state.expeditions) if (covers(totals, REQUIRES[uid]!)) return true;
  return false;
}

/** Whether jacks-of-all-trades can stand for whatever symbols are missing. */
function covers(totals: Totals, requires: Symbols): boolean {
  const anchors = Math.max(0, requires.anchor - totals.anchor);
  const crosses = Math.max(0, requires.cross - totals.cross);
  const houses = Math.max(0, requires.house - totals.house);
  return anchors + crosses + houses <= totals.any;
}

/** Those who can go on an expedition, alike ones side by side. */
function crewOf(display: readonly Uid[]): readonly Uid[] {
  return display.filter((uid) => SYMBOL[uid] !== undefined).sort((a, b) => a - b);
}

function listClaims(uid: Uid, requires: Symbols, crew: readonly Uid[], found: Action[]): void {
  const size = requires.anchor + requires.cross + requires.house;
  listChoices(crew, 0, { ...requires }, size, [], (given) => found.push({ type: 'claim', uid, with: given }));
}

/**
 * All sets of `size` persons in which no symbol comes more often than wanted: the jacks-of-all-trades among them then stand
 * for exactly what is missing. `crew` is sorted by uid, so that alike persons are neighbours and the first of them go.
 */
function listChoices(
  crew: readonly Uid[],
  from: number,
  wanted: { -readonly [S in keyof Symbols]: number },
  size: number,
  given: readonly Uid[],
  found: (given: readonly Uid[]) => void,
): void {
  if (given.length === size) {
    found(given);
    return;
  }
  for (let i = from; i <= crew.length - (size - given.length); i++) {
    const uid = crew[i]!;
    if (i > from && cardOf(uid) === cardOf(crew[i - 1]!)) continue;
    const symbol = SYMBOL[uid]!;
    if (symbol === 'any') {
      listChoices(crew, i + 1, wanted, size, [...given, uid], found);
    } else if (wanted[symbol] > 0) {
      wanted[symbol]--;
      listChoices(crew, i + 1, wanted, size, [...given, uid], found);
      wanted[symbol]++;
    }
  }
}

/** PR-X2; PR-S5: the persons are on the discard pile before the coins are drawn. */
export function claim(state: State, action: ActionOf<'claim'>, chance: Chance, tell?: Tell<Event>): void {
  const seat = state.active;
  const player = state.players[seat]!;
  const { coins } = cardOf(action.uid) as Expedition;
  giveUpCards(player, action.with);
  gainCard(player, action.uid);
  state.expeditions = state.expeditions.filter((uid) => uid !== action.uid);
  state.discard.push(...action.with);
  tell?.({ type: 'claimed', seat, ...ref(action.uid), with: refs(action.with), coins });
  gain(state, seat, coins, 'expedition', chance, tell);
  for (const box of boxesOf(state)) box.claimed?.(state, action, tell);
  triggerEnd(state, seat, tell);
}
