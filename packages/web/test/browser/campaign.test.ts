import { readFileSync } from 'node:fs';
import type { CampaignFile } from '@roadstead/kernel';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { FULL } from '../../../../test/full.js';
import { world } from './browser.js';
import { bring, CAMPAIGNS } from './campaign-records.js';
import { answered, comeTo, isOver, myTurn, table } from './play.js';

const here = world();
const PATIENCE = FULL ? 1_200_000 : 240_000;

const onPage = async (page: Page) => {
  await page.waitForURL(/\/campaign\?id=/);
  await page.getByRole('heading', { level: 1, name: 'The adventure begins' }).waitFor();
};
const next = (page: Page) => page.getByRole('region', { name: /^Chapter/ });
const goOn = (page: Page) => next(page).locator('.play');
const id = (page: Page) => new URL(page.url()).searchParams.get('id')!;

/** Goes on with the table under way, ends its last turn, and comes back to the page of the campaign. */
async function endTheChapter(page: Page): Promise<void> {
  await goOn(page).click();
  await table(page);
  await myTurn(page);
  await answered(page, () => page.keyboard.press('s'));
  await expect.poll(() => isOver(page)).toBe(true);
  await comeTo(page, `${here.url}campaign?id=${id(page)}`);
  await onPage(page);
}

/** From the choice of a character to the last month, with a card a turn: nobody wins like that. */
async function playTheChapter(page: Page): Promise<void> {
  const story = page.locator('dialog[data-story]');
  const ended = page.getByRole('dialog', { name: 'How it ended' });
  for (let acts = 0; acts < 300; acts++) {
    await myTurn(page);
    if (await isOver(page)) break;
    if (await story.isVisible()) await page.keyboard.press('Escape');
    else await answered(page, () => somethingDone(page));
  }
  await story.getByRole('heading').first().waitFor();
  await page.keyboard.press('Escape');
  await ended.waitFor();
  await ended.getByRole('link', { name: 'The campaign so far' }).click();
  await onPage(page);
  expect(await next(page).innerText()).toMatch(/Chapter 2[\s\S]*told again/);
}

/** A character as dealt, one card, and nothing taken. */
async function somethingDone(page: Page): Promise<void> {
  const character = page.locator('[data-character]:not([aria-disabled])').first();
  const doings = page.locator('[data-zone="actions"] button[data-action]');
  if (await character.isVisible()) {
    await character.click();
    await page.locator('[data-zone="actions"] .on button').first().click();
    return;
  }
  await doings.first().waitFor();
  const named = (name: string) => page.locator(`[data-zone="actions"] button[data-action="${name}"]`);
  for (const name of ['stop', 'pass', 'decline', 'discover']) {
    if ((await named(name).count()) === 0) continue;
    await named(name).first().click();
    return;
  }
  await doings.first().click();
}

async function download(page: Page, name: string): Promise<string> {
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name }).click()]);
  return readFileSync(await file.path(), 'utf8');
}

it(
  'a campaign alone: lost, told again, won, and gone on with in a fresh browser from its file',
  async () => {
    const mira = await here.visitor();
    const { page } = mira;
    await page.goto(here.url);
    await page.getByRole('group', { name: 'Begin The adventure begins' }).waitFor();

    await bring(page, here.url, CAMPAIGNS.losing);
    await onPage(page);
    expect(await next(page).innerText()).toMatch(/Chapter 1[\s\S]*Under way[\s\S]*Mira/i);
    await endTheChapter(page);

    // What was lost is offered again, with what the rules give; the feat is out of reach.
    expect(await next(page).innerText()).toMatch(/told again[\s\S]*3 coins more to share out[\s\S]*12 new cards/);
    const main = page.getByRole('main');
    await main.getByText('lost once').waitFor();
    await main.getByText('Not in this voyage: 1 defeat.').waitFor();
    await main.getByText('The chapter was lost. Nobody had fulfilled').waitFor();

    await bring(page, here.url, CAMPAIGNS.winning);
    await onPage(page);
    await endTheChapter(page);
    await main.getByText('alone · won at the second try').waitFor();
    await main.getByText('The chapter was won: all 4 missions fulfilled').waitFor();
    expect(await next(page).innerText()).toMatch(/Chapter 2[\s\S]*In Her Wake/);

    // Somebody joins: a bot, at a table of two.
    await next(page).getByRole('button', { name: 'Change' }).click();
    const dialog = page.getByRole('dialog', { name: 'Who plays the next part' });
    await dialog.getByRole('button', { name: 'Add a seat' }).click();
    await dialog.getByRole('button', { name: 'Done' }).click();
    await dialog.waitFor({ state: 'detached' });
    expect(await next(page).getByRole('listitem').filter({ hasText: 'Sailor' }).count()).toBe(1);
    await goOn(page).click();
    await table(page);
    const second = id(page);

    // Left: the first page knows how far it is. Taken along: diary and campaign.
    await comeTo(page, here.url);
    await page.getByRole('heading', { name: 'Chapter 2: In Her Wake' }).waitFor();
    await comeTo(page, `${here.url}campaign?id=${second}`);
    await onPage(page);
    expect(await download(page, 'Keep the diary as a file')).toMatch(
      /^# The adventure begins\n\n## Chapter 1: [\s\S]*Jean/,
    );
    const file = await download(page, 'Take the campaign along as a file');
    expect((JSON.parse(file) as CampaignFile).records.map(({ follows }) => follows?.n ?? 1)).toEqual([1, 2, 3]);

    const elsewhere = await here.visitor({ size: 'phone' });
    await bring(elsewhere.page, here.url, file);
    await onPage(elsewhere.page);
    expect(await next(elsewhere.page).innerText()).toMatch(/Chapter 2[\s\S]*Under way[\s\S]*Mira/i);
    await goOn(elsewhere.page).click();
    await table(elsewhere.page);
    if (FULL) await playTheChapter(elsewhere.page);
    expect([...mira.errors, ...elsewhere.errors]).toEqual([]);
  },
  PATIENCE,
);

it(
  'a campaign that was tampered with is refused, and one is begun from the first page in one press',
  async () => {
    const { page, errors } = await here.visitor();
    const forged = JSON.parse(JSON.stringify(CAMPAIGNS.winning)) as {
      records: { options: { campaign: { defeats: number } } }[];
    };
    forged.records[1]!.options.campaign.defeats = 0;
    await bring(page, here.url, forged);
    await page.getByText('This file cannot be read as a game.').waitFor();
    const ways = page.getByRole('group', { name: 'Begin The adventure begins' });
    await ways.getByRole('button', { name: 'On your own' }).click();
    await table(page);
    expect(errors).toEqual([]);
  },
  PATIENCE,
);
