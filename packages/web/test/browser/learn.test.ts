import { gameById } from '@roadstead/games/all';
import type { Puzzle } from '@roadstead/kernel';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { FULL, inFull } from '../../../../test/full.js';
import { world } from './browser.js';
import { goThrough, isAtEnd, openLesson, said, stepByKeyboard, stepByPointer, stepCount } from './learn-hands.js';

const here = world();
const { puzzles } = await gameById('port-royal')!.puzzles!();

inFull(
  'the guided first game goes from start to end by pointer, and can be left, resumed, stepped back and begun anew',
  async () => {
    const { page, errors } = await here.visitor();
    await page.goto(here.url);
    await page.getByRole('link', { name: /^Learn/ }).click();
    await page.getByRole('link', { name: /^Your first game.*Begin/ }).click();
    expect(await stepCount(page)).toBe('Step 1 of 28');
    for (let step = 0; step < 9; step++) await stepByPointer(page);
    const left = [await stepCount(page), await said(page)];
    expect(left[0]).toBe('Step 10 of 28');

    await page.goto(`${here.url}learn`);
    await page.getByRole('link', { name: /Go on at step 10 of 28/ }).click();
    expect([await stepCount(page), await said(page)]).toEqual(left);
    await page.getByRole('button', { name: 'One step back' }).click();
    await expect.poll(() => stepCount(page)).toBe('Step 9 of 28');
    await stepByPointer(page);
    expect(await said(page)).toBe(left[1]);

    await goThrough(page, stepByPointer);
    expect(await page.locator('main').innerText()).toContain('The game is over');
    await page.getByRole('button', { name: 'Menu of the lesson' }).click();
    await page.getByRole('button', { name: 'From the beginning' }).click();
    await expect.poll(() => stepCount(page)).toBe('Step 1 of 28');
    await page.goto(`${here.url}learn`);
    await page.getByText('✓ Done').waitFor();
    expect(errors).toEqual([]);
  },
);

const PRAISE = { en: 'Well done!', nl: 'Goed gedaan!', de: 'Gut gemacht!' };
const HANDS = { pointer: stepByPointer, keyboard: stepByKeyboard };
// By pointer in English is the test above.
const ONE_WAY = [['keyboard', 'de', 'phone']] as const;
const ALL_WAYS = [
  ...ONE_WAY,
  ['keyboard', 'en', 'desktop'],
  ['keyboard', 'nl', 'phone'],
  ['pointer', 'nl', 'tablet'],
  ['pointer', 'de', 'phone'],
] as const;
it.each(FULL ? ALL_WAYS : ONE_WAY)(
  'the guided first game goes from start to end by %s in %s, on a %s',
  async (by, language, size) => {
    const { page, errors } = await here.visitor({ size, settings: { language } });
    await openLesson(page, here.url, 'first-game');
    const heard = page.locator('[role="status"]');
    const steps = await goThrough(page, HANDS[by]);
    expect(steps).toBeGreaterThanOrEqual(28);
    expect(await isAtEnd(page)).toBe(true);
    await expect.poll(async () => (await heard.allInnerTexts()).join(' ')).toContain(PRAISE[language]);
    expect(errors).toEqual([]);
  },
);

it('whoever asks where before the table is laid is shown it as soon as it lies there', async () => {
  const { page, errors } = await here.visitor({
    script: () => {
      const held: FrameRequestCallback[] = [];
      const draw = requestAnimationFrame.bind(globalThis);
      const layOn = () => {
        globalThis.requestAnimationFrame = draw;
        for (const frame of held) draw(frame);
      };
      Object.assign(globalThis, { requestAnimationFrame: (frame: FrameRequestCallback) => held.push(frame), layOn });
    },
  });
  await openLesson(page, here.url, 'first-game');
  await page.keyboard.press('Enter');
  await expect.poll(() => stepCount(page)).toBe('Step 2 of 28');
  await page.getByRole('button', { name: 'Show me where' }).press('Enter');
  expect(await page.locator('[data-laying]').count()).toBe(1);
  await page.evaluate(() => (globalThis as unknown as { layOn: () => void }).layOn());
  await page.locator('[data-desk] :is(.wanted, .usable):focus').waitFor();
  expect(errors).toEqual([]);
});

it('what a step does not ask for waits with a kind reason, and its rule can be read', async () => {
  const { page, errors } = await here.visitor();
  await openLesson(page, here.url, 'first-game');
  await page.keyboard.press('d');
  await page.getByText('All in good time. Read on first.', { exact: true }).waitFor();
  await stepByPointer(page);
  await page.locator('[data-action="stop"]').click({ force: true });
  await page.getByText('All in good time. First what glows.', { exact: true }).first().waitFor();
  expect(await stepCount(page)).toBe('Step 2 of 28');
  await page.getByRole('link', { name: 'Turn up cards' }).click();
  const rule = page.getByRole('dialog');
  expect(await rule.innerText()).toContain('PR-D1');
  expect(await rule.getByRole('link').getAttribute('href')).toContain('rules?game=port-royal&rule=PR-D1');
  expect(errors).toEqual([]);
});

inFull('the short lessons come to their end, one of them by typed words', async () => {
  const { page, errors } = await here.visitor();
  for (const lesson of ['under-way', 'contracts', 'together']) {
    await openLesson(page, here.url, lesson);
    await goThrough(page, stepByPointer);
  }
  const { page: typing } = await here.visitor({ settings: { textMode: true } });
  await openLesson(typing, here.url, 'gambler');
  const field = typing.getByLabel('What do you do?');
  const type = async (text: string, expected: RegExp) => {
    await field.fill(text);
    await field.press('Enter');
    await expect.poll(() => said(typing)).toMatch(expected);
  };
  await type('go on', /harbour is empty/);
  await type('gamble', /two cards/);
  await type('take flute', /second one/);
  await type('pass', /Another turn/);
  await type('draw', /four more at once/);
  await type('back', /Another turn/);
  await type('draw', /four more at once/);
  await type('stop', /use the gambler early/);
  await type('next', /Well done/);
  expect(errors).toEqual([]);
});

/** Gives an answer on the table by the words of text mode, which every action has. */
async function give(page: Page, { answers }: Puzzle, which: number): Promise<void> {
  const names = await page.evaluate(() =>
    [...document.querySelectorAll('[role="log"] p')].map((p) => p.textContent ?? ''),
  );
  const first = names.findLastIndex((line) => line.startsWith('1. '));
  const order = names.slice(first).filter((line) => /^\d+\. /.test(line));
  expect(order.length).toBe(answers.length);
  const field = page.getByLabel('What do you do?');
  await field.fill(`${which + 1}`);
  await field.press('Enter');
}

it('a puzzle is solved, another is failed; what each answer is worth is shown, and it is remembered', async () => {
  const puzzle = puzzles.find(({ kind, answers }) => kind === 'draw' && answers.length === 2)!;
  const best = puzzle.answers[0]!.action.type;
  const other = puzzle.answers[1]!.action.type;
  const { page, errors } = await here.visitor();
  const answer = (type: string) => page.locator(`[data-action="${type}"]`).click();

  await page.goto(`${here.url}learn?puzzle=${puzzle.id}`);
  await page.getByRole('heading', { name: 'Stop, or one more card?' }).waitFor();
  expect(await page.locator('[data-zone="lesson"] li').count()).toBe(0);
  await answer(other);
  await page.getByText('Not the best.').waitFor();
  const bars = page.locator('[data-zone="lesson"] ol li');
  expect(await bars.count()).toBe(2);
  expect(await bars.first().innerText()).toMatch(
    new RegExp(`best[\\s\\S]*${Math.round(puzzle.answers[0]!.win * 100)} %`),
  );
  expect(await bars.last().innerText()).toContain('your answer');
  await page.getByText(puzzle.answers[0]!.why.en).waitFor();

  await page.getByRole('button', { name: 'What came next' }).click();
  await page.getByRole('button', { name: 'Back to the question' }).click();
  await page.getByRole('button', { name: 'Try again', exact: true }).click();
  await answer(best);
  await page.getByText('Right!').waitFor();
  await page.getByRole('link', { name: 'Next puzzle' }).click();
  await page.waitForURL((url) => url.searchParams.get('puzzle') !== puzzle.id);

  const next = puzzles.find(({ id }) => new URL(page.url()).searchParams.get('puzzle') === id)!;
  await page.getByRole('button', { name: 'Menu of the lesson' }).click();
  await page.getByRole('button', { name: 'Text mode' }).click();
  await page.getByLabel('What do you do?').waitFor();
  await give(page, next, 0);
  await page.locator('.verdict').waitFor();

  // Where there is little room the reasons are a sheet, which can be put away and fetched again.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Chances and reasons' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'To the table' }).click();
  await page.goto(`${here.url}learn`);
  await expect.poll(() => page.locator('li a.right, li a.wrong').count()).toBe(2);
  expect(await page.locator(`a[href*="${puzzle.id}"]:not(.button)`).innerText()).toContain('missed');
  await page.getByLabel('Question').selectOption({ label: 'Stop or draw' });
  const shown = puzzles.filter(({ kind }) => kind === 'draw').length;
  await expect.poll(() => page.locator('#puzzles ol li').count()).toBe(shown);
  expect(errors).toEqual([]);
});
