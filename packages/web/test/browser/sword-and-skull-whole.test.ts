import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { FULL } from '../../../../test/full.js';
import { world } from './browser.js';
import { answered, entries, isOver, myTurn, newGame, playOut, table } from './play.js';
import { choices, gold, helm } from './sword-and-skull-hands.js';
import { openSkull, SKULL_POSITIONS } from './sword-and-skull-positions.js';

const here = world();

/** More decisions than any game asks of one person. */
const PLENTY = 1500;

/** Goes for the lair where it can, for gold otherwise, and presses the gold button. */
function decide(): void {
  const helm = document.querySelector('[data-zone="actions"]')!;
  const choices = [...helm.querySelectorAll<HTMLElement>('[data-choice]')];
  const worth = (choice: HTMLElement) => {
    const text = choice.textContent ?? '';
    if (/Lair|Lake of Fire|Pay /.test(text)) return 1000;
    return Number(/\+(\d+) = /.exec(text)?.[1] ?? 0);
  };
  const best = choices.sort((a, b) => worth(b) - worth(a))[0];
  if (helm.querySelector('[data-primary]') === null) best?.click();
  requestAnimationFrame(() => document.querySelector<HTMLElement>('[data-primary]')?.click());
}

/** A game takes some hundred decisions; without the time for all of them, its beginning and its end are played. */
it('a whole game alone against bots, from the first page to the victory', async () => {
  const { page, errors } = await here.visitor();
  await page.goto(here.url);
  await page
    .getByRole('button', { name: /Sword & Skull/, disabled: false })
    .first()
    .click();
  await table(page);
  const step = () => page.evaluate(decide);
  if (!FULL) {
    for (let steps = 0; steps < 6; steps++) {
      await myTurn(page);
      await answered(page, step);
    }
    await openSkull(page, here.url, SKULL_POSITIONS.nearEnd());
  }
  await playOut(page, step, PLENTY);
  await page.getByRole('dialog', { name: 'How it ended' }).waitFor();
  await endedByAPlayer(page);
  expect(errors).toEqual([]);
});

/** Answers by the first thing that can be chosen: bots end the game. The question may be another by the time it is answered. */
async function first(page: Page, press: 'tap' | 'keys'): Promise<void> {
  const before = await entries(page);
  const isAnswered = async () => {
    const isChosen = (await gold(page).count()) > 0;
    if (press === 'keys') await page.keyboard.press(isChosen ? 'Enter' : '1');
    else {
      // Nobody is so quick: two taps at once on one place would be a double tap, whose second half answers nothing.
      await tap(helm(page).locator('h2'));
      await tap(isChosen ? gold(page) : choices(page));
    }
    return (await entries(page)) > before;
  };
  await expect.poll(() => isAnswered().catch(() => false)).toBe(true);
}

const tap = (place: Locator) => place.first().tap({ timeout: 5_000 });

async function typeFirst(page: Page): Promise<void> {
  const line = page.getByLabel('What do you do?');
  await line.fill('1');
  await line.press('Enter');
}

describe.runIf(FULL)('whole games by other hands', () => {
  const SKULL = { box: 'Sword & Skull', seed: 'hands' };

  it('by keys alone', async () => {
    const { page, errors } = await here.visitor();
    await newGame(page, here.url, SKULL);
    expect(await playOut(page, () => first(page, 'keys'), PLENTY)).toBeGreaterThan(5);
    expect(errors).toEqual([]);
  });

  it('by touch on a phone', async () => {
    const { page, errors } = await here.visitor({ size: 'phone', hasTouch: true });
    await newGame(page, here.url, SKULL);
    expect(await playOut(page, () => first(page, 'tap'), PLENTY)).toBeGreaterThan(5);
    expect(errors).toEqual([]);
  });

  it('in text mode alone', async () => {
    const { page, errors } = await here.visitor({ settings: { textMode: true } });
    await newGame(page, here.url, SKULL);
    expect(await playOut(page, () => typeFirst(page), PLENTY)).toBeGreaterThan(5);
    expect(errors).toEqual([]);
  });

  it('around one device, where nobody sees the hand of another', async () => {
    const { page, errors } = await here.visitor();
    await newGame(page, here.url, { ...SKULL, people: 2, cover: true });
    const take = page.getByRole('button', { name: /^I am / });
    const seen = new Set<string>();
    for (let steps = 0; steps < 2 * PLENTY; steps++) {
      await page.waitForFunction(
        () =>
          document.querySelector('header h1.mine, dialog[open]') !== null ||
          [...document.querySelectorAll('button')].some(({ textContent }) => textContent?.trim().startsWith('I am ')),
      );
      if ((await take.count()) > 0) {
        expect(await page.locator('[data-card]').count()).toBe(0);
        seen.add(await take.innerText());
        await take.click();
      }
      await myTurn(page);
      if (await isOver(page)) break;
      await answered(page, () => page.evaluate(decide));
    }
    expect(seen.size).toBe(2);
    await endedByAPlayer(page);
    expect(errors).toEqual([]);
  });
});

async function endedByAPlayer(page: Page): Promise<void> {
  const end = page.getByRole('dialog', { name: 'How it ended' });
  await expect.poll(() => end.innerText()).toMatch(/Pirate King|ransom/i);
}
