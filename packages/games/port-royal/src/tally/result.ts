import type { Counting, Result } from '@roadstead/kernel';
import { cardById } from '../cards/catalogue.js';
import type { PortRoyalResult } from '../result.js';
import type { State } from '../state.js';
import { influenceOfCrowns } from '../variants/adventure/cubes.js';
import { INFLUENCE_BY_CONTRACT } from '../variants/contracts/list.js';
import { INFLUENCE_PER_SHIP } from '../variants/under-way/cards.js';
import { type PlayerView, type View, view } from '../view.js';
import { kindOf } from '../words/kinds.js';

/** Sources of influence that are no kind of card. */
export const SHIPS_KEPT = 'ships';
export const CONTRACTS_DONE = 'contracts';
export const CROWNS = 'crowns';

/** What the name of a chapter begins with, among the names of variants. */
export const CHAPTER = 'chapter-';

/** What each seat has come to. */
export function countResult(seats: readonly Counting[], state: State, result: Result | null): void {
  const table = view(state, null);
  seats.forEach((seat, i) => {
    const player = table.players[i]!;
    const order = `${seats.length}.${((i - state.start + seats.length) % seats.length) + 1}`;
    seat.count('games');
    seat.count('influence', player.influence);
    seat.count('coins', player.coins);
    seat.row('seated', order);
    for (const [source, influence] of sourcesOf(player)) seat.row('influenceFrom', source, influence);
    for (const contract of player.contracts ?? []) seat.row('contractsDone', contract);
    countChapter(seat, player, table);
    if (!result?.winners.includes(i)) return;
    seat.count('won');
    seat.row('wonAt', order);
    if (player.character) seat.row('wonAs', player.character);
    countTogether(seat, table, result as PortRoyalResult);
  });
}

/** A chapter of the adventure: its missions and crowns count, whoever has won. */
function countChapter(seat: Counting, { seat: number, character, crowns = 0 }: PlayerView, { missions }: View): void {
  if (missions === undefined) return;
  seat.count('chapters');
  if (character) seat.row('playedAs', character);
  seat.count('crowns', crowns);
  for (const { id, done } of missions) if (done.includes(number)) seat.row('missionsDone', id);
}

/** Won by all as one: with points, a title, and time to spare. */
function countTogether(seat: Counting, { timePile = 0 }: View, { won, points = 0, title }: PortRoyalResult): void {
  if (!won) return;
  seat.count('wonTogether');
  seat.count('points', points);
  seat.count('timeLeft', timePile);
  if (title) seat.row('titles', title);
}

/** Where influence comes from, piece by piece. */
function sourcesOf({
  display,
  crowns = 0,
  contracts = [],
}: PlayerView): (readonly [source: string, influence: number])[] {
  const cards = display.flatMap(({ card: id, ships = [] }) => {
    const card = cardById(id)!;
    const under = ships.map(() => [SHIPS_KEPT, INFLUENCE_PER_SHIP] as const);
    return 'influence' in card ? [[kindOf(card), card.influence] as const, ...under] : under;
  });
  const byCrowns = influenceOfCrowns(crowns);
  const crowned = byCrowns > 0 ? [[CROWNS, byCrowns] as const] : [];
  return [...cards, ...crowned, ...contracts.map((_, i) => [CONTRACTS_DONE, INFLUENCE_BY_CONTRACT[i] ?? 0] as const)];
}
