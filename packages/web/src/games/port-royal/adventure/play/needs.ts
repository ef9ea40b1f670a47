import {
  type Card,
  type Carrier,
  type Given,
  ITEMS,
  type Item,
  type MissionTask,
  type Supplied,
} from '@roadstead/port-royal';
import { cardAt } from '../../play/standing.js';
import type { HeroView } from './chapter.js';

/** What a mission asks for, and how much of it somebody has. */
export interface MissionNeed {
  /** `swords`, `influence`, `crowns`, `coins`, `expedition`, a kind of person, `persons`, or what a ship carries. */
  readonly what: string;
  readonly n: number;
  readonly has: number;
  readonly isGiven: boolean;
  /** For `persons`: their printed cost. */
  readonly atMost?: number;
  readonly atLeast?: number;
}

export const isMet = ({ n, has }: MissionNeed): boolean => has >= n;

/** PR-A6, A31: every thing that a task asks a player to have or to give. */
export function needsOf({ have = {}, persons, give = {} }: MissionTask, hero: HeroView): readonly MissionNeed[] {
  const cards = hero.display.map(cardAt);
  return [
    ...Object.entries(have).map(
      ([what, n]): MissionNeed => ({ what, n, has: countOf(what, cards, hero), isGiven: false }),
    ),
    ...(persons ? [{ what: 'persons', ...persons, has: pricedAs(persons, cards), isGiven: false }] : []),
    ...givenOf(give, hero),
  ];
}

/** What counts lies on cards and the crown track; a character is no person. */
function countOf(what: string, cards: readonly Card[], hero: HeroView): number {
  switch (what) {
    case 'swords':
      return cards.reduce((sum, card) => sum + (card.type === 'person' ? card.swords : 0), 0);
    case 'influence':
      return hero.influence;
    case 'crowns':
      return hero.crowns;
    case 'expedition':
      return cards.filter(({ type }) => type === 'expedition').length;
    default:
      return cards.filter(({ subtype }) => subtype === what).length;
  }
}

function pricedAs(
  { atMost = Infinity, atLeast = 0 }: NonNullable<MissionTask['persons']>,
  cards: readonly Card[],
): number {
  return cards.filter((card) => card.type === 'person' && card.cost <= atMost && card.cost >= atLeast).length;
}

const GIVEN = ['ares', ...ITEMS, 'coins', 'crowns'] as const;

function givenOf(give: Given, hero: HeroView): readonly MissionNeed[] {
  return GIVEN.filter((what) => give[what] !== undefined).map((what) => ({
    what,
    n: give[what]!,
    has: what === 'coins' ? hero.coins : what === 'crowns' ? hero.crowns : shipsWith(what, hero),
    isGiven: true,
  }));
}

function shipsWith(what: Item | 'ares', { kept }: HeroView): number {
  return kept.map(cardAt).filter((ship) => carries(ship, what)).length;
}

export function carries(ship: Card, what: Item | 'ares'): boolean {
  return what === 'ares' ? ship.type === 'ship' && ship.colour === 'ares' : itemOf(ship) === what;
}

/** The items on a card: what a ship carries (PR-A11), or what an expedition takes along (PR-A34). */
export function itemsOn(card: Card): readonly Item[] {
  const item = itemOf(card);
  const { items = {} } = card as Supplied;
  return item === undefined ? ITEMS.filter((one) => (items[one] ?? 0) > 0) : [item];
}

/** What a ship carries (PR-A11). */
export const itemOf = (card: Card): Item | undefined => (card as Carrier).item;
