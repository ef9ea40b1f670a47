import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { inFull } from '../../../../test/full.js';
import { camera, islet, lookedAt, middleOf, openIslets, pane } from './board-hands.js';
import { SIZES } from './browser.js';
import { axe, changeSettings, misfits } from './checks.js';
import { secondWorld } from './second-world.js';

const world = secondWorld();

const AT_JETTY = { boats: [0, 7], holds: [0, 0], die: 6 };
/** By the market, with the surf behind. */
const BY_MARKET = { boats: [9, 12, 4], holds: [1, 0, 0], die: 6 };

const scale = async (page: Page) => (await camera(page)).scale;
/** The same but for a pixel, which rounding may take or give. */
async function expectView(page: Page, before: readonly number[]): Promise<void> {
  const now = await lookedAt(page);
  const moved = now.map((value, i) => Math.abs(value - before[i]!));
  expect(Math.max(...moved), `${before} -> ${now}`).toBeLessThanOrEqual(1);
}
const placeWithFocus = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label')?.split(',')[0] ?? null);
const isInSight = async (page: Page, name: string) => {
  const [{ x, y }, seen] = [await middleOf(page, name), await pane(page)];
  return x > seen.x && x < seen.x + seen.width && y > seen.y && y < seen.y + seen.height;
};
const scrolled = (page: Page) =>
  page.evaluate(() => {
    const all = [...document.querySelectorAll('.pane, .viewport, main, body, html')];
    return all.reduce((sum, each) => sum + each.scrollTop + each.scrollLeft, 0);
  });

describe('a board', () => {
  it('is moved and zoomed by the mouse, by keys and by buttons, and is never lost', async () => {
    const { page, errors } = await world.visitor();
    await openIslets(page, world.url, AT_JETTY);
    const whole = await camera(page);
    const seen = await pane(page);

    // The wheel zooms where the pointer is: what lies under it stays there.
    const before = await middleOf(page, 'Palm Key');
    await page.mouse.move(before.x, before.y);
    await page.mouse.wheel(0, -240);
    await expect.poll(() => scale(page)).toBeGreaterThan(whole.scale * 1.5);
    const after = await middleOf(page, 'Palm Key');
    expect(Math.hypot(after.x - before.x, after.y - before.y)).toBeLessThan(2);

    // A drag moves it, and does not press what it began upon.
    const from = await camera(page);
    await page.mouse.down();
    await page.mouse.move(before.x + 60, before.y + 40, { steps: 4 });
    await page.mouse.up();
    await expect.poll(async () => (await camera(page)).x - from.x).toBeCloseTo(60, 0);
    expect((await camera(page)).y - from.y).toBeCloseTo(40, 0);
    expect(await page.locator('[data-zone="inspector"]').count()).toBe(0);

    // However far it is thrown, the board covers the window.
    for (let i = 0; i < 3; i++) {
      await page.mouse.move(seen.x + 30, seen.y + 30);
      await page.mouse.down();
      await page.mouse.move(seen.x + seen.width - 90, seen.y + seen.height - 20, { steps: 3 });
      await page.mouse.up();
    }
    const fromCorner = async () => Math.max(...[(await camera(page)).x, (await camera(page)).y].map(Math.abs));
    await expect.poll(fromCorner).toBeLessThan(0.01);

    await page.getByRole('button', { name: 'Whole board' }).click();
    expect(await camera(page)).toEqual(whole);
    await page.getByRole('button', { name: 'Zoom in' }).click();
    expect(await scale(page)).toBeCloseTo(whole.scale * 1.5);
    await page.getByRole('button', { name: 'Zoom out' }).click();
    expect(await scale(page)).toBeCloseTo(whole.scale);

    // Keys: from place to place by the lanes, and what has the focus comes into sight.
    await islet(page, 'Jetty').focus();
    await page.keyboard.press('1');
    await expect.poll(() => scale(page)).toBeGreaterThan(whole.scale);
    for (let i = 0; i < 6; i++) await page.keyboard.press('+');
    for (const [key, name] of [
      ['ArrowRight', 'Gull Rock'],
      ['ArrowRight', 'Salt Pans'],
      ['ArrowRight', 'South Surf'],
      ['ArrowUp', 'Market'],
      ['ArrowUp', 'Lantern'],
      ['Home', 'Jetty'],
    ] as const) {
      await page.keyboard.press(key);
      expect(await placeWithFocus(page)).toBe(name);
      expect(await isInSight(page, name), name).toBe(true);
    }
    const { x } = await camera(page);
    await page.keyboard.press('Shift+ArrowRight');
    await expect.poll(async () => (await camera(page)).x).toBeCloseTo(x - 90, 0);
    await page.keyboard.press('0');
    expect(await camera(page)).toEqual(whole);
    expect(await scrolled(page)).toBe(0);

    // Every place is as large as a finger, as far away as the board is.
    for (const each of await page.locator('[data-place]').all()) {
      const { width, height } = (await each.boundingBox())!;
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(43.9);
    }
    expect(errors).toEqual([]);
  });

  it('follows fingers: one drags, two pinch, two taps come closer, and a crowd is looked at first', async () => {
    const { page, context, errors } = await world.visitor({ size: 'phone', hasTouch: true, isMobile: true });
    await openIslets(page, world.url, AT_JETTY);
    const touch = await context.newCDPSession(page);
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...points: readonly (readonly [number, number])[]) =>
      touch.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(([x, y], id) => ({ x, y, id })) });
    const seen = await pane(page);
    const [x, y] = [seen.x + seen.width / 2, seen.y + seen.height / 2];

    // A phone opens with the part where one begins, and a small map of it all.
    expect(await isInSight(page, 'Jetty')).toBe(true);
    await page.locator('.minimap').waitFor();

    const opened = await camera(page);
    await send('touchStart', [x - 40, y]);
    await send('touchMove', [x - 60, y - 10]);
    await send('touchMove', [x - 100, y - 30]);
    await send('touchEnd');
    await expect.poll(async () => (await camera(page)).x).toBeLessThan(opened.x - 40);

    const near = await scale(page);
    await send('touchStart', [x - 30, y], [x + 30, y]);
    await send('touchMove', [x - 50, y], [x + 50, y]);
    await send('touchMove', [x - 60, y], [x + 60, y]);
    await send('touchEnd');
    await expect.poll(() => scale(page)).toBeCloseTo(near * 2, 1);
    expect(await page.evaluate(() => visualViewport!.scale)).toBe(1);

    // A tap that comes while the browser takes the board for moving is none: one taps again.
    const wholeAfterTap = async () => {
      await page.getByRole('button', { name: 'Whole board' }).tap();
      return page.locator('.minimap').count();
    };
    await expect.poll(wholeAfterTap, { interval: 500 }).toBe(0);
    const whole = await scale(page);
    // Open water, twice in a moment.
    await page.evaluate(
      ([x, y]) => {
        const pane = document.querySelector('.pane')!;
        for (const pointerId of [50, 51]) {
          const at = { clientX: x!, clientY: y!, pointerId, pointerType: 'touch', bubbles: true };
          pane.dispatchEvent(new PointerEvent('pointerdown', at));
          pane.dispatchEvent(new PointerEvent('pointerup', at));
        }
      },
      [seen.x + seen.width * 0.27, seen.y + seen.height / 2],
    );
    await expect.poll(() => scale(page)).toBeCloseTo(whole * 2, 1);

    // Islets some pixels apart: the first tap comes closer, the second one means the islet.
    await page.getByRole('button', { name: 'Whole board' }).tap();
    await expect.poll(() => scale(page)).toBeCloseTo(whole);
    const target = await middleOf(page, 'Palm Key');
    await page.touchscreen.tap(target.x, target.y);
    await page.locator('[data-zone="inspector"]').getByRole('heading', { name: 'Palm Key' }).waitFor();
    const sheet = (await page.locator('[data-zone="inspector"]').boundingBox())!;
    const asked = (await page.locator('[data-zone="actions"]').boundingBox())!;
    expect(sheet.y + sheet.height).toBeLessThanOrEqual(asked.y + 1);
    expect(await scrolled(page)).toBe(0);
    expect(errors).toEqual([]);
  });

  it('goes where something happens, unless it was moved by hand or told not to, and keeps its view', async () => {
    const { page, errors } = await world.visitor({ size: 'phone' });
    await openIslets(page, world.url, { ...AT_JETTY, boats: [3, 7] });
    const follow = page.getByRole('button', { name: 'Follow what happens' });
    // The commands come after the board, and take their room from it.
    const sail = page.getByRole('button', { name: /^Sail to North Surf/ });
    await sail.waitFor();
    await expect.poll(() => isInSight(page, 'North Surf')).toBe(false);
    expect(await isInSight(page, 'Lee Shore')).toBe(true);
    await sail.click();
    await page.getByText('Sail to North Surf: done.').waitFor();
    await expect.poll(() => isInSight(page, 'North Surf')).toBe(true);

    await follow.click();
    expect(await follow.getAttribute('aria-pressed')).toBe('false');
    const before = await lookedAt(page);
    await page.getByRole('button', { name: 'Take back: Sail to North Surf' }).click();
    await expect.poll(() => islet(page, 'Lee Shore').getAttribute('aria-label')).toContain('Ann');
    await expectView(page, before);

    // Text mode takes the board away and brings it back as it was.
    await changeSettings(page, { textMode: true });
    await page.getByRole('textbox').waitFor();
    await changeSettings(page, { textMode: false });
    await page.locator('[data-place="0"]').waitFor();
    await expectView(page, before);
    expect(await follow.getAttribute('aria-pressed')).toBe('false');
    expect(errors).toEqual([]);
  });
});

describe('commands of several actions', () => {
  it('are carried out, stop with their reason, and are taken back as one; by letter and in words too', async () => {
    const { page, errors } = await world.visitor();
    await openIslets(page, world.url, AT_JETTY);
    const said = (text: string) => page.locator('[data-plans]').getByText(text).waitFor();
    const boat = (name: string) => expect.poll(() => islet(page, name).getAttribute('aria-label')).toContain('Ann');

    // Composed as a draft: by pressing on the board, seen before it is done, sent by one button.
    await islet(page, 'Salt Pans').click();
    await page.locator('[data-zone="inspector"]').getByRole('heading', { name: 'Salt Pans' }).waitFor();
    await page.getByRole('button', { name: 'Do it' }).click();
    await said('Sail to Salt Pans: done.');
    await boat('Salt Pans');
    await page.keyboard.press('k');
    await said('Load all: done.');
    await page.getByRole('button', { name: 'Take back: Load all' }).click();
    const undo = page.getByRole('button', { name: 'Take back: Sail to Salt Pans' });
    await undo.waitFor();
    expect(await islet(page, 'Salt Pans').getAttribute('aria-label')).toContain('3 crates');
    await undo.click();
    await boat('Jetty');
    // Six actions, and one entry for each of the two that were taken back.
    const log = page.locator('[role="log"]');
    await expect.poll(() => log.getByText('You took something back.').count()).toBe(2);

    // In words, with the same numbers; the surf stops it.
    await changeSettings(page, { textMode: true });
    const type = async (text: string) => {
      await page.getByRole('textbox').fill(text);
      await page.keyboard.press('Enter');
    };
    const transcript = page.getByRole('log', { name: 'What was said' });
    await type('sail to salt pans');
    await transcript.getByText('Sail to Salt Pans: done.').waitFor();
    await type('load all');
    await transcript.getByText('Load all: done.').waitFor();
    const offered = transcript.getByText(/^\d+\. Sail to Market: /).last();
    await offered.waitFor();
    await type(/^\d+/.exec(await offered.innerText())![0]);
    await transcript.getByText(/^Sail to Market: stopped\. Chance had a part/).waitFor();
    await type('undo');
    await expect.poll(() => transcript.innerText()).toMatch(/cannot be taken back|rules do not allow/);
    expect(errors).toEqual([]);
  });

  inFull('work at a table online as they do here', async () => {
    const { host, guest } = await world.twoAtTable({ game: 'islets', seats: 2, options: { sea: 'calm' } });
    const { page } = host;
    await page.getByRole('button', { name: 'Roll the die' }).click();
    await page.getByRole('button', { name: /^Sail to Salt Pans/ }).click();
    await page.getByText('Sail to Salt Pans: done.').waitFor();
    const boat = (name: string) =>
      expect.poll(() => islet(guest.page, name).getAttribute('aria-label')).toContain('Ann');
    await boat('Salt Pans');
    await page.getByRole('button', { name: 'Take back: Sail to Salt Pans' }).click();
    await boat('Jetty');
    await guest.page.getByText('Ann took something back.').waitFor();
    expect([...host.errors, ...guest.errors]).toEqual([]);
  });
});

describe('the furniture around a board', () => {
  inFull('has its place at every size, shuts nobody out, and never covers what is asked', async () => {
    const { page, errors } = await world.visitor();
    await openIslets(page, world.url, BY_MARKET);

    // Panels: two at a time on a desktop, the one opened first gives way.
    const button = (name: string) => page.locator('header').getByRole('button', { name, exact: true });
    const shown = () => page.locator('aside').evaluateAll((all) => all.map((each) => each.getAttribute('aria-label')));
    expect(await shown()).toEqual(['Log']);
    await button('All ways').click();
    expect(await shown()).toEqual(['Log', 'All ways']);
    await button('Ledger').click();
    expect(await shown()).toEqual(['All ways', 'Ledger']);

    // A long list: filtered, gone through by keys and letters, answered by one of what can be done.
    const ways = page.locator('aside[data-zone="ways"]');
    const filter = ways.getByRole('searchbox');
    const rows = ways.locator('li button');
    const all = await rows.count();
    expect(all).toBeGreaterThan(8);
    await filter.fill('turtle');
    await expect.poll(() => rows.count()).toBe(1);
    await filter.fill('');
    await filter.press('ArrowDown');
    await page.keyboard.press('End');
    const focusedRow = () => page.evaluate(() => document.activeElement?.querySelector('b')?.textContent);
    expect(await focusedRow()).toBe(await rows.last().locator('b').innerText());
    await page.keyboard.press('Home');
    await page.keyboard.press('e');
    expect(await focusedRow()).toBe('End your turn');
    await filter.fill('sail: market');
    await filter.press('Enter');
    // What somebody opened stays open at every size: over a small table, too.
    for (const name of ['All ways', 'Ledger']) await button(name).click();

    // The market opens: a stage for all seats over the board, and the question in it.
    const stage = page.locator('[data-zone="stage"]');
    await stage.getByRole('heading', { name: 'A pearl at the market' }).waitFor();
    await expect.poll(() => stage.locator('li.secret').count()).toBe(2);
    expect(await axe(page)).toEqual([]);
    for (const size of ['desktop', 'tablet', 'phone'] as const) {
      await page.setViewportSize(SIZES[size]);
      await expect.poll(() => page.locator('dialog[open]').count()).toBe(0);
      const [box, seen] = [(await stage.boundingBox())!, await pane(page)];
      expect(box.y + box.height, size).toBeLessThanOrEqual(seen.y + seen.height + 1);
      expect(box.y, size).toBeGreaterThanOrEqual(seen.y - 1);
      expect(await scrolled(page)).toBe(0);
    }
    await stage.getByRole('button', { name: 'Look at the board' }).click();
    expect(await stage.getByRole('listitem').count()).toBe(0);
    await stage.getByRole('button', { name: 'Back to: A pearl at the market' }).click();

    // On a phone the panels are tabs of one sheet.
    await page.getByRole('button', { name: 'Log and more' }).click();
    const sheet = page.getByRole('dialog', { name: 'Log' });
    await sheet.getByRole('tab', { name: 'Log' }).press('ArrowRight');
    await page.getByRole('dialog', { name: 'All ways' }).waitFor();
    await page.getByRole('tab', { name: 'Ledger' }).click();
    await page.getByRole('dialog', { name: 'Ledger' }).getByRole('table').waitFor();
    await changeSettings(page, { table: 'day' });
    expect(await axe(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect.poll(() => page.locator('dialog[open]').count()).toBe(0);

    await changeSettings(page, { language: 'de' });
    await page.waitForFunction(() => document.documentElement.lang === 'de');
    for (const width of [320, 390, 834, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      await expect.poll(() => misfits(page)).toEqual([]);
    }
    await stage.getByRole('button', { name: '1', exact: true }).click();
    await expect.poll(() => stage.count()).toBe(0);
    await page.setViewportSize(SIZES.phone);
    await expect.poll(() => page.locator('aside').count()).toBe(0);
    expect(await axe(page)).toEqual([]);
    expect(errors).toEqual([]);
  });
});
