import { loadGame } from '@roadstead/games';
import type { OptionValues } from '@roadstead/kernel';
import { defaultOptions } from '../games/fit-options.js';
import { to } from '../online/links.js';
import { houseRules, NEW_HOUSE } from '../online/model/house-form.js';
import { api } from '../online/state/line.js';
import { session } from '../online/state/session.svelte.js';
import { go } from '../router/router.svelte.js';
import { words } from '../words/index.svelte.js';

/** So many seats wait for people at first; the host may add bots. */
const SEATS = 2;

/** A table of the server at which a campaign begins, to invite others to. */
export async function gatherCampaign(game: string, options: OptionValues): Promise<void> {
  await session.enter(words.language);
  const rules = (await loadGame(game))!.game;
  const full = { ...defaultOptions(rules), ...options } as Record<string, string | number | string[]>;
  const body = { game, seats: SEATS, options: full, house: houseRules(NEW_HOUSE), bots: [] };
  go(to.table((await api.call('newTable', { body })).id));
}
