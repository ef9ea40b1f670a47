import type { BotLevel } from '@roadstead/protocol';
import { handOver } from '../replay/handed.js';
import { addressOf, go } from '../router/router.svelte.js';
import type { FinishedGame } from '../table/finished.js';
import { saveAsJson } from '../ui/save-file.js';
import type { LocalRequest, NewLocalGame, SavedGame, SavedSummary } from './messages.js';
import { newestFirst } from './saved-games.js';
import { atLevel } from './setup.js';
import { BrowserStore } from './store.js';
import { isLineOpen, tablesLine } from './tables-line.js';

/** What can be done with the games of this device. Whatever is refused throws one plain sentence. */

async function ask<T>(request: LocalRequest): Promise<T> {
  const answer = await tablesLine().ask(request);
  if (!answer.ok) throw new Error(answer.error.message);
  return answer as T;
}

/** The last one played first. A list alone is no reason to start the worker. */
export async function savedGames(): Promise<readonly SavedSummary[]> {
  const stored = isLineOpen() ? null : await new BrowserStore().summaries().catch(() => null);
  if (stored !== null) return newestFirst(stored);
  return (await ask<{ tables: readonly SavedSummary[] }>({ do: 'tables' })).tables;
}

export async function startGame(setup: NewLocalGame): Promise<void> {
  const { table } = await ask<{ table: string }>({ do: 'new', setup });
  go(gameAddress(table));
}

export function gameAddress(id: string): string {
  return addressOf('game', { id });
}

/** The same table once more, with its bots at this level where one was chosen. */
export async function playAgain(id: string, level: BotLevel | null = null): Promise<void> {
  const { seats, house, record } = await fileOf(id);
  const same = { game: record.game, options: record.options, seats, house };
  await startGame(level === null ? same : atLevel(same, level));
}

/** With everything that was found out about it. A game that cannot be read any more can still be thrown away. */
export async function dropGame(id: string): Promise<void> {
  const file = await fileOf(id).catch(() => null);
  await ask({ do: 'drop', table: id });
  if (file === null) return;
  const { BrowserJudgements } = await import('../analysis/judging/store.js');
  await new BrowserJudgements().forget(file.record.commitment).catch(() => {});
}

/** A game or campaign that goes on is played on; a game that is over is looked at again. */
export async function openFile(file: File): Promise<void> {
  const text = await file.text();
  const content = JSON.parse(text) as { readonly record?: { readonly result?: unknown }; readonly result?: unknown };
  const campaign = await import('./campaign-file.js');
  if (campaign.isCampaign(content)) return campaign.openCampaign(content);
  if ((content.record ?? content).result !== undefined) {
    handOver(text);
    go(addressOf('replay'));
  } else {
    await openGame(content);
  }
}

/** Takes a game over from its file and opens it. */
export async function openGame(file: unknown): Promise<void> {
  go(gameAddress(await keepGame(file)));
}

/** Takes a game over from its file; its id here. */
export async function keepGame(file: unknown): Promise<string> {
  return (await ask<{ table: string }>({ do: 'load', file })).table;
}

export function campaignAddress(id: string): string {
  return addressOf('campaign', { id });
}

export function replayAddress(id: string): string {
  return addressOf('replay', { game: id });
}

/** Hands the game over as a file; a part of a campaign with all the others. */
export async function downloadGame(id: string): Promise<void> {
  const game = await fileOf(id);
  const isPart = game.record.follows?.kind === 'campaign';
  const file = isPart ? await (await import('../campaign/local-campaign.js')).wholeCampaign(id) : game;
  const day = new Date(game.updatedAt).toISOString().slice(0, 10);
  saveAsJson(`${game.record.game}-${day}-${id}.json`, file);
}

export function finishedGame(id: string): FinishedGame {
  return { query: { game: id }, record: async () => (await fileOf(id)).record };
}

/** A game as it is stored, record and seats. */
export async function fileOf(id: string): Promise<SavedGame> {
  return (await ask<{ file: SavedGame }>({ do: 'record', table: id })).file;
}
