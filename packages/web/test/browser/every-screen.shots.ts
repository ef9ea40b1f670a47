import { world } from './browser.js';
import { CAMPAIGN } from './campaign-screens.js';
import { COMPANIES } from './companies-screens.js';
import { LEARN } from './learn-screens.js';
import { itIsPhotographed } from './photographs.js';
import { PORT_ROYAL } from './port-royal-screens.js';
import { REPLAY } from './replay-screens.js';
import { PAGES, TABLES } from './screens.js';
import { SWORD_AND_SKULL } from './sword-and-skull-screens.js';

const here = world();
for (const walks of [PAGES, TABLES, PORT_ROYAL, SWORD_AND_SKULL, COMPANIES, CAMPAIGN, LEARN, REPLAY])
  itIsPhotographed(here, walks);
