import { loadGame } from '@roadstead/games';
import { parseCampaign, verifyCampaign } from '@roadstead/kernel';
import { seatOf } from '../campaign/voyage.js';
import { go } from '../router/router.svelte.js';
import { campaignAddress, keepGame, savedGames } from './games.js';

export { isCampaign } from '@roadstead/kernel';

/** Takes over the parts that are not here yet, if all of it is true, and shows how the campaign stands. */
export async function openCampaign(raw: unknown): Promise<void> {
  const { game, records, crews } = parseCampaign(raw);
  const rules = (await loadGame(game))?.game;
  const wrong = rules === undefined ? `"${game}" is not known here.` : verifyCampaign(rules, records);
  if (wrong !== null) throw new Error(wrong);
  let opened = '';
  for (const [i, record] of records.entries()) {
    const known = (await savedGames()).find(({ commitment }) => commitment === record.commitment);
    const seats = crews?.[i]?.map(seatOf);
    const file = seats === undefined ? record : { format: 'roadstead-game', seats, house: {}, record };
    opened = known?.id ?? (await keepGame(file));
  }
  go(campaignAddress(opened));
}
