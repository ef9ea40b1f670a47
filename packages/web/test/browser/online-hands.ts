import type { Page } from 'playwright-core';

const BAR = '[data-zone="actions"] button[data-action]';
const CARDS = '[data-zone="harbour"] button.usable';

interface Sight {
  /** Changes with whatever happens at the table. */
  readonly mark: string;
  readonly actions: readonly string[];
  readonly cards: number;
  readonly harbour: number;
  readonly over: boolean;
}

/** What somebody who looks at the page can see of the game. */
export function see(page: Page): Promise<Sight> {
  return page.evaluate(
    ([bar, cards]) => {
      const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
      const texts = all('main [data-zone], header h1').map(({ textContent }) => textContent);
      return {
        mark: JSON.stringify([texts, all('[data-zone="harbour"] button').length]),
        actions: all(bar!).map(({ dataset }) => dataset.action!),
        cards: all(cards!).length,
        harbour: all('[data-zone="harbour"] button').length,
        over: document.querySelector('dialog .outcome') !== null,
      };
    },
    [BAR, CARDS] as const,
  );
}

/** What a player in a hurry does: draws three cards, stops, takes what can be taken. False if it is not his to act. */
export async function actOnce(page: Page): Promise<boolean> {
  const { mark, actions, cards, harbour } = await see(page);
  if (actions.length === 0 && cards === 0) return false;
  if (cards > 0) await page.locator(CARDS).last().click();
  else await page.locator(`${BAR}[data-action="${choice(actions, harbour)}"]`).first().click();
  await page.waitForFunction(changedFrom, mark);
  return true;
}

function choice(actions: readonly string[], harbour: number): string {
  const wanted = ['repel', 'take', ...(harbour >= 3 ? ['stop'] : ['discover', 'stop']), 'pass', 'endTurn'];
  return wanted.find((action) => actions.includes(action)) ?? actions[0]!;
}

function changedFrom(mark: string): boolean {
  const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
  const texts = all('main [data-zone], header h1').map(({ textContent }) => textContent);
  return JSON.stringify([texts, all('[data-zone="harbour"] button').length]) !== mark;
}

/** Plays on as whoever is to act, until somebody says stop or the game is over. True if it is over. */
export async function playOn(pages: readonly Page[], until: (acts: number) => boolean): Promise<boolean> {
  let idle = 0;
  for (let acts = 0; !until(acts); ) {
    const sights = await Promise.all(pages.map(see));
    if (sights.every(({ over }) => over)) return true;
    const to = sights.findIndex(({ actions, cards, over }) => !over && actions.length + cards > 0);
    if (to < 0) {
      if (++idle > 200) throw new Error('Nobody is to act, and the game is not over.');
      await pages[0]!.waitForTimeout(50);
      continue;
    }
    idle = 0;
    if (await actOnce(pages[to]!)) acts++;
  }
  return false;
}
