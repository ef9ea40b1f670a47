import type { Page } from 'playwright-core';

const BAR = '[data-zone="actions"] button[data-action]';
const CARDS = '[data-zone="harbour"] button.usable';

interface Sight {
  /** Changes with whatever happens at the table, and not with where the pointer rests. */
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
      const lying = all('[data-zone="harbour"] [data-flip]').map(({ dataset }) => dataset.flip);
      const actions = all(bar!).map(({ dataset }) => dataset.action!);
      const others = all('[data-zone="piles"], [data-zone="players"], [data-drop], header h1');
      return {
        mark: JSON.stringify([lying, actions, others.map(({ textContent }) => textContent)]),
        actions,
        cards: all(cards!).length,
        harbour: lying.length,
        over: document.querySelector('dialog .outcome') !== null,
      };
    },
    [BAR, CARDS] as const,
  );
}

/** What a player in a hurry does: draws three cards, stops, hires whom he can, trades with what is left. False if it is not his to act. */
export async function actOnce(page: Page): Promise<boolean> {
  const { mark, actions, cards, harbour } = await see(page);
  if (actions.length === 0 && cards === 0) return false;
  // A card rises under the pointer: it is never still enough for a careful machine.
  if (cards > 0) {
    const people = page.locator(`${CARDS}[aria-label*="influence"]`);
    await ((await people.count()) > 0 ? people : page.locator(CARDS)).last().click({ force: true });
  } else
    await page
      .locator(`${BAR}[data-action="${choice(actions, harbour)}"]`)
      .first()
      .click();
  for (let looks = 0; (await see(page)).mark === mark; looks++) {
    if (looks > 3000) throw new Error(`Nothing happened after one of ${actions} or ${cards} cards.`);
    await page.waitForTimeout(20);
  }
  return true;
}

function choice(actions: readonly string[], harbour: number): string {
  const wanted = ['repel', ...(harbour >= 3 ? ['stop'] : ['discover', 'stop']), 'pass', 'endTurn'];
  return wanted.find((action) => actions.includes(action)) ?? actions[0]!;
}

/** Plays on as whoever is to act, until somebody says stop or the game is over. True if it is over. */
export async function playOn(pages: readonly Page[], until: (acts: number) => boolean): Promise<boolean> {
  let idle = 0;
  for (let acts = 0; !until(acts); ) {
    const sights = await Promise.all(pages.map(see));
    if (sights.every(({ over }) => over)) return true;
    const to = sights.findIndex(({ actions, cards, over }) => !over && actions.length + cards > 0);
    if (to < 0) {
      if (++idle > 2400) throw new Error('Nobody is to act, and the game is not over.');
      await pages[0]!.waitForTimeout(25);
      continue;
    }
    idle = 0;
    if (await actOnce(pages[to]!)) acts++;
  }
  return false;
}
