import { Table } from '@roadstead/kernel';
import type { Page } from 'playwright-core';
import { islets } from '../../../kernel/test/games/islets/game.js';
import { table } from './play.js';

/** What people do at a table of islets. */

interface Position {
  readonly boats: readonly number[];
  readonly holds: readonly number[];
  readonly die: number;
}

/** Opens a position as anybody opens a game that was saved as a file: the person sits in seat 0, bots in the others. */
export async function openIslets(page: Page, url: string, byHand: Position, practice = false): Promise<void> {
  const seats = byHand.boats.map((_, seat) =>
    seat === 0 ? { kind: 'person', name: 'Ann' } : { kind: 'bot', level: 'deckhand' },
  );
  const opened = Table.open(islets, { seats: seats.length, options: {}, seed: 'board', byHand: { ...byHand } });
  const saved = {
    format: 'roadstead-game',
    id: 'isletsislets',
    seats,
    house: { odds: true, practice, cover: false },
    createdAt: 0,
    updatedAt: 0,
    times: [],
    record: opened.record(),
  };
  await page.goto(url);
  const picker = page.locator('input[type=file]');
  await picker.waitFor({ state: 'attached' });
  const buffer = Buffer.from(JSON.stringify(saved));
  await picker.setInputFiles({ name: 'islets.json', mimeType: 'application/json', buffer });
  await table(page);
  await page.locator('[data-place="0"]').waitFor();
  // What can be done comes after the board and takes its room from it: only then the board lies still.
  await page.locator('[data-zone="actions"] button').first().waitFor();
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

/** An islet by its name: all that an ear is told follows it. */
export const islet = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name}, \\d`) });

/** Where the board is: how many pixels it was moved, and how many a unit of it has. */
export const camera = (page: Page) =>
  page
    .locator('.sheet')
    .first()
    .evaluate((sheet) => {
      const { a, e, f } = new DOMMatrix(getComputedStyle(sheet).transform);
      return { scale: a, x: e, y: f };
    });

/** The point of the board in the middle of its window, and its scale: the same however large the window is. */
export async function lookedAt(page: Page): Promise<readonly number[]> {
  const [{ scale, x, y }, { width, height }] = [await camera(page), await pane(page)];
  return [(width / 2 - x) / scale, (height / 2 - y) / scale, 100 * scale].map(Math.round);
}

/** What is seen of the board, in pixels of the window. */
export const pane = async (page: Page) => (await page.locator('.pane').boundingBox())!;

/** The middle of an islet, in pixels of the window. */
export async function middleOf(page: Page, name: string): Promise<{ readonly x: number; readonly y: number }> {
  const box = (await islet(page, name).boundingBox())!;
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
