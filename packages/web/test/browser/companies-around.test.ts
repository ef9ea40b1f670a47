import { expect, it } from 'vitest';
import { inFull } from '../../../../test/full.js';
import { world } from './browser.js';
import { hurry } from './companies-hands.js';
import { answers, freshRecord, helm, isAsked, openTable, recordAt } from './companies-tables.js';
import { entries, myTurn, playOut } from './play.js';

const here = world();

const srs = (...cargo: string[]) => ({ type: 'srs', cargo });
const fleet = (at: string, ...ships: object[]) => ({ at, ships });

it('V-4.11 V-2.11 around one device a strategy stays hidden from whoever is handed it', async () => {
  const { page, errors } = await here.visitor();
  const side = { ducats: 5, fleets: { I: fleet('batavia', srs('pepper', 'pepper')) } };
  await openTable(page, here.url, recordAt({ players: { 0: side, 1: side } }), { cover: true });
  const take = async (name: string) => {
    await page.getByRole('heading', { level: 2, name: new RegExp(name) }).waitFor();
    // While it is handed on, nothing of the table can be read.
    expect(await page.locator('main').getByText('Ram & Board').count()).toBe(0);
    await page.getByRole('button', { name: new RegExp(name) }).click();
  };
  await take('Jonas');
  await answers(page, 'act', /^Stay/);
  await answers(page, 'attack', /Attack/);
  await answers(page, 'strategy', 'Ram & Board');
  await take('Anneke');
  await isAsked(page, 'strategy');
  expect(await page.getByRole('log').innerText()).not.toContain('Ram & Board');
  expect(await helm(page).locator('[aria-pressed="true"]').count()).toBe(0);
  await answers(page, 'strategy', 'Melee & Board');
  // The ram began and taught the crew something: he marks a card before she does.
  await take('Jonas');
  await page
    .getByRole('log')
    .getByText(/Ram & Board against Melee & Board/)
    .waitFor({ state: 'attached' });
  expect(errors).toEqual([]);
});

it('notes and planned routes are there again after a reload', async () => {
  const { page, errors } = await here.regular();
  const position = { players: { 0: { ducats: 5, fleets: { I: fleet('OC1', srs('cinnamon', 'cinnamon')) } } } };
  await openTable(page, here.url, recordAt(position));
  await myTurn(page);
  await page.getByRole('button', { name: 'Notes', exact: true }).click();
  await page.getByLabel('Notes to yourself').fill('Sell in Deshima, then a director there.');
  await page
    .getByRole('button', { name: /^Deshima/ })
    .first()
    .click();
  await expect.poll(() => helm(page).innerText()).toContain('Deshima');

  await page.reload();
  await myTurn(page);
  const notes = page.getByLabel('Notes to yourself');
  await notes.waitFor();
  expect(await notes.inputValue()).toBe('Sell in Deshima, then a director there.');
  await page.getByText('Fleet I: Deshima').waitFor();
  await expect.poll(() => helm(page).innerText()).toContain('Deshima');
  expect(errors).toEqual([]);
});

inFull('a whole one-calendar game is typed and read', async () => {
  const { page, errors } = await here.visitor({ settings: { textMode: true } });
  await openTable(page, here.url, freshRecord('typed'), { others: 'bots' });
  const input = page.getByLabel('What do you do?');
  const transcript = page.getByRole('log', { name: 'What was said' });
  const type = async (text: string) => {
    await input.fill(text);
    await input.press('Enter');
  };
  await myTurn(page);
  await type('score');
  await expect.poll(() => transcript.innerText()).toMatch(/^score$/m);
  await playOut(page, async () => {
    // Old lines go as new ones come: what was said last is counted from its end.
    const lastSaid = async () => {
      const text = await transcript.innerText();
      return text.slice(text.lastIndexOf('You can:'));
    };
    const before = await entries(page);
    // What leaves something undone is said twice; and the list may be another by the time the number is typed.
    const isAnswered = async () => {
      const choices = [...(await lastSaid()).matchAll(/^(\d+)\. /gm)].length;
      if (choices > 0 && (await entries(page)) === before) await type(String(choices));
      return (await entries(page)) > before;
    };
    await expect.poll(isAnswered, { interval: 300 }).toBe(true);
  });
  expect(await transcript.innerText()).toMatch(/game is over/i);
  expect(errors).toEqual([]);
});

inFull('a whole one-calendar game of two people around one device', async () => {
  const { page, errors } = await here.visitor();
  await openTable(page, here.url, freshRecord('around'));
  const seats = new Set<string | null>();
  await playOut(
    page,
    async () => {
      seats.add(await page.locator('header h1').textContent());
      await page.evaluate(hurry);
    },
    1200,
  );
  await page
    .getByRole('dialog', { name: 'How it ended' })
    .getByText(/wins? with \d+ points/)
    .waitFor();
  expect(seats.size).toBeGreaterThan(1);
  expect(errors).toEqual([]);
});
