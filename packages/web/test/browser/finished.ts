import type { GameRecord } from '@roadstead/kernel';
import type { Page } from 'playwright-core';
import type { SavedSummary } from '../../src/local/messages.js';
import { finishedFile, finishedTable, type Shape } from '../finished-games.js';
import { table } from './play.js';

const ID = 'finished0000';
const TWO_HOURS_MS = 7_200_000;

interface Players {
  /** By seat, and again from the first. */
  readonly levels?: readonly string[];
  /** How many of them sat around this device. */
  readonly people?: number;
}

/** Opens a game that this device has kept and that is over; its end is told. */
export async function openFinished(
  page: Page,
  url: string,
  shape: Shape,
  seed: string,
  { levels = ['deckhand', 'captain'], people = 1 }: Players = {},
): Promise<void> {
  await openRecord(page, url, finishedTable(shape, seed, levels).record(), people);
}

/** The same of a game of any kind. */
export async function openRecord(page: Page, url: string, record: GameRecord, people = 1): Promise<void> {
  const file = { ...finishedFile(record, people), updatedAt: Date.now() - TWO_HOURS_MS };
  const { game, options, result } = file.record;
  const { seats, updatedAt } = file;
  const { winners } = result!;
  const summary: SavedSummary = { id: ID, game, options, seats, updatedAt, toAct: [], over: true, winners };
  await page.goto(url);
  // Once the list of games has been read, the storage is there.
  await page.getByText('No games yet. The quay is quiet.').waitFor();
  await page.evaluate(
    ([file, summary]) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('roadstead');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const db = opening.result;
          const writing = db.transaction(['games', 'summaries'], 'readwrite');
          writing.objectStore('games').put(file);
          writing.objectStore('summaries').put(summary);
          writing.onabort = () => reject(writing.error);
          writing.oncomplete = () => {
            db.close();
            resolve();
          };
        };
      }),
    [{ ...file, id: ID }, summary] as const,
  );
  await page.goto(`${url}game?id=${ID}`);
  await table(page);
  await page.getByRole('dialog').getByRole('heading', { name: 'Turning point' }).waitFor();
}

/** From the end of a game to its analysis, which is not begun. */
export async function toAnalysis(page: Page): Promise<void> {
  await page.getByRole('dialog').getByRole('link', { name: 'Analyse' }).click();
  await page.getByRole('button', { name: 'Start the analysis' }).waitFor();
}

export async function analysed(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Start the analysis' }).click();
  await page.getByText(/^All \d+ decisions have been looked at\.$/).waitFor({ timeout: 200_000 });
}
