import { inFull } from '../../../../test/full.js';
import { world } from './browser.js';
import { CAMPAIGN } from './campaign-screens.js';
import { itLooksRight } from './looks.js';

itLooksRight(world(), CAMPAIGN, inFull);
