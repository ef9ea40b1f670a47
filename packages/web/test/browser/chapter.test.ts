import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { everyNth, FULL, inFull } from '../../../../test/full.js';
import { Played } from '../port-royal/positions.js';
import { SIZES, type Size, world } from './browser.js';
import { answered, isOver, myTurn } from './play.js';
import { crampedThings, doings, step, waysOn, zone } from './port-royal-hands.js';
import { openPosition, POSITIONS } from './port-royal-positions.js';

const here = world();
const PLENTY = FULL ? 200 : 12;

const story = (page: Page) => page.locator('dialog[data-story]');

/** A new card of the story opens by itself. */
async function closeStory(page: Page, close: () => Promise<void>): Promise<void> {
  if (!(await story(page).isVisible())) return;
  await close();
  await story(page).waitFor({ state: 'hidden' });
}

const ended = (page: Page) => page.getByRole('dialog', { name: 'How it ended' });

/** How it came out is read as the story tells it, and only then counted. */
async function readTheEnd(page: Page, heading: string, close: () => Promise<void>): Promise<void> {
  await story(page).getByRole('heading', { name: heading }).waitFor();
  expect(await ended(page).count()).toBe(0);
  await close();
  await ended(page).waitFor();
}

/** What a letter goes to, or opens. */
async function letters(page: Page): Promise<void> {
  await page.keyboard.press('m');
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-mission'))).toBe('14');
  for (const [key, title] of [
    ['g', 'Together'],
    ['e', 'Fog'],
    ['h', 'Everybody’s house'],
  ] as const) {
    await page.keyboard.press(key);
    const dialog = page.getByRole('dialog', { name: title });
    await dialog.waitFor();
    // Not only its heading is in sight.
    await expect.poll(async () => (await dialog.boundingBox())!.height).toBeGreaterThan(200);
    if (key === 'e') await dialog.getByText('Fog so thick that the mast is saluted twice.').waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
  }
  await page.keyboard.press('t');
  await story(page).getByRole('heading').first().waitFor();
  await page.keyboard.press('Escape');
  await story(page).waitFor({ state: 'hidden' });
}

/** A mission that is done says what was told of it, and leads back to its card. */
async function readsAgain(page: Page, deed: Locator): Promise<void> {
  await deed.press('Enter');
  expect(await page.locator('[role=dialog] [data-deed="14"]').innerText()).toMatch(/calls the second/);
  await page.getByRole('button', { name: 'Read the story card again' }).press('Enter');
  await story(page).getByRole('heading', { name: 'One Boat in the Dark' }).waitFor();
  await page.keyboard.press('Escape');
  await story(page).waitFor({ state: 'hidden' });
  await page.keyboard.press('Escape');
}

describe('a chapter', () => {
  it('by keyboard alone, from the first choice to the last month', async () => {
    const { page, errors } = await here.visitor();
    await openPosition(page, here.url, new Played({ seats: 1, dealt: true, options: { chapter: 1 } }));
    await page.locator('[data-character]').first().waitFor();
    await page.keyboard.press('1');
    const chosen = page.locator('[data-character][aria-pressed=true]');
    await expect.poll(() => chosen.count()).toBe(1);
    const who = await chosen.getAttribute('data-character');
    await answered(page, () => page.keyboard.press('Enter'));
    await story(page).getByRole('heading').first().waitFor();
    expect(who).toMatch(/^char_/);
    const play = async () => {
      await closeStory(page, () => page.keyboard.press('Escape'));
      const isEmpty = (await zone(page, 'harbour').locator('button.card').count()) === 0;
      await answered(page, () => page.keyboard.press(isEmpty ? 'd' : 's'));
      await myTurn(page);
    };
    for (let acts = 0; acts < (FULL ? 200 : 4) && !(await isOver(page)); acts++) await play();
    if (FULL) await readTheEnd(page, 'The Lamp Goes Out', () => page.keyboard.press('Escape'));

    await openPosition(page, here.url, POSITIONS.lastMission());
    await story(page).getByRole('heading').first().waitFor();
    await page.keyboard.press('Escape');
    await letters(page);
    // The mission is chosen where it lies, and fulfilled by the same key.
    await page.keyboard.press('m');
    await page.keyboard.press('Enter');
    await expect.poll(() => waysOn(page).first().innerText()).toContain('Fulfil');
    await answered(page, () => page.keyboard.press('Enter'));
    const deed = page.locator('[data-mission="14"].done');
    await deed.waitFor();
    await readsAgain(page, deed);
    for (let acts = 0; acts < PLENTY && !(await isOver(page)); acts++) await play();
    expect(await isOver(page)).toBe(true);
    await readTheEnd(page, 'Two Long, One Short', () => page.keyboard.press('Escape'));
    await expect
      .poll(() => page.locator('body').innerText())
      .toMatch(/together, you have won|won together|the chapter is won/i);
    expect(errors).toEqual([]);
  });

  it('in the variable game a mission bears the title that everybody remembers', async () => {
    const { page } = await here.visitor();
    const hands = { 0: { coins: 3, character: 'char_jean' }, 1: { coins: 3, character: 'char_grace' } };
    const missions = ['10', '21', '42', '35'];
    await openPosition(page, here.url, new Played({ seats: 2, options: { chapter: 'variable' }, missions, hands }));
    await closeStory(page, () => page.keyboard.press('Escape'));
    const mission = page.locator('[data-mission="35"]');
    await mission.press('Enter');
    const closeUp = page.getByRole('dialog', { name: 'An Army of Straw' });
    await closeUp.getByText('Remembered as “Sixty Hats”.').waitFor();
    expect(await closeUp.getByRole('button', { name: 'Read the story card again' }).count()).toBe(0);
  });

  it('on a phone keeps the first line over cards that are looked at in reach', async () => {
    const { page } = await here.visitor({ size: 'phone', settings: { language: 'nl' } });
    await openPosition(page, here.url, POSITIONS.look());
    await closeStory(page, () => page.keyboard.press('Escape'));
    await page.locator('.card.looked').first().waitFor();
    const above = await zone(page, 'stage').evaluate((stage) => {
      stage.scrollTop = 0;
      return stage.getBoundingClientRect().top - stage.querySelector('h2')!.getBoundingClientRect().top;
    });
    expect(above).toBeLessThanOrEqual(0);
  });

  inFull('on a phone, by touch alone', async () => {
    const { page, errors } = await here.visitor({ size: 'phone', hasTouch: true, isMobile: true });
    const tap = async (thing: Locator) => {
      await page.locator('header h1').tap();
      await thing.tap();
    };
    await openPosition(page, here.url, POSITIONS.characters());
    const side = page.locator('[data-character]:not([aria-disabled])').first();
    await tap(side);
    expect(await waysOn(page).allInnerTexts()).toHaveLength(1);
    await answered(page, () => tap(side));
    await story(page).getByRole('button', { name: 'Skip' }).tap();

    await openPosition(page, here.url, POSITIONS.share());
    for (let coin = 0; coin < 3; coin++) await page.locator('[data-share] li').nth(coin).locator('button').last().tap();
    await answered(page, () => page.locator('[data-share] [data-action=share]').tap());
    await story(page).getByRole('button', { name: 'Skip' }).tap();

    const playOn = async () => {
      for (let acts = 0; acts < PLENTY && !(await isOver(page)); acts++) {
        await closeStory(page, () => story(page).getByRole('button', { name: 'Skip' }).tap());
        await step(page, acts, tap);
      }
      expect(await isOver(page)).toBe(true);
    };
    await openPosition(page, here.url, POSITIONS.lastMission());
    await story(page).getByRole('button', { name: 'Skip' }).tap();
    await page.locator('[data-page=missions]').tap();
    await tap(page.locator('[data-mission="14"]'));
    expect(await crampedThings(page)).toEqual([]);
    await answered(page, () => tap(waysOn(page).first()));
    await page.locator('[data-page=harbour]').tap();
    await playOn();

    if (FULL) {
      // The same from the first choice to the last month.
      await openPosition(page, here.url, new Played({ seats: 1, dealt: true, options: { chapter: 1 } }));
      await tap(side);
      await answered(page, () => tap(side));
      await story(page).getByRole('button', { name: 'Skip' }).tap();
      await playOn();
    }
    expect(errors).toEqual([]);
  });

  inFull('as a race against two bots, by clicks, from the choice of a character to the end', async () => {
    const { page, errors } = await here.visitor();
    const click = (thing: Locator) => thing.click();
    const options = { chapter: 1, characters: 'pick' };
    await openPosition(page, here.url, new Played({ seats: 3, dealt: true, options }));
    await myTurn(page);
    await page.locator('[data-character]:not([aria-disabled])').first().click();
    await answered(page, () => waysOn(page).first().click());
    const skip = () => story(page).getByRole('button', { name: 'Skip' }).click();
    for (let acts = 0; acts < 400 && !(await isOver(page)); acts++) {
      await closeStory(page, skip);
      await step(page, acts, click);
    }
    expect(await isOver(page)).toBe(true);
    await closeStory(page, skip);
    await ended(page).waitFor();
    expect(await ended(page).locator('ol li').count()).toBe(3);
    expect(errors).toEqual([]);
  });

  it.each(everyNth(3, Object.keys(SIZES) as Size[]))(
    'leaves the table its room on a %s, whoever is chosen from and however much can be fulfilled',
    async (size) => {
      const { page, errors } = await here.visitor({ size });
      await openPosition(page, here.url, POSITIONS.characters());
      await page.locator('[data-character]').first().waitFor();
      // Nothing that is said of somebody is cut off.
      const cut = page
        .locator('[data-character]:visible')
        .evaluateAll((all) =>
          all.filter((side) => side.scrollHeight > side.clientHeight + 1).map((side) => side.textContent?.trim()),
        );
      expect(await cut).toEqual([]);

      await openPosition(page, here.url, POSITIONS.deeds());
      await story(page).getByRole('button', { name: 'Skip' }).click();
      await story(page).waitFor({ state: 'hidden' });
      const numbers = page.locator('[data-choose-mission]');
      expect(await numbers.allInnerTexts()).toEqual(['10', '11', '12']);
      const card = (await zone(page, 'harbour').locator('button.card').first().boundingBox())!;
      const actions = (await zone(page, 'actions').boundingBox())!;
      expect(card.y + card.height).toBeLessThanOrEqual(actions.y);
      expect(await crampedThings(page)).toEqual([]);
      await numbers.first().click();
      await expect.poll(() => waysOn(page).first().innerText()).toMatch(/Two Boats/);
      await answered(page, () => waysOn(page).first().click());

      // One mission beside the usual way: both have their words, and nothing of the table is pushed away.
      await openPosition(page, here.url, POSITIONS.lastMission());
      await story(page).getByRole('button', { name: 'Skip' }).click();
      await story(page).waitFor({ state: 'hidden' });
      await expect.poll(() => waysOn(page).count()).toBe(2);
      const widths = await waysOn(page).evaluateAll((all) => all.map((one) => one.getBoundingClientRect().width));
      expect(Math.min(...widths)).toBeGreaterThan(200);
      expect((await zone(page, 'actions').boundingBox())!.height).toBeLessThan(SIZES[size].height * 0.3);
      const numbered = page.locator('[data-mission]');
      if (size !== 'phone') {
        // All four missions of a chapter lie side by side.
        expect(await numbered.count()).toBe(4);
        const row = (await zone(page, 'missions').boundingBox())!;
        expect((await numbered.first().boundingBox())!.x).toBeGreaterThanOrEqual(row.x);
      }
      expect(errors).toEqual([]);
    },
  );

  inFull('puts a question on the spot to each who may give, and sells cubes inside the month’s end', async () => {
    const { page, errors } = await here.visitor();
    await openPosition(page, here.url, POSITIONS.spot());
    await story(page).getByRole('button', { name: 'Skip' }).click();
    const states = page.locator('[data-spot] [data-seat-state]');
    expect(await states.evaluateAll((all) => all.map((one) => one.getAttribute('data-seat-state')))).toEqual([
      'asked',
      'waiting',
      'waiting',
    ]);
    // Neither answer is the usual one.
    expect(await doings(page).evaluateAll((all) => all.some((one) => one.matches('.primary')))).toBe(false);
    await answered(page, () => waysOn(page).first().click());
    await openPosition(page, here.url, POSITIONS.sale());
    await story(page).getByRole('button', { name: 'Skip' }).click();
    await page.locator('[data-months-end] .asked').waitFor();
    await answered(page, () => waysOn(page).first().click());
    expect(errors).toEqual([]);
  });
});
