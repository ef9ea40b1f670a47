export { testSeed, trainingSeed } from './seeds.js';
export type { Tunable } from './tunable.js';
export { type Generation, type TunePlan, tune } from './tuner.js';
