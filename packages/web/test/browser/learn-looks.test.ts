import { LEARN_SCREENS } from './learn-screens.js';
import { itLooksRight } from './looks.js';

itLooksRight(LEARN_SCREENS);
