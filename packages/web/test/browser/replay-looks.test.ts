import { inFull } from '../../../../test/full.js';
import { world } from './browser.js';
import { itLooksRight } from './looks.js';
import { REPLAY } from './replay-screens.js';

itLooksRight(world(), REPLAY, inFull);
