import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { everyNth, inFull } from '../../../../test/full.js';
import { SIZES, type Visit, world } from './browser.js';
import { answer, choices, command, gold, helm, question, walkTo } from './companies-hands.js';
import { COMPANIES_POSITIONS, type CompaniesPosition, openCompanies } from './companies-positions.js';
import { answered, entries, isOver, moreThan, myTurn } from './play.js';
import { smallTargets } from './sword-and-skull-hands.js';

const here = world();

async function at(name: CompaniesPosition, visit: Visit = {}): Promise<Page> {
  const { page } = await here.regular(visit);
  await openCompanies(page, here.url, COMPANIES_POSITIONS[name]());
  await myTurn(page);
  await helm(page).locator('[data-question]').waitFor();
  return page;
}

/** All of it can be seen and pressed where it is, without scrolling. */
const isInSight = (element: Element) => {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const corners = [left + 4, right - 4].flatMap((x) => [top + 4, bottom - 4].map((y) => [x, y] as const));
  return corners.every(([x, y]) => element.contains(document.elementFromPoint(x, y)));
};

const QUESTIONS = (Object.keys(COMPANIES_POSITIONS) as CompaniesPosition[]).filter(
  (name) => !['loading', 'voyage', 'nearEnd'].includes(name),
);

describe('every question', () => {
  it.each(everyNth(12, QUESTIONS))('%s is asked at the helm and answered there', async (name) => {
    const page = await at(name);
    expect(await question(page)).toBe(name);
    await answer(page);
  });
});

describe('a voyage', () => {
  it('V-4.2 a harbour tells what the cargo brings there, in how many turns; what will be loaded counts', async () => {
    const page = await at('loading');
    const goal = helm(page).locator('[data-goal="amsterdam"]');
    expect(await goal.innerText()).toMatch(/\+\d+ · \d+ turns/);
    await goal.click();
    expect(await gold(page).innerText()).toMatch(/Sail for Amsterdam/);
    expect(await page.locator('.flag').count()).toBeGreaterThan(2);
    const before = await entries(page);
    await gold(page).click();
    await moreThan(page, before + 1);
    await expect.poll(() => page.locator('[data-fleet="I"]').innerText()).toMatch(/pepper/);
  });

  it('V-3.6 a fleet plies between two harbours: which way it sails is kept, and where it is, it is sent back', async () => {
    const page = await at('loading');
    const kept = () => page.evaluate(() => localStorage.getItem('roadstead-routes') ?? '');
    const from = /"0 I":"galle (\w+)"/;
    await helm(page).locator('[data-goal="galle"]').click();
    await helm(page).locator('[data-ply]').click();
    await expect.poll(kept).toMatch(from);
    const home = from.exec(await kept())![1]!;
    // Kept as if it had come from Galle: it is at its end, and goes back there.
    await page.evaluate(
      (home) =>
        localStorage.setItem(
          'roadstead-routes',
          localStorage.getItem('roadstead-routes')!.replace(`galle ${home}`, `${home} galle`),
        ),
      home,
    );
    await page.reload();
    await myTurn(page);
    await gold(page)
      .getByText(/^Sail for Galle/)
      .waitFor();
    expect(await helm(page).locator('[data-ply]').getAttribute('aria-pressed')).toBe('true');
    const before = await entries(page);
    await gold(page).click();
    await moreThan(page, before + 1);
    await expect.poll(kept).toMatch(from);
  });

  inFull('any place of the map is a goal, and the way there is drawn before it is gone', async () => {
    const page = await at('act');
    expect(await page.locator('.way').count()).toBe(0);
    await page.locator('[data-place="deshima"]').click();
    expect(await gold(page).innerText()).toMatch(/Deshima/);
    expect(await page.locator('.way').count()).toBe(3);
    await answered(page, () => gold(page).click());
  });

  it('a goal is told in sight once it is chosen, however far down it was found', async () => {
    const page = await at('voyage');
    await helm(page).locator('[data-goal="deshima"]').click();
    const told = helm(page).locator('.voyage');
    await told.waitFor();
    await expect.poll(() => told.evaluate(isInSight)).toBe(true);
    // Its button is gone: the next key is for the one that sails.
    expect(await gold(page).evaluate((button) => button === document.activeElement)).toBe(true);
  });

  it('a command says what it will do, is done at once, and is taken back as one', async () => {
    const page = await at('loading');
    const before = await entries(page);
    expect(await gold(page).innerText()).toMatch(/^Load all[\s\S]*2 cubes, free of charge/);
    await gold(page).click();
    await moreThan(page, before + 1);
    // What stays where it was means nothing else, and staying is no wider than before.
    await helm(page).getByText('Choose where to sail').waitFor();
    await page.getByRole('button', { name: /^Take back: Load all/ }).click();
    await gold(page)
      .getByText(/^Load all/)
      .waitFor();
    await page.locator('[data-place="deshima"]').click();
    await command(page, /^Load all/).waitFor();
  });

  it('whoever ends the turn is told what that leaves undone, and may think better of it', async () => {
    const page = await at('loading');
    const before = await entries(page);
    const dialog = page.getByRole('dialog', { name: 'End the turn?' });
    await command(page, /^End the turn/).click();
    await dialog.getByText('There would be something to load.').waitFor();
    await dialog.getByRole('button', { name: 'Not yet' }).click();
    await expect.poll(() => dialog.count()).toBe(0);
    expect(await entries(page)).toBe(before);
    await command(page, /^End the turn/).click();
    await dialog.getByRole('button', { name: 'Yes, go on' }).click();
    await moreThan(page, before);
  });

  it('what a fleet without cargo does first is in sight in every window', async () => {
    const page = await at('loading');
    for (const [width, height] of [
      ...Object.values(SIZES).map((size) => [size.width, size.height]),
      [1024, 700],
      [360, 640],
    ]) {
      await page.setViewportSize({ width: width!, height: height! });
      await expect.poll(() => gold(page).evaluate(isInSight), { message: `${width} × ${height}` }).toBe(true);
    }
  });
});

describe('what is looked at', () => {
  inFull('a harbour tells its stores, prices, administrator and fort', async () => {
    const page = await at('act');
    await page.locator('[data-place="batavia"]').focus();
    await page.keyboard.press('i');
    const inspector = page.locator('[data-zone="inspector"]');
    const text = await inspector.innerText();
    for (const part of [/yields pepper/, /cloth \d/, /director/, /Fort/]) expect(text).toMatch(part);
  });

  it('V-8.1 points as they would be now, by source, one activation away', async () => {
    const page = await at('act');
    await page.locator('[data-zone="players"] button[data-seat="2"]').click();
    const inspector = page.locator('[data-zone="inspector"]');
    for (const source of ['Ducats, 1 for each 3', 'Warehouses', 'Ships', 'Cargo by distance']) {
      await inspector.getByText(source).waitFor();
    }
  });

  inFull('one’s own fleets lie below the map with all they carry', async () => {
    const page = await at('act');
    expect(await page.locator('[data-zone="mat"] [data-fleet]').count()).toBe(4);
    await page.locator('[data-fleet="II"]').click();
    expect(await page.locator('[data-zone="inspector"]').innerText()).toMatch(/Firepower\s+9/);
  });

  it('V-4.12 a fight shows what every pair of cards comes to, and no card before both are laid', async () => {
    const page = await at('strategy');
    const rows = page.locator('[data-zone="stage"] tbody tr');
    expect(await rows.count()).toBe(await choices(page).count());
    await rows.first().getByRole('button').click();
    expect(await choices(page).first().getAttribute('aria-pressed')).toBe('true');
    await answered(page, () => gold(page).click());
  });
});

describe('an order', () => {
  it('V-5.10 V-5.20 several purchases and the end of buying are put together, weighed, done and taken back as one', async () => {
    const page = await at('buy', { size: 'phone' });
    const before = await entries(page);
    const repairs = command(page, /^Repair everything (?!but|and)/).first();
    await helm(page).locator('[data-order]').click();
    await helm(page).locator('[data-action="warehouse"]').first().click();
    await repairs.click();
    const parts = helm(page).locator('[data-part]');
    expect(await parts.count()).toBe(2);
    expect(await entries(page)).toBe(before);
    await parts.last().click();
    expect(await parts.count()).toBe(1);
    expect(await gold(page).innerText()).toMatch(/It costs 2 ducats at most/);
    expect(await smallTargets(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    // Buying is not left without what was put together.
    expect(await helm(page).locator('[data-action="done"]').count()).toBe(0);
    await repairs.click();
    await gold(page).click();
    await moreThan(page, before + 1);
    await page.getByRole('button', { name: /^Take back: Order in 2 parts/ }).click();
    await expect.poll(() => parts.count()).toBe(0);
    expect(await question(page)).toBe('buy');
    expect(await helm(page).locator('[data-order]').getAttribute('aria-pressed')).toBe('true');
    await helm(page).locator('[data-action="warehouse"]').first().click();
    await helm(page).locator('[data-action="order-end"]').click();
    await expect.poll(() => helm(page).locator('[data-question="buy"]').count()).toBe(0);
  });
});

describe('other hands', () => {
  it('by keys alone: fleet, goal, sail and the end of the turn', async () => {
    const page = await at('fleet');
    await answered(page, () => page.keyboard.press('1'));
    expect(await question(page)).toBe('act');
    await walkTo(page, 'F6', '[data-zone="actions"] *');
    await walkTo(page, 'ArrowRight', '[data-goal]');
    await page.keyboard.press('Enter');
    await walkTo(page, 'ArrowRight', '[data-primary]');
    await answered(page, () => page.keyboard.press('Enter'));
    await walkTo(page, 'F6', '[data-zone="actions"] *');
    await walkTo(page, 'Tab', '[data-plans] li:last-child button');
    expect(await page.locator(':focus').innerText()).toMatch(/^End the turn/);
    // Other fleets could still load, so it is asked whether it is meant.
    await page.keyboard.press('Enter');
    await walkTo(page, 'Tab', 'dialog footer button:last-child');
    await answered(page, () => page.keyboard.press('Enter'));
  });

  inFull('by touch on a phone: the region is framed, a tap on the map plans, the gold button sails', async () => {
    const page = await at('loading', { size: 'phone', hasTouch: true });
    await page.locator('[data-place="MI6"]').tap();
    await gold(page).tap();
    await expect.poll(() => page.locator('[data-fleet="I"]').innerText()).toMatch(/Sunda/);
    await page.locator('[data-fleet="I"]').tap();
    await page.locator('[data-zone="inspector"]').getByText('Firepower').waitFor();
  });

  inFull('alone from the last turn to the victory', async () => {
    const page = await at('nearEnd');
    await helm(page).locator('[data-goal="galle"]').click();
    await answered(page, () => gold(page).click());
    await command(page, /^Deliver everything/).click();
    await command(page, /^End the turn/).click();
    const end = page.getByRole('dialog', { name: 'How it ended' });
    await end.getByText(/wins? with \d+ points/).waitFor();
    expect(await isOver(page)).toBe(true);
  });
});

describe('room', () => {
  it.each(everyNth(4, ['strategy', 'act', 'buy', 'nation'] as const))(
    '%s: every target is large enough at every size, in German',
    async (name) => {
      for (const size of ['desktop', 'tablet', 'phone'] as const) {
        const page = await at(name, { size, settings: { language: 'de' } });
        expect(await smallTargets(page), size).toEqual([]);
      }
    },
  );
});
