import { describe, expect, it } from 'vitest';
import { world } from './browser.js';
import { answered, logLines, myTurn, newGame, table } from './play.js';

const inWorker = (script: string) => (path: string) => (/keeper-worker/.test(path) ? script : null);

const BLOCKED = inWorker(
  'Object.defineProperty(self, "indexedDB", { get() { throw new DOMException("no", "SecurityError"); } });',
);
const FULL = inWorker(
  'IDBObjectStore.prototype.put = () => { throw new DOMException("no room", "QuotaExceededError"); };',
);

describe.each([
  { why: 'blocked', tamper: BLOCKED, sentence: 'does not let us store anything' },
  { why: 'full', tamper: FULL, sentence: 'storage of this browser is full' },
])('where storage is $why', ({ tamper, sentence }) => {
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
    const { page, context, errors } = await here.visitor();
    await context.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('no', 'SecurityError');
        },
      });
    });
    await page.goto(`${here.url}settings`);
    await page.getByText('Deutsch').click();
    await page.getByRole('heading', { name: 'Einstellungen', exact: true }).waitFor();
    await page.getByRole('link', { name: 'Roadstead' }).click();
    await page.getByText('Allein gegen Bots').waitFor();
    expect(errors).toEqual([]);
  });
});
