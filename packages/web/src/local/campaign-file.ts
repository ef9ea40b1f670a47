import { loadGame } from '@roadstead/games';
import { campaignFile, type GameRecord, nextTable, parseCampaign, verifyCampaign } from '@roadstead/kernel';
import { go } from '../router/router.svelte.js';
import { partAfter, partsUpTo } from './campaign.js';
import { fileOf, gameAddress, keepGame, savedGames, startGame } from './games.js';

export { isCampaign } from '@roadstead/kernel';

/** The next part of a campaign with the same people and bots; the one that has begun, where there is one. */
export async function playNext(id: string): Promise<void> {
  const { seats, house, record } = await fileOf(id);
  const begun = partAfter(await savedGames(), record.commitment);
  if (begun !== undefined) return go(gameAddress(begun.id));
  const next = nextTable((await loadGame(record.game))!.game, record);
  if (next === null) return;
  const options = next.options as GameRecord['options'];
  await startGame({ game: record.game, options, seats, house, follows: next.follows! });
}

/** All parts up to this one, as one file. */
export async function campaignUpTo(id: string) {
  const games = await savedGames();
  const last = games.find((game) => game.id === id)!;
  const parts = await Promise.all(partsUpTo(games, last).map((part) => fileOf(part.id)));
  return campaignFile(
    last.game,
    parts.map(({ record }) => record),
  );
}

/** Takes over the parts that are not here yet, if all of it is true, and opens the newest. */
export async function openCampaign(raw: unknown): Promise<void> {
  const { game, records } = parseCampaign(raw);
  const rules = (await loadGame(game))?.game;
  const wrong = rules === undefined ? `"${game}" is not known here.` : verifyCampaign(rules, records);
  if (wrong !== null) throw new Error(wrong);
  let opened = '';
  for (const record of records) {
    const known = (await savedGames()).find(({ commitment }) => commitment === record.commitment);
    opened = known?.id ?? (await keepGame(record));
  }
  go(gameAddress(opened));
}
