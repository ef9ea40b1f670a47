import { world } from './browser.js';
import { itLooksRight } from './looks.js';
import { PORT_ROYAL } from './port-royal-screens.js';

itLooksRight(world(), PORT_ROYAL);
