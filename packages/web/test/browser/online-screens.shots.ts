import { ONLINE } from './online-screens.js';
import { onlineWorld } from './online-world.js';
import { itIsPhotographed } from './photographs.js';

itIsPhotographed(onlineWorld(), ONLINE);
