import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { inFull } from '../../../../test/full.js';
import { LISTS } from '../second-game/build.js';
import { axe, changeSettings } from './checks.js';
import { moreThan } from './play.js';
import { slider, step } from './replay-hands.js';
import { isOver, lay, lots, newLots, shown } from './second-hands.js';
import { secondWorld } from './second-world.js';

const world = secondWorld();
const PACKAGES = fileURLToPath(new URL('../../../', import.meta.url));
const ROUNDS = 5;

const laid = (page: Page) => page.getByText('You have laid your lot: wait for the others.');
const handOver = (page: Page) => page.getByRole('button', { name: /^I am / });

describe('a second game', () => {
  it('is all that differs from the page that everybody gets: nothing but lists of games was replaced', () => {
    const sources = [...world.sources]
      .filter((id) => id.startsWith(PACKAGES))
      .map((id) => relative(PACKAGES, id.split('?')[0]!));
    const added = [...new Set(sources)].filter((path) => !/^(games\/)?[a-z-]+\/(src|build)\//.test(path));
    expect(sources.length).toBeGreaterThan(500);
    const itsOwn = /^(web\/test\/second-game|kernel\/test\/games)\/|^web\/index\.html$/;
    expect(added.filter((path) => !itsOwn.test(path))).toEqual([]);
    for (const [ours, other] of Object.entries(LISTS)) {
      expect(ours).toMatch(/\/list\.ts$/);
      expect(added).toContain(relative(PACKAGES, other));
    }
  });

  it('is offered beside the first, and said by its name, wherever games are', async () => {
    const { page, errors } = await world.guestInLobby('Ann');
    for (const address of ['online', 'new-table?game=lots', 'new']) {
      await page.goto(world.url + address);
      for (const name of ['Port Royal', 'Lots'])
        await page.getByRole('radio', { name: new RegExp(`^${name}`) }).waitFor();
    }
    await page.goto(`${world.url}settings`);
    await page.getByRole('heading', { name: 'Lots' }).waitFor();
    expect(await page.getByLabel('Lay your lowest lot').inputValue()).toBe('d');
    expect(await page.getByLabel('Draw a card; when trading, choose the next card').inputValue()).toBe('d');
    // What it does not bring is not asked of it.
    for (const address of ['learn', 'rules', 'statistics', 'daily', 'ratings?game=lots']) {
      await page.goto(world.url + address);
      await page.locator('h1').first().waitFor();
    }
    expect(errors).toEqual([]);
  });

  it('asks two people and a bot online at the same time, shows what they chose at once, and is played again', async () => {
    const { host: ann, guest: bob } = await world.twoAtTable({
      game: 'lots',
      seats: 3,
      options: {},
      bots: ['deckhand'],
    });
    const pages = [ann.page, bob.page];
    await lay(ann.page);
    await laid(ann.page).waitFor();
    await bob.page.getByText('Ann lays a lot face down.').waitFor();
    expect(await shown(bob.page).count()).toBe(0);
    expect(await lots(bob.page).count()).toBeGreaterThan(0);
    await lay(bob.page);
    for (let round = 1; round < ROUNDS; round++) {
      await Promise.all(pages.map((page) => expect.poll(() => shown(page).count()).toBe(3 * round)));
      if (round === 1) expect(await axe(ann.page)).toEqual([]);
      await Promise.all(pages.map(lay));
    }
    await Promise.all(pages.map((page) => expect.poll(() => isOver(page)).toBe(true)));
    const outcome = (page: Page) => page.locator('dialog .outcome').innerText();
    expect(await outcome(ann.page)).toMatch(/victory, with \d points?\.$/);

    await ann.page.getByRole('button', { name: 'Play again' }).click();
    await ann.page.getByRole('heading', { name: 'A table of Lots' }).waitFor();
    await bob.page.getByRole('link', { name: 'To the new table' }).click();
    await bob.page.getByRole('button', { name: 'I am ready' }).click();
    await ann.page.getByRole('button', { name: 'Cast off' }).click();
    await lots(ann.page).first().waitFor();
    expect([...ann.errors, ...bob.errors]).toEqual([]);
  });

  inFull('covers the table where several choose in secret at one device', async () => {
    const { page, errors } = await world.visitor();
    await newLots(page, world.url, { people: 2 });
    const hands: string[] = [];
    for (let decision = 0; decision < 2 * ROUNDS; decision++) {
      await handOver(page).or(lots(page)).first().waitFor();
      if ((await handOver(page).count()) > 0) {
        expect(await page.locator('[data-hand], [role="log"]').count()).toBe(0);
        await handOver(page).click();
        await lots(page).first().waitFor();
      }
      hands.push(await page.locator('[data-hand]').innerText());
      await lay(page);
      // Whoever has the device after all was shown goes on with it.
      if (decision % 2 === 0) await handOver(page).waitFor();
      else await expect.poll(() => shown(page).count()).toBe(decision + 1);
    }
    await expect.poll(() => isOver(page)).toBe(true);
    const [first, second] = hands.map((hand) => hand.split(', '));
    expect(first!.filter((lot) => second!.includes(lot))).toEqual([]);
    expect(errors).toEqual([]);
  });

  it('is played with bots, taken back while they think, and looked at again', async () => {
    const { page, errors } = await world.visitor({ settings: { motion: 'slow' } });
    await newLots(page, world.url, { practice: true });
    await lots(page).first().waitFor();
    const handNow = () => page.locator('[data-hand]').innerText();
    const hand = await handNow();
    await expect
      .poll(async () => {
        await page.keyboard.press('h');
        return (await laid(page).count()) + (await shown(page).count());
      })
      .toBeGreaterThan(0);
    // However far the bots have come meanwhile, it is taken back, lot by lot.
    await expect
      .poll(async () => {
        if ((await handNow()) !== hand) await page.getByRole('button', { name: /^Undo: / }).click();
        return handNow();
      })
      .toBe(hand);
    await changeSettings(page, { motion: 'off' });
    for (let round = 1; round <= ROUNDS; round++) {
      await page.keyboard.press('d');
      await expect.poll(() => shown(page).count()).toBe(4 * round);
    }
    await expect.poll(() => isOver(page)).toBe(true);
    await page.getByRole('link', { name: 'Replay', exact: true }).click();
    await slider(page).waitFor();
    await page.keyboard.press('End');
    await expect.poll(() => shown(page).count()).toBe(4 * ROUNDS);
    await page.keyboard.press('Home');
    await page.keyboard.press('p');
    await expect.poll(() => step(page)).toBeGreaterThan(0);
    expect(await page.locator('[role=log]').innerText()).toMatch(/A point for /);
    expect(errors).toEqual([]);
  });

  inFull('is advised on and played in words, and home says that it was played last', async () => {
    const { page, errors } = await world.visitor();
    await newLots(page, world.url);
    await page.getByRole('button', { name: 'Advice' }).click();
    const advice = page.getByRole('region', { name: 'What an admiral would do' });
    // Three others lay at the same time: advice stays, as the question does.
    await moreThan(page, 2);
    await advice.getByRole('button', { name: 'Do it' }).click();
    await expect.poll(() => shown(page).count()).toBe(4);
    await changeSettings(page, { textMode: true });
    await page.getByRole('textbox').fill('highest');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator('main').innerText()).toMatch(/You lay lot \d+\./);
    await page.goto(world.url);
    await page.getByRole('button', { name: /Lots/ }).waitFor();
    await page.getByRole('link', { name: 'Lots', exact: true }).waitFor();
    expect(errors).toEqual([]);
  });
});
