export type { Share } from './bootstrap.js';
export type { Elo } from './elo.js';
export { botSeed, type Contestant, dealSeed, type Match, type Player, Stopped, seatings } from './match.js';
export { playDeals } from './play.js';
export { type ArenaResult, resultOf, type Standing } from './result.js';
export { type DealTally, type Failure, mergeStretches, type Stretch } from './tally.js';
