import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { world } from './browser.js';
import { playOut, table } from './play.js';

const here = world();

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

it('a whole game alone against bots, from the first page to the victory', async () => {
  const { page, errors } = await here.visitor();
  await page.goto(here.url);
  await page
    .getByRole('button', { name: /Sword & Skull/ })
    .first()
    .click();
  await table(page);
  const steps = await playOut(page, () => page.evaluate(decide), 1500);
  expect(steps).toBeGreaterThan(5);
  await page.getByRole('dialog', { name: 'How it ended' }).waitFor();
  await endedByAPlayer(page);
  expect(errors).toEqual([]);
});

async function endedByAPlayer(page: Page): Promise<void> {
  const end = page.getByRole('dialog', { name: 'How it ended' });
  await expect.poll(() => end.innerText()).toMatch(/Pirate King|ransom/i);
}
