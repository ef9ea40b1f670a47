import { loadGame } from '@roadstead/games';
import { type CampaignFile, campaignStand, type GameRecord, nextTable } from '@roadstead/kernel';
import { newestPart, partAfter, partsUpTo } from '../local/campaign.js';
import { fileOf, gameAddress, replayAddress, savedGames, startGame } from '../local/games.js';
import type { LocalSeat, SavedSummary } from '../local/messages.js';
import { go } from '../router/router.svelte.js';
import { type Campaign, fileOfCampaign, type Part } from './campaign.js';
import { sitterOf } from './voyage.js';

/** The campaign that a game of this device belongs to; null where it stands for itself, or is not here. */
export async function localCampaign(id: string): Promise<Campaign | null> {
  const games = await savedGames();
  const asked = games.find((game) => game.id === id);
  if (asked === undefined) return null;
  const newest = newestPart(games, asked);
  const parts = await Promise.all(partsUpTo(games, newest).map(partOf));
  const rules = (await loadGame(newest.game))?.game;
  const stand = rules && campaignStand(rules, parts.at(-1)!.record!);
  return stand ? { game: newest.game, parts, ...stand, isLocal: true } : null;
}

async function partOf({ id, over, seats }: SavedSummary): Promise<Part & { readonly record: GameRecord }> {
  const { record } = await fileOf(id);
  const replay = over ? replayAddress(id) : null;
  return { id, crew: seats.map(sitterOf), record, isOver: over, address: gameAddress(id), replay };
}

/** The next table, with whoever sits down now; the one that has begun, where there is one. */
export async function playNext(
  id: string,
  seats?: readonly LocalSeat[],
  options?: GameRecord['options'],
): Promise<void> {
  const { seats: before, house, record } = await fileOf(id);
  const begun = partAfter(await savedGames(), record.commitment);
  if (begun !== undefined) return go(gameAddress(begun.id));
  const crew = seats ?? before;
  const asked = { seats: crew.length, options: options ?? record.options };
  const next = nextTable((await loadGame(record.game))!.game, record, asked);
  if (next === null) return;
  const { follows } = next;
  await startGame({
    game: record.game,
    options: next.options as GameRecord['options'],
    seats: crew,
    house,
    follows: follows!,
  });
}

/** What was played in a campaign before this game. */
export async function recordsBefore(id: string): Promise<readonly GameRecord[]> {
  const games = await savedGames();
  const asked = games.find((game) => game.id === id);
  const before = asked === undefined ? [] : partsUpTo(games, asked).slice(0, -1);
  return (await Promise.all(before.map(partOf))).map(({ record }) => record);
}

/** All parts of the campaign that a game of this device belongs to, as one file. */
export async function wholeCampaign(id: string): Promise<CampaignFile | null> {
  const campaign = await localCampaign(id);
  return campaign && fileOfCampaign(campaign);
}
