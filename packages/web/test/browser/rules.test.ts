import { paragraph, paragraphsOf, plainText } from '@roadstead/kernel';
import { loadRulebook } from '@roadstead/port-royal/rulebook';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { everyNth, inFull } from '../../../../test/full.js';
import { Played } from '../port-royal/positions.js';
import { world } from './browser.js';
import { changeSettings } from './checks.js';
import { comeTo } from './play.js';
import { openPosition, POSITIONS } from './port-royal-positions.js';

const here = world();
const book = await loadRulebook('en');
const textOf = (id: string) => plainText(paragraph(book, id)!.text);

describe('the page of rules', () => {
  it('opens at the paragraph of its address: highlighted, in sight and with the focus', async () => {
    const { page, errors } = await here.regular();
    await page.goto(`${here.url}rules?game=port-royal&rule=PR-T6`);
    await page.locator('article:focus').waitFor();
    const rule = page.locator('article:focus');
    expect(await rule.getAttribute('data-rule')).toBe('PR-T6');
    expect(await rule.getAttribute('class')).toContain('lit');
    expect(await rule.innerText()).toContain(textOf('PR-T6'));
    expect(await rule.evaluate((node) => node.getBoundingClientRect().top)).toBeLessThan(200);
    await expect.poll(() => page.locator('main nav a[aria-current]').innerText()).toContain('Phase 2');

    // References lead on, and the way back leads back.
    await page.locator('#PR-D6').getByRole('link', { name: 'repel' }).click();
    await page.waitForURL(/rule=PR-D3/);
    await expect.poll(() => page.locator('article:focus').getAttribute('data-rule')).toBe('PR-D3');
    await page.goBack();
    await expect.poll(() => page.locator('article:focus').getAttribute('data-rule')).toBe('PR-T6');
    expect(errors).toEqual([]);
  });

  it('finds rules as one types, marks what it found, and says how many there are', async () => {
    const { page } = await here.visitor();
    await page.goto(`${here.url}rules?game=port-royal`);
    await page.getByLabel('Search the rules').fill('jester bust');
    await page.getByText('2 rules found').waitFor();
    expect(
      await page.locator('.found article').evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.rule)),
    ).toEqual(['PR-D7', 'PR-P6']);
    expect((await page.locator('mark').allInnerTexts()).map((text) => text.toLowerCase())).toContain('jesters');
    expect(page.url()).toContain('q=jester+bust');
    // Whatever was searched for, the whole book goes onto paper.
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('.all article:visible').count()).toBe(paragraphsOf(book).length);
    expect(await page.getByLabel('Search the rules').isVisible()).toBe(false);
    await page.emulateMedia({ media: 'screen' });
    await page.getByLabel('Search the rules').fill('zeppelin');
    await page.getByText('No rule has all of these words.').waitFor();
    await page.getByRole('button', { name: 'Clear the search' }).click();
    await page.getByRole('heading', { name: 'Phase 1: discover' }).waitFor();
  });

  inFull('says so where there is no such rule, or no such game', async () => {
    const { page } = await here.visitor();
    await page.goto(`${here.url}rules?game=port-royal&rule=PR-Z9`);
    await page.getByText('There is no rule PR-Z9.').waitFor();
    await page.goto(`${here.url}rules?game=nowhere`);
    await page.getByRole('alert').waitFor();
  });

  inFull('leads back to the table that one came from, and to no other address', async () => {
    const { page } = await here.regular();
    await openPosition(page, here.url, POSITIONS.discover());
    const table = page.url();
    await page.getByRole('button', { name: 'Table menu' }).click();
    await page.getByRole('button', { name: 'Rules' }).click();
    await sheet(page).getByRole('link', { name: 'Phase 1: discover' }).click();
    await sheet(page).locator('[data-rule=PR-D6]').waitFor();
    await sheet(page).getByRole('link', { name: 'The whole rulebook' }).click();
    await page.getByRole('link', { name: 'Back to the table' }).first().click();
    await page.locator('[data-desk]').waitFor();
    expect(page.url()).toBe(table);
    await page.goto(`${here.url}rules?game=port-royal&from=https%3A%2F%2Felsewhere.example`);
    await page.locator('h1').waitFor();
    expect(await page.getByRole('link', { name: 'Back to the table' }).count()).toBe(0);
  });
});

const sheet = (page: Page) => page.getByRole('dialog', { name: 'Rules: Port Royal' });

/** Follows every greyed-out thing on the table to its rule, and returns the rules that were read. */
async function followAll(page: Page): Promise<readonly string[]> {
  const greyed = page.locator('[data-desk] button[aria-disabled=true]');
  const read: string[] = [];
  const told = new Set<string>();
  for (let i = 0; i < (await greyed.count()); i++) {
    const thing = greyed.nth(i);
    const called = await thing.locator('.for-ears').first().innerText();
    // Of several things that are refused for the same reason, one will do.
    const reason = called.split('. ').at(-1)!;
    if (told.has(reason)) continue;
    told.add(reason);
    // Playwright would wait until it can be used.
    await thing.click({ force: true });
    const panel = page.locator('.panel[role=dialog]');
    const link = panel.getByRole('link', { name: 'The rule', exact: true });
    await expect.poll(() => link.count(), { message: called }).toBe(1);
    const rules = (await link.getAttribute('data-rules'))!.split(' ');
    await link.click();
    const first = sheet(page).locator('[data-rule]').first();
    await first.waitFor();
    expect(await first.getAttribute('data-rule'), called).toBe(rules[0]);
    expect(await first.innerText(), called).toContain(textOf(rules[0]!));
    read.push(rules[0]!);
    await page.keyboard.press('Escape');
    await sheet(page).waitFor({ state: 'detached' });
    expect(await link.evaluate((node) => node === document.activeElement)).toBe(true);
    await panel.getByRole('button', { name: 'Close' }).click();
  }
  return read;
}

const HIRED = ['base_sailor_3_1', 'base_pirate_5_1', 'base_priest_4_1'];
const CONTRACTS = { with: ['contracts'], contracts: ['contract_fighter', 'contract_jinx', 'contract_frigate_foe'] };

/** Every kind of greyed-out thing, and the rules that must be among those it leads to. */
const REFUSALS: readonly (readonly [string, () => Played, readonly string[]])[] = [
  ['cards, before trading', POSITIONS.discover, ['PR-D1', 'PR-X2']],
  ['too dear, and no more cards after stopping', () => poor().act({ type: 'stop' }), ['PR-T8', 'PR-D10']],
  ['anything, with a ship in sight', POSITIONS.repel, ['PR-D3']],
  ['the pile, after a bust', POSITIONS.bust, ['PR-D6']],
  ['contracts on the spot, or not met', unmet, ['PR-C9', 'PR-C6']],
  ['anything, while a contract is decided', POSITIONS.decide, ['PR-C9']],
  ['a contract that is fulfilled', fulfilled, ['PR-C7']],
  ['a single card, after a gambler', gambled, ['PR-G5']],
];

function poor(): Played {
  return new Played({ stack: ['base_admiral_9_3', 'base_ship_red_1_1c'] }).until(({ harbour }) => harbour.length === 2);
}
function unmet(): Played {
  return new Played({ options: CONTRACTS, stack: ['base_priest_4_1'] }).until(({ harbour }) => harbour.length === 1);
}
function fulfilled(): Played {
  return new Played({ options: CONTRACTS, stack: ['base_priest_4_1'], hands: { 0: { display: HIRED } } })
    .until(({ harbour }) => harbour.length === 1)
    .act({ type: 'fulfil', contract: 'contract_fighter' });
}
function gambled(): Played {
  const game = POSITIONS.gambler();
  return game.act({ type: 'gamble', uid: game.uid('promo_gambler_4_1') });
}

describe('“why can’t I?”', () => {
  it.each(everyNth(4, REFUSALS))('%s: leads to its rule', async (_, position, wanted) => {
    const { page, errors } = await here.regular();
    await openPosition(page, here.url, position());
    const read = await followAll(page);
    for (const rule of wanted) expect(read).toContain(rule);
    expect(errors).toEqual([]);
  });

  it('a key that does nothing says why, and leads to the rule', async () => {
    const { page } = await here.regular();
    await openPosition(page, here.url, POSITIONS.repel());
    await page.keyboard.press('s');
    const toast = page.locator('.toast', { hasText: 'First decide about the ship in sight. You can: Repel' });
    await toast.getByRole('button', { name: 'The rule' }).click();
    await sheet(page).locator('[data-rule=PR-D3]').waitFor();
  });

  inFull('cards, players, piles and odds lead to the rules about them', async () => {
    const { page } = await here.regular();
    await openPosition(page, here.url, POSITIONS.trade());
    const follow = async (rule: string) => {
      await page.locator('.panel[role=dialog]').getByRole('link', { name: 'Rules', exact: true }).first().click();
      await sheet(page).locator(`[data-rule=${rule}]`).waitFor();
      await page.keyboard.press('Escape');
      await sheet(page).waitFor({ state: 'detached' });
      await page.locator('.panel[role=dialog]').getByRole('button', { name: 'Close' }).click();
    };
    await page.locator('[data-zone=players] button').first().click();
    await follow('PR-S7');
    await page.locator('[data-place=discard]').click();
    await follow('PR-S4');
    await page.locator('button.odds').click();
    await follow('PR-D6');
    await page.locator('[data-zone=harbour] button').nth(3).focus();
    await page.keyboard.press('i');
    await follow('PR-P1');
  });

  inFull('text mode reads the rule behind a no, and rules by their words', async () => {
    const { page } = await here.regular({ settings: { textMode: true } });
    await openTextPosition(page);
    const said = page.locator('.transcript');
    const say = async (text: string) => {
      await page.getByLabel('What do you do?').fill(text);
      await page.keyboard.press('Enter');
    };
    await say('why');
    await said.getByText('Nothing was refused').waitFor();
    await say('take admiral');
    await said.getByText('Too dear').waitFor();
    await say('why');
    await said.getByText(textOf('PR-T8')).waitFor();
    await say('why draw');
    await said.getByText(textOf('PR-D10')).waitFor();
    await say('rules jester bust');
    await said.getByText(textOf('PR-D7')).waitFor();
    await said.getByRole('link', { name: 'The rule' }).first().click();
    await sheet(page).locator('[data-rule=PR-T8]').waitFor();
    await changeSettings(page, { language: 'nl' });
    await expect.poll(() => said.innerText()).toMatch(/^Typ wat je wilt doen[\s\S]+Je kunt:/);
    expect(await said.innerText()).not.toMatch(/Type what|You can|Too dear/);
  });
});

async function openTextPosition(page: Page): Promise<void> {
  await comeTo(page, here.url);
  await page.locator('input[type=file]').setInputFiles({
    name: 'position.json',
    mimeType: 'application/json',
    buffer: Buffer.from(poor().act({ type: 'stop' }).file()),
  });
  await page.getByLabel('What do you do?').waitFor();
}
