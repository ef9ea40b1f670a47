import { world } from './browser.js';
import { itLooksRight } from './looks.js';
import { SWORD_AND_SKULL } from './sword-and-skull-screens.js';

itLooksRight(world(), SWORD_AND_SKULL);
