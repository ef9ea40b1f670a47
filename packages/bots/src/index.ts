export * from './arena/index.js';
export * from './bot.js';
export * from './levels.js';
export * from './tune/index.js';
