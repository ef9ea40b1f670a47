import { itLooksRight } from './looks.js';
import { REPLAY_SCREENS } from './replay-screens.js';

itLooksRight(REPLAY_SCREENS);
