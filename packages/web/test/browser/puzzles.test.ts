import { gameById } from '@roadstead/games/all';
import { puzzleTable } from '@roadstead/kernel';
import type { View } from '@roadstead/port-royal';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { everyNth } from '../../../../test/full.js';
import { type Size, world } from './browser.js';
import { comeTo } from './play.js';

const here = world();
const question = (page: Page) => page.locator('[data-zone="lesson"]');
const sea = (page: Page) => page.locator('[data-zone=harbour] .water');

/** How many of the cards in the harbour are seen whole. */
const whole = (page: Page) =>
  sea(page).evaluate((sea) => {
    const within = sea.getBoundingClientRect();
    return [...sea.querySelectorAll('button.card')].filter((card) => {
      const { top, bottom } = card.getBoundingClientRect();
      return top >= within.top - 1 && bottom <= Math.min(within.bottom, innerHeight) + 1;
    }).length;
  });

it('on a phone the harbour of a puzzle is seen whole, as it is asked and once the reasons are put away', async () => {
  const { game, puzzles } = gameById('port-royal')!;
  const cardsOf = (puzzle: (typeof all)[number]) =>
    (puzzleTable(game, puzzle).view(puzzle.seat) as View).harbour.length;
  const all = (await puzzles!()).puzzles.filter(({ answers }) => answers[0]!.action.type !== 'repel');
  const fullest = all.toSorted((a, b) => cardsOf(b) - cardsOf(a))[0]!;
  expect(cardsOf(fullest)).toBeGreaterThanOrEqual(10);
  const { page } = await here.visitor({ size: 'phone' });
  await comeTo(page, `${here.url}learn?puzzle=${fullest.id}`);
  await question(page).getByRole('heading').waitFor();
  await expect.poll(() => whole(page)).toBe(cardsOf(fullest));

  await page.locator('[data-zone="actions"] .out button').first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'To the table' }).click();
  await expect.poll(() => whole(page)).toBe(cardsOf(fullest));
});

it.each(everyNth(2, ['phone', 'desktop'] as const))(
  'whoever asks where a puzzle is answered is shown it, on a %s',
  async (size: Size) => {
    const { page } = await here.visitor({ size });
    for (const game of ['companies', 'sword-and-skull', 'port-royal']) {
      const { puzzles } = gameById(game)!;
      const {
        puzzles: [first],
      } = await puzzles!();
      await comeTo(page, `${here.url}learn?game=${game}&puzzle=${first!.id}`);
      await question(page).getByRole('button', { name: 'Show me where' }).click();
      const focused = page.locator('[data-desk] :focus');
      await focused.waitFor();
      // It is one of the answers: a press on it answers, or chooses.
      expect(await focused.evaluate((one) => one.matches('.usable, [data-choice], [data-action]'))).toBe(true);
      expect(await focused.getAttribute('aria-disabled')).toBe(null);
    }
  },
);

/** Runs in the page: notes the part of a board that each picture shows. */
function notePictures(): void {
  const drawn: string[] = [];
  Object.assign(globalThis, { drawn });
  const make = URL.createObjectURL.bind(URL);
  URL.createObjectURL = (picture) => {
    void (picture as Blob).text().then((svg) => drawn.push(/viewBox="([^"]+)"/.exec(svg)?.[1] ?? ''));
    return make(picture);
  };
}

it.each(['companies', 'sword-and-skull'])(
  'puzzles of the board of %s show the part of it that they are about',
  async (game) => {
    const { page, errors } = await here.visitor({ idle: true, script: notePictures });
    await page.goto(`${here.url}learn?game=${game}`);
    await page.locator('#puzzles').evaluate((list) => list.scrollIntoView());
    const noted = () => page.evaluate(() => (globalThis as unknown as { drawn: string[] }).drawn);
    await expect.poll(async () => (await noted()).length).toBeGreaterThan(8);
    const parts = await noted();
    // Most of them are but a part, as wide for its height as their place is.
    const near = parts.map((part) => part.split(' ').map(Number)).filter(([x, y]) => x! > 0 || y! > 0);
    expect(near.length).toBeGreaterThan(parts.length / 2);
    for (const [, , width, height] of near) expect(width! / height!).toBeCloseTo(4 / 3, 1);
    expect(new Set(parts).size).toBeGreaterThan(3);
    expect(errors).toEqual([]);
  },
);
