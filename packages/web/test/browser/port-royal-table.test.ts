import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { FULL, inFull } from '../../../../test/full.js';
import { SIZES, type Size, world } from './browser.js';
import { changeSettings } from './checks.js';
import { openFinished } from './finished.js';
import { isOver, myTurn } from './play.js';
import { cardsIn, crampedThings, line, named, step, waysOn, waysOut, zone } from './port-royal-hands.js';
import { openPosition, POSITIONS, type PositionName } from './port-royal-positions.js';

const here = world();
const PLACES_MS = 20_000;

const at = async (name: PositionName, options: Parameters<typeof here.visitor>[0] = {}) => {
  const visitor = await here.regular(options);
  await openPosition(visitor.page, here.url, POSITIONS[name]());
  return visitor;
};

/** Plays until the game is over, or so many acts. */
async function play(page: Page, press: (thing: Locator) => Promise<void>, acts: number): Promise<void> {
  await myTurn(page);
  for (let turn = 0; turn < acts; turn++) {
    if (await isOver(page)) return;
    await step(page, turn, press);
    // Once all is drawn, somebody has the focus; and it must never pull the table out of its place.
    await page.waitForFunction(() => document.activeElement !== document.body);
    expect(
      await page.evaluate(() => document.querySelector('[data-desk] > *')!.getBoundingClientRect().left),
    ).toBeGreaterThanOrEqual(0);
  }
}

const PLENTY = 600;
const click = (thing: Locator) => thing.click();
/** A finger that was elsewhere before: the second half of a double tap would never do something else. */
const tap = async (thing: Locator) => {
  await thing.page().locator('header h1').tap();
  await thing.tap();
};

describe('games', () => {
  it('on a phone, by touch alone, from the first tap to the last', async () => {
    const { page, errors } = await here.visitor({ size: 'phone', hasTouch: true, isMobile: true });
    await page.goto(here.url);
    await page.locator('button.play').first().tap();
    await page.locator('[data-desk]').waitFor();
    await play(page, tap, FULL ? PLENTY : 6);
    if (!FULL) {
      await openPosition(page, here.url, POSITIONS.ending());
      await play(page, tap, PLENTY);
    }
    await page.getByRole('dialog', { name: 'How it ended' }).waitFor();
    expect(errors).toEqual([]);
  });

  inFull('contracts alone against time', async () => {
    const { page, errors } = await at('alone');
    expect(await zone(page, 'players').count()).toBe(0);
    const before = await page.locator('[role=log]').innerText();
    await play(page, click, FULL ? PLENTY : 6);
    expect(await page.locator('[role=log]').innerText()).not.toBe(before);
    expect(await isOver(page)).toBe(FULL);
    expect(errors).toEqual([]);
  });

  inFull('are over on the table, too', async () => {
    const { page, errors } = await here.visitor();
    await openFinished(page, here.url, 'alone', 'alone');
    await page.getByRole('dialog').getByRole('button', { name: 'Look at the table' }).click();
    await page.locator('[data-zone=ending]').waitFor();
    expect(await page.locator('[data-zone=ending] h2').innerText()).toMatch(/together/i);
    expect(errors).toEqual([]);
  });

  inFull('contracts together with bots', async () => {
    const { page, errors } = await at('together');
    expect(await zone(page, 'contracts').locator('button.contract').count()).toBe(11);
    const before = await page.locator('[role=log]').innerText();
    await play(page, click, FULL ? PLENTY : 6);
    expect(await page.locator('[role=log]').innerText()).not.toBe(before);
    expect(await isOver(page)).toBe(FULL);
    expect(errors).toEqual([]);
  });
});

describe('pictures', () => {
  const keptFaces = (page: Page): Promise<number> =>
    page.evaluate(
      () =>
        new Promise<number>((resolve, reject) => {
          const opening = indexedDB.open('roadstead-port-royal-faces');
          opening.onerror = () => reject(opening.error);
          opening.onsuccess = () => {
            const counting = opening.result.transaction('faces').objectStore('faces').count();
            counting.onsuccess = () => {
              opening.result.close();
              resolve(counting.result);
            };
          };
        }),
    );

  inFull(
    'of cards that nobody sees yet are drawn ahead from the first touch on, when there is time, and kept',
    async () => {
      const { page } = await at('discover', { idle: true, fresh: true });
      const seen = await page.locator('[data-desk] button.card').count();
      await page.keyboard.press('Shift');
      await expect.poll(() => keptFaces(page)).toBeGreaterThan(seen + 10);
    },
  );
});

describe('what can be done', () => {
  it('a click chooses a card and tells the sum; its button, Enter or another click takes it', async () => {
    const { page } = await at('trade');
    const ask = await line(page).innerText();
    expect(ask).toBe('Choose up to 3 cards, one by one, or take nothing.');
    const flute = cardsIn(page, 'harbour').filter({ hasText: 'Flute' });
    expect(await flute.locator('.tag').innerText()).toBe('+4');
    // Until something is chosen, there is no button where a second press could go.
    expect(await waysOn(page).count()).toBe(0);
    await zone(page, 'actions').getByText('Nothing chosen yet').waitFor();
    expect(await waysOut(page).allInnerTexts()).toEqual(['Take nothing']);
    await flute.click();
    expect(await waysOn(page).allInnerTexts()).toEqual(['Trade +4']);
    expect(await zone(page, 'actions').locator('.price').innerText()).toMatch(/4 from the flute\s+You then have 13\./);
    expect(await line(page).innerText()).toBe(ask);
    expect(await cardsIn(page, 'harbour').count()).toBe(9);
    await waysOn(page).first().click();
    await expect.poll(() => cardsIn(page, 'harbour').count()).toBe(8);
    expect(await page.locator('[data-drop] .total').nth(1).innerText()).toBe('13');
    // Too dear, or hers: a card of one's choice is chosen by its number, too.
    await page.keyboard.press('1');
    await expect.poll(() => waysOn(page).allInnerTexts()).toEqual(['Trade +3']);
    await page.keyboard.press('Enter');
    await expect.poll(() => cardsIn(page, 'harbour').count()).toBe(7);
    await cardsIn(page, 'harbour').filter({ hasText: 'Skiff' }).dblclick();
    await expect.poll(() => cardsIn(page, 'harbour').count()).not.toBe(7);
  });

  inFull('a finger’s first tap chooses and the second does it', async () => {
    const { page } = await at('trade', { size: 'phone', hasTouch: true });
    const flute = cardsIn(page, 'harbour').nth(1);
    await flute.tap();
    expect(await zone(page, 'actions').locator('.price').innerText()).toContain('You then have 13.');
    expect(await waysOn(page).allInnerTexts()).toEqual(['Trade +4']);
    expect(await cardsIn(page, 'harbour').count()).toBe(9);
    await flute.tap();
    await expect.poll(() => cardsIn(page, 'harbour').count()).toBe(8);
  });

  it('a card is dragged to one’s own display, or back', async () => {
    const { page } = await at('trade');
    const drag = async (to: { x: number; y: number }) => {
      const box = (await cardsIn(page, 'harbour').nth(1).boundingBox())!;
      await page.mouse.move(box.x + 40, box.y + 60);
      await page.mouse.down();
      await page.mouse.move(box.x + 80, box.y + 120, { steps: 4 });
      await page.mouse.move(to.x, to.y, { steps: 6 });
      await page.mouse.up();
    };
    await drag({ x: 500, y: 90 });
    expect(await cardsIn(page, 'harbour').count()).toBe(9);
    const mat = (await page.locator('[data-drop]').boundingBox())!;
    await drag({ x: mat.x + 200, y: mat.y + 40 });
    await expect.poll(() => cardsIn(page, 'harbour').count()).toBe(8);
  });

  it('what cannot be done says why, to eyes and ears', async () => {
    const { page } = await at('discover');
    const flute = cardsIn(page, 'harbour').nth(1);
    const why = 'First stop: cards are taken in phase 2.';
    expect(await flute.getAttribute('aria-disabled')).toBe('true');
    expect(await named(flute)).toBe(`Flute, blue ship, gives 4 coins, 5 swords to repel. ${why}`);
    const ask = await line(page).innerText();
    await flute.hover();
    // The reason stands beside the card, never in the place of the question.
    await page.locator('.panel').getByText(why).waitFor();
    expect(await line(page).innerText()).toBe(ask);
    // It can be pressed all the same: only what it would do is missing.
    await flute.click({ force: true });
    await page.getByRole('dialog', { name: 'Flute' }).waitFor();
    expect(await page.locator('[data-desk] > [role=status]').textContent()).toBe(why);
  });

  it('a ship in sight tells that it would bust, and is repelled', async () => {
    const { page } = await at('repel');
    const sighted = cardsIn(page, 'harbour').last();
    expect(await named(sighted)).toContain(
      'Frigate, red ship, gives 2 coins, 3 swords to repel; second red ship: would bust',
    );
    expect(await waysOut(page).allInnerTexts()).toEqual(['Let it in and bust\n3 cards lost']);
    expect(await waysOn(page).allInnerTexts()).toEqual(['Repel']);
    await waysOn(page).first().click();
    await expect.poll(() => cardsIn(page, 'harbour').count()).toBe(2);
    expect(await page.locator('[role=log]').innerText()).toContain('You repel the frigate.');
  });

  it('an expedition glows and sets sail, even after a bust', async () => {
    const { page } = await at('bust');
    const expedition = cardsIn(page, 'expeditions').first();
    expect(await named(expedition)).toContain(
      '4 influence and 2 coins. Claim an expedition with 2 captains: 4 influence and 2 coins: ',
    );
    await expedition.click();
    await waysOn(page).first().click();
    await expect.poll(() => page.locator('[data-drop] .total').first().innerText()).toMatch(/^6/);
  });

  it('the pile is tapped to draw, and a gambler in one’s display to gamble', async () => {
    const { page } = await at('gambler');
    await cardsIn(page, 'display').first().click();
    await waysOn(page).first().click();
    await expect.poll(() => cardsIn(page, 'harbour').count()).toBe(4);
    const other = await at('contracts');
    await other.page.getByRole('button', { name: /^Draw pile, \d+ cards/ }).click();
    await expect.poll(() => cardsIn(other.page, 'harbour').count()).toBe(2);
  });

  it('a ship traded slides under its wholesaler', async () => {
    const { page } = await at('underWay');
    await cardsIn(page, 'harbour').filter({ hasText: 'Frigate' }).click();
    await waysOn(page).first().click();
    await expect.poll(() => named(cardsIn(page, 'display').first())).toContain('1 ship under it');
  });

  inFull('ending one’s turn is confirmed where one wants to be asked', async () => {
    const { page } = await at('trade', { settings: { turnEnd: 'ask' } });
    await waysOut(page).first().click();
    await page.getByRole('dialog', { name: 'End your turn?' }).getByRole('button', { name: 'Not yet' }).click();
    expect(await cardsIn(page, 'harbour').count()).toBe(9);
    await waysOut(page).first().click();
    await page.getByRole('button', { name: 'Yes, go on' }).click();
    await expect.poll(() => page.locator('[role=log]').innerText()).toContain('You take nothing.');
  });
});

describe('looking closer', () => {
  it('with the key, at any time; Escape leads back', async () => {
    const { page } = await at('trade');
    await cardsIn(page, 'harbour').nth(3).focus();
    await page.keyboard.press('i');
    const panel = page.getByRole('dialog', { name: 'Priest' });
    await panel.waitFor();
    expect(await panel.innerText()).toContain('Brings a cross to an expedition');
    await page.keyboard.press('Escape');
    await panel.waitFor({ state: 'detached' });
    expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('Priest, costs 4 coins');
  });

  inFull('by holding a finger on it', async () => {
    const { page } = await at('discover', { size: 'phone', hasTouch: true });
    const box = (await cardsIn(page, 'display').first().boundingBox())!;
    const touch = await page.context().newCDPSession(page);
    const point = { x: box.x + 20, y: box.y + 30 };
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
    await page.getByRole('dialog', { name: 'Sailor' }).waitFor();
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    expect(await page.getByRole('dialog', { name: 'Sailor' }).innerText()).toContain('as often as you like');
  });

  inFull('at what another player has', async () => {
    const { page } = await at('discover');
    await zone(page, 'players').locator('button').nth(1).click();
    const panel = page.getByRole('dialog');
    await expect.poll(() => panel.locator('button.card').count()).toBe(4);
    await panel.locator('button.card').last().click();
    await page.getByRole('dialog', { name: 'Governor' }).waitFor();
  });

  it('at the odds, unless the table or the player wants none', async () => {
    const { page } = await at('discover');
    const odds = page.getByRole('button', { name: /^What may come: \d+ % bust/ });
    await odds.click();
    expect(await page.getByRole('dialog', { name: 'What the next card may be' }).innerText()).toContain(
      'A ship that busts',
    );
    await page.keyboard.press('Escape');
    await changeSettings(page, { odds: false });
    await odds.waitFor({ state: 'detached' });
  });
});

describe('with the keyboard', () => {
  it('arrows go from card to card, Enter takes one, and the focus goes to its neighbour', async () => {
    const { page } = await at('trade');
    const focus = () => page.evaluate(() => document.activeElement?.textContent ?? '');
    await cardsIn(page, 'harbour').first().focus();
    await page.keyboard.press('ArrowRight');
    expect(await focus()).toContain('Flute');
    await page.keyboard.press('ArrowDown');
    expect(await focus()).toContain('Galleon');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    expect(await cardsIn(page, 'harbour').count()).toBe(9);
    await page.keyboard.press('Enter');
    await expect.poll(() => cardsIn(page, 'harbour').count()).toBe(8);
    expect(await focus()).toContain('Skiff');
    await page.keyboard.press('End');
    expect(await focus()).toContain('Pirate');
    // One stop of the Tab key for each part of the table.
    const stops = await page.locator('[data-zone=harbour] [tabindex="0"]').count();
    expect(stops).toBe(1);
  });

  inFull('several ways to use a card are offered where the focus goes', async () => {
    const { page } = await at('gift');
    await cardsIn(page, 'harbour').first().focus();
    await page.keyboard.press('Enter');
    const focus = () => page.evaluate(() => (document.activeElement as HTMLElement).innerText);
    await expect.poll(focus).toContain('Trade, coin to ');
    expect(await waysOn(page).count()).toBe(2);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    // The bots go on at once: what was done is read in the log.
    await expect.poll(() => page.locator('[role=log]').innerText()).toContain('You trade with the skiff');
    await page.waitForFunction(() => document.activeElement !== document.body);
  });
});

describe('for the ears', () => {
  it('what happens is announced, one’s turn at once', async () => {
    const { page } = await at('repel');
    await waysOn(page).first().click();
    const polite = page.locator('p[role=status]');
    await expect.poll(() => polite.textContent()).toContain('You repel the frigate.');
    const after = await at('bust');
    await waysOut(after.page).first().click();
    await expect.poll(() => after.page.locator('p[role=status]').textContent()).toMatch(/Round 1: \w+ is active/);
    await expect
      .poll(() => after.page.locator('p[role=alert]').textContent())
      .toMatch(/^(Your turn\.|\w+’s turn: you may take 1 card, 1 coin to \w+\.)$/);
  });
});

describe('at the size of a desktop, a tablet and a phone', () => {
  const some = ['trade', 'contracts', 'together'] as const;
  it.each(FULL ? ([...some, 'discover', 'repel', 'alone'] as const) : some.slice(1, 2))(
    'nothing scrolls, is too small or out of sight: %s',
    async (name) => {
      const { page } = await at(name);
      for (const language of ['en', 'de']) {
        await changeSettings(page, { language });
        await page.waitForFunction((language) => document.documentElement.lang === language, language);
        for (const size of Object.keys(SIZES) as Size[]) {
          await page.setViewportSize(SIZES[size]);
          // Cards may still be finding their places: what stays is what counts.
          await expect
            .poll(() => crampedThings(page), { message: `${size} ${language}`, timeout: PLACES_MS })
            .toEqual([]);
        }
      }
    },
  );
});
