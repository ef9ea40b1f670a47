import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { inFull } from '../../../../test/full.js';
import { Played } from '../port-royal/positions.js';
import { type Visit, world } from './browser.js';
import { entries, isAsked } from './play.js';
import { openPosition, POSITIONS } from './port-royal-positions.js';

const here = world();

/** What is on the table while something is shown. */
const seen = (page: Page) =>
  page.evaluate(() => {
    const table = document.querySelector<HTMLElement>('[data-desk]')!;
    const all = (selector: string) => [...table.querySelectorAll<HTMLElement>(selector)];
    const texts = (selector: string) => all(selector).map(({ innerText }) => innerText.replace(/\s+/g, ' ').trim());
    return {
      beat: table.dataset.beat ?? null,
      turn: document.querySelector<HTMLElement>('header h1')!.innerText,
      harbour: all('[data-zone=harbour] li button').length,
      marked: texts('[data-zone=harbour] .marked .tag'),
      sign: texts('[data-sign]')[0] ?? '',
      tax: all('[data-tax]').length,
      goesTo: texts('[data-zone=harbour] .tag.news')[0] ?? '',
      taken: texts('[data-taken]'),
      notes: all('[data-note]').map(({ dataset, innerText }) => `${dataset.note}: ${innerText}`),
      buttons: all('[data-action]').length,
      urgent: document.querySelector('p[role=alert]')!.textContent!.trim(),
    };
  });
type Seen = Awaited<ReturnType<typeof seen>>;

/** Somebody for whom time stands still: what is shown stays until it is ended by hand. */
async function at(position: Played, visit: Visit = {}, others: 'bots' | 'people' = 'bots') {
  const script = () => {
    const wait = globalThis.setTimeout;
    const held: { call: () => void; ms: number }[] = [];
    const soon = (call: () => void, ms = 0) => {
      if (ms < 20) return wait(call, ms);
      held.push({ call, ms });
      return 0;
    };
    Object.assign(globalThis, { setTimeout: soon, held });
  };
  const visitor = await here.visitor({ ...visit, script, settings: { motion: 'normal', ...visit.settings } });
  await openPosition(visitor.page, here.url, position, others);
  await expect.poll(() => isAsked(visitor.page)).toBe(true);
  return visitor;
}

const control = (page: Page, name: string) =>
  page.getByRole('group', { name: 'What is being shown' }).getByRole('button', { name });
const isShowing = (page: Page) => page.locator('[data-desk][data-beat]').first().waitFor();

/** Ends beat after beat, until nothing is left to be shown and somebody is asked. */
async function beatByBeat(page: Page, end: () => Promise<void>): Promise<Seen[]> {
  const beats: Seen[] = [];
  for (let i = 0; i < 300; i++) {
    // While bots think there is nothing to end: whoever pressed then would end what comes next unseen.
    await page.waitForFunction(
      () => document.querySelector('[data-desk][data-beat]') ?? document.querySelector('header h1.mine'),
    );
    const now = await seen(page);
    if (now.beat !== null) {
      beats.push(now);
      await end();
    } else if (await isAsked(page)) return beats;
  }
  return expect.unreachable('Something is always left to be shown.');
}

/** What was seen, however long. */
const scenes = (beats: readonly Seen[]) => {
  const all = beats.map(({ beat, turn, harbour, taken, notes }) =>
    JSON.stringify({ beat, turn, harbour, taken, notes }),
  );
  return all.filter((scene, i) => scene !== all[i - 1]);
};

const HANDS = {
  0: { coins: 8, display: ['base_sailor_3_1'] },
  1: { coins: 13, display: ['base_jester_7_2'] },
  2: { coins: 5, display: ['base_pirate_5_1'] },
  3: { coins: 9 },
};

/** A yellow and a blue ship and a person lie there; the next card is another blue ship that one sailor cannot repel. */
const risky = () =>
  new Played({
    seats: 4,
    hands: HANDS,
    stack: ['base_ship_yellow_2_3c', 'base_settler_4_1', 'base_ship_blue_2_2c', 'base_ship_blue_5_4c'],
  }).until(({ harbour }) => harbour.length === 3);

/** A mission of a chapter, fulfilled by keys alone. */
async function fulfilled(visit: Visit): Promise<string> {
  const { page } = await at(POSITIONS.lastMission(), visit);
  await page.locator('dialog[data-story]').getByRole('heading').first().waitFor();
  await page.keyboard.press('Escape');
  for (const key of ['m', 'Enter', 'Enter']) await page.keyboard.press(key);
  return page.locator('[data-sign="cube"] [data-deed="14"]').innerText();
}

describe('the story of a deed', () => {
  it.each(['desktop', 'phone'] as const)('is read as its cube arrives, on a %s', async (size) => {
    expect(await fulfilled({ size })).toMatch(/^A masked voice calls the first line/);
  });
});

describe('a bust', () => {
  it('is seen beat by beat: the ship lands, is marked, is named, the harbour falls, jesters laugh, the next turn begins', async () => {
    const { page, errors } = await at(risky());
    await page.keyboard.press('d');
    await isShowing(page);
    const [lands, sign, falls, laughs, turn, next, ...more] = await beatByBeat(page, () =>
      control(page, 'Step').click(),
    );
    expect(lands).toMatchObject({
      beat: 'lands',
      harbour: 4,
      marked: ['1st', 'second blue ship'],
      sign: '',
      buttons: 0,
    });
    expect(sign).toMatchObject({ beat: 'bust', harbour: 4, marked: ['1st', 'second blue ship'], buttons: 0 });
    expect(sign!.sign).toBe('Bust! A second blue ship; 4 cards lost It takes 5 swords to repel it; you have 1.');
    expect(falls).toMatchObject({ beat: 'falls', harbour: 0, marked: [], sign: '' });
    expect(laughs).toMatchObject({ beat: 'income', notes: ['1: +1'] });
    expect(turn).toMatchObject({ beat: 'turn', harbour: 0 });
    expect(next).toMatchObject({ beat: 'lands', turn: 'Willem’s turn', harbour: 1 });
    expect(more.length).toBeGreaterThan(0);
    expect([lands!.urgent, sign!.urgent]).toEqual([
      'Your turn.',
      'A second blue ship: you bust, and all 4 cards are lost.',
    ]);
    expect(errors).toEqual([]);
  });

  inFull(
    'is skipped by a key, shown in the same beats without travel where motion is reduced, and at once where it is off',
    async () => {
      const skipped = await at(risky());
      await skipped.page.keyboard.press('d');
      await isShowing(skipped.page);
      await skipped.page.keyboard.press('Shift+Space');
      // Bots are fast, but not always there yet.
      await expect
        .poll(async () => {
          await skipped.page.keyboard.press('Shift+Space');
          return (await isAsked(skipped.page)) && (await seen(skipped.page)).beat;
        })
        .toBe(null);

      const reduced = await at(risky(), { reducedMotion: 'reduce' }, 'people');
      await reduced.page.keyboard.press('d');
      await isShowing(reduced.page);
      const beats = await beatByBeat(reduced.page, async () => {
        const travelling = await reduced.page.evaluate(() =>
          document
            .getAnimations()
            .some((one) => (one.effect as KeyframeEffect).getKeyframes().some((frame) => 'transform' in frame)),
        );
        expect(travelling).toBe(false);
        await control(reduced.page, 'Step').click();
      });
      expect(beats.map(({ beat }) => beat)).toEqual(['lands', 'bust', 'falls', 'income', 'turn', 'lands']);

      const off = await at(risky(), { settings: { motion: 'off' } }, 'people');
      const before = await entries(off.page);
      await off.page.keyboard.press('d');
      await expect.poll(() => entries(off.page)).toBe(before + 1);
      expect(await seen(off.page)).toMatchObject({ beat: null, harbour: 1, sign: '' });
    },
  );
});

it('a tax increase lies on the table while coins move', async () => {
  const position = new Played({
    seats: 4,
    hands: HANDS,
    stack: ['base_ship_yellow_2_3c', 'base_tax_max_swords'],
  }).until(({ harbour }) => harbour.length === 1);
  const { page } = await at(position);
  await page.keyboard.press('d');
  await isShowing(page);
  const [up, paid, bonus, ...rest] = await beatByBeat(page, () => control(page, 'Step').click());
  expect(up).toMatchObject({ beat: 'tax', tax: 1, harbour: 1, notes: [] });
  expect(paid).toMatchObject({ beat: 'tax', tax: 1, notes: ['1: −6'] });
  expect(paid!.sign).toBe('Tax increase Willem pays 6 coins in tax. Most swords: 1 coin for Griet.');
  expect(bonus).toMatchObject({ beat: 'tax', tax: 1, notes: ['2: +1'] });
  expect(rest).toEqual([expect.objectContaining({ beat: 'cleared', tax: 0, harbour: 1, buttons: 2 })]);
});

describe('a trade of four seats', () => {
  it('shows who takes what for how much, keeps the place, and can be paused, skipped and played back', async () => {
    const position = new Played({
      seats: 4,
      hands: HANDS,
      stack: [
        'base_ship_yellow_4_4c',
        'base_ship_blue_5_4c',
        'base_ship_green_5_4c',
        'base_ship_red_skull_4c',
        'base_sailor_3_1',
      ],
    })
      .until(({ harbour }) => harbour.length === 5)
      .act({ type: 'stop' });
    const { page, errors } = await at(position);
    await page.keyboard.press('s');
    await isShowing(page);
    const beats = await beatByBeat(page, () => page.keyboard.press('Space'));
    const taken = beats.filter(({ beat }) => beat === 'taken');
    expect(taken.length).toBeGreaterThan(1);
    for (const now of taken) {
      const chosen = beats[beats.indexOf(now) - 1]!;
      const name = chosen.goesTo.replace('to ', '');
      expect(chosen.beat).toBe('chosen');
      expect(now.taken.length).toBe(chosen.taken.length + 1);
      expect(now.taken.join()).toMatch(new RegExp(`taken by ${name} [+−±]\\d`));
    }
    // Those who take in another's turn pay for it.
    expect(taken[0]!.taken.join()).toContain('1 to Jonas');
    // Each turn is seen under its own heading, and what was taken is forgotten with it.
    const turns = beats.filter(({ beat }) => beat === 'turn');
    expect(turns.length).toBeGreaterThan(0);
    for (const now of turns) expect(now).toMatchObject({ turn: expect.stringMatching(/^\w+’s turn$/), taken: [] });

    // Asked again, one reads what happened, and may see it once more.
    const recap = page.getByRole('region', { name: 'Since your turn' });
    expect(await recap.innerText()).toContain('Play it back');
    const shown = await entries(page);
    await page.keyboard.press('b');
    await expect.poll(() => entries(page)).toBeLessThan(shown);
    expect((await seen(page)).buttons).toBe(0);
    await control(page, 'Pause').click();
    await control(page, 'Step').click();
    await control(page, 'Go on').click();
    // Whoever acts sees first what is asked: only then it is done.
    await page.keyboard.press('s');
    expect(await entries(page)).toBe(shown);
    expect(await isAsked(page)).toBe(true);

    // Whoever comes back later can see it, too.
    await page.reload();
    await expect.poll(() => isAsked(page)).toBe(true);
    await recap.getByRole('button', { name: 'Play it back' }).click();
    await expect.poll(() => entries(page)).toBeLessThan(shown);
    // First the table is seen as it was.
    expect((await seen(page)).beat).toBe(null);
    await page.keyboard.press('Space');
    const again = await beatByBeat(page, () => page.keyboard.press('Space'));
    expect(scenes(again)).toEqual(scenes(beats.slice(beats.indexOf(turns[0]!))));
    expect(await entries(page)).toBe(shown);

    await page.keyboard.press('s');
    await expect.poll(() => entries(page)).toBeGreaterThan(shown);
    expect(errors).toEqual([]);
  });
});

it('a contract that another meets is unfolded and marked, and named', async () => {
  const position = new Played({
    seats: 2,
    options: {
      with: ['contracts'],
      contracts: ['contract_comedian', 'contract_fighter', 'contract_frigate_foe', 'contract_tiny_gamester'],
    },
    hands: { 0: { coins: 2 }, 1: { coins: 9, display: ['base_jester_7_2', 'base_priest_4_1'] } },
    stack: ['base_ship_red_3_2c', 'base_ship_blue_2_2c'],
  })
    .until(({ harbour }) => harbour.length === 2)
    .act({ type: 'stop' });
  for (const size of ['desktop', 'phone'] as const) {
    const { page, errors } = await at(position, { size });
    await page.keyboard.press('s');
    await isShowing(page);
    let met = 0;
    await beatByBeat(page, async () => {
      if ((await seen(page)).beat === 'contract') {
        met++;
        const tile = page.locator('[data-zone=contracts] .contract.lit');
        expect(await tile.locator('.name').innerText()).toBe('Comedian');
        const sign = page.locator('[data-sign=contract]');
        if (size === 'desktop') expect(await sign.innerText()).toContain('Comedian');
      }
      await page.keyboard.press('Space');
    });
    expect(met).toBe(1);
    expect(errors).toEqual([]);
  }
});

it('what is shown is paused and goes on by a letter, and a tap on the empty sea ends a beat', async () => {
  const { page, errors } = await at(risky(), {}, 'people');
  await page.keyboard.press('d');
  await isShowing(page);
  expect((await seen(page)).beat).toBe('lands');
  const sea = await page.locator('[data-desk]').boundingBox();
  // Between the pile and the harbour nothing lies.
  const nothing = await page.evaluate(({ x, y, width, height }) => {
    for (let down = y + 4; down < y + height; down += 12)
      for (let right = x + 4; right < x + width; right += 12) {
        const found = document.elementFromPoint(right, down);
        if (found?.closest('main') && !found.closest('button, a, [data-stage], aside, [data-note]'))
          return { x: right, y: down };
      }
    return null;
  }, sea!);
  await page.mouse.click(nothing!.x, nothing!.y);
  await expect.poll(async () => (await seen(page)).beat).toBe('bust');
  // What a button is for stays what it is for, and pushing something is no tap.
  await page.mouse.move(nothing!.x, nothing!.y);
  await page.mouse.down();
  await page.mouse.move(nothing!.x + 40, nothing!.y + 10);
  await page.mouse.up();
  expect((await seen(page)).beat).toBe('bust');
  await page.keyboard.press('k');
  await control(page, 'Go on').waitFor();
  expect((await seen(page)).beat).toBe('bust');
  await page.keyboard.press('k');
  await control(page, 'Pause').waitFor();
  expect((await seen(page)).beat).not.toBe('bust');
  await page.keyboard.press('?');
  expect(await page.getByRole('dialog', { name: 'Keys' }).innerText()).toMatch(
    /K\s+Pause what is being shown, and go on/,
  );
  expect(errors).toEqual([]);
});

it('a mouse that rests on a card looks closer in one’s own turn, and opens nothing in those of others', async () => {
  const { page, errors } = await at(risky());
  /** What was to happen when the mouse has rested long enough happens now. */
  const rest = () =>
    page.evaluate(async () => {
      const { held } = globalThis as unknown as { held: { call: () => void; ms: number }[] };
      const rests = held.splice(0).filter(({ ms }) => ms === 400);
      for (const { call } of rests) call();
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
      return rests.length;
    });
  const over = async (selector: string) => {
    const box = (await page.locator(selector).first().boundingBox())!;
    for (const step of [0, 2, 4]) await page.mouse.move(box.x + box.width / 2 + step, box.y + box.height / 2);
  };
  const card = '[data-zone=harbour] li button';
  await over(card);
  expect(await rest()).toBeGreaterThan(0);
  await expect.poll(() => page.locator('.panel').count()).toBe(1);

  await page.mouse.move(2, 2);
  await page.keyboard.press('d');
  await isShowing(page);
  let rests = 0;
  await beatByBeat(page, async () => {
    if (/’s turn/.test((await seen(page)).turn) && (await page.locator(card).count()) > 0) {
      await over(card);
      rests += await rest();
      expect(await page.locator('.panel').count()).toBe(0);
    }
    await control(page, 'Step').click();
  });
  expect(rests).toBeGreaterThan(0);
  expect(errors).toEqual([]);
});
