import type { Card, Person, Ship } from '../../../cards/card.js';
import { CATALOGUE } from '../../../cards/catalogue.js';
import { byKind, type Several } from '../../../words/facts.js';
import { type Carrier, ITEMS, type Item, type Seller, type Supplied } from '../cards.js';
import { type Character, characterById } from '../characters.js';
import { type EventCard, eventById } from '../event-cards.js';
import { type Given, type Mission, type MissionTask, missionById, type OnTheSpot } from '../missions.js';

/** What sentences need to know about the adventure, whatever the language. */

export const itemOf = (card: Card): Item | undefined => (card as Carrier).item;
export const crownsOf = (card: Card): number => (card as Carrier).crowns ?? 0;
export const saleOf = (card: Card): number => (card as Seller).sells ?? 0;

export interface Amount<T extends string = Item> {
  readonly n: number;
  readonly of: T;
}

/** The items that an expedition takes along. */
export const suppliesOf = (card: Card): readonly Amount[] => amountsIn((card as Supplied).items ?? {});

const amountsIn = (items: Readonly<Partial<Record<Item, number>>>): readonly Amount[] =>
  ITEMS.flatMap((of) => ((items[of] ?? 0) > 0 ? [{ n: items[of]!, of }] : []));

/** The items of ships, put together. */
export function itemsOn(ships: readonly Card[]): readonly Amount[] {
  return ITEMS.flatMap((of) => {
    const n = ships.filter((ship) => itemOf(ship) === of).length;
    return n > 0 ? [{ n, of }] : [];
  });
}

/** Persons and ships that go on an expedition. */
export function partyOf(cards: readonly Card[]): {
  readonly crew: readonly Several[];
  readonly items: readonly Amount[];
} {
  const ships = cards.filter((card): card is Ship => card.type === 'ship');
  return { crew: byKind(cards.filter((card) => card.type !== 'ship')), items: itemsOn(ships) };
}

export function missionNamed(id: string): Mission {
  const mission = missionById(id);
  if (mission === undefined) throw new Error(`there is no mission ${id}`);
  return mission;
}

export function characterNamed(id: string): Character {
  const character = characterById(id);
  if (character === undefined) throw new Error(`there is no character ${id}`);
  return character;
}

export function eventNamed(id: string): EventCard {
  const event = eventById(id);
  if (event === undefined) throw new Error(`there is no event ${id}`);
  return event;
}

/** A part of what a mission asks for, so that each language only has to say it. */
export type TaskPart =
  | { readonly is: 'spot'; readonly spot: OnTheSpot; readonly times: number }
  | { readonly is: 'have'; readonly things: readonly ToldThing[] }
  | { readonly is: 'persons'; readonly n: number; readonly atMost?: number; readonly atLeast?: number }
  | {
      readonly is: 'give';
      readonly ships: readonly Amount<Item | 'ares'>[];
      readonly coins: number;
      readonly crowns: number;
    }
  | { readonly is: 'picks'; readonly n: number };

export type TaskPartOf<K extends TaskPart['is']> = Extract<TaskPart, { is: K }>;

/** What somebody must have: persons of a kind, or a number of something. */
export type ToldThing =
  | { readonly is: 'person'; readonly persons: Several<Person> }
  | { readonly is: Counted; readonly n: number };

const COUNTED = ['swords', 'expedition', 'influence', 'crowns'] as const;
type Counted = (typeof COUNTED)[number];

export function partsOf({ spot, have, persons, give, times = 1, picks = 0 }: MissionTask): readonly TaskPart[] {
  return [
    ...(spot ? [{ is: 'spot', spot, times } as const] : []),
    ...(have ? [{ is: 'have', things: Object.entries(have).map(([name, n]) => thing(name, n)) } as const] : []),
    ...(persons ? [{ is: 'persons', ...persons } as const] : []),
    ...(give ? [given(give)] : []),
    ...(picks === 0 ? [] : [{ is: 'picks', n: picks } as const]),
  ];
}

function thing(name: string, n: number): ToldThing {
  const counted = COUNTED.find((one) => one === name);
  if (counted !== undefined) return { is: counted, n };
  const card = CATALOGUE.find((one): one is Person => one.type === 'person' && one.subtype === name);
  if (card === undefined) throw new Error(`nobody is a ${name}`);
  return { is: 'person', persons: { n, card: { ...card, trades: undefined } } };
}

function given({ ares = 0, coins = 0, crowns = 0, ...items }: Given): TaskPartOf<'give'> {
  return {
    is: 'give',
    ships: [...(ares > 0 ? [{ n: ares, of: 'ares' } as const] : []), ...amountsIn(items)],
    coins,
    crowns,
  };
}
