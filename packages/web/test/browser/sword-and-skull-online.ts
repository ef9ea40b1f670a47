import type { NewTable, Room } from '@roadstead/protocol';
import type { Locator, Page } from 'playwright-core';
import type { Visitor } from './browser.js';
import { type OnlineWorld, startTable } from './online-world.js';
import { answered } from './play.js';
import { choices, gold, helm } from './sword-and-skull-hands.js';
import type { SkullGame } from './sword-and-skull-positions.js';

interface AtTable {
  readonly ann: Visitor;
  readonly bob: Visitor;
  readonly room: Room;
}

/** Ann, who is at turn, and Bob at a table that begins with a position by hand. */
export async function atPosition(
  world: OnlineWorld,
  game: SkullGame,
  house: NonNullable<NewTable['house']> = {},
): Promise<AtTable> {
  const ann = await world.guest('Ann');
  const bob = await world.guest('Bob');
  const room = await startTable(ann.page, bob.page, { game: 'sword-and-skull', options: {}, house });
  await world.layOut(room, game.record);
  await Promise.all([ann, bob].map(({ page }) => page.goto(world.tableUrl(room))));
  await Promise.all([ann, bob].map(({ page }) => page.locator('[data-desk]').waitFor()));
  return { ann, bob, room };
}

/** Waits until somebody is asked this. */
export async function isAsked(page: Page, kind: string): Promise<void> {
  await helm(page).locator(`[data-question="${kind}"]`).waitFor();
}

/** Answers this question: by what is named, or as the gold button offers. */
export async function does(page: Page, kind: string, what?: string | RegExp): Promise<void> {
  await isAsked(page, kind);
  await answered(page, async () => {
    if (what !== undefined) await choices(page).filter({ hasText: what }).click();
    await gold(page).click();
  });
}

export const isQuiet = async (page: Page): Promise<boolean> =>
  (await helm(page).locator('[data-question]').count()) === 0;

/** Cards of a hand, wherever on the page they are shown. */
export const cards = (page: Page, id: string): Locator => page.locator(`[data-card="${id}"]`);
