import type { Chance, Seat, Tell } from '@roadstead/kernel';
import { SMOKY_CARDS, SMOKY_MIGHT } from '../board/numbers.js';
import { SPACES } from '../board/spaces.js';
import { ENEMIES, strengthOf } from '../cards/enemies.js';
import { SPYGLASS } from '../cards/items.js';
import type { Event } from '../events.js';
import type { State } from '../state.js';
import { ask } from './ask.js';
import { beginFight } from './fight.js';
import { draw, fill, hasCards, putUnder } from './piles.js';

/** SS-F2: the top enemy; SS-C13: once a turn a spyglass shows it first. */
export function enterCave(state: State, figure: number, chance: Chance, tell?: Tell<Event>): void {
  const seat = state.active;
  if (state.spied || !hasCards(state.enemies) || !state.players[seat]!.items.includes(SPYGLASS)) {
    turnUpEnemy(state, figure, chance, tell);
    return;
  }
  state.spied = true;
  fill(state, 'enemy', state.enemies, chance, tell);
  const { cards, discards } = state.enemies;
  if (cards.length === 1 && discards.length > 0) putUnder(state, 'enemy', state.enemies, chance, tell);
  chance.revealed();
  const card = ENEMIES[state.enemies.cards.at(-1)!]!.id;
  tell?.({ type: 'spied', seat, card }, [seat], { type: 'spied', seat });
  ask(state, { kind: 'spy', seat, figure });
}

/** SS-C13: the enemy that was seen goes to the bottom, and the next is fought. */
export function bury(state: State, seat: Seat, figure: number, chance: Chance, tell?: Tell<Event>): void {
  const { cards } = state.enemies;
  cards.unshift(cards.pop()!);
  state.buried.unshift(seat);
  tell?.({ type: 'buried', seat });
  turnUpEnemy(state, figure, chance, tell);
}

/** SS-B4, SS-R18: by the number of crew cards as it is turned up. */
export function turnUpEnemy(state: State, figure: number, chance: Chance, tell?: Tell<Event>): void {
  const seat = state.active;
  const card = draw(state, 'enemy', state.enemies, chance, tell);
  if (card === undefined) return;
  if (state.buried.length > state.enemies.cards.length) state.buried.pop();
  tell?.({ type: 'revealed', seat, card: ENEMIES[card]!.id });
  const { at, crewCount } = state.players[seat]!;
  const isSmoky = SPACES[at[figure]!]!.type === 'smoky_cave';
  const { might, gold, items } = strengthOf(card, crewCount);
  beginFight(
    state,
    {
      figure,
      foe: 'enemy',
      might: might + (isSmoky ? SMOKY_MIGHT : 0),
      card,
      gold,
      items,
      fortune: isSmoky ? SMOKY_CARDS : 0,
    },
    chance,
    tell,
  );
}
