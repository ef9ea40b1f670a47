import { type Card, cardOf, type Options } from '@roadstead/port-royal';
import { FOR_FIVE_PLAYERS } from './names.js';

/** Every copy of every card of the base box. */
export const BOX: readonly Card[] = Array.from({ length: 120 }, (_, uid) => cardOf(uid));

/** Cards that form the draw pile at the start, by id: all but the five-player expedition. */
export const DECK: readonly string[] = BOX.map((card) => card.id).filter((id) => id !== FOR_FIVE_PLAYERS);

/** Every copy of every card of the other boxes. */
const OTHER_BOXES: readonly string[] = Array.from({ length: 60 + 4 + 24 }, (_, i) => cardOf(BOX.length + i).id);
const startsWith = (set: string) => OTHER_BOXES.filter((id) => id.startsWith(`${set}_`));

export const UNDER_WAY: readonly string[] = startsWith('unterwegs');
const GAMBLERS: readonly string[] = startsWith('promo_gambler');
const CONTRACT_CARDS: readonly string[] = startsWith('contracts');

/** The cards of Under way! that may join the base game: five passengers, ten ships, a wholesaler of each colour. */
export const TO_COMBINE: readonly string[] = UNDER_WAY.filter((id) =>
  /_combine$|passenger_a|wholesaler_(yellow|blue)_8|wholesaler_(green|red|black)_6/.test(id),
);

/** The cards of The adventure begins, by the group that joins with them. */
const ADVENTURE: readonly string[] = Array.from(
  { length: 39 },
  (_, i) => cardOf(BOX.length + OTHER_BOXES.length + i).id,
);
const GROUPS: Readonly<Record<number, RegExp>> = {
  80: /_ares_|_captain_|_priest_|_settler_|_expedition_a/,
  81: /_tybuk_|_lookout_/,
  82: /(yellow|blue|green|red|black)_\d_(bread|rum)|_expedition_b/,
  83: /_innkeeper_|_expedition_c/,
  84: /_tax/,
};

export function groupCards(group: number): readonly string[] {
  return ADVENTURE.filter((id) => GROUPS[group]!.test(id));
}

/** Cards that form the piles at the start, by id. */
export function deckOf(options: Pick<Options, 'box' | 'with'>, groups: readonly number[] = []): readonly string[] {
  if (options.box === 'unterwegs') return UNDER_WAY;
  const has = (...boxes: readonly string[]) => boxes.some((box) => options.with.includes(box));
  return [
    ...DECK,
    ...(has('unterwegs') ? TO_COMBINE : []),
    ...(has('gambler') ? GAMBLERS : []),
    ...(has('contract-cards', 'contracts') ? CONTRACT_CARDS : []),
    ...groups.flatMap(groupCards),
  ];
}

/** How many copies of each id are in a list. */
export function countById(ids: readonly string[]): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const id of ids) counts[id] = (counts[id] ?? 0) + 1;
  return counts;
}

/** The list less one copy for each id to remove. */
export function without(ids: readonly string[], removed: readonly string[]): readonly string[] {
  const left = [...ids];
  for (const id of removed) {
    const at = left.indexOf(id);
    if (at < 0) throw new Error(`The box holds no further ${id}.`);
    left.splice(at, 1);
  }
  return left;
}

export function personsAmong(ids: readonly string[]): readonly string[] {
  return ids.filter((id) => PERSONS.has(id));
}

const PERSONS = new Set(
  Array.from({ length: BOX.length + OTHER_BOXES.length + ADVENTURE.length }, (_, uid) => cardOf(uid))
    .filter((card) => card.type === 'person')
    .map((card) => card.id),
);
