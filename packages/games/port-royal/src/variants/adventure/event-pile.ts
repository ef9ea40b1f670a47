import { type Chance, type Random, shuffle, type TableSetup } from '@roadstead/kernel';
import type { Options } from '../../options.js';
import { isCoop } from '../contents.js';
import { type AdventureByHand, monthEndOf } from './by-hand.js';
import { DRAWN_AGAINST, DRAWN_TOGETHER, EVENTS, eventById, FEW_PLAYERS } from './event-cards.js';
import type { EventPiles } from './state.js';

const idsOf = (number: number): string[] => EVENTS.filter((event) => event.number === number).map(({ id }) => id);

/** Before the pile is made, all usual events wait. */
export function noPile(): EventPiles {
  return { pile: [], known: 0, discard: [], unused: idsOf(0) };
}

/** PR-A2: events drawn unseen, and the month's end at the bottom; or as the position says. */
export function makePile(
  { options, seats }: Pick<TableSetup<Options>, 'options' | 'seats'>,
  { pile: given, unused: first }: Pick<AdventureByHand, 'pile' | 'unused'>,
  chance: Chance,
): EventPiles {
  const rest = idsOf(0).filter((id) => !first.includes(id) && !given?.includes(id));
  shuffle(rest, chance);
  const pile = given === null ? drawn(rest, options, seats, chance) : given.toReversed();
  return { pile, known: 1, discard: [], unused: [...rest, ...first.toReversed()] };
}

function drawn(rest: string[], options: Options, seats: number, chance: Chance): string[] {
  const { usual, few, last } = firstMonth(options, seats);
  const events = [...rest.splice(0, usual), ...few];
  shuffle(events, chance);
  return [last, ...events];
}

/** PR-A2: what everybody knows of the first month: so many usual events, those for few players, and its end. */
export function firstMonth(
  options: Options,
  seats: number,
): { readonly usual: number; readonly few: readonly string[]; readonly last: string } {
  return {
    usual: (isCoop(options, seats) ? DRAWN_TOGETHER : DRAWN_AGAINST)[seats]!,
    few: seats <= FEW_PLAYERS ? idsOf(1) : [],
    last: monthEndOf(options),
  };
}

/** Deals what nobody knows anew: unused events never were in the pile, and only usual ones are among them. */
export function redealEvents(events: EventPiles, random: Random): void {
  const unknown = events.pile.splice(events.known);
  const isUsual = (id: string) => eventById(id)!.number === 0;
  const usual = [...unknown.filter(isUsual), ...events.unused.splice(0)].sort();
  shuffle(usual, random);
  const others = unknown.filter((id) => !isUsual(id));
  const top = [...others, ...usual.splice(0, unknown.length - others.length)];
  shuffle(top, random);
  events.pile.push(...top);
  events.unused.push(...usual);
}
