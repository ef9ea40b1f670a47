import type { CDPSession, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { everyNth, FULL } from '../../../../test/full.js';
import { SIZES, type Size, type World } from './browser.js';
import { type AxeOptions, axe, changeSettings, misfits } from './checks.js';
import type { Walk } from './walks.js';

const NARROWEST = 320;
const WIDTHS = [360, 390, 600, 834, 1024, 1440, 1920, 2560, 3840];
/** Whatever else is wrong at one size is wrong at every size. */
const BY_SIZE = ['color-contrast', 'target-size', 'scrollable-region-focusable'];
const COLOURS = ['night', 'day'] as const;

interface Sight {
  readonly size: Size;
  readonly table: (typeof COLOURS)[number];
}

/** In these a screen after the other is looked at: every size in every colours. */
const SIGHTS: readonly Sight[] = COLOURS.flatMap((table) =>
  (Object.keys(SIZES) as Size[]).map((size) => ({ size, table })),
);

/** Until the page has answered a change: once it is told, once it is drawn. */
const drawn = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

async function speak(page: Page, language: string): Promise<void> {
  await changeSettings(page, { language });
  await page.waitForFunction((language) => document.documentElement.lang === language, language);
}

/**
 * What is wrong with a screen, one line each. Screens of a walk take turns with sizes and colours (`nth`): each must fit in
 * German at one of them, and of three screens axe looks at one and another is made as narrow as can be. In full, each is
 * looked at at all sizes, by night and by day, and fits at all widths. The page is left as it was.
 */
async function wrongWith(page: Page, nth: number): Promise<readonly string[]> {
  const wrong: string[] = [];
  const show = async ({ size, table }: Sight) => {
    await page.setViewportSize(SIZES[size]);
    await changeSettings(page, { table });
    await drawn(page);
  };
  const look = async ({ size, table }: Sight, options: AxeOptions = {}) => {
    wrong.push(...(await axe(page, options)).map((problem) => `${size} by ${table}: ${problem}`));
  };
  // Words over pictures are photographed once for each set of colours: other sizes show the same ones.
  if (FULL) {
    for (const size of Object.keys(SIZES) as Size[]) {
      await show({ size, table: 'night' });
      await look({ size, table: 'night' }, { measured: size === 'desktop' });
      await show({ size, table: 'day' });
      await look({ size, table: 'day' }, { only: BY_SIZE, measured: size === 'phone' });
    }
    await speak(page, 'de');
    wrong.push(...(await tooWide(page, [NARROWEST, ...WIDTHS])));
  } else {
    const sight = inTurn(SIGHTS, nth);
    await speak(page, 'de');
    await show(sight);
    wrong.push(...(await misfits(page)).map((problem) => `${sight.size}: ${problem}`));
    if (nth % 3 === 0) await look(sight);
    if (nth % 3 === 1) wrong.push(...(await tooWide(page, [NARROWEST])));
  }
  await page.setViewportSize(SIZES.desktop);
  await speak(page, 'en');
  await drawn(page);
  return wrong;
}

/** What does not fit at these widths. */
async function tooWide(page: Page, widths: readonly number[]): Promise<readonly string[]> {
  const wrong: string[] = [];
  const sight = await page.context().newCDPSession(page);
  for (const width of widths) {
    await widen(sight, width);
    await drawn(page);
    wrong.push(...(await misfits(page)).map((problem) => `${width} px: ${problem}`));
  }
  await sight.detach();
  return wrong;
}

const inTurn = <T>(all: readonly T[], nth: number): T => all[nth % all.length]!;

/** Nobody looks at how it is drawn: a small picture of a wide window will do. */
async function widen(sight: CDPSession, width: number): Promise<void> {
  const height = width < 800 ? 844 : Math.round(width * 0.6);
  const scale = Math.min(1, 390 / width);
  await sight.send('Emulation.setDeviceMetricsOverride', { width, height, scale, deviceScaleFactor: 1, mobile: false });
}

/** Looks at every screen that the walks come by, or the first of twelve walks; nothing may be complained of on the way but a line that was cut. */
export function itLooksRight<W extends World>(
  here: W,
  walks: Readonly<Record<string, Walk<W>>>,
  test: Pick<typeof it, 'each'> = it,
): void {
  let looks = 0;
  test.each(everyNth(12, Object.entries(walks)))('%s: shuts nobody out, and every text fits', async (_, walk) => {
    const wrong: string[] = [];
    for await (const [name, page] of walk(here)) {
      wrong.push(...(await wrongWith(page, looks++)).map((problem) => `${name}: ${problem}`));
    }
    expect(wrong).toEqual([]);
    expect(here.errors.filter((error) => !error.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
  });
}
