export type * from './store/store.js';
