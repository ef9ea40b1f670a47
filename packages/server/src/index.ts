export { openStore } from './store/open-store.js';
export type * from './store/store.js';
