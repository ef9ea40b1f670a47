import { readFile } from 'node:fs/promises';
import { swordAndSkull } from '@roadstead/sword-and-skull';
import { expect, it } from 'vitest';
import { inFull } from '../../../../test/full.js';
import { finishedIsland } from '../finished-games.js';
import { world } from './browser.js';
import { openRecord } from './finished.js';
import { myTurn } from './play.js';
import { step as stepNow } from './replay-hands.js';
import { openSkull, SKULL_POSITIONS } from './sword-and-skull-positions.js';

const here = world();

it('the end tells the race for the lair, what the winner had and the moment that won, and is shared as a picture', async () => {
  const { page, errors } = await here.visitor();
  const table = finishedIsland('end 0');
  const { might } = swordAndSkull.view(table.state, null).players[table.result!.winners[0]!]!;
  await openRecord(page, here.url, table.record());
  const dialog = page.getByRole('dialog', { name: 'How it ended' });
  await dialog.getByRole('img', { name: `Won with: officer with Might ${might.officer}` }).waitFor();
  await dialog.getByRole('img', { name: /^Chance of winning in the lair, in %\. At the end: .*\b100\b/ }).waitFor();
  const saved = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Share' }).click();
  const png = await readFile((await (await saved).path())!);
  expect(png.readUInt32BE(16)).toBe(1800);
  const lair = dialog.getByRole('region', { name: 'In the Pirate King’s lair' });
  await lair.getByText(/^The Pirate King asks for a ransom of \d+ gold\./).waitFor();
  const link = lair.getByRole('link', { name: 'Show in the replay' });
  const step = Number((await link.getAttribute('href'))!.split('#')[1]);
  await link.click();
  await expect.poll(() => stepNow(page)).toBe(step);
  expect(errors).toEqual([]);
});

inFull('a newcomer is told the goal once, then what the question is about', async () => {
  const { page, errors } = await here.visitor({ settings: { primers: true } });
  await openSkull(page, here.url, SKULL_POSITIONS.move());
  await myTurn(page);
  await page.getByText(/^The goal: bring one figure into the lair\./).waitFor();
  await page.getByRole('button', { name: 'Got it' }).click();
  await page.getByText(/^One of your two figures walks all you rolled\./).waitFor();
  expect(errors).toEqual([]);
});
