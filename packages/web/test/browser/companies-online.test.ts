import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { inFull } from '../../../../test/full.js';
import { hurry } from './companies-hands.js';
import { answers, helm, isAsked, recordAt } from './companies-tables.js';
import { level } from './online-hands.js';
import { onlineWorld, startTable } from './online-world.js';
import { answered, entries, isOver, moreThan } from './play.js';

const world = onlineWorld();

const srs = (...cargo: string[]) => ({ type: 'srs', cargo });
const fleet = (at: string, ...ships: object[]) => ({ at, ships });

/** Ann, who is at turn, and Bob at a position by hand. */
async function atPosition(position: Record<string, unknown>) {
  const [ann, bob] = [await world.guest('Ann'), await world.guest('Bob')];
  const options = { calendars: 1, leave: 'ask' };
  const room = await startTable(ann.page, bob.page, { game: 'companies', options });
  await world.layOut(room, recordAt(position));
  for (const { page } of [ann, bob]) {
    await page.goto(world.tableUrl(room));
    await page.locator('[data-zone="actions"]').waitFor();
  }
  return { ann, bob };
}

it('V-4.11 V-4.12 a duel: both choose at once, the second waits for nobody, and nobody sees a card before', async () => {
  const side = { ducats: 5, fleets: { I: fleet('batavia', srs('pepper', 'pepper')) } };
  const { ann, bob } = await atPosition({ players: { 0: side, 1: side } });
  await answers(ann.page, 'act', /^Stay/);
  await answers(ann.page, 'attack', /Attack/);
  await Promise.all([ann, bob].map(({ page }) => isAsked(page, 'strategy')));
  const asked = await helm(bob.page).innerText();
  await answers(ann.page, 'strategy', 'Ram & Board');
  await bob.page.waitForFunction(
    (entries) => Number(document.querySelector<HTMLElement>('main[data-entries]')?.dataset.entries) === entries,
    await ann.page.locator('main[data-entries]').getAttribute('data-entries').then(Number),
  );
  // His question stands as it stood: nothing tells what she has chosen.
  expect(await helm(bob.page).innerText()).toBe(asked);
  expect(await bob.page.getByRole('log').innerText()).not.toContain('Ram & Board');
  await answers(bob.page, 'strategy', 'Melee & Board');
  await level([ann.page, bob.page]);
  for (const { page, errors } of [ann, bob]) {
    await page
      .getByRole('log')
      .getByText('Ram & Board against Melee & Board: Ram & Board begins')
      .waitFor({ state: 'attached' });
    expect(errors).toEqual([]);
  }
});

inFull('V-3.13 leave is asked of somebody and given; a standing leave answers by itself', async () => {
  const fields = [
    [1, 1, 0],
    [1, 2, 0],
    [null, 0, 0],
    [null, 0, 0],
  ];
  const { ann, bob } = await atPosition({
    harbours: { batavia: { fields } },
    players: {
      0: { ducats: 9, fleets: { I: fleet('batavia', srs()) } },
      1: { ducats: 4, fleets: { I: fleet('galle', srs()) } },
    },
  });
  await answers(ann.page, 'act', /for 2 ducats/);
  await isAsked(bob.page, 'leave');
  expect(await helm(bob.page).innerText()).toContain('Ann asks for a cube of yours in Batavia for 2 ducats');
  await answers(bob.page, 'leave', 'Accept');
  await ann.page
    .getByRole('log')
    .getByText(/Bob agrees/)
    .waitFor({ state: 'attached' });

  // From now on nobody waits for him.
  await bob.page.getByRole('button', { name: 'Decide ahead' }).click();
  const orders = bob.page.getByRole('dialog', { name: 'Decide ahead' });
  expect(await orders.getByRole('button', { name: /^Until the calendar ends/ }).count()).toBe(0);
  await orders.getByLabel('give leave from 2 ducats, else refuse').check();
  await orders.getByRole('button', { name: /^Until the calendar ends: give leave from 2 ducats/ }).click();
  await bob.page.getByRole('button', { name: 'Call off' }).waitFor();
  await answered(ann.page, () =>
    helm(ann.page)
      .locator('[data-item]')
      .filter({ hasText: /for 1 ducat\b/ })
      .first()
      .click(),
  );
  await ann.page
    .getByRole('log')
    .getByText(/Bob refuses/)
    .waitFor({ state: 'attached' });
  await isAsked(ann.page, 'act');
  for (const { errors } of [ann, bob]) expect(errors).toEqual([]);
});

inFull('a whole one-calendar game of two people, each at a page of their own', async () => {
  const [ann, bob] = [await world.guest('Ann'), await world.guest('Bob')];
  const room = await startTable(ann.page, bob.page, { game: 'companies', options: { calendars: 1, leave: 'ask' } });
  const pages = [ann.page, bob.page];
  for (const page of pages) await page.goto(world.tableUrl(room));
  for (const page of pages) await helm(page).waitFor();
  const isAskedAt = async (page: Page) => (await helm(page).locator('[data-question]').count()) > 0;
  const acted = new Set<Page>();
  for (let steps = 0; steps < 1200 && !(await isOver(ann.page)); steps++) {
    await level(pages);
    await expect
      .poll(async () => (await Promise.all([...pages.map(isAskedAt), isOver(ann.page)])).includes(true))
      .toBe(true);
    for (const page of pages) {
      if (!(await isAskedAt(page))) continue;
      const before = await entries(page);
      await page.evaluate(hurry);
      await moreThan(page, before);
      acted.add(page);
      break;
    }
  }
  expect(acted.size).toBe(2);
  for (const { page, errors } of [ann, bob]) {
    await page
      .getByRole('dialog', { name: 'How it ended' })
      .getByText(/wins? with \d+ points/)
      .waitFor();
    expect(errors).toEqual([]);
  }
});
