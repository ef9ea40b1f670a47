import type { Seat } from '@roadstead/kernel';
import { ref, refs } from '../../refs.js';
import type { State } from '../../state.js';
import type { ViewDraft } from '../../view.js';
import { card9 } from './card-9.js';
import { knowsTop } from './look.js';
import { priceOfCube } from './month.js';
import { charactersFor } from './opening.js';
import { adventureOf, type EventPiles, hasAbility, hasTrophy } from './state.js';
import type { EventsView, Pending } from './view.js';

/** Everything that lies open, and to the one who looks what he has seen. */
export function show(state: State, view: ViewDraft, seat: Seat | null): void {
  const adventure = adventureOf(state);
  const { heroes, missions } = adventure;
  view.chapter = adventure.chapter;
  view.month = adventure.month;
  view.turn = Math.max(1, adventure.turn);
  view.event = adventure.event;
  view.events = eventsOf(adventure.events);
  view.missions = missions.map(({ id, done, upper }) => ({ id, done: done.slice(), upper: upper.slice() }));
  view.card9 = adventure.coop ? card9(state) : null;
  view.looked = state.asking?.what === 'look' && state.asking.seat === seat ? refs(adventure.looked) : null;
  view.top = knowsTop(state, seat) ? ref(state.pile.at(-1)!) : null;
  view.pending = pendingOf(state);
  for (const player of view.players) {
    const hero = heroes[player.seat]!;
    player.character = hero.character;
    player.crowns = hero.crowns;
    player.kept = refs(hero.kept);
    player.cubes = hero.cubes;
    player.boxed = hero.boxed;
    player.ability = hasAbility(hero);
    player.trophy = hasTrophy(hero);
    delete player.contracts;
  }
}

/** The top first; what nobody knows yet is not told. */
function eventsOf({ pile, known, discard, unused }: EventPiles): EventsView {
  return {
    pile: pile.map((id, i) => (i < known ? id : null)).reverse(),
    discard: discard.slice(),
    unused: unused.length,
  };
}

function pendingOf(state: State): Pending | null {
  if (state.asking === null) return null;
  const { what: kind, seat } = state.asking;
  const { opening, sales } = adventureOf(state);
  switch (kind) {
    case 'character':
      return { kind, seat, choices: charactersFor(state, seat) };
    case 'share':
      return { kind, seat, left: opening!.share };
    case 'buyOff':
      return { kind, seat, price: priceOfCube(state)! };
    case 'sell':
      return { kind, seat, left: sales };
    case 'audience':
    case 'look':
      return { kind, seat };
    default:
      return { kind: 'mission', seat, mission: kind };
  }
}
