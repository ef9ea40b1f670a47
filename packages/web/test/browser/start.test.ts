import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { inFull } from '../../../../test/full.js';
import { world } from './browser.js';
import { answered, isAsked, myTurn, newGame, table } from './play.js';

const here = world();

describe('from the address to a game', () => {
  inFull('takes one tap on Play, and the same again is remembered', async () => {
    const { page, errors } = await here.visitor();
    await page.goto(here.url);
    await page.getByRole('button', { name: /^Play/ }).first().click();
    await table(page);
    await myTurn(page);
    expect(await isAsked(page)).toBe(true);

    await page.goto(`${here.url}new`);
    await page.getByLabel('Seat 2', { exact: true }).selectOption({ label: 'Bot: Admiral' });
    await page.getByRole('button', { name: 'Remove seat 4' }).click();
    await page.getByRole('button', { name: 'Start the game' }).click();
    await table(page);
    await page.goto(here.url);
    const play = page.getByRole('button', { name: /^Play/ });
    await play.filter({ hasText: 'against Willem (Admiral) and Griet (Sailor) · base game' }).waitFor();

    // Other bots are a choice away, and what was played before is a press away.
    await page
      .getByRole('article')
      .filter({ hasText: 'Port Royal' })
      .getByLabel('Bots')
      .selectOption({ label: 'Captain' });
    await play.filter({ hasText: 'against Willem and Griet · Captain · base game' }).waitFor();
    await page.getByRole('button', { name: 'against Willem, Griet and Joost · Sailor · base game' }).click();
    await table(page);
    await page.goto(here.url);
    await play.filter({ hasText: 'against Willem, Griet and Joost · Sailor · base game' }).waitFor();
    expect(errors).toEqual([]);
  });

  inFull('says how each bot plays where it is chosen, and at the table to whoever looks closely', async () => {
    const { page, errors } = await here.visitor();
    await page.goto(`${here.url}new`);
    await page.getByLabel('Style: Seat 2', { exact: true }).selectOption({ label: 'the merchant' });
    await page.getByText('Likes ships, traders and whatever else brings coins').waitFor();
    await page.getByRole('button', { name: 'Start the game' }).click();
    await table(page);
    await page.locator('[data-seat="1"]').first().click();
    await page.getByText('Sailor, the merchant. Likes ships, traders').waitFor();
    expect(errors).toEqual([]);
  });

  it('shows a newcomer how, from the first page on', async () => {
    const { page, errors } = await here.visitor();
    await page.goto(here.url);
    await page.getByRole('heading', { level: 1, name: 'How long dare you stay in the harbour?' }).waitFor();
    await page.getByText('Once somebody has 12, the last round begins, and whoever has most influence wins.').waitFor();
    await page.getByRole('link', { name: /^Show me how 6 minutes/ }).click();
    await page.waitForURL(/learn\?game=port-royal&lesson=first-game$/);
    await page.getByRole('button', { name: 'Go on', exact: true }).click();
    await page.goto(here.url);
    await page.getByRole('link', { name: /^Guided first game .*Go on at step 2/ }).waitFor();
    expect(await page.getByRole('link', { name: /^Show me how/ }).count()).toBe(0);
    expect(errors).toEqual([]);
  });

  it('tells a newcomer at the table what matters, each thing once', async () => {
    const { page, errors } = await here.visitor({ settings: { primers: true } });
    await newGame(page, here.url, { seed: 'newcomer' });
    await myTurn(page);
    const told = page.getByRole('complementary', { name: 'For your first games' });
    await told.getByText('as soon as anybody has 12 influence, the last round begins').waitFor();
    await told.getByRole('button', { name: 'Got it' }).click();
    await expect.poll(() => told.getByText('12 influence').count()).toBe(0);
    await told.waitFor();
    const next = await told.innerText();

    // What was put away stays away; what was not answered yet is told again.
    await page.reload();
    await told.waitFor();
    expect(await told.innerText()).toBe(next);
    await told.getByRole('button', { name: 'No more hints' }).click();
    await expect.poll(() => told.count()).toBe(0);
    await page.reload();
    await myTurn(page);
    expect(await told.count()).toBe(0);
    expect(errors).toEqual([]);
  });

  inFull('goes on from the first page, which says how the game stands', async () => {
    const { page, errors } = await here.visitor({ idle: true });
    await newGame(page, here.url, { seed: 'one' });
    await myTurn(page);
    await page.goto(here.url);
    await page.getByRole('heading', { level: 1, name: 'Round 1: your turn' }).waitFor();
    const scores = page.getByRole('list', { name: 'Score in influence' }).getByRole('listitem');
    expect(await scores.allInnerTexts().then((all) => all.map((one) => one.replace(/\s+/g, ' ').trim()))).toEqual([
      '0 You',
      '0 Willem',
      '0 Griet',
      '0 Joost',
    ]);
    // What lies on the table is drawn.
    await page.waitForFunction(() => document.querySelector<HTMLImageElement>('.hero img.drawn')?.naturalWidth);
    await page.getByRole('link', { name: 'Continue', exact: true }).click();
    await table(page);
    await myTurn(page);

    // The same table once more is another game.
    const address = page.url();
    await page.goto(here.url);
    await page.getByRole('button', { name: 'New game, same table' }).click();
    await page.waitForURL((url) => url.pathname.endsWith('/game') && url.href !== address);
    await page.goto(here.url);
    await expect.poll(() => page.getByRole('listitem').filter({ hasText: 'just now' }).count()).toBe(2);
    expect(errors).toEqual([]);
  });

  inFull('keeps what was played alone out of what is played around the device, and says what it keeps', async () => {
    const { page } = await here.visitor();
    await page.goto(`${here.url}new`);
    for (const seat of [4, 3]) await page.getByRole('button', { name: `Remove seat ${seat}` }).click();
    await page.getByRole('checkbox', { name: /^Contracts/ }).check();
    await page.getByRole('radio', { name: 'Together' }).check();
    await page.getByRole('button', { name: 'Start the game' }).click();
    await table(page);
    await page.goto(here.url);
    const together = 'together with Willem · Sailor · base game with contracts';
    await page.getByRole('button', { name: /^Play/ }).filter({ hasText: together }).waitFor();

    await page.goto(`${here.url}new`);
    await page.getByText(`As you played last: ${together}.`).waitFor();
    await page.getByRole('button', { name: 'The usual game instead' }).click();
    expect(await page.getByRole('radio', { name: /^Against each other/ }).isChecked()).toBe(true);
    expect(await page.getByText('As you played last').count()).toBe(0);
    await page.goto(`${here.url}new?for=device`);
    await page.getByRole('heading', { level: 1, name: 'Around one device' }).waitFor();
    expect(await page.getByRole('checkbox', { name: /^Contracts/ }).isChecked()).toBe(false);
    expect(await page.getByRole('radio', { name: /^Against each other/ }).isChecked()).toBe(true);
  });

  it('goes on where it was after a reload, and keeps several games side by side', async () => {
    const { page, errors } = await here.visitor();
    await newGame(page, here.url, { seed: 'one' });
    await myTurn(page);
    await answered(page, () => page.keyboard.press('d'));
    await myTurn(page);
    const before = await page.locator('[role="log"]').innerText();
    const address = page.url();
    await page.reload();
    await table(page);
    await expect.poll(() => page.locator('[role="log"]').innerText()).toBe(before);

    await newGame(page, here.url, { seed: 'two' });
    await page.goto(here.url);
    const saved = page.getByRole('listitem').filter({ hasText: 'just now' });
    await expect.poll(() => saved.count()).toBe(2);
    await expect.poll(() => saved.filter({ hasText: 'Your turn' }).count()).toBeGreaterThan(0);
    await saved.last().getByRole('link').click();
    await table(page);
    expect(page.url()).toBe(address);
    expect(errors).toEqual([]);
  });

  inFull('throws a game away only after asking', async () => {
    const { page } = await here.visitor();
    await newGame(page, here.url);
    await page.goto(here.url);
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('button', { name: 'Throw away' }).click();
    await page.getByRole('button', { name: 'Cancel' }).click();
    expect(await page.getByRole('listitem').filter({ hasText: 'just now' }).count()).toBe(1);
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('button', { name: 'Throw away' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Throw away' }).click();
    await page.getByText('The quay is quiet').waitFor();
  });

  inFull('takes a game along as a file, and refuses a file that is none', async () => {
    const { page } = await here.visitor();
    await newGame(page, here.url, { seed: 'file' });
    await myTurn(page);
    const log = await page.locator('[role="log"]').innerText();
    await page.getByRole('button', { name: 'Table menu' }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save as a file' }).click(),
    ]);
    const file = await download.path();
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ format: 'roadstead-game' });

    const other = await here.visitor();
    await other.page.goto(here.url);
    await other.page.locator('input[type=file]').setInputFiles(file);
    await table(other.page);
    await expect.poll(() => other.page.locator('[role="log"]').innerText()).toBe(log);

    await other.page.goto(here.url);
    const strange = { name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('{"format":"something"}') };
    await other.page.locator('input[type=file]').setInputFiles(strange);
    await other.page.getByText('cannot be read as a game').waitFor();
  });

  it('says so where there is no server, and where there is nothing at an address', async () => {
    const { page } = await here.visitor();
    await page.goto(here.url);
    await page.getByText('Sailing alone — bots only').waitFor();
    await page.goto(`${here.url}nowhere`);
    await page.getByRole('heading', { name: 'There is nothing at this address.' }).waitFor();
    await page.goto(`${here.url}game?id=abcabcabcabc`);
    await page.getByText('This game is not on this device.').waitFor();
  });

  inFull('has the same masthead on every page, and says which page it is', async () => {
    const { page, errors } = await here.visitor();
    const PAGES = [
      { place: '', link: 'Play', as: 'page' },
      { place: 'new', link: 'Play', as: 'true' },
      { place: 'online', link: 'Online', as: 'page' },
      { place: 'learn', link: 'Learn', as: 'page' },
      { place: 'rules', link: 'Rules', as: 'page' },
      { place: 'replay', link: 'Replays', as: 'page' },
      { place: 'analysis', link: 'Replays', as: 'true' },
      { place: 'statistics', link: 'Statistics', as: 'page' },
      { place: 'settings', link: 'Settings', as: 'page' },
    ];
    for (const { place, link, as } of PAGES) {
      await page.goto(here.url + place);
      const masthead = page.getByRole('banner');
      const current = masthead.locator('[aria-current]');
      await masthead.getByRole('link', { name: link }).and(current).waitFor();
      expect(await current.getAttribute('aria-current'), place).toBe(as);
      await masthead.getByRole('link', { name: 'Roadstead' }).waitFor();
    }
    // On a phone the rest is in a menu, and the pages lie at the foot.
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: 'More pages' }).click();
    await page.getByRole('link', { name: 'Rules', exact: true }).click();
    await page.locator('article').first().waitFor();
    const foot = await page.getByRole('navigation', { name: 'Pages' }).boundingBox();
    expect(Math.round(foot!.y + foot!.height)).toBe(844);
    await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Play', exact: true }).click();
    await page.getByRole('button', { name: /^Play/ }).first().waitFor();
    expect(errors).toEqual([]);
  });
});

it('starts the game that was chosen, also where it is pressed before that one is loaded', async () => {
  const { page, errors } = await here.visitor();
  await page.goto(`${here.url}new`);
  await page.getByRole('button', { name: 'Start the game' }).waitFor();
  await page.evaluate(() => {
    const choices = [...document.querySelectorAll<HTMLInputElement>('input[type="radio"]')];
    choices.find(({ labels }) => labels?.[0]?.textContent?.includes('Sword & Skull'))!.click();
    document.querySelector<HTMLButtonElement>('form button[type="submit"]')!.click();
  });
  await table(page);
  expect(await page.locator('main').getAttribute('aria-label')).toBe('Sword & Skull');
  expect(errors).toEqual([]);
});

it('opens what is read, learnt and counted with the game that was played last', async () => {
  const { page, errors } = await here.visitor();
  await page.goto(`${here.url}new?game=sword-and-skull`);
  await page.getByRole('button', { name: 'Start the game' }).click();
  await table(page);
  for (const place of ['rules', 'learn', 'statistics']) {
    await page.goto(`${here.url}${place}`);
    const game = page.getByRole('combobox', { name: 'Game', exact: true });
    await expect.poll(() => game.locator('option:checked').innerText()).toBe('Sword & Skull');
  }
  expect(errors).toEqual([]);
});
