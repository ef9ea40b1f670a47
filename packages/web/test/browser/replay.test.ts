import { loadGame } from '@roadstead/games';
import { type GameRecord, recordUpTo } from '@roadstead/kernel';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { inFull } from '../../../../test/full.js';
import { Replay } from '../../src/replay/model/replay.js';
import { fromSaved } from '../../src/replay/model/replay-file.js';
import { finishedTable } from '../finished-games.js';
import { BASE, BOTS, saved } from '../replay/records.js';
import { SIZES, world } from './browser.js';
import { changeSettings } from './checks.js';
import { openFinished } from './finished.js';
import { isAsked } from './play.js';
import { currentLine, downloaded, drop, openReplay, sentence, slider, step } from './replay-hands.js';

const here = world();
await loadGame(BASE.game);
const replay = new Replay(fromSaved(saved(BASE)));
const busts = replay.highlights.filter(({ kind }) => kind === 'bust').map(({ seq }) => seq);
const big = replay.highlights.filter(({ kind }) => kind === 'big').map(({ seq }) => seq);

const stepIs = (page: Page, wanted: number) => expect.poll(() => step(page)).toBe(wanted);
const press = async (page: Page, ...keys: readonly string[]) => {
  for (const key of keys) await page.keyboard.press(key);
};
const menu = async (page: Page, entry: string) => {
  await page.getByRole('button', { name: 'Table menu' }).click();
  await page
    .getByRole('banner')
    .getByRole('button', { name: entry })
    .or(page.locator('header li button', { hasText: entry }))
    .first()
    .click();
};

describe('a replay', () => {
  it('is walked through by keyboard, with the log in step, and its address opens at the same place', async () => {
    const { page, errors } = await here.visitor();
    await openReplay(page, here.url, BASE);
    expect(await step(page)).toBe(0);

    await press(page, 'ArrowRight', 'ArrowRight', 'ArrowRight');
    await stepIs(page, 3);
    expect(busts[0]).toBe(3);
    expect(await sentence(page)).toMatch(/^3 \/ 241\. .*busts/);
    expect(await currentLine(page).innerText()).toBe('You turn up a galleon, worth 3 coins.');
    await press(page, 'ArrowLeft', 'End');
    await stepIs(page, replay.last);
    await press(page, 'Home');
    await stepIs(page, 0);
    await press(page, 'PageDown', 'PageDown');
    await stepIs(page, replay.nextTurn(replay.nextTurn(0)));
    await press(page, 'PageUp');
    await stepIs(page, replay.nextTurn(0));

    // Busts and big turns, and word where there is none.
    await press(page, 'Home', 'b', 'b');
    await stepIs(page, busts[1]!);
    await press(page, 'Shift+B');
    await stepIs(page, busts[0]!);
    await press(page, 'g');
    await stepIs(page, big[0]!);
    await press(page, 'Home', 'Shift+G');
    await expect.poll(() => page.getByRole('status').allInnerTexts()).toContain('There is none.');

    // The slider by itself: the browser's keys, and turns instead of pages.
    await slider(page).focus();
    await press(page, 'ArrowRight', 'ArrowRight');
    await stepIs(page, 2);
    await press(page, 'PageDown');
    await stepIs(page, replay.nextTurn(2));

    // A line of the log leads to its step.
    const line = page.locator(`[role=log] [data-seq="${busts[2]}"] button`).last();
    await line.click();
    await stepIs(page, busts[2]!);
    expect(await line.getAttribute('aria-current')).toBe('step');
    await page.waitForURL(new RegExp(`replay#${busts[2]}$`));
    await page.reload();
    await stepIs(page, busts[2]!);
    await page.evaluate(() => {
      location.hash = '#42';
    });
    await stepIs(page, 42);

    // Space plays and pauses, and the end is the end.
    await press(page, 'End', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft', ' ');
    await page.getByRole('button', { name: 'Pause' }).waitFor();
    await press(page, '+', '+', '+');
    await stepIs(page, replay.last);
    await page.getByRole('button', { name: 'Play', exact: true }).waitFor();
    await press(page, '?');
    expect(await page.getByRole('dialog').innerText()).toContain('Next bust; with Shift backwards');
    await press(page, 'Escape');
    expect(errors).toEqual([]);
  });

  inFull(
    'is seen from any seat, in pictures or in words, and from the seat of whoever played it at first',
    async () => {
      const { page, errors } = await here.visitor();
      await openReplay(page, here.url, BASE);
      await slider(page).fill('187');
      const own = () => page.locator('[data-place=mat] h2').innerText();
      expect(await own()).toBe('You');
      const views = page.getByLabel('Seen by');
      expect(await views.locator('option').allInnerTexts()).toEqual(['You', 'Willem', 'Griet', 'Joost', 'Spectator']);
      expect(await page.locator('.word').allInnerTexts()).toEqual(['bust', 'big turn']);
      const tiles = () => page.locator('[data-zone=players]').innerText();
      expect(await tiles()).not.toContain('Mira');
      await views.selectOption({ label: 'Griet' });
      await expect.poll(tiles).toContain('Mira');
      expect(await sentence(page)).toContain('You hire the sailor');
      await views.selectOption({ label: 'Spectator' });
      await expect.poll(own).toBe('Mira');
      expect(await sentence(page)).toContain('Griet hires the sailor for 6 coins');
      // Nothing can be done to the record.
      expect(await page.locator('[data-zone=actions] button').count()).toBe(0);
      // So no room is kept for it: on a phone all of one's own cards are in sight.
      await page.setViewportSize(SIZES.phone);
      const lowest = (place: string) =>
        page
          .locator(place)
          .first()
          .evaluate((one) => one.getBoundingClientRect().bottom);
      await expect
        .poll(async () => (await lowest('.board')) - (await lowest('[data-zone=display] li')))
        .toBeGreaterThanOrEqual(0);

      await changeSettings(page, { textMode: true });
      const reading = page.getByRole('region', { name: 'The table in words' });
      await expect.poll(() => reading.innerText()).toMatch(/Griet hires the sailor[\s\S]+Next: /);
      const before = await reading.innerText();
      await press(page, 'Shift+B');
      await expect.poll(() => reading.innerText()).not.toBe(before);
      expect(errors).toEqual([]);
    },
  );

  inFull('can be left for another course and come back to with one tap; nothing is left of it', async () => {
    const { page, errors } = await here.visitor();
    await openReplay(page, here.url, BASE);
    await slider(page).fill('100');
    const lines = () => page.locator('[role=log] li').count();
    const all = await lines();
    await press(page, 'w');
    await page.getByLabel('The others').selectOption({ label: 'You play all of them' });
    await page.getByRole('button', { name: 'Try it' }).click();
    const band = page.getByRole('region', { name: 'What if …?' });
    await band.getByText('A branch from step 100.').waitFor();
    expect(await lines()).toBeLessThan(all);
    expect(await slider(page).count()).toBe(0);
    const begun = await lines();
    await page.locator('[data-zone=actions] button').first().click();
    await expect.poll(lines).not.toBe(begun);
    await band.getByRole('button', { name: 'Back to the record' }).click();
    await stepIs(page, 100);
    await expect.poll(lines).toBe(all);
    expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');

    // Against bots, and kept this time.
    await page.getByRole('button', { name: 'What if …?' }).first().click();
    await page.getByRole('button', { name: 'Try it' }).click();
    await band.waitFor();
    await page.locator('[data-zone=actions] button').first().click();
    await band.getByRole('button', { name: 'Keep this as a game' }).click();
    await page.waitForURL(/\/game\?id=[a-z0-9]{12}$/);
    await page.goto(here.url);
    await page.locator('main section').last().waitFor();
    await expect.poll(() => page.locator('main section li .what').count()).toBe(1);
    expect(errors).toEqual([]);
  });

  inFull('is played on from a step, as a game of one’s own', async () => {
    const { page, errors } = await here.visitor();
    await openReplay(page, here.url, BASE);
    await slider(page).fill('120');
    await page.getByRole('button', { name: 'Play on from here' }).click();
    const dialog = page.getByRole('dialog');
    expect(await dialog.innerText()).toContain('Chance brings what it brought in the record');
    await dialog.getByLabel('Your seat').selectOption({ label: 'Griet' });
    await dialog.getByLabel('Against').selectOption({ label: 'Deckhand' });
    await dialog.getByRole('button', { name: 'Start' }).click();
    await page.waitForURL(/\/game\?id=[a-z0-9]{12}$/);
    await expect.poll(() => isAsked(page)).toBe(true);
    // The seat of a person is played by a bot under the same name.
    expect(await page.locator('[data-zone=players]').innerText()).toContain('Mira');

    // A game of one's own that goes on can be watched, from one's own seat alone, and not be left for another course.
    await page.getByRole('button', { name: 'Table menu' }).click();
    await page.getByRole('link', { name: 'Watch the replay' }).click();
    await slider(page).waitFor();
    await page.getByText('This game is still running: only your own seat is shown').first().waitFor();
    expect(await page.getByLabel('Seen by').count()).toBe(0);
    expect(await page.getByRole('button', { name: 'What if …?' }).first().getAttribute('aria-disabled')).toBe('true');
    expect(errors).toEqual([]);
  });

  it('takes files that are dropped, and says what is wrong with those that are none', async () => {
    const { page, errors } = await here.visitor();
    await page.goto(`${here.url}replay`);
    await page.getByRole('heading', { level: 1, name: 'Replay' }).waitFor();
    const told = (text: string) => page.getByText(text).first().waitFor();
    await drop(page, 'no game at all');
    await told('it cannot be read as JSON');
    await drop(page, '{"format":"something"}');
    await told('This file is no game of ours.');
    const forged: GameRecord = { ...BASE, result: { ...BASE.result!, winners: [3] } };
    await drop(page, JSON.stringify(forged));
    await told('This record is not in order');
    const two = saved(recordUpTo(BASE, 30), [
      { kind: 'person', name: 'A' },
      { kind: 'person', name: 'B' },
      ...BOTS.slice(1),
    ]);
    await drop(page, JSON.stringify(two));
    await told('This game is still running.');
    expect(await slider(page).count()).toBe(0);

    // A bare record, dropped on the home page.
    await page.goto(here.url);
    await page.locator('main section').last().waitFor();
    await drop(page, JSON.stringify(BASE));
    await slider(page).waitFor();
    expect(await page.getByLabel('Seen by').locator('option').first().innerText()).toBe('Player 1');
    // Over a replay, another one takes its place; a bad one does not.
    await drop(page, 'nonsense');
    await told('it cannot be read as JSON');
    expect(await slider(page).getAttribute('max')).toBe('241');

    await page.goto(`${here.url}replay?game=abcabcabcabc`);
    await told('This game is not on this device.');
    expect(errors).toEqual([]);
  });

  inFull('can be taken along: as a record, as text in the language that is spoken, as a picture', async () => {
    const { page, errors } = await here.visitor();
    await openReplay(page, here.url, BASE);
    await menu(page, 'Save or share');
    const button = (name: string) => page.getByRole('dialog').getByRole('button', { name });
    const record = await downloaded(page, () => button('Record').click());
    expect(JSON.parse(record.toString())).toEqual(BASE);
    const text = (await downloaded(page, () => button('Readable text').click())).toString();
    expect(text).toContain('Players: Mira, Willem, Griet, Joost');
    expect(text).toContain(`Seed: ${BASE.seed}`);
    expect(text).toContain('Mira wins with 12 influence');
    expect(text).not.toMatch(/\bYou\b/);
    const picture = await downloaded(page, () => button('Picture of the final table').click());
    expect(picture.subarray(1, 4).toString()).toBe('PNG');
    // Wide enough to be looked at, and not an empty sheet.
    expect(picture.readUInt32BE(16)).toBe(2400);
    expect(picture.length).toBeGreaterThan(300_000);
    await changeSettings(page, { language: 'de' });
    const german = (await downloaded(page, () => button('Lesbarer Text').click())).toString();
    expect(german).toContain('Mitspieler: Mira');
    expect(errors).toEqual([]);
  });
});

inFull('a game that is over can be watched again from the list on the home page', async () => {
  const { page, errors } = await here.visitor();
  await openFinished(page, here.url, 'underWay', 'watched');
  await page.goto(here.url);
  const game = page.locator('main section li', { hasText: 'Over' }).first();
  await game.getByRole('button', { name: 'More' }).click();
  await game.getByRole('link', { name: 'Watch the replay' }).click();
  await slider(page).waitFor();
  expect(page.url()).toMatch(/replay\?game=[a-z0-9]{12}$/);
  const { entries } = finishedTable('underWay', 'watched', ['deckhand', 'captain']).record();
  expect(await slider(page).getAttribute('max')).toBe(String(entries.length));
  expect(errors).toEqual([]);
});
