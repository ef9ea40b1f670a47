import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { everyNth, inFull } from '../../../../test/full.js';
import { type Size, world } from './browser.js';
import { answered, myTurn } from './play.js';
import { answer, choices, gold, helm, question } from './sword-and-skull-hands.js';
import { openSkull, SKULL_POSITIONS, SkullGame } from './sword-and-skull-positions.js';

const here = world();

/** How far the lowest choice that has to be in sight reaches below what is seen of the question. */
const hidden = async (page: Page): Promise<number> => {
  const choice = (await choices(page).first().boundingBox())!;
  const button = (await gold(page).boundingBox())!;
  const isAbove = choice.y < button.y;
  const end = isAbove ? button.y : page.viewportSize()!.height;
  return Math.max(0, choice.y + choice.height - end);
};

it.each(everyNth(3, ['phone', 'desktop', 'tablet'] as const))(
  'on a %s what the others did takes a few lines, and the answers stay in sight',
  async (size: Size) => {
    const { page } = await here.regular({ size });
    const rest = { gold: 12, crew: { 'CW-A': 1 } };
    const game = new SkullGame({
      dice: [1, 0],
      players: { 0: { officer: 'O27', gold: 9, hand: ['F04', 'F13'] }, 1: rest, 2: rest, 3: { gold: 12 } },
    });
    await openSkull(page, here.url, game);
    await answered(page, async () => gold(page).click());
    await answered(page, async () => {
      await choices(page).filter({ hasText: 'Treasure Chest' }).click();
      await gold(page).click();
    });
    await answered(page, () => gold(page).click());
    await myTurn(page);
    // An auction or a fight may come before: the others do what they like.
    while ((await question(page)) !== 'turn') {
      await answer(page);
      await myTurn(page);
    }
    const recap = helm(page).getByRole('region', { name: 'Since your turn' });
    expect(await recap.locator('li').count()).toBeGreaterThanOrEqual(3);
    const { height } = (await recap.boundingBox())!;
    expect(height).toBeLessThan(150);
    expect(await hidden(page)).toBe(0);
  },
);

inFull('SS-B6 a bonus of gold alone leaves the island free', async () => {
  const { page } = await here.regular();
  const fight = new SkullGame({
    seats: 2,
    dice: [1, 0, 5, 5, 1],
    players: { 0: { officer: 'O28' }, 1: { officer: 'O29' } },
  }).act({ type: 'move', figure: 'officer', by: 1 });
  await openSkull(page, here.url, fight.asked('bonus'));
  await helm(page).locator('[data-question="bonus"]').waitFor();
  expect(await page.locator('[data-zone="stage"]').count()).toBe(0);
});

it('SS-C5 in a fight around one device the cards of both are covered between two windows', async () => {
  const { page } = await here.visitor();
  await openSkull(page, here.url, SKULL_POSITIONS.before(), 'people', true);
  const take = page.getByRole('button', { name: /^I am / });
  await take.click();
  await page.locator('[data-card="F02"]').first().waitFor();
  await gold(page).click();
  await take.waitFor();
  expect(await page.locator('[data-card]').count()).toBe(0);
  await take.click();
  await helm(page).locator('[data-question="window"]').waitFor();
  await page.locator('[data-card="F01"]').first().waitFor();
  expect(await page.locator('[data-card="F02"]').count()).toBe(0);
});
