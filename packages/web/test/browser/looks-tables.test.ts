import { inFull } from '../../../../test/full.js';
import { world } from './browser.js';
import { itLooksRight } from './looks.js';
import { TABLES } from './screens.js';

itLooksRight(world(), TABLES, inFull);
