import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { FULL, inFull } from '../../../../test/full.js';
import { finishTable, logInAs, playForThem } from './online-finished.js';
import { playOn, see } from './online-hands.js';
import { makeAccount, onlineWorld } from './online-world.js';

const world = onlineWorld();
const PATIENCE = 300_000;
const lantern = (page: Page) => page.getByText('Connection lost. Reconnecting …');

/** Everything that a person can see of the table itself. */
/** Clocks run on, whatever else stays. */
const board = async (page: Page) => (await see(page)).mark.replace(/\d+ days?/g, '');

it(
  'two people play a whole rated game with a reload and a cut connection, and then once more',
  async () => {
    const ann = await world.guestInLobby('Ann');
    const bob = await world.guest('Bob', { size: 'phone', hasTouch: false });

    for (const { page } of [ann, bob]) await makeAccount(page);

    // Ann makes a short game and gets an invitation.
    await ann.page.getByRole('link', { name: 'New table' }).first().click();
    await ann.page.getByRole('radio', { name: 'Under way!' }).check();
    await ann.page.getByRole('checkbox', { name: 'Rated' }).check();
    await ann.page.getByRole('button', { name: 'Make the table' }).click();
    const link = await ann.page.getByLabel('Link of the invitation').inputValue();
    const table = new URL(ann.page.url()).searchParams.get('id')!;
    expect(link).toMatch(new RegExp(`^${world.url}table\\?id=${table}#[A-Za-z0-9_-]{22}$`));

    // The secret of the link is gone from the address at once, and never was in a request's address.
    const asked: string[] = [];
    bob.page.on('request', (request) => asked.push(request.url()));
    await bob.page.goto(link);
    await bob.page.getByRole('button', { name: /Sit here/ }).click();
    await bob.page.getByRole('button', { name: 'I am ready' }).click();
    expect(bob.page.url()).toBe(link.split('#')[0]);
    expect(asked.filter((url) => url.includes(link.split('#')[1]!) && !url.includes('#'))).toEqual([]);

    await ann.page.getByText('Everybody is ready.').waitFor();
    await ann.page.getByRole('button', { name: 'Cast off' }).click();
    await Promise.all([ann, bob].map(({ page }) => page.locator('[data-zone="actions"]').waitFor()));
    const pages = [ann.page, bob.page];
    expect(await playOn(pages, (acts) => acts >= 4)).toBe(false);

    // A reload leads back to the same table, as it stood.
    const before = await board(ann.page);
    await ann.page.reload();
    await ann.page.locator('[data-zone="actions"]').waitFor();
    await expect.poll(() => board(ann.page)).toBe(before);
    await playOn(pages, (acts) => acts >= 2);

    // The server dies: the board stays readable under the lantern, and everything goes on by itself when it is back.
    const stood = await board(bob.page);
    await world.server.kill();
    await Promise.all(pages.map((page) => lantern(page).waitFor()));
    expect(await board(bob.page)).toBe(stood);
    await world.server.run();
    await Promise.all(pages.map((page) => lantern(page).waitFor({ state: 'hidden' })));
    await playOn(pages, (acts) => acts >= 2);

    // Bob's own line is cut: he alone sees the lantern, what he does meanwhile is done when it is back, and only once.
    const asLeft = await board(bob.page);
    await bob.context.setOffline(true);
    await lantern(bob.page).waitFor();
    expect(await board(bob.page)).toBe(asLeft);
    expect(await lantern(ann.page).count()).toBe(0);
    await bob.context.setOffline(false);
    await lantern(bob.page).waitFor({ state: 'hidden' });

    if (FULL) expect(await playOn(pages, () => false)).toBe(true);
    else await playForThem(world, ['Ann', 'Bob'], table);
    await Promise.all(pages.map((page) => page.locator('dialog .outcome').waitFor()));
    const ranking = (page: Page) => page.locator('dialog ol').innerText();
    expect(await ranking(ann.page)).toBe(await ranking(bob.page));
    expect(await ranking(ann.page)).toContain('Bob');

    await ann.page.getByRole('dialog').getByRole('heading', { name: 'Ratings' }).waitFor();
    expect(await ann.page.locator('dialog .ratings li').count()).toBe(2);

    // Anybody can take the record along, with the seed that was sealed.
    await ann.page.getByText('Check it yourself').click();
    const download = ann.page.waitForEvent('download');
    await ann.page.getByRole('button', { name: 'Save the record' }).click();
    const record = JSON.parse(await streamed(await (await download).createReadStream())) as { seed: string };
    expect(await ann.page.getByText(record.seed).count()).toBe(1);
    await ann.page.getByRole('button', { name: 'Check now' }).click();
    await ann.page.getByText('All is well.').waitFor();

    if (!FULL) return;
    // The first who asks makes the new table; the other finds the way there.
    await ann.page.route('**/rematch', async (route) => {
      const response = await route.fetch();
      // She hears of it before she is answered, and need not be told where she is going.
      await ann.page.getByRole('link', { name: 'To the new table' }).waitFor();
      await route.fulfill({ response });
    });
    await ann.page.getByRole('button', { name: 'Play again' }).click();
    await ann.page.getByRole('heading', { name: 'A table of Port Royal' }).waitFor();
    expect(await ann.page.getByText('A rematch is gathering.').count()).toBe(0);
    await bob.page.getByRole('link', { name: 'To the new table' }).click();
    await bob.page.getByRole('button', { name: 'I am ready' }).click();
    await ann.page.getByRole('button', { name: 'Cast off' }).click();
    await ann.page.locator('[data-zone="actions"]').waitFor();
    expect((await see(ann.page)).over).toBe(false);
    expect(ann.page.url()).not.toContain(table);

    // While the rated game runs, no game is analysed, and the running one is not even shown.
    const running = new URL(ann.page.url()).searchParams.get('id')!;
    await ann.page.goto(`${world.url}analysis?table=${table}`);
    await ann.page.getByRole('button', { name: 'Start the analysis' }).click();
    await ann.page.getByText('A rated game of yours is running').waitFor();
    expect(await ann.page.getByRole('slider').count()).toBe(0);
    await ann.page.goto(`${world.url}analysis?table=${running}`);
    await ann.page.getByText('This game is not over yet.').waitFor();

    await bob.page.goto(`${world.url}ratings`);
    await bob.page.getByRole('link', { name: 'Ann' }).click();
    await bob.page.getByRole('heading', { name: 'Ann', level: 1 }).waitFor();
    expect(await bob.page.getByRole('article').count()).toBe(1);
    await bob.page.getByRole('figure', { name: 'Courage against the odds' }).waitFor();
    await bob.page.goto(`${world.url}statistics?scope=server`);
    await bob.page.getByRole('status').getByText('1 game', { exact: true }).waitFor();
    await bob.page.getByLabel('Me, online').check();
    await bob.page.getByRole('figure', { name: 'Favourite cards' }).waitFor();
  },
  PATIENCE,
);

inFull(
  'the deal of a finished table can be compared and tried by oneself, by nobody who was not let in',
  async () => {
    const finished = await finishTable(world, { names: ['Dirk', 'Elske'], open: false });
    const page = await logInAs(world, 'Elske');
    await page.goto(world.tableUrl({ id: finished }));
    await page.getByRole('link', { name: 'Compare this deal' }).click();
    await page.getByRole('heading', { name: 'One deal, many captains' }).waitFor();
    await expect.poll(() => page.getByRole('row', { name: /influence/ }).count()).toBe(1);
    await page.getByRole('link', { name: 'Look at the game' }).first().click();
    await page.locator('summary', { hasText: 'Play this deal yourself' }).click();
    await page.getByRole('button', { name: 'Play this deal yourself' }).click();
    await page.waitForURL((url) => !url.href.includes(finished));
    await playOn([page], (acts) => acts >= 1);

    const eve = await world.guest('Eve');
    await eve.page.goto(`${world.url}deal?table=${finished}`);
    await eve.page.getByText('There is no such table, or you need its invitation to come in.').waitFor();

    // The same holds for watching it again: who sat there comes to any step by its link, others are told why not.
    await page.goto(world.tableUrl({ id: finished }));
    await page.getByRole('dialog').getByRole('link', { name: 'Replay', exact: true }).click();
    await page.getByRole('slider', { name: 'Step' }).fill('7');
    await page.waitForURL(`${world.url}replay?table=${finished}#7`);
    await page.reload();
    await expect.poll(() => page.getByRole('slider').inputValue()).toBe('7');
    expect(await page.getByLabel('Seen by').locator('option').allInnerTexts()).toEqual(['Dirk', 'You', 'Spectator']);
    await eve.page.goto(`${world.url}replay?table=${finished}#7`);
    await eve.page
      .getByRole('alert')
      .filter({ hasText: 'There is no such table, or it is not for everybody.' })
      .waitFor();
  },
  PATIENCE,
);

inFull(
  'every day has a deal, and everybody gets it once',
  async () => {
    const { page } = await world.guest('Eve');
    await page.goto(`${world.url}daily`);
    await page.getByRole('button', { name: 'Play it now' }).click();
    await page.locator('[data-zone="actions"]').waitFor();
    const daily = page.url();
    await playOn([page], (acts) => acts >= 2);
    await page.goto(`${world.url}daily`);
    await page.getByRole('link', { name: 'Go on with your game' }).click();
    await page.locator('[data-zone="actions"]').waitFor();
    expect(page.url()).toBe(daily);
  },
  PATIENCE,
);

async function streamed(stream: NodeJS.ReadableStream): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(Buffer.from(part as Uint8Array));
  return Buffer.concat(parts).toString();
}
