import { describe, expect, it } from 'vitest';
import { FULL, inFull } from '../../../../test/full.js';
import { world } from './browser.js';
import { answered, focused, isAsked, isOver, myTurn, newGame, playOut, table, turn } from './play.js';
import { cardsIn, playQuickly, waysOn } from './port-royal-hands.js';
import { openPosition, POSITIONS } from './port-royal-positions.js';

const here = world();
/** Whom the heading asks, in their own turn or in another's. */
const ASKED = /Player (\d), you/;
/** The box with the shortest games, unless there is time for any. */
const BOX = FULL ? {} : { box: 'Under way!' };

describe('whole games on one device', () => {
  it('alone against three bots, with an end, a result and another game', async () => {
    const { page, errors } = await here.visitor();
    await newGame(page, here.url, { seed: 'alone', ...BOX });
    const steps = await playOut(page, () => page.keyboard.press('s'));
    expect(steps).toBeGreaterThan(3);
    const dialog = page.getByRole('dialog', { name: 'How it ended' });
    await dialog.getByRole('listitem').nth(3).waitFor();
    await dialog.getByRole('button', { name: 'Look at the table' }).click();
    expect(await isOver(page)).toBe(true);
    await page.reload();
    // The old table is over until the new one is there: nobody is asked at it.
    const over = page.url();
    await page.getByRole('dialog').getByRole('button', { name: 'Play again' }).click();
    await page.waitForURL((url) => url.href !== over);
    await table(page);
    await myTurn(page);
    expect(await isAsked(page)).toBe(true);
    expect(errors).toEqual([]);
  });

  inFull('around one device to the end: the table is covered until the next one takes it', async () => {
    const { page, errors } = await here.visitor();
    await newGame(page, here.url, { seed: 'around', people: 2, cover: true, box: 'Under way!' });
    const take = page.getByRole('button', { name: /^I am / });
    const names: string[] = [];
    for (let handOvers = 0; !(await isOver(page)); handOvers++) {
      expect(handOvers).toBeLessThan(200);
      await take.waitFor();
      expect(await page.locator('[data-zone="actions"], [role="log"]').count()).toBe(0);
      names.push(await take.innerText());
      await take.click();
      await myTurn(page);
      if (!(await isOver(page))) expect(await turn(page)).toMatch(ASKED);
      await page.evaluate(playQuickly);
    }
    expect(new Set(names).size).toBe(2);
    const dialog = page.getByRole('dialog', { name: 'How it ended' });
    await dialog.getByRole('heading', { name: /^Player \d wins$/ }).waitFor();
    expect(errors).toEqual([]);
  });

  inFull('where all see the same, the device needs no cover', async () => {
    const { page } = await here.visitor();
    await newGame(page, here.url, { seed: 'open', people: 2 });
    const seen = new Set<string>();
    for (let i = 0; i < 12 && seen.size < 2; i++) {
      await myTurn(page);
      seen.add(ASKED.exec(await turn(page))![1]!);
      await answered(page, () => page.keyboard.press('s'));
    }
    expect([...seen].sort()).toEqual(['1', '2']);
  });
});

describe('with the keyboard alone', () => {
  it('a whole game, and the focus is never lost', async () => {
    const { page, errors } = await here.visitor();
    await page.goto(here.url);
    await page.locator('button.play').first().waitFor();
    for (let i = 0; i < 10; i++) {
      await page.keyboard.press('Tab');
      if (await page.evaluate(() => document.activeElement?.matches('button.play'))) break;
    }
    await page.keyboard.press('Enter');
    await myTurn(page);
    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: 'Keys' }).waitFor();
    await page.keyboard.press('Escape');

    const lost: string[] = [];
    const step = async () => {
      await page.keyboard.press('F6');
      if ((await focused(page)) === null) lost.push(`after F6: ${await turn(page)}`);
      // Whoever is in a list of choices means its entries by letters.
      if ((await focused(page)) === 'select') await page.keyboard.press('F6');
      await page.keyboard.press('s');
      if ((await focused(page)) === null) lost.push(`after S: ${await turn(page)}`);
    };
    if (!FULL) {
      for (let steps = 0; steps < 4; steps++) await answered(page, step).then(() => myTurn(page));
      await openPosition(page, here.url, POSITIONS.ending());
    }
    await playOut(page, step);
    expect(lost).toEqual([]);
    expect(errors).toEqual([]);
  });

  inFull('letters can be changed and switched off', async () => {
    const { page } = await here.visitor();
    await page.goto(`${here.url}settings`);
    await page.getByLabel(/^Draw a card/).fill('x');
    await newGame(page, here.url, { seed: 'keys' });
    await myTurn(page);
    const harbour = () => cardsIn(page, 'harbour').count();
    const cards = await harbour();
    // Whatever the old letter still did would be seen by the time the new one is answered.
    await page.keyboard.press('d');
    await answered(page, () => page.keyboard.press('x'));
    expect(await harbour()).toBe(cards + 1);
    await page.goto(`${here.url}settings`);
    await page.getByLabel('Letter keys at the table').uncheck();
    await page.goBack();
    await myTurn(page);
    await page.keyboard.press('x');
    await answered(page, () => waysOn(page).first().click());
    expect(await harbour()).toBe(cards + 2);
  });
});

describe('in text mode alone', () => {
  inFull('a whole game is typed and read', async () => {
    const { page, errors } = await here.visitor({ settings: { textMode: true } });
    await newGame(page, here.url, { seed: 'typed', ...BOX });
    const input = page.getByLabel('What do you do?');
    const transcript = page.getByRole('log', { name: 'What was said' });
    const type = async (text: string) => {
      await input.fill(text);
      await input.press('Enter');
    };
    await myTurn(page);
    await type('state');
    await expect.poll(() => transcript.innerText()).toMatch(/^state$/m);
    await type('fly to the moon');
    await expect.poll(() => transcript.innerText()).toContain('moon');
    await type('help');
    await playOut(page, async () => {
      const text = await transcript.innerText();
      const last = text.lastIndexOf('You can:');
      const choices = [...text.slice(last).matchAll(/^(\d+)\. /gm)].length;
      expect(choices).toBeGreaterThan(1);
      await type(String(choices));
    });
    expect(await transcript.innerText()).toMatch(/game is over/i);
    expect(errors).toEqual([]);
  });
});
