import { recordUpTo } from '@roadstead/kernel';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { everyNth } from '../../../../test/full.js';
import type { SavedGame } from '../../src/local/messages.js';
import { BASE, BOTS, saved } from '../replay/records.js';
import { world } from './browser.js';
import { answered, isAsked, logLines, myTurn, newGame, table } from './play.js';

const inWorker = (script: string) => (path: string) => (/tables-worker/.test(path) ? script : null);

const BLOCKED = inWorker(
  'Object.defineProperty(self, "indexedDB", { get() { throw new DOMException("no", "SecurityError"); } });',
);
const NO_ROOM = inWorker(
  'IDBObjectStore.prototype.put = () => { throw new DOMException("no room", "QuotaExceededError"); };',
);

describe.each(
  everyNth(2, [
    { why: 'full', tamper: NO_ROOM, sentence: 'storage of this browser is full' },
    { why: 'blocked', tamper: BLOCKED, sentence: 'does not let us store anything' },
  ]),
)('where storage is $why', ({ tamper, sentence }) => {
  const here = world(tamper);

  it('the game says so, goes on, and can be saved as a file', async () => {
    const { page, errors } = await here.visitor();
    await newGame(page, here.url, { seed: 'memory' });
    await page.getByRole('alert').filter({ hasText: sentence }).waitFor();
    await myTurn(page);
    await answered(page, () => page.keyboard.press('s'));
    await myTurn(page);
    const lines = await logLines(page);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('alert').getByRole('button', { name: 'Save as a file' }).click(),
    ]);
    expect(await download.path()).toBeTruthy();

    // Nothing is lost as long as the page is open.
    await page.getByRole('link', { name: 'Leave the table' }).first().click();
    await page.getByRole('listitem').filter({ hasText: 'just now' }).getByRole('link').click();
    await table(page);
    await expect.poll(() => logLines(page)).toBe(lines);
    expect(errors).toEqual([]);
  });

  it('settings hold until the page is closed', async () => {
    const script = () => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('no', 'SecurityError');
        },
      });
    };
    const { page, errors } = await here.visitor({ script });
    await page.goto(`${here.url}settings`);
    await page.getByText('Deutsch').click();
    await page.getByRole('heading', { name: 'Einstellungen', exact: true }).waitFor();
    await page.getByRole('link', { name: 'Roadstead' }).click();
    await page.getByText('Noch keine Partien.').waitFor();
    expect(errors).toEqual([]);
  });
});

describe('a game that was stored in one piece', () => {
  const here = world();
  const ID = 'earlier00000';

  /** Puts a game where the page kept them before entries had a store of their own. */
  async function storeInOnePiece(page: Page, game: SavedGame): Promise<void> {
    const { seats, updatedAt, record } = game;
    const summary = { id: ID, game: record.game, options: record.options, seats, updatedAt, toAct: [0], over: false };
    await page.goto(`${here.url}404.html`);
    await page.evaluate(
      ([game, summary]) =>
        new Promise<void>((resolve, reject) => {
          const opening = indexedDB.open('roadstead', 1);
          opening.onupgradeneeded = () => {
            opening.result.createObjectStore('games', { keyPath: 'id' }).put(game);
            opening.result.createObjectStore('summaries', { keyPath: 'id' }).put(summary);
          };
          opening.onerror = () => reject(opening.error);
          opening.onsuccess = () => {
            opening.result.close();
            resolve();
          };
        }),
      [
        { ...game, id: ID },
        { ...summary, winners: [] },
      ] as const,
    );
  }

  it('is there and goes on, entry by entry, and bots go on after an undo while one of them thinks', async () => {
    const { page, errors } = await here.visitor();
    const bots = BOTS.map((bot) => ({ ...bot, level: 'admiral' as const }));
    const game = saved(recordUpTo(BASE, 30), [{ kind: 'person', name: 'Mira' }, ...bots]);
    await storeInOnePiece(page, { ...game, house: { ...game.house, practice: true } });
    await page.goto(`${here.url}game?id=${ID}`);
    await table(page);
    for (let i = 0; i < 2; i++) {
      await myTurn(page);
      for (let act = 0; act < 20 && (await isAsked(page)); act++) {
        await answered(page, () => page.keyboard.press('s'));
      }
      // An admiral thinks for most of a second.
      if (i === 0) await page.keyboard.press('u');
    }
    await myTurn(page);
    await page.locator('[role="log"]').getByText('You took something back').first().waitFor({ state: 'attached' });
    const lines = await logLines(page);
    await page.reload();
    await table(page);
    await expect.poll(() => logLines(page)).toBeGreaterThanOrEqual(lines);
    expect(errors).toEqual([]);
  });
});
