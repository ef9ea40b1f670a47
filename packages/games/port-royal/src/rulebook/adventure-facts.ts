import { base } from '../cards/base.js';
import type { Tax } from '../cards/card.js';
import { adventureCards, GROUPS, idsOfGroup } from '../variants/adventure/cards.js';
import {
  DRAWN_AGAINST,
  DRAWN_TOGETHER,
  type Effect,
  type EffectOf,
  EVENTS,
} from '../variants/adventure/event-cards.js';
import { CARD_9, MISSIONS, type Mission, missionById } from '../variants/adventure/missions.js';

/** The numbers of the adventure's rules, read from its data, so that no text can say another. */

export {
  CARDS_LOOKED_AT,
  CROWNS_OF_INNKEEPER,
  PERSONS_FOR_INNKEEPER,
} from '../variants/adventure/cards.js';
export { CROWN_FIELDS, CROWNS_UNDER_CUBE, CUBES, SHIELDS } from '../variants/adventure/characters.js';
export { FEW_PLAYERS } from '../variants/adventure/event-cards.js';
export { CARD_9, COINS_PER_FAILURE, OPEN_MISSIONS } from '../variants/adventure/missions.js';

export const PLAYERS_ADVENTURE = { min: 1, max: 4 } as const;
/** PR-A21: the influence that triggers the end in competition. */
export const GOAL = base.endInfluence;

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);
const slashed = (numbers: readonly number[]): string => numbers.join('/');
const copiesIn = (group: number): number =>
  sum(adventureCards.cards.filter(({ id }) => idsOfGroup(group).includes(id)).map(({ copies }) => copies));

const IN_GROUPS = GROUPS.map(copiesIn);
export const NEW_CARDS = sum(IN_GROUPS);
export const NEW_BY_CHAPTER = slashed(IN_GROUPS);

const usual = EVENTS.filter(({ number }) => number === 0);
export const USUAL_EVENTS = usual.length;
export const TOGETHER_DRAW = slashed(DRAWN_TOGETHER.slice(1));
export const AGAINST_DRAW = slashed(DRAWN_AGAINST.slice(2));

/** What the event that does this says. */
export function effect<K extends Effect['is']>(is: K): EffectOf<K> {
  const found = EVENTS.find((event) => event.effect.is === is);
  if (found === undefined) throw new Error(`no event does ${is}`);
  return found.effect as EffectOf<K>;
}

export const TAX_OF_ADVENTURE = adventureCards.cards.find((card): card is Tax => card.type === 'tax')!;

export const CUBES_ASKED = slashed(CARD_9.slice(1).map(({ missionCubes }) => missionCubes));
export const INFLUENCE_ASKED = slashed(CARD_9.slice(1).map(({ influence }) => influence));

const mission = (id: string): Mission => missionById(id)!;
export const coinsOf = (id: string): number => mission(id).task.give?.coins ?? 0;
export const spotOf = (id: string): number => {
  const { spot } = mission(id).task;
  return spot !== undefined && 'n' in spot ? spot.n : 0;
};
export const PRICE_OF_CUBE = mission('17').hourglass.against?.price ?? 0;
export const PRICE_IN_VARIABLE =
  effect('monthEnd').price ??
  EVENTS.flatMap(({ effect: one }) => (one.is === 'monthEnd' && one.price ? [one.price] : []))[0]!;
export const STARRED = MISSIONS.filter(({ starred }) => starred).length;
export const SALE = adventureCards.cards.flatMap((card) =>
  'sells' in card && typeof card.sells === 'number' ? [card.sells] : [],
)[0]!;
