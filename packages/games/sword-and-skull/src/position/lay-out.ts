import { CREW } from '../cards/crew.js';
import { ENEMIES } from '../cards/enemies.js';
import { FORTUNE } from '../cards/fortune.js';
import { ITEMS } from '../cards/items.js';
import { addCrew } from '../rules/crew.js';
import { putInHand, putOnTable } from '../rules/fortune.js';
import { putItem } from '../rules/items.js';
import type { Pile, Player, State } from '../state.js';
import { type ByHand, bad, type PlayerByHand } from './parse.js';

/** Puts a position by hand in the place of what was set up. Cards are taken from stacks and piles. */
export function layOut(state: State, { stack, chests, trove, discards, players }: ByHand): void {
  for (const [chest, gold] of chests) state.chests[chest] = gold;
  if (trove !== undefined) state.trove = trove;
  for (const [seat, player] of players) layOutPlayer(state, state.players[seat]!, player);
  discard(state.enemies, discards.enemy, ENEMIES);
  discard(state.items, discards.item, ITEMS);
  discard(state.fortune, discards.fortune, FORTUNE);
  putOnTop(state.enemies, stack.enemy, ENEMIES);
  putOnTop(state.items, stack.item, ITEMS);
  putOnTop(state.fortune, stack.fortune, FORTUNE);
  state.stackedDice = [...(stack.dice ?? [])].reverse();
}

function layOutPlayer(state: State, player: Player, byHand: PlayerByHand): void {
  const { gold, officer, pirate, crew = [], items = [], table = [], hand = [] } = byHand;
  if (gold !== undefined) player.gold = gold;
  if (officer !== undefined) player.at[0] = officer;
  if (pirate !== undefined) player.at[1] = pirate;
  crew.forEach((n, kind) => {
    if (n > state.crew[kind]!) throw bad(`Of ${CREW[kind]!.id} no more than ${state.crew[kind]} can be given out.`);
    state.crew[kind]! -= n;
    for (let card = 0; card < n; card++) addCrew(player, kind, 1);
  });
  for (const item of takeOut(state.items, items, ITEMS)) putItem(player, item);
  for (const card of takeOut(state.fortune, table, FORTUNE)) putOnTable(player, card);
  for (const card of takeOut(state.fortune, hand, FORTUNE)) putInHand(player, card, state.shuffles);
}

function discard(pile: Pile, cards: readonly number[] = [], list: readonly { readonly id: string }[]): void {
  pile.discards.push(...takeOut(pile, cards, list));
}

/** The first is drawn first. */
function putOnTop(pile: Pile, cards: readonly number[] = [], list: readonly { readonly id: string }[]): void {
  pile.cards.push(...takeOut(pile, cards, list).toReversed());
}

/** Takes a copy of each card out of a pile. */
function takeOut({ cards }: Pile, wanted: readonly number[], list: readonly { readonly id: string }[]): number[] {
  return wanted.map((card) => {
    const place = cards.indexOf(card);
    if (place < 0) throw bad(`No further ${list[card]!.id} is left in its pile.`);
    return cards.splice(place, 1)[0]!;
  });
}
