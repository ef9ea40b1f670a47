import { describe, expect, it } from 'vitest';
import { inFull } from '../../../../test/full.js';
import { world } from './browser.js';
import { answered, myTurn, newGame } from './play.js';

const here = world();

/** Notes every change of the live regions. */
const listen = () => {
  const heard: { urgent: boolean; text: string }[] = [];
  Object.assign(window, { heard });
  for (const region of document.querySelectorAll('.for-ears[aria-live]')) {
    new MutationObserver(() => {
      const text = region.textContent?.trim();
      if (text) heard.push({ urgent: region.getAttribute('aria-live') === 'assertive', text });
    }).observe(region, { childList: true, characterData: true, subtree: true });
  }
};

describe('what a screen reader hears', () => {
  it('your turn at once, and the turns of bots in one go', async () => {
    const { page } = await here.visitor();
    await newGame(page, here.url, { seed: 'ears' });
    await myTurn(page);
    await page.evaluate(listen);
    const heard = () =>
      page.evaluate(() => (window as unknown as { heard: { urgent: boolean; text: string }[] }).heard);
    for (let i = 0; i < 12 && !(await heard()).some(({ urgent, text }) => urgent && text === 'Your turn.'); i++) {
      await answered(page, () => page.keyboard.press('s'));
      await myTurn(page);
    }
    await expect.poll(async () => (await heard()).some(({ urgent }) => !urgent)).toBe(true);
    const all = await heard();
    expect(all.filter(({ urgent }) => urgent).map(({ text }) => text)).toContain('Your turn.');
    const told = all.filter(({ urgent }) => !urgent);
    // Sentences, several to an announcement, and none of them twice in a row.
    expect(told.some(({ text }) => (text.match(/\./g) ?? []).length > 2)).toBe(true);
    for (const [i, { text }] of told.entries()) expect(text).not.toBe(told[i - 1]?.text);
  });

  inFull('the table and the log on a key', async () => {
    const { page } = await here.visitor();
    await newGame(page, here.url, { seed: 'ears' });
    await myTurn(page);
    const polite = page.locator('.for-ears[aria-live=polite]');
    await page.keyboard.press('r');
    await expect.poll(() => polite.innerText()).toMatch(/^(Your|Willem’s) turn.{40,}/);
    await page.keyboard.press('l');
    await expect.poll(() => polite.innerText()).not.toMatch(/^(Your|Willem’s) turn/);
  });

  it('the title says whose turn it is', async () => {
    const { page } = await here.visitor();
    await newGame(page, here.url, { seed: 'ears' });
    await myTurn(page);
    await expect.poll(() => page.title()).toMatch(/^● (Your turn|Willem’s turn: you may take 1 card.*) — Roadstead$/);
    expect(await page.locator('link[rel=icon]').getAttribute('href')).toContain('icon-turn.svg');
    await page.getByRole('link', { name: 'Leave the table' }).first().click();
    await expect.poll(() => page.title()).toBe('Roadstead');
  });
});
