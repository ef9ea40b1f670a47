import { companiesRow } from './companies/index.js';
import { portRoyalRow } from './port-royal/index.js';
import type { CliGame } from './row.js';
import { swordAndSkullRow } from './sword-and-skull/index.js';

/** What each game adds to the command line. Adding a game is adding its row here. */
export const CLI_GAMES: readonly CliGame[] = [portRoyalRow, swordAndSkullRow, companiesRow];
