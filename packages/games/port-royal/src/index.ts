export * from './actions.js';
export * from './cards/card.js';
export { CATALOGUE, cardById, cardOf } from './cards/catalogue.js';
export { portRoyalEntry } from './entry.js';
export * from './events.js';
export { portRoyal } from './game.js';
export { portRoyalHighlights } from './highlights.js';
export { influenceSources, type SourceWords } from './influence.js';
export type { PortRoyalOdds } from './odds.js';
export type { Options } from './options.js';
export { type Order, portRoyalOrders, type Unless } from './orders/index.js';
export type { Placing, PortRoyalResult, Ranking } from './result.js';
export type { State } from './state.js';
export type * from './variants/adventure/actions.js';
export type { CampaignState, PlayedChapter } from './variants/adventure/campaign-state.js';
export { type Carrier, ITEMS, type Item, type Supplied } from './variants/adventure/cards.js';
export {
  type Ability,
  CHARACTERS,
  type Character,
  CROWN_FIELDS,
  CROWNS_UNDER_CUBE,
  CUBES,
  characterById,
  SHIELDS,
} from './variants/adventure/characters.js';
export { influenceOfCrowns } from './variants/adventure/cubes.js';
export { type Effect, EVENTS, type EventCard, eventById } from './variants/adventure/event-cards.js';
export { firstMonth } from './variants/adventure/event-pile.js';
export type * from './variants/adventure/events.js';
export {
  CARD_9,
  type Given,
  type Lead,
  MISSIONS,
  type Mission,
  type MissionTask,
  missionById,
} from './variants/adventure/missions.js';
export type { Chapter } from './variants/adventure/options.js';
export type * from './variants/adventure/view.js';
export * from './variants/contracts/list.js';
export type { ContractFulfilled } from './variants/events.js';
export { underWay } from './variants/under-way/cards.js';
export type * from './variants/view.js';
export type { Phase, PlayerView, View } from './view.js';
export * from './words/index.js';
