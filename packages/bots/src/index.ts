export * from './arena/index.js';
export * from './bot.js';
export * from './levels.js';
export * from './port-royal/trainable.js';
export * from './train/self-play.js';
export * from './train/train.js';
export * from './tune/index.js';
