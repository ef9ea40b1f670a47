export * from './analysis.js';
export * from './hint.js';
export * from './judge.js';
export * from './moments.js';
export * from './weigh.js';
