import type { GameOrders } from '@roadstead/kernel';
import type { Action } from '../actions.js';
import type { View } from '../view.js';
import { decide } from './decide.js';
import { join } from './join.js';
import { fits, offers } from './offers.js';
import type { Order } from './order.js';
import { parseOrder } from './parse.js';
import { turnOf } from './turn.js';
import { describeOrder, exceptionIn } from './words.js';

export type { Order, Unless } from './order.js';

export const swordAndSkullOrders: GameOrders<Action, View, Order> = {
  parse: parseOrder,
  fits,
  offers,
  turnOf,
  decide,
  exception: exceptionIn,
  join,
  describe: describeOrder,
};
