export { NatsBus } from '../nodes/nats-bus.js';
export * from './failing-database.js';
export * from './free-port.js';
export * from './gather.js';
export * from './no-limits.js';
export * from './node-visitor.js';
export * from './random-player.js';
export * from './server-figures.js';
export * from './server-process.js';
