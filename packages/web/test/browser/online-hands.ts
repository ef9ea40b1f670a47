import type { Page } from 'playwright-core';
import { entries, moreThan } from './play.js';

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

const isToAct = ({ actions, cards, over }: Sight) => !over && actions.length + cards > 0;

/** Until all pages show the same entries: news may still be under way to some of them. */
export async function level(pages: readonly Page[]): Promise<void> {
  for (;;) {
    const shown = await Promise.all(pages.map(entries));
    const most = Math.max(...shown);
    if (shown.every((n) => n === most)) return;
    await Promise.all(pages.map((page) => moreThan(page, most - 1)));
  }
}

/** What a player in a hurry does: draws three cards, stops, hires whom he can, trades with what is left. False if it is not his to act. */
export async function actOnce(page: Page): Promise<boolean> {
  const before = await entries(page);
  const sight = await see(page);
  if (!isToAct(sight)) return false;
  const { actions, cards, harbour } = sight;
  // A card rises under the pointer: it is never still enough for a careful machine.
  if (cards > 0) {
    const people = page.locator(`${CARDS}[aria-label*="influence"]`);
    await ((await people.count()) > 0 ? people : page.locator(CARDS)).last().click({ force: true });
    // That only chooses: its button does it.
    await page.locator('[data-zone="actions"] .on button[data-action]').first().click();
  } else
    await page
      .locator(`${BAR}[data-action="${choice(actions, harbour)}"]`)
      .first()
      .click();
  await moreThan(page, before);
  return true;
}

function choice(actions: readonly string[], harbour: number): string {
  const wanted = ['repel', ...(harbour >= 3 ? ['stop'] : ['discover', 'stop']), 'pass', 'endTurn'];
  return wanted.find((action) => actions.includes(action)) ?? actions[0]!;
}

/**
 * Plays on as whoever is to act, until somebody says stop or the game is over. True if it is over. All pages show the
 * same table then.
 */
export async function playOn(pages: readonly Page[], until: (acts: number) => boolean): Promise<boolean> {
  for (let acts = 0; !until(acts); ) {
    await level(pages);
    const sights = await Promise.all(pages.map(see));
    if (sights.every(({ over }) => over)) return true;
    const to = sights.findIndex(isToAct);
    if (to < 0) await somebodyIsToAct(pages);
    else if (await actOnce(pages[to]!)) acts++;
  }
  await level(pages);
  return false;
}

/** Bots may have to play first, and the end of a game comes a moment after its last entry. */
async function somebodyIsToAct(pages: readonly Page[]): Promise<void> {
  const asked = `${BAR}, ${CARDS}, dialog .outcome`;
  await Promise.race(pages.map((page) => page.locator(asked).first().waitFor({ state: 'attached' })));
}
