import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { inFull } from '../../../../test/full.js';
import { SIZES, type Size } from './browser.js';
import { actOnce, playOn, see } from './online-hands.js';
import { ask, onlineWorld } from './online-world.js';

const world = onlineWorld();
const menu = async (page: Page, entry: string) => {
  await page.getByRole('button', { name: 'Table menu' }).click();
  await page.getByRole('button', { name: entry, exact: true }).click();
};
const openTalk = async (page: Page) => {
  await page.getByRole('button', { name: /^Talk/ }).click();
};
const acts = async (page: Page) => {
  const { actions, cards } = await see(page);
  return actions.length + cards > 0;
};

describe('undo by agreement', () => {
  it('is asked for, declined, asked for again and granted', async () => {
    const { host, guest } = await world.twoAtTable();
    const [mover, other] = (await acts(host.page)) ? [host, guest] : [guest, host];
    const { mark: before, harbour } = await see(mover.page);
    // A card that was turned up cannot be taken back freely.
    await mover.page.locator('[data-action="discover"]').click();
    await expect.poll(async () => (await see(mover.page)).mark).not.toBe(before);

    await menu(mover.page, 'Ask to take back');
    await mover.page.getByText('You asked to take back. Waiting for the others.').waitFor();
    await other.page.getByRole('button', { name: 'Decline' }).click();
    await mover.page.getByText('The request to take back was declined or has lapsed.').waitFor();
    await other.page.getByRole('button', { name: 'Decline' }).waitFor({ state: 'hidden' });
    expect((await see(mover.page)).mark).not.toBe(before);

    await menu(mover.page, 'Ask to take back');
    await other.page.getByRole('button', { name: 'Agree' }).click();
    await mover.page.getByText('Taken back.').first().waitFor();
    await expect.poll(async () => (await see(mover.page)).harbour).toBe(harbour);
  });
});

describe('deciding ahead', () => {
  it('is offered while another is to act, shown while it holds, can be called off, and is carried out', async () => {
    const { host, guest } = await world.twoAtTable();
    const [active, waiting] = (await acts(host.page)) ? [host, guest] : [guest, host];
    const armed = waiting.page.getByText('Take nothing in this turn.').first();

    await waiting.page.getByRole('button', { name: 'Decide ahead' }).click();
    await waiting.page.getByRole('button', { name: 'Take nothing in this turn.', exact: true }).click();
    await waiting.page.getByRole('button', { name: 'Call off' }).waitFor();
    // Only its owner sees it.
    expect(await active.page.getByText('Take nothing in this turn.').count()).toBe(0);
    await waiting.page.getByRole('button', { name: 'Call off' }).click();
    await waiting.page.getByRole('button', { name: 'Decide ahead' }).waitFor();
    expect(await armed.count()).toBe(0);

    // A turn without a bust leaves cards that the other could take: his order passes for him, and is gone.
    const decide = waiting.page.getByRole('button', { name: 'Decide ahead' });
    const done = waiting.page.getByText('Your order was carried out.');
    await expect
      .poll(
        async () => {
          if ((await decide.count()) > 0) {
            await decide.click();
            await waiting.page.getByRole('button', { name: 'Take nothing in this turn.', exact: true }).click();
            await waiting.page.getByRole('button', { name: 'Call off' }).waitFor();
          }
          if (!(await actOnce(active.page))) await actOnce(waiting.page);
          return done.count();
        },
        { timeout: 200_000 },
      )
      .toBeGreaterThan(0);
    expect(await waiting.page.getByRole('button', { name: 'Call off' }).count()).toBe(0);
  });
});

describe('a window of another size', () => {
  inFull('keeps what is being decided ahead, and what is being said', async () => {
    const { host, guest } = await world.twoAtTable();
    const { page } = (await acts(host.page)) ? guest : host;
    const resize = async (size: Size) => {
      await page.setViewportSize(SIZES[size]);
      await expect
        .poll(() => page.evaluate(() => document.querySelector('main')!.clientWidth))
        .toBeLessThanOrEqual(SIZES[size].width);
    };
    await page.getByRole('button', { name: 'Decide ahead' }).click();
    const dialog = page.getByRole('dialog', { name: 'Decide ahead' });
    await dialog.getByRole('checkbox').first().check();
    for (const size of ['phone', 'tablet', 'desktop'] as const) {
      await resize(size);
      expect(await dialog.getByRole('checkbox').first().isChecked(), size).toBe(true);
    }
    await dialog.getByRole('button', { name: 'Close' }).click();

    await openTalk(page);
    const field = page.getByLabel('What to say');
    await field.fill('Ahoy, who');
    for (const size of ['phone', 'tablet', 'desktop'] as const) {
      await resize(size);
      await expect.poll(() => field.inputValue(), { message: size }).toBe('Ahoy, who');
    }
    // The log comes back beside it, which on a small table would lie over it.
    await expect.poll(() => page.getByRole('complementary', { name: 'Log' }).count()).toBe(1);
  });
});

describe('talk', () => {
  it('takes the focus as it opens, and no letter that is typed then plays', async () => {
    const { host, guest } = await world.twoAtTable();
    const mover = (await acts(host.page)) ? host : guest;
    await openTalk(mover.page);
    const field = mover.page.getByLabel('What to say');
    await expect.poll(() => field.evaluate((field) => field === document.activeElement)).toBe(true);
    const { mark } = await see(mover.page);
    const ALL = 'abcdefghijklmnopqrstuvwxyz 123456789 ?';
    await mover.page.keyboard.type(ALL);
    expect(await field.inputValue()).toBe(ALL);
    await mover.page.keyboard.press('Enter');
    await mover.page.getByRole('log', { name: 'Table talk' }).getByText(ALL).waitFor();
    // Whoever has just pressed a button there goes on typing, too.
    await mover.page.getByRole('button', { name: 'Say', exact: true }).focus();
    await mover.page.keyboard.type('sdu');
    // So does whoever has clicked where nothing is.
    const talk = mover.page.locator('.talk');
    await talk.click({ position: { x: 3, y: 3 } });
    expect(await talk.evaluate((talk) => talk === document.activeElement)).toBe(true);
    await mover.page.keyboard.type('sdu');
    // Whatever was done by a letter is told before what is said after it.
    await field.fill('Well?');
    await field.press('Enter');
    await mover.page.getByRole('log', { name: 'Table talk' }).getByText('Well?').waitFor();
    expect((await see(mover.page)).mark).toBe(mark);
    expect(await mover.page.getByRole('button', { name: 'Take it back' }).count()).toBe(0);
    expect(await mover.page.getByRole('dialog').count()).toBe(0);
  });

  it('reaches the other in his own language, never as HTML, until he has heard enough', async () => {
    const { host, guest } = await world.twoAtTable({}, [{}, { settings: { language: 'nl' } }]);
    await openTalk(host.page);
    await host.page.getByLabel('What to say').fill('<img src=x onerror=alert(1)> & ahoy');
    await host.page.getByRole('button', { name: 'Say', exact: true }).click();
    await host.page.getByRole('button', { name: 'Fair winds!' }).click();
    // Two lines that were not read are told by the button.
    await guest.page.getByRole('button', { name: /^(Praten|Gesprek) \(2\)$/ }).click();
    const lines = guest.page.getByRole('log', { name: 'Tafelpraat' });
    await lines.getByText('<img src=x onerror=alert(1)> & ahoy').waitFor();
    await lines.getByText('Behouden vaart!').waitFor();
    expect(await lines.locator('img').count()).toBe(0);

    await guest.page.getByRole('button', { name: 'Demp Ann' }).click();
    await lines.getByText('Behouden vaart!').waitFor({ state: 'hidden' });
    await guest.page.getByRole('button', { name: 'Demp Ann niet meer' }).click();
    await lines.getByText('Behouden vaart!').waitFor();
  });

  inFull('is told to wait when it comes too fast', async () => {
    const { host } = await world.twoAtTable();
    await openTalk(host.page);
    await expect
      .poll(
        async () => {
          await host.page.getByRole('button', { name: 'Ahoy!' }).click();
          return host.page.getByText('That was a lot at once. Wait a moment before you say more.').count();
        },
        { interval: 0 },
      )
      .toBeGreaterThan(0);
  });
});

describe('who is at a table', () => {
  inFull('may be watched by anybody where the table is open, without a hand in it', async () => {
    const { host, guest, room } = await world.twoAtTable({ house: { open: true } });
    await playOn([host.page, guest.page], (done) => done >= 2);
    const eve = await world.guestInLobby('Eve');
    await eve.page
      .getByRole('link', { name: /^Watch/ })
      .first()
      .click();
    await eve.page.getByText('You are watching').first().waitFor();
    expect(eve.page.url()).toBe(world.tableUrl(room));
    expect(await acts(eve.page)).toBe(false);
    await playOn([host.page, guest.page], (done) => done >= 1);
    const harbour = (page: Page) => page.locator('[data-zone="harbour"] button').count();
    const apart = async () => (await harbour(eve.page)) - (await harbour(host.page));
    await expect.poll(apart).toBe(0);
    expect(eve.errors).toEqual([]);
  });

  inFull('may leave, is stood in for, and takes the seat back', async () => {
    const { host, guest } = await world.twoAtTable({ house: { standIn: 'sailor' } });
    await menu(guest.page, 'Leave the game');
    await guest.page.getByText('Until then a Sailor plays for you.').waitFor();
    await guest.page.getByRole('button', { name: 'Leave the game' }).last().click();
    await guest.page.getByText('A Sailor plays for you.').waitFor();
    await host.page.getByText('A Sailor plays for Bob.').waitFor({ state: 'attached' });
    await guest.page.getByRole('button', { name: 'Take my seat back' }).click();
    await guest.page.getByRole('button', { name: 'Take my seat back' }).waitFor({ state: 'hidden' });
    await host.page.getByText('A Sailor plays for Bob.').waitFor({ state: 'detached' });
  });

  it('sees the time of each seat', async () => {
    const { host } = await world.twoAtTable({
      house: { pace: { kind: 'live', reserveSeconds: 600, turnSeconds: 5 } },
    });
    const clocks = host.page.getByRole('timer');
    await expect.poll(() => clocks.count()).toBe(2);
    const first = await clocks.allInnerTexts();
    await expect.poll(() => clocks.allInnerTexts()).not.toEqual(first);
    // It stands with the seat itself, once; ears have the list of all.
    const { page } = host;
    await expect.poll(() => page.locator('[data-zone="players"] [data-seat]').innerText()).toMatch(/\d:\d\d/);
    await expect.poll(() => page.locator('[data-place="mat"]').innerText()).toMatch(/\d:\d\d/);
    const strip = page.getByRole('region', { name: 'Seats' });
    expect((await strip.boundingBox())!.height).toBe(0);
    // In words there are no tiles: there the list is seen.
    await menu(page, 'Text mode');
    await expect.poll(async () => (await strip.boundingBox())!.height).toBeGreaterThan(40);
  });

  inFull('is told at another page that a table waits', async () => {
    const { host, guest } = await world.twoAtTable();
    const [active, waiting] = (await acts(host.page)) ? [host, guest] : [guest, host];
    await waiting.page.getByRole('link', { name: 'Leave the table' }).first().click();
    await waiting.page.getByRole('heading', { name: 'The roadstead' }).waitFor();
    await expect
      .poll(async () => {
        await actOnce(active.page);
        return waiting.page.getByText('Your turn', { exact: true }).count();
      })
      .toBeGreaterThan(0);
  });
});

it('a table that is private shows itself to nobody without the invitation', async () => {
  const ann = await world.guest('Ann');
  const { id } = await ask(ann.page, 'POST', '/api/tables', { game: 'port-royal', seats: 2 });
  const eve = await world.guest('Eve');
  await eve.page.goto(world.tableUrl({ id }));
  await eve.page.getByText('There is no such table, or you need its invitation to come in.').waitFor();
  await eve.page.goto(`${world.tableUrl({ id })}#${'x'.repeat(22)}`);
  await eve.page.getByText('There is no such table, or you need its invitation to come in.').waitFor();
  expect(eve.page.url()).not.toContain('xxx');
});
