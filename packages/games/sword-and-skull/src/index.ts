export * from './actions.js';
export { FIGURES, type Figure } from './board/figures.js';
export * from './board/numbers.js';
export {
  CASTLE,
  CHESTS,
  DEN,
  DOCKS,
  LAIR,
  LAKE,
  OUTER,
  type Settlement,
  SHIPS,
  SPACES,
  type Space,
  type SpaceType,
  STOPS,
  spaceNumber,
} from './board/spaces.js';
export { CREW, type CrewKind, crewNumber, KINDS_OF } from './cards/crew.js';
export { ENEMIES, type Enemy, strengthOf } from './cards/enemies.js';
export { FORTUNE, type Fortune, fortuneNumber, LUCKY_BLOW_PLUS } from './cards/fortune.js';
export {
  COMPASS_STEPS,
  DOUBLOON_GOLD,
  ITEMS,
  type Item,
  itemNumber,
  ROPE_PER_PIP,
  SPYGLASS_PLUS,
  WEAPON_LIMIT,
} from './cards/items.js';
export { swordAndSkullEntry } from './entry.js';
export * from './events.js';
export type { FightView, Foe } from './fight-view.js';
export { swordAndSkull } from './game.js';
export { swordAndSkullHighlights } from './highlights.js';
export { DECIDING, type FightOdds, type SkullOdds, winningRolls } from './odds.js';
export { type Order, swordAndSkullOrders, type Unless } from './orders/index.js';
export type { Pending, PendingOf } from './pending.js';
export type { WalkPlan } from './plans/plans.js';
export * from './prospects/index.js';
export type { Placing, SkullResult } from './result.js';
export { isAhead } from './rules/ahead.js';
export type { Phase, State } from './state.js';
export type { PlayerView, View } from './view.js';
export * from './words/index.js';
