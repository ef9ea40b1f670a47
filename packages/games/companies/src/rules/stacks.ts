import { type Chance, shuffle, type Tell } from '@roadstead/kernel';
import { blindTiles, EVENT_STACKS, type StackName, tileOf, wholeStack } from '../cards/tiles.js';
import type { Event } from '../events.js';
import type { Stack, State } from '../state.js';

/** Turns up the next tile; an empty stack is renewed from its discards (V-4.35, V-7.11). */
export function drawTile(state: State, name: StackName, chance: Chance, tell?: Tell<Event>): number {
  const stack = state.stacks[name];
  if (stack.tiles.length === 0) {
    stack.tiles = stack.discards;
    stack.discards = [];
    shuffle(stack.tiles, chance);
  }
  chance.revealed();
  const tile = stack.tiles.pop()!;
  tell?.({ type: 'tile', stack: name, tile: tileOf(name, tile) });
  return tile;
}

export function newStack(name: StackName, players: number, chance: Chance): Stack {
  const tiles = wholeStack(name);
  shuffle(tiles, chance);
  const isEvent = (EVENT_STACKS as readonly string[]).includes(name);
  return { tiles, blind: isEvent ? blindTiles(players) : 0, discards: [] };
}

/** V-7.8: a new calendar mixes all tiles of these stacks. */
export function renewStacks(state: State, chance: Chance): void {
  for (const name of EVENT_STACKS) state.stacks[name] = newStack(name, state.players.length, chance);
}
