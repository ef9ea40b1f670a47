export * from './basics.js';
export * from './http.js';
export * from './limits.js';
export * from './room.js';
export * from './socket.js';
export * from './statistics.js';
export * from './telling.js';
