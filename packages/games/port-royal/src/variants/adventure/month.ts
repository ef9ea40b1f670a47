import type { Chance, Tell } from '@roadstead/kernel';
import type { Event } from '../../events.js';
import { finish } from '../../rules/end.js';
import type { State } from '../../state.js';
import { EVENTS } from './event-cards.js';
import type { Lead } from './missions.js';
import { adventureOf, facts, isDone, newest } from './state.js';

const STAYS: Lead = { stays: true };

/** PR-A4: where the hourglass of the newest mission leads; PR-A23: the variable game has none that work. */
function leadOf(state: State): Lead {
  const { chapter, coop } = adventureOf(state);
  if (chapter === 'variable') return VARIABLE;
  const { together, against } = facts(newest(state)).hourglass;
  return (coop ? together : against) ?? STAYS;
}

const VARIABLE: Lead = EVENTS.flatMap(({ effect }): Lead[] =>
  effect.is === 'monthEnd' && effect.price !== undefined ? [{ stays: true, price: effect.price }] : [],
)[0]!;

/** PR-A22: what a cube costs at this month's end; undefined where none is sold. */
export function priceOfCube(state: State): number | undefined {
  return leadOf(state).price;
}

/** PR-A4: the question, the new mission, the pile; PR-A19: or the end, at once. */
export function turnHourglass(state: State, chance: Chance, tell?: Tell<Event>): void {
  const lead = leadOf(state);
  if ('ending' in lead) {
    adventureOf(state).ended = true;
    finish(state, 'card9', tell);
    return;
  }
  const next = 'next' in lead ? lead.next : 'ask' in lead ? (isDone(state, lead.ask) ? lead.yes : lead.no) : null;
  if (next !== null) {
    adventureOf(state).missions.push({ id: next, done: [], upper: [] });
    tell?.({ type: 'story', mission: next, newCards: 0 });
  }
  turnPileOver(state, tell);
  chance.revealed();
}

/** PR-A4, A29: the discard becomes the pile, unshuffled, and an unused event goes on top, which nobody knows. */
function turnPileOver(state: State, tell?: Tell<Event>): void {
  const adventure = adventureOf(state);
  const { events } = adventure;
  events.pile.push(...events.discard.splice(0).reverse());
  events.known = events.pile.length;
  const added = events.unused.pop();
  if (added !== undefined) events.pile.push(added);
  adventure.month++;
  tell?.({ type: 'month', month: adventure.month, added: added !== undefined });
}
