import { inFull } from '../../../../test/full.js';
import { itLooksRight } from './looks.js';
import { ONLINE } from './online-screens.js';
import { onlineWorld } from './online-world.js';

itLooksRight(onlineWorld(), ONLINE, inFull);
