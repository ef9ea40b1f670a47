import { world } from './browser.js';
import { COMPANIES } from './companies-screens.js';
import { itLooksRight } from './looks.js';

itLooksRight(world(), COMPANIES);
