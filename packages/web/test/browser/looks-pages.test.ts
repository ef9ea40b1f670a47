import { world } from './browser.js';
import { itLooksRight } from './looks.js';
import { PAGES } from './screens.js';

itLooksRight(world(), PAGES);
