import { itLooksRight } from './looks.js';
import { SCREENS } from './screens.js';

itLooksRight(SCREENS.filter((_, i) => i % 2 === 0));
