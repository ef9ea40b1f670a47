import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { inFull } from '../../../../test/full.js';
import { playForThem } from './online-finished.js';
import { makeAccount, onlineWorld, startTable } from './online-world.js';

const world = onlineWorld();
const PATIENCE = 300_000;

const ready = (page: Page) => page.locator('[data-zone="actions"]').waitFor();

inFull(
  'two people go through chapter 1 to the start of chapter 2, with a restart of the server between',
  async () => {
    const ann = await world.guest('Ann');
    const bob = await world.guest('Bob', { size: 'phone', hasTouch: false });
    for (const { page } of [ann, bob]) await makeAccount(page);
    // Against each other, so that the story goes on whoever wins.
    const { id } = await startTable(ann.page, bob.page, { options: { chapter: 1, mode: 'competitive' } });
    await playForThem(world, ['Ann', 'Bob'], id);
    await world.server.kill();
    await world.server.run();

    await ann.page.goto(`${world.url}campaign?table=${id}`);
    await ann.page.getByRole('heading', { level: 1, name: 'The adventure begins' }).waitFor();
    await ann.page.getByText('as a race, 2 players').waitFor();
    await ann.page.getByText('Against each other: Ann as').waitFor();
    await ann.page.getByRole('button', { name: 'Chapter 2: go on' }).click();
    await ann.page.waitForURL(/\/table\?id=/);
    const second = new URL(ann.page.url()).searchParams.get('id')!;
    expect(second).not.toBe(id);

    // Bob finds it by the same page, and his seat is kept for him.
    await bob.page.goto(`${world.url}campaign?table=${id}`);
    await bob.page.getByRole('link', { name: 'Chapter 2: go on' }).click();
    await bob.page.waitForURL(new RegExp(`/table\\?id=${second}$`));
    // Somebody new may come along, or not after all.
    const rows = ann.page.getByRole('region', { name: 'Seats' }).getByRole('listitem');
    for (const seats of [3, 2]) {
      await ann.page.getByRole('button', { name: 'Change options' }).click();
      await ann.page.getByRole('combobox', { name: 'Seats' }).selectOption({ label: String(seats) });
      await ann.page.getByRole('button', { name: 'Change the table' }).click();
      await expect.poll(() => rows.count()).toBe(seats);
    }
    await bob.page.getByRole('button', { name: 'I am ready' }).click();
    await ann.page.getByText('Everybody is ready.').waitFor();
    await ann.page.getByRole('button', { name: 'Cast off' }).click();
    await Promise.all([ann, bob].map(({ page }) => ready(page)));
    expect([...ann.errors, ...bob.errors].filter((error) => !/ERR_|WebSocket/.test(error))).toEqual([]);
  },
  PATIENCE,
);
