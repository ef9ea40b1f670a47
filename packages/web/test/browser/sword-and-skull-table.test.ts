import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { everyNth, inFull } from '../../../../test/full.js';
import { type Visit, world } from './browser.js';
import { misfits } from './checks.js';
import { answered, entries, isOver, moreThan, myTurn } from './play.js';
import { answer, choices, gold, helm, question, smallTargets } from './sword-and-skull-hands.js';
import { openSkull, SKULL_POSITIONS, type SkullPosition } from './sword-and-skull-positions.js';

const here = world();

async function at(name: SkullPosition, visit: Visit = {}): Promise<Page> {
  const { page } = await here.regular(visit);
  await openSkull(page, here.url, SKULL_POSITIONS[name]());
  await myTurn(page);
  return page;
}

const NAMES = Object.keys(SKULL_POSITIONS) as SkullPosition[];

describe('every question', () => {
  it.each(everyNth(12, NAMES))('%s is answered at the helm by a choice and the gold button', async (name) => {
    const page = await at(name);
    const asked = await question(page);
    expect(asked).not.toBeNull();
    await answer(page);
    await page.waitForFunction(() => document.querySelector('[role="log"] li') !== null);
  });

  it('says what comes of a way before it is chosen, and on the island where it leads', async () => {
    const page = await at('move');
    const trove = choices(page).filter({ hasText: 'Treasure Trove' });
    expect(await trove.innerText()).toMatch(/\+14 = 41/);
    expect(await page.locator('.route').count()).toBe(3);
    expect(await page.locator('.flag').filter({ hasText: '+9' }).count()).toBe(1);
    await helm(page).getByRole('button', { name: /^6/ }).click();
    expect(await choices(page).filter({ hasText: 'Treasure Trove' }).count()).toBe(0);
  });

  it('a place on the island chooses, the gold button does it, and a walk through a fork goes to its end', async () => {
    const page = await at('move');
    expect(await gold(page).count()).toBe(0);
    await page.locator('[data-place="LAKE"]').click();
    expect(await gold(page).innerText()).toMatch(/Lake of Fire/);
    await answered(page, () => gold(page).click());
    await page.getByRole('button', { name: /^Lake of Fire.*your pirate/ }).waitFor({ state: 'attached' });
  });

  inFull('a card with ways of its own shows them, and can be put back', async () => {
    const page = await at('bargain');
    await choices(page).filter({ hasText: 'Fair Winds' }).click();
    await gold(page).click();
    await helm(page).getByRole('button', { name: 'Pirate' }).click();
    await helm(page).getByRole('button', { name: '5', exact: true }).click();
    await choices(page).filter({ hasText: 'Treasure Trove' }).waitFor();
    await helm(page).getByRole('button', { name: 'Another card' }).click();
    expect(await gold(page).innerText()).toMatch(/roll/i);
  });

  it('SS-B7 a card for a fight is played only if it was chosen, and who has chosen one can still pass', async () => {
    const page = await at('after');
    expect(await gold(page).getAttribute('data-action')).toBe('pass');
    await choices(page).filter({ hasText: 'Lucky Blow' }).click();
    expect(await gold(page).getAttribute('data-action')).toBe('play');
    await answered(page, () => helm(page).locator('[data-action="pass"]').click());
  });

  it('a bid is stepped by hand, by keys and by marks', async () => {
    const page = await at('bid');
    const sum = helm(page).locator('output');
    expect(await sum.innerText()).toBe('5');
    await helm(page).getByRole('button', { name: 'One more' }).click();
    expect(await sum.innerText()).toBe('6');
    await page.keyboard.press('-');
    expect(await sum.innerText()).toBe('5');
    await helm(page).getByRole('button', { name: /all/ }).click();
    expect(await gold(page).innerText()).toMatch(/27/);
  });
});

describe('what is looked at', () => {
  inFull('a place tells what it does, who stands there and the rule', async () => {
    const page = await at('turn');
    await page.locator('[data-place="LAKE"]').click();
    const inspector = page.locator('[data-zone="inspector"]');
    expect(await inspector.innerText()).toMatch(/Willem’s officer \(Might 8\)/);
    await inspector.getByRole('link').click();
    await page.getByRole('dialog', { name: 'Rules: Sword & Skull' }).locator('article').first().waitFor();
  });

  inFull('a tile shows every card of a player but the hand', async () => {
    const page = await at('turn');
    await page.locator('[data-zone="players"] button[data-seat="2"]').click();
    const inspector = page.locator('[data-zone="inspector"]');
    await inspector.getByRole('button', { name: /Scimitar/ }).waitFor();
    expect(await inspector.innerText()).toMatch(/1 card, hidden/);
  });
});

describe('other hands', () => {
  it('by keys alone from the roll to the victory', async () => {
    const page = await at('nearEnd');
    await answered(page, () => page.keyboard.press('Enter'));
    await expect.poll(() => question(page)).toBe('move');
    const before = await entries(page);
    await page.keyboard.press('1');
    while (!/Lair/i.test(await gold(page).innerText())) await page.keyboard.press('2');
    await page.keyboard.press('Enter');
    await moreThan(page, before);
    await expect.poll(() => question(page)).toBe('lair');
    await page.keyboard.press('1');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'How it ended' }).waitFor();
    expect(await isOver(page)).toBe(true);
  });

  inFull('by touch on a phone: the island is framed, a tap chooses, the sheet shows one’s things', async () => {
    const page = await at('move', { size: 'phone', hasTouch: true });
    await choices(page).filter({ hasText: 'Treasure Trove' }).tap();
    await answered(page, () => gold(page).tap());
    await page.locator('[data-zone="mat"] button').tap();
    await page
      .getByRole('dialog', { name: 'Your things' })
      .getByRole('button', { name: /^Lucky Blow/ })
      .waitFor();
  });

  it('around one device nobody sees the hand of another', async () => {
    const { page } = await here.visitor();
    await openSkull(page, here.url, SKULL_POSITIONS.end(), 'people', true);
    const take = page.getByRole('button', { name: /^I am / });
    await take.click();
    await page.locator('[data-card="F02"]').first().waitFor();
    await gold(page).click();
    await take.waitFor();
    expect(await page.locator('[data-card]').count()).toBe(0);
    await take.click();
    await page.locator('[data-card="F04"]').first().waitFor();
    expect(await page.locator('[data-card="F02"]').count()).toBe(0);
  });
});

describe('room', () => {
  it.each(everyNth(4, ['move', 'turn', 'bid', 'after'] as const))(
    '%s: every target is large enough at every size',
    async (name) => {
      for (const size of ['desktop', 'tablet', 'phone'] as const) {
        const { page } = await here.regular({ size, settings: { language: 'de' } });
        await openSkull(page, here.url, SKULL_POSITIONS[name]());
        expect(await smallTargets(page), size).toEqual([]);
      }
    },
  );
});

inFull('in German at 1024 pixels nothing is shortened, and numbers stay within their tiles', async () => {
  const { page } = await here.regular({ settings: { language: 'de' } });
  await page.setViewportSize({ width: 1024, height: 768 });
  for (const name of ['five', 'lair'] as const) {
    await openSkull(page, here.url, SKULL_POSITIONS[name]());
    await helm(page).locator('[data-question]').waitFor();
    expect(await misfits(page), name).toEqual([]);
    const out = await page.evaluate(
      () =>
        [...document.querySelectorAll('[data-zone="players"] .num, [data-zone="players"] .cap')].filter(
          (each) => each.getBoundingClientRect().right > each.closest('.tile')!.getBoundingClientRect().right - 4,
        ).length,
    );
    expect(out, name).toBe(0);
    // All that one has is seen at once.
    const mat = page.locator('[data-zone="mat"]');
    expect(await mat.evaluate((mat) => mat.scrollWidth - mat.clientWidth), name).toBe(0);
  }
});

describe('text mode', () => {
  it('a walk is typed, and the table is read out', async () => {
    const { page } = await here.visitor({ settings: { textMode: true } });
    await openSkull(page, here.url, SKULL_POSITIONS.move(), 'bots', true);
    const line = page.getByRole('textbox').first();
    await line.fill('table');
    await line.press('Enter');
    await page
      .getByText(/Treasure Trove/)
      .first()
      .waitFor();
    await answered(page, async () => {
      await line.fill('pirate treasure trove');
      await line.press('Enter');
    });
  });
});
