import { readFile } from 'node:fs/promises';
import type { Result } from '@roadstead/kernel';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { inFull } from '../../../../test/full.js';
import { seedWhere } from '../finished-games.js';
import { world } from './browser.js';
import { changeSettings } from './checks.js';
import { openFinished } from './finished.js';
import { step as stepNow } from './replay-hands.js';

const here = world();

const LEVELS = ['deckhand', 'captain'];
const told = (page: Page) => page.getByRole('dialog', { name: 'How it ended' });
const judges = (page: Page) => page.workers().filter((worker) => worker.url().includes('judge-worker')).length;
/** The width and height that a PNG says it has. */
const sizeOf = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)];

/** Who wins changes with the bots, so games are looked for that end as they are wanted. */
const wonByVisitor = () =>
  seedWhere('underWay', ['sailor', 'deckhand'], ({ result }) => result!.winners.join() === '0');
const wonByWillem = () =>
  seedWhere('usual', LEVELS, ({ result }) => result!.winners.join() === '1' && isThird(result!));
const isThird = ({ ranking }: Result) => ranking.some(({ seat, place }) => seat === 0 && place === 3);
const lostTogether = () => seedWhere('together', LEVELS, ({ result }) => result!.won === false);

describe('the end of a game', () => {
  it('stays where it is on a phone, however far down the focus goes: only its body is pushed', async () => {
    const { page } = await here.visitor({ idle: true, size: 'phone' });
    await openFinished(page, here.url, 'underWay', wonByVisitor(), { levels: ['sailor', 'deckhand'] });
    const dialog = told(page);
    await dialog.getByRole('heading', { name: 'You win!' }).waitFor();
    await dialog.locator('button, a').last().focus();
    const pushed = await dialog.evaluate((all) => {
      all.scrollTop = all.scrollHeight;
      return [all.scrollTop, all.scrollHeight - all.clientHeight];
    });
    expect(pushed).toEqual([0, 0]);
  });

  it('that one won shines, and its turning point is found as one looks and leads into the replay', async () => {
    const { page, errors } = await here.visitor({ idle: true });
    await openFinished(page, here.url, 'underWay', wonByVisitor(), { levels: ['sailor', 'deckhand'] });
    const dialog = told(page);
    await dialog.getByRole('heading', { name: 'You win!' }).waitFor();
    await dialog.getByRole('img', { name: /^Won with: / }).waitFor();
    await dialog.getByRole('img', { name: /^The race for \d+\. At the end: Ann \d+, Willem \d+\.$/ }).waitFor();
    // Found out one by one, and then told.
    const turning = dialog.getByRole('region', { name: 'Turning point' });
    await turning.getByText(/^\d+ of \d+ decisions looked at$/).waitFor();
    const link = turning.getByRole('link', { name: 'Show in the replay' });
    await link.waitFor({ timeout: 200_000 });
    await expect.poll(() => judges(page)).toBe(0);
    expect(await turning.innerText()).toMatch(/Round \d+/i);
    const step = Number((await link.getAttribute('href'))!.split('#')[1]);
    await link.click();
    await expect.poll(() => stepNow(page)).toBe(step);
    expect(errors).toEqual([]);
  });

  inFull('is not thought about any longer by whoever looks at the table instead', async () => {
    const { page } = await here.visitor({ idle: true });
    await openFinished(page, here.url, 'usual', 'left');
    await expect.poll(() => judges(page)).toBeGreaterThan(0);
    await told(page).getByRole('button', { name: 'Look at the table' }).click();
    await expect.poll(() => judges(page)).toBe(0);
  });

  inFull('that another won names the winner and one’s own place, and is shared as a picture', async () => {
    const { page, context, errors } = await here.visitor();
    await openFinished(page, here.url, 'usual', wonByWillem(), { levels: LEVELS });
    const dialog = told(page);
    await dialog.getByRole('heading', { name: 'Willem wins' }).waitFor();
    await dialog.getByText('Place 3 of 4 for you.').waitFor();

    // Where nothing can be shared with, a file is saved.
    const saved = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Share' }).click();
    const file = await saved;
    expect(file.suggestedFilename()).toMatch(/^port-royal-\d{4}-\d\d-\d\d\.png$/);
    const [width, height] = sizeOf(await readFile((await file.path())!));
    expect(width).toBe(1800);
    expect(height).toBeGreaterThan(900);
    await page.getByText('The picture is saved as a file.').waitFor();

    await context.exposeFunction('share', (...what: unknown[]) => given.push(what));
    const given: unknown[] = [];
    await page.evaluate(() => {
      const { share } = window as unknown as { share(...what: unknown[]): Promise<void> };
      Object.assign(navigator, {
        canShare: () => true,
        share: ({ files, text }: { files: readonly File[]; text: string }) =>
          share(files[0]!.name, files[0]!.type, files[0]!.size > 10_000, text),
      });
    });
    await dialog.getByRole('button', { name: 'Share' }).click();
    await expect.poll(() => given.length).toBe(1);
    expect(given[0]).toMatchObject([/\.png$/, 'image/png', true, /^Port Royal: .*Willem wins/].map(matching));
    expect(errors).toEqual([]);
  });

  inFull('has moments that lead into the replay, which tells at its own end how it ended', async () => {
    const { page, errors } = await here.visitor();
    await openFinished(page, here.url, 'usual', wonByWillem(), { levels: LEVELS });
    const bust = told(page).getByRole('region', { name: 'Biggest bust' });
    await bust.getByText(/^A second \w+ ship: \w+ busts?, and all \d+ cards are lost\.$/).waitFor();
    const link = bust.getByRole('link', { name: 'Show in the replay' });
    const step = Number((await link.getAttribute('href'))!.split('#')[1]);
    await link.click();
    await expect.poll(() => stepNow(page)).toBe(step);
    await page.getByRole('button', { name: 'To the end' }).click();
    await page.getByRole('button', { name: 'How it ended' }).click();
    const dialog = told(page);
    await dialog.getByRole('heading', { name: 'Willem wins' }).waitFor();
    expect(await dialog.getByRole('link', { name: 'Replay', exact: true }).count()).toBe(0);
    expect(await dialog.getByRole('link', { name: 'Analyse' }).count()).toBe(1);
    const best = dialog.getByRole('region', { name: 'Best turn' }).getByRole('link', { name: 'Show in the replay' });
    const there = Number((await best.getAttribute('href'))!.split('#')[1]);
    await best.click();
    await dialog.waitFor({ state: 'hidden' });
    await expect.poll(() => stepNow(page)).toBe(there);
    expect(errors).toEqual([]);
  });

  inFull('that all lost together says what was missing, with one line for all of them', async () => {
    const { page, errors } = await here.visitor();
    await openFinished(page, here.url, 'together', lostTogether(), { levels: LEVELS });
    const dialog = told(page);
    await dialog.getByRole('heading', { name: 'Lost together' }).waitFor();
    await dialog.getByRole('heading', { name: 'What had to be done' }).waitFor();
    await dialog
      .getByRole('img', { name: /^Contracts fulfilled, round by round\. At the end: All together \d+\.$/ })
      .waitFor();
    expect(await dialog.locator('path.line').count()).toBe(1);
    expect(errors).toEqual([]);
  });

  it('offers the same table once more, with bots as strong as somebody wants them now', async () => {
    const { page, errors } = await here.visitor();
    await openFinished(page, here.url, 'pair', 'end 1');
    const pick = told(page).getByLabel('Bots', { exact: true });
    expect(await pick.locator('option:checked').innerText()).toBe('Captain');
    await pick.selectOption({ label: 'Admiral' });
    const before = page.url();
    await told(page).getByRole('button', { name: 'Play again' }).click();
    await page.waitForURL((url) => url.href !== before);
    await page.locator('[data-seat]').first().click();
    await page
      .getByRole('dialog')
      .getByText(/Admiral/)
      .first()
      .waitFor();
    expect(errors).toEqual([]);
  });

  inFull('around one device goes by names, in text mode by figures, and on a phone its buttons stay', async () => {
    const { page, errors } = await here.visitor({ size: 'phone', settings: { textMode: true } });
    await openFinished(page, here.url, 'pair', 'end 1', { people: 2 });
    const dialog = told(page);
    await dialog.getByRole('heading', { name: 'Ben wins' }).waitFor();
    expect(await dialog.getByText(/for you\.$/).count()).toBe(0);
    expect(await dialog.getByRole('img').count()).toBe(0);
    const race = dialog.getByRole('table', { name: /^The race for 12/ });
    expect(await race.getByRole('columnheader').allInnerTexts()).toEqual(['Round', 'Ann', 'Ben']);
    const rounds = await race.locator('tbody tr').count();
    expect(rounds).toBeGreaterThan(4);
    await race.getByRole('link', { name: String(rounds), exact: true }).scrollIntoViewIfNeeded();
    const again = (await dialog.getByRole('button', { name: 'Play again' }).boundingBox())!;
    expect(again.y + again.height).toBeLessThan(844);
    expect(await page.evaluate(() => document.scrollingElement!.scrollHeight)).toBeLessThanOrEqual(844);
    await changeSettings(page, { textMode: false });
    await dialog.getByRole('img', { name: /^The race for 12/ }).waitFor();
    expect(errors).toEqual([]);
  });
});

const matching = (what: RegExp | string | boolean) => (what instanceof RegExp ? expect.stringMatching(what) : what);
