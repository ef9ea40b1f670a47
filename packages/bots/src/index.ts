export * from './bot.js';
export * from './levels.js';
