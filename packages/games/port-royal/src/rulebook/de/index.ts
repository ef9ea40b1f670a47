import { bookOf } from '../book.js';
import { adventure } from './adventure.js';
import { contracts } from './contracts.js';
import { discover } from './discover.js';
import { end } from './end.js';
import { expeditions } from './expeditions.js';
import { gambler } from './gambler.js';
import { persons } from './persons.js';
import { setup } from './setup.js';
import { tasks } from './tasks.js';
import { together } from './together.js';
import { trade } from './trade.js';
import { underWay } from './under-way.js';

export const rulebook = bookOf('de', {
  S: setup,
  D: discover,
  X: expeditions,
  T: trade,
  P: persons,
  E: end,
  U: underWay,
  G: gambler,
  C: contracts,
  K: tasks,
  O: together,
  A: adventure,
});
