export * from './chance.js';
export * from './landing.js';
export * from './might.js';
export * from './ways.js';
export * from './with-cards.js';
