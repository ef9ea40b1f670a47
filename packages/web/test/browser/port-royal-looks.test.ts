import { itLooksRight } from './looks.js';
import { PORT_ROYAL_SCREENS } from './port-royal-screens.js';

itLooksRight(PORT_ROYAL_SCREENS);
