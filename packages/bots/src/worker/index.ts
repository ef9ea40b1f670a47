export { type StopSignal, TimeIsUp, type WaitLimits } from './limits.js';
export { type AskHow, WorkerFailed, WorkerGone, WorkerLine } from './line.js';
export type { FromWorker, ToWorker } from './messages.js';
export { type NodeWorker, nodePort, type WebWorker, type WorkerPort, webPort } from './ports.js';
export { onceMore, RenewedLine } from './renewed.js';
export { type ServingPort, serve } from './serve.js';
export { type Thinker, WorkerThinker, type WorkerThinkerParts } from './thinker.js';
