import type { Chance, Seat, Tell } from '@roadstead/kernel';
import type { Event } from '../../events.js';
import { triggerEnd } from '../../rules/end.js';
import { gain } from '../../rules/money.js';
import type { State } from '../../state.js';
import { CROWN_FIELDS, CROWNS_UNDER_CUBE, CUBES, CUBES_TO_ABILITY, CUBES_TO_TROPHY, SHIELDS } from './characters.js';
import type { CrownReason } from './events.js';
import { characterOf, heroOf } from './state.js';

/** PR-A9: the last shield reached or passed is that much influence. */
export function influenceOfCrowns(crowns: number): number {
  return SHIELDS.filter((field) => field <= crowns).length;
}

/** PR-A9: moves the marker; crowns beyond the last field are lost. */
export function moveCrowns(state: State, seat: Seat, n: number, why: CrownReason, tell?: Tell<Event>): void {
  const hero = heroOf(state, seat);
  const before = hero.crowns;
  hero.crowns = Math.min(before + n, CROWN_FIELDS);
  if (hero.crowns === before) return;
  state.players[seat]!.bonus += influenceOfCrowns(hero.crowns) - influenceOfCrowns(before);
  tell?.({ type: 'crowns', seat, n: hero.crowns - before, why });
  triggerEnd(state, seat, tell);
}

/** PR-A7: the leftmost cube leaves the character, and what lies under it is uncovered, whatever takes it. */
export function takeCube(state: State, seat: Seat, chance: Chance, tell?: Tell<Event>): void {
  const hero = heroOf(state, seat);
  hero.cubes--;
  const left = CUBES - hero.cubes;
  if (left === CUBES_TO_ABILITY) {
    tell?.({ type: 'ability', seat });
    const ability = characterOf(hero)?.ability;
    if (ability?.is === 'once') gain(state, seat, ability.coins, 'character', chance, tell);
  }
  if (left === CUBES_TO_TROPHY) {
    tell?.({ type: 'trophy', seat });
    triggerEnd(state, seat, tell);
  }
  moveCrowns(state, seat, CROWNS_UNDER_CUBE[left - 1]!, 'cube', tell);
}
