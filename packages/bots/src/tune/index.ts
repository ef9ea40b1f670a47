export { testSeed, trainingSeed } from './seeds.js';
export { type Tunable, tunableFor } from './tunable.js';
export { type Generation, type TunePlan, tune } from './tuner.js';
