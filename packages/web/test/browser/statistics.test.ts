import { tallyOf } from '@roadstead/kernel';
import { playGolden } from '@roadstead/kernel/harness';
import { portRoyal } from '@roadstead/port-royal';
import { portRoyalTally } from '@roadstead/port-royal/tally';
import { expect, it } from 'vitest';
import { world } from './browser.js';
import { openFinished } from './port-royal-positions.js';

const here = world();

it('what was played on this device is counted, drawn, and readable as tables', async () => {
  const { page, errors } = await here.visitor();
  await page.goto(`${here.url}statistics`);
  await page.getByText('Play a game to its end, and it shows up here.').waitFor();
  expect(await page.getByRole('link', { name: 'Play a game' }).getAttribute('href')).toContain('new');

  await openFinished(page, here.url);
  await page.goto(`${here.url}statistics?scope=device&game=port-royal`);
  await page.getByRole('status').getByText('3 games').waitFor();
  for (const title of [
    'Wins by place',
    'Courage against the odds',
    'Favourite cards',
    'Influence over the game',
    'Games over time',
  ])
    expect(
      await page.getByRole('figure', { name: title }).getByRole('table').getByRole('row').count(),
      title,
    ).toBeGreaterThan(1);
  const figures = page.getByRole('region', { name: 'In figures' }).getByRole('table');
  expect(await figures.getByRole('row', { name: /^Games/ }).innerText()).toMatch(/3$/);

  // Some kinds of games alone.
  await page.getByLabel('Players').selectOption('2 players');
  await page.getByRole('status').getByText('1 game', { exact: true }).waitFor();
  expect(await figures.getByRole('row', { name: /^Games/ }).innerText()).toMatch(/1$/);
  await page.getByLabel('Players').selectOption('4 players');
  await page.getByRole('status').getByText('2 games').waitFor();
  await page.getByLabel('Boxes').selectOption({ index: 2 });
  await page.getByText('Nothing to count yet.').waitFor();
  await page.getByLabel('Boxes').selectOption('All boxes');

  // The table can be seen, too, and the picture comes back.
  const cards = page.getByRole('figure', { name: 'Favourite cards' });
  await cards.getByRole('button', { name: 'Show as a table' }).click();
  expect((await cards.getByRole('table').boundingBox())!.height).toBeGreaterThan(100);
  expect(await cards.locator('svg[width]').count()).toBeLessThan(3);
  await cards.getByRole('button', { name: 'Show as a picture' }).click();
  await cards.locator('.bars svg').first().waitFor();

  // Without a server there is nobody else to count.
  await page.getByLabel('Everybody here').check();
  await page.getByText('There is no server at this address').waitFor();

  // With one, its sums are drawn the same way.
  const { record } = playGolden(portRoyal, { seats: 3, seed: 'everybody' });
  const group = { players: 3, variant: 'base', games: 7, days: { '2026-11-16': 7 } };
  const groups = tallyOf(portRoyal, portRoyalTally, record).map((tally) => ({ ...group, tally }));
  await page.route('**/api/statistics/port-royal', (route) => route.fulfill({ json: { groups: groups.slice(0, 1) } }));
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('status').getByText('7 games').waitFor();
  await page.getByRole('figure', { name: 'Games over time' }).waitFor();
  await page.route('**/api/me', (route) =>
    route.fulfill({ status: 401, json: { error: { code: 'NO_SESSION', message: '' } } }),
  );
  await page.getByLabel('Me, online').check();
  await page.getByText('Finished games show up here.').waitFor();
  expect(errors).toEqual([]);
});
