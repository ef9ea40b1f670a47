import type { Locator, Page } from 'playwright-core';
import { myTurn } from './play.js';

/** What hands do at this table. */

export const zone = (page: Page, name: string): Locator => page.locator(`[data-zone="${name}"]`);
export const cardsIn = (page: Page, name: string): Locator => zone(page, name).locator('button.card');
export const doings = (page: Page): Locator => zone(page, 'actions').locator('button[data-action]');
/** The quiet ways out, and what goes on. */
export const waysOut = (page: Page): Locator => zone(page, 'actions').locator('.out button');
export const waysOn = (page: Page): Locator => zone(page, 'actions').locator('.on button');
export const line = (page: Page): Locator => zone(page, 'actions').locator('p').first();

/** What a card or button is called by those who listen. */
export const named = async (thing: Locator): Promise<string> =>
  (await thing.locator('.for-ears').first().textContent()) ?? '';

/** How many entries the page has drawn: it grows with everything that happens. */
export const settled = (page: Page): Promise<void> => page.evaluate(() => new Promise((done) => setTimeout(done, 30)));

/** Presses something, unless the game has gone on and it is not there any more. */
async function pressed(thing: Locator, press: (thing: Locator) => Promise<void>): Promise<void> {
  if (await thing.isVisible()) await press(thing).catch(() => {});
}

/** Takes a card where one can be taken, fulfils what can be fulfilled, and otherwise turns up a card now and then. */
export async function step(page: Page, turn: number, press: (thing: Locator) => Promise<void>): Promise<void> {
  const usable = page.locator('[data-desk] button.usable:is(.card.harbour, .card.expeditions, .contract)');
  const count = await usable.count();
  if (count > 0) {
    await pressed(usable.nth(turn % count), press);
    await settled(page);
    // That only chooses: its button does it.
    if (await page.locator('[data-desk] .chosen').count()) await pressed(waysOn(page).first(), press);
  } else {
    const isOn = turn % 3 !== 2 && (await waysOn(page).count()) > 0;
    await pressed((isOn ? waysOn(page) : doings(page)).first(), press);
  }
  await settled(page);
  await myTurn(page);
}

/** What is wrong with the geometry of the table: a page that scrolls, targets too small, words cut off. */
export function crampedThings(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const { scrollHeight, scrollWidth } = document.documentElement;
    if (scrollHeight > innerHeight || scrollWidth > innerWidth)
      found.push(`the page scrolls: ${scrollWidth} x ${scrollHeight}`);
    const desk = document.querySelector<HTMLElement>('[data-desk]')!;
    for (const button of desk.querySelectorAll('button')) {
      const { width, height } = button.getBoundingClientRect();
      if (width < 44 || height < 44)
        found.push(`${Math.round(width)} x ${Math.round(height)}: ${button.textContent?.trim().slice(0, 40)}`);
    }
    for (const text of desk.querySelectorAll<HTMLElement>('p, h2, button, .label, .detail, .name, .task, .total')) {
      if (text.closest('.for-ears') || text.getClientRects().length === 0) continue;
      const size = Number.parseFloat(getComputedStyle(text).fontSize);
      const least = text.closest('.face') ? 11 : 14;
      if (size < least) found.push(`${size}px: ${text.textContent?.trim().slice(0, 40)}`);
    }
    const { right, bottom } = desk.getBoundingClientRect();
    for (const part of desk.querySelectorAll<HTMLElement>('[data-zone=actions] button, .figures')) {
      const box = part.getBoundingClientRect();
      if (box.right > right + 1 || box.bottom > bottom + 1)
        found.push(`out of sight: ${part.textContent?.trim().slice(0, 40)}`);
    }
    return found;
  });
}

/**
 * Runs in the page, so that a whole game takes seconds: plays for whoever holds the device, hiring and trading where it can,
 * until somebody else is to take it or the game is over.
 */
export async function playQuickly(): Promise<void> {
  const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
  const sight = () => document.querySelector('main')?.textContent ?? '';
  const isDone = () => all('[data-zone="actions"]').length === 0 || all('dialog .outcome').length > 0;
  for (let acts = 0; !isDone(); acts++) {
    if (acts > 300) throw new Error('The turn does not end.');
    const before = sight();
    const cards = all('[data-zone="harbour"] button.usable');
    const doings = all('[data-zone="actions"] button[data-action]');
    const named = (name: string) => doings.find(({ dataset }) => dataset.action === name);
    const harbour = all('[data-zone="harbour"] button.card').length;
    const person = cards.find((card) => card.querySelector('.person'));
    const doing = named('repel') ?? (harbour < 3 ? named('discover') : undefined) ?? named('stop') ?? doings[0];
    const card = person ?? cards[0];
    (card ?? doing)?.click();
    if (card !== undefined) {
      // That only chooses: its button does it.
      const button = () =>
        document.querySelector<HTMLElement>('[data-desk]:has(.chosen) [data-zone="actions"] .on button');
      for (let looks = 0; button() === null && looks < 20_000; looks++)
        await new Promise((later) => setTimeout(later, 5));
      button()?.click();
    }
    for (let looks = 0; sight() === before && !isDone(); looks++) {
      if (looks > 20_000) throw new Error(`Nothing happened: ${before.slice(0, 200)}`);
      await new Promise((later) => setTimeout(later, 5));
    }
  }
}
