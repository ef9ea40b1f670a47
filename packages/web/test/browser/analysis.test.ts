import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { inFull } from '../../../../test/full.js';
import { finishedFile, finishedTable } from '../finished-games.js';
import { world } from './browser.js';
import { analysed, openFinished, toAnalysis } from './finished.js';
import { newGame } from './play.js';

const here = world();

const slider = (page: Page) => page.getByRole('slider', { name: /^Decisions along the game/ });
const said = async (page: Page) => (await slider(page).getAttribute('aria-valuetext')) ?? '';
const looked = (page: Page) => page.getByText(/^\d+ of \d+ decisions$/);
const count = async (page: Page) => Number((await looked(page).innerText()).split(' ')[0]);

describe('the end of a game', () => {
  it('tells where every point came from and by which rule it was decided, and can be checked', async () => {
    const { page, errors } = await here.visitor();
    await openFinished(page, here.url, 'usual', 'account');
    const dialog = page.getByRole('dialog', { name: 'How it ended' });
    await dialog.getByRole('heading', { name: 'Why it was decided' }).waitFor();

    // By the keyboard: the first of the ranking unfolds, and its lines add up to what it says.
    const winner = dialog.locator('ol > li').first();
    const figures = await winner.locator('.figures').innerText();
    await winner.locator('summary').focus();
    await page.keyboard.press('Enter');
    const table = winner.getByRole('table');
    await table.waitFor();
    const points = await table.locator('tbody tr > td:last-child').allInnerTexts();
    const sum = points.reduce((total, text) => total + Number(text), 0);
    expect(sum).toBeGreaterThan(0);
    expect(await table.locator('tfoot td').innerText()).toBe(String(sum));
    expect(figures).toContain(`${sum} influence`);
    // Rules and their numbers are there for whoever asks.
    expect(await dialog.getByRole('link', { name: /PR-E[12]/ }).count()).toBe(0);
    await dialog.locator('summary', { hasText: 'Why? The rules behind it' }).click();
    expect(await dialog.getByRole('link', { name: /PR-E[12]/ }).count()).toBeGreaterThan(1);

    // The rule is laid over it, and the end of the game is still there below.
    await dialog.getByRole('link', { name: /PR-E2/ }).first().click();
    const rules = page.getByRole('dialog', { name: /rules/i });
    await rules.getByText('PR-E2').first().waitFor();
    await rules.getByRole('button', { name: 'Close' }).click();
    await rules.waitFor({ state: 'hidden' });

    await dialog.locator('summary', { hasText: 'Check it yourself' }).focus();
    await page.keyboard.press('Enter');
    await dialog.getByRole('button', { name: 'Check now' }).click();
    await dialog.getByText('All is well.').waitFor();
    expect(await dialog.getByText('The seed fits the seal of this table.').count()).toBe(1);
    const file = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Save the record' }).click();
    const name = (await file).suggestedFilename();
    expect(await dialog.locator('code').innerText()).toBe(`npx roadstead verify ${name}`);

    const id = new URL(page.url()).searchParams.get('id')!;
    expect(await dialog.getByRole('link', { name: 'Replay', exact: true }).getAttribute('href')).toMatch(
      `replay?game=${id}`,
    );
    await dialog.getByRole('button', { name: 'Look at the table' }).click();
    expect(await page.locator('[data-desk]').isVisible()).toBe(true);
    await page.getByRole('button', { name: 'Table menu' }).click();
    await page.getByRole('button', { name: 'How it ended' }).click();
    await dialog.waitFor();
    expect(errors).toEqual([]);
  });
});

describe('the analysis of a game', () => {
  it('is chosen from the finished games of the device where none is asked for', async () => {
    const { page, errors } = await here.visitor();
    await openFinished(page, here.url, 'usual', 'account');
    await page.goto(`${here.url}analysis`);
    await page.getByRole('heading', { name: 'Finished games on this device' }).waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
    await page.getByRole('main').getByRole('listitem').getByRole('link').first().click();
    await page.getByRole('button', { name: 'Start the analysis' }).waitFor();
    expect(errors).toEqual([]);
  });

  it('leads to one’s mistakes: on a phone the table is seen whole again once the reasons are put away', async () => {
    const { page, errors } = await here.visitor({ size: 'phone' });
    await openFinished(page, here.url, 'underWay', 'screens');
    await toAnalysis(page);
    await analysed(page);
    await page.locator('a[href*="retry"]').first().click();
    const question = page.locator('[data-zone="lesson"]');
    const card = page.locator('[data-zone=harbour] button.card').first();
    await question.getByRole('heading').waitFor();
    const { height } = (await card.boundingBox())!;
    await page.locator('[data-zone="actions"] .on button').last().click();
    const reasons = page.getByRole('dialog');
    await reasons.getByText('Better:').waitFor();
    await reasons.getByRole('button', { name: 'To the table' }).click();
    await expect.poll(() => reasons.count()).toBe(0);
    await question.locator('.verdict').waitFor();
    expect(await question.getByText('Better:').count()).toBe(0);
    const isSeen = () =>
      card.evaluate((card, height) => {
        const { x, y, width, height: now } = card.getBoundingClientRect();
        const corners = [y + 4, y + now / 2, y + now - 4].map((at) => document.elementFromPoint(x + width / 2, at));
        return now > height / 2 && corners.every((one) => one !== null && card.contains(one));
      }, height);
    await expect.poll(isSeen).toBe(true);
    await question.getByRole('button', { name: 'Chances and reasons' }).click();
    await reasons.getByText('Played:').waitFor();
    expect(errors).toEqual([]);
  });

  inFull('is stopped, survives a reload, goes on and is read by keyboard', async () => {
    const { page, errors } = await here.visitor();
    await openFinished(page, here.url, 'underWay', 'analysis');
    await toAnalysis(page);
    await page.getByRole('radio', { name: 'Thorough' }).check();
    await page.getByRole('button', { name: 'Start the analysis' }).click();
    await expect.poll(() => count(page), { timeout: 120_000 }).toBeGreaterThan(2);
    await page.getByRole('button', { name: 'Stop' }).click();
    await page.getByText(/^Stopped after \d+ of \d+ decisions/).waitFor();
    const found = await count(page);
    expect(found).toBeGreaterThan(2);

    await page.reload();
    await page.getByRole('button', { name: 'Go on' }).waitFor();
    expect(await page.getByRole('radio', { name: 'Thorough' }).isChecked()).toBe(true);
    expect(await count(page)).toBe(found);
    expect(await page.getByRole('heading', { name: 'Luck and skill' }).count()).toBe(0);

    await page.getByRole('button', { name: 'Go on' }).click();
    await page.getByText(/^All \d+ decisions have been looked at\.$/).waitFor({ timeout: 200_000 });

    // The quick one is another analysis: nothing of it is known.
    await page.getByRole('radio', { name: 'Quick' }).check();
    await page.getByRole('button', { name: 'Start the analysis' }).waitFor();
    await page.getByRole('radio', { name: 'Thorough' }).check();
    await page.getByText(/^All \d+ decisions/).waitFor();

    // Start + skill + luck = end for everybody, and exactly one of two has won.
    const rows = await page
      .locator('table tbody tr:not(.drawn)')
      .evaluateAll((all) =>
        all
          .slice(0, 2)
          .map((row) =>
            [...row.querySelectorAll('td')]
              .slice(1)
              .map((cell) => Number(cell.textContent!.replace('−', '-').replace(/[%+]/g, ''))),
          ),
      );
    for (const [start, skill, luck, end] of rows) expect(start! + skill! + luck!).toBe(end);
    expect(rows.map((row) => row.at(-1)).sort()).toEqual([0, 100]);

    // Oneself first, with a sentence that says the figures; then everybody.
    expect(await page.getByRole('radio', { name: 'You' }).isChecked()).toBe(true);
    await page
      .getByText(/^Before your first decision your chances to win were \d+%\. .+ In the end it was \d+%\.$/)
      .waitFor();
    const own = Number(await slider(page).getAttribute('aria-valuemax'));
    await page.getByRole('radio', { name: 'Everybody' }).check();
    await expect.poll(async () => Number(await slider(page).getAttribute('aria-valuemax'))).toBeGreaterThan(own);

    // The cursor goes over the decisions and says what is known there.
    await slider(page).focus();
    const first = await said(page);
    expect(first).toMatch(/^\d+\. \S+: .+\. Chances \d+%/);
    await page.keyboard.press('ArrowRight');
    expect(await said(page)).not.toBe(first);
    await page.keyboard.press('Home');
    expect(await said(page)).toBe(first);
    await page.keyboard.press('End');
    const total = Number(await slider(page).getAttribute('aria-valuemax'));
    expect(Number(await slider(page).getAttribute('aria-valuenow'))).toBe(total);
    const seq = (await said(page)).split('.')[0]!;
    const id = new URL(page.url()).searchParams.get('game')!;
    const link = page.getByRole('link', { name: 'Show in the replay', exact: true }).first();
    expect(await link.getAttribute('href')).toMatch(new RegExp(`replay\\?game=${id}#${seq}$`));

    // What mattered most: dearest first, each with something better and a way into the replay.
    const mattered = page.locator('main ol > li');
    const costs = (await mattered.locator('.cost').allInnerTexts()).map((text) => Number(text.match(/\d+/)![0]));
    expect(costs.length).toBeGreaterThan(0);
    expect(costs).toEqual([...costs].sort((a, b) => b - a));
    expect(await mattered.getByText('Better:').count()).toBe(costs.length);
    expect(await mattered.getByRole('link', { name: /^Show in the replay ?: \d+/ }).count()).toBe(costs.length);

    // How the table lay is seen beside each.
    await expect.poll(() => mattered.locator('.lay img').count()).toBe(costs.length);

    // The same as a table, of one seat alone.
    await page.getByRole('radio', { name: 'You' }).check();
    await page.getByText('All decisions as a table').click();
    const names = await page
      .getByRole('region', { name: /^Every decision/ })
      .locator('tbody th')
      .allInnerTexts();
    expect(new Set(names)).toEqual(new Set(['Ann']));
    expect(names.length).toBeLessThan(total);

    // One's own mistakes are tried again: decided on the table as it stood, and then explained.
    await page.getByRole('link', { name: /^Try your .*mistakes? again$/ }).click();
    await page.getByRole('heading', { name: 'This cost you something. What would you do now?' }).waitFor();
    await page.locator('[data-zone=actions] button[data-action]').first().click();
    await page
      .locator('.verdict')
      .getByText(/Chances to win: \d+%, with the best answer \d+%\./)
      .waitFor({ timeout: 60_000 });
    await page.getByText('Better:').waitFor();
    await page.getByRole('button', { name: 'Try again', exact: true }).click();
    await page.locator('[data-zone=lesson] .hint').waitFor();
    await page.getByRole('link', { name: 'Back to the analysis' }).first().click();

    // All of it is there again at once, and Enter at the graph leads into the replay.
    await page.reload();
    await page.getByText(/^All \d+ decisions/).waitFor();
    await slider(page).focus();
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/replay\?game=[a-z0-9]{12}#\d+$/);
    expect(errors).toEqual([]);
  });

  inFull('of a game that all lost or won together has one line, and a pointer finds its decisions', async () => {
    const { page, errors } = await here.visitor();
    await openFinished(page, here.url, 'together', 'analysis');
    await page.getByRole('dialog').getByRole('heading', { name: 'What had to be done' }).waitFor();
    await toAnalysis(page);
    // What is known so far is shown while the rest is being found out.
    await page.getByRole('button', { name: 'Start the analysis' }).click();
    await expect.poll(() => count(page), { timeout: 120_000 }).toBeGreaterThan(8);
    await page.getByRole('button', { name: 'Stop' }).click();
    await page.getByText('the lines grow from the left').waitFor();
    expect(await slider(page).locator('path.line').count()).toBe(1);
    const before = await said(page);
    const { width, height } = (await slider(page).boundingBox())!;
    await slider(page).hover({ position: { x: width / 2, y: height / 2 } });
    await expect.poll(() => said(page)).not.toBe(before);
    expect(errors).toEqual([]);
  });

  inFull('goes on where nothing can be stored, and says so', async () => {
    const script = () => {
      const open = indexedDB.open.bind(indexedDB);
      indexedDB.open = (name, version) => {
        if (name.includes('analysis')) throw new DOMException('no', 'SecurityError');
        return open(name, version);
      };
    };
    const { page, errors } = await here.visitor({ script });
    await openFinished(page, here.url, 'underWay', 'blocked');
    await toAnalysis(page);
    await page.getByRole('alert').filter({ hasText: 'does not let us store anything' }).waitFor();
    await analysed(page);
    expect(await slider(page).count()).toBe(1);
    expect(errors).toEqual([]);
  });

  it('is refused for a game that goes on, one that is not here, and a record that does not hold', async () => {
    const { page, errors } = await here.visitor();
    await newGame(page, here.url, { seed: 'running' });
    const id = new URL(page.url()).searchParams.get('id')!;
    await page.goto(`${here.url}analysis?game=${id}`);
    await page.getByText('This game is not over yet.').waitFor();
    await page.goto(`${here.url}analysis?game=abcabcabcabc`);
    await page.getByText('This game is not on this device.').waitFor();

    await page.goto(`${here.url}analysis`);
    await page.getByText('Choose a finished game, or the file of one').waitFor();
    const record = finishedTable('underWay', 'file').record();
    const give = (file: unknown) =>
      page.locator('input[type=file]').setInputFiles({
        name: 'game.json',
        mimeType: 'application/json',
        buffer: Buffer.from(JSON.stringify(file)),
      });
    await give(finishedFile({ ...record, seed: 'another' }));
    await page.getByText('does not hold').waitFor();
    await give(record);
    await page.getByRole('button', { name: 'Start the analysis' }).waitFor();
    expect(await page.locator('.of').innerText()).toMatch(/Player 1, Player 2/i);
    expect(errors).toEqual([]);
  });
});
