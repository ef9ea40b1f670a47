import { inFull } from '../../../../test/full.js';
import { world } from './browser.js';
import { LEARN } from './learn-screens.js';
import { itLooksRight } from './looks.js';

itLooksRight(world(), LEARN, inFull);
