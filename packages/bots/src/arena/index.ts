export type { Share } from './bootstrap.js';
export type { Elo } from './elo.js';
export { type ArenaPlayer, botSeed, type Contestant, dealSeed, type Match, Stopped, seatings } from './match.js';
export { playDeals } from './play.js';
export { type ArenaResult, type ContestantResult, resultOf } from './result.js';
export { type DealTally, type Failure, mergePlayedDeals, type PlayedDeals } from './tally.js';
