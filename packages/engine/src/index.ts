export { type Answer, Engine } from './engine.js';
export { MAX_LINE_BYTES } from './line.js';
export type { Status } from './status.js';
