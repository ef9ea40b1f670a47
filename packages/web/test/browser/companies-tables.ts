import { companies } from '@roadstead/companies';
import { type GameRecord, Table } from '@roadstead/kernel';
import type { Locator, Page } from 'playwright-core';
import { answered, comeTo, table } from './play.js';

const NAMES = ['Jonas', 'Anneke', 'Willem'];

/** A table of The Companies that begins. */
export const freshRecord = (seed: string): GameRecord =>
  Table.open(companies, { seats: 2, options: { calendars: 1 }, seed }).record();

/** One in a position by hand; the first seat is at turn. */
export function recordAt(position: Readonly<Record<string, unknown>>, seats = 2): GameRecord {
  const options = { calendars: 1, leave: 'ask' as const };
  return Table.open(companies, { seats, options, start: 0, seed: '7'.repeat(64), byHand: { position } }).record();
}

interface Company {
  readonly others?: 'people' | 'bots';
  readonly cover?: boolean;
}

/** Opens the file of such a table: the first seat is a person, the others as asked. */
export async function openTable(
  page: Page,
  url: string,
  record: GameRecord,
  { others = 'people', cover = false }: Company = {},
): Promise<void> {
  const now = Date.now();
  const seatOf = (name: string, seat: number) =>
    seat === 0 || others === 'people' ? { kind: 'person', name } : { kind: 'bot', level: 'deckhand' };
  const file = {
    format: 'roadstead-game',
    id: 'aaaaaaaaaaaa',
    seats: NAMES.slice(0, record.seats).map(seatOf),
    house: { odds: true, practice: false, cover },
    createdAt: now,
    updatedAt: now,
    times: record.entries.map(() => now),
    record,
  };
  await comeTo(page, url);
  const picker = page.locator('input[type=file]');
  await picker.waitFor({ state: 'attached' });
  const buffer = Buffer.from(JSON.stringify(file));
  await picker.setInputFiles({ name: 'position.json', mimeType: 'application/json', buffer });
  await table(page);
}

export const helm = (page: Page): Locator => page.locator('[data-zone="actions"]');

export async function isAsked(page: Page, question: string): Promise<void> {
  await helm(page).locator(`[data-question="${question}"]`).waitFor();
}

/** Answers a question by an answer that says this; where it is only chosen so, the gold button does it. */
export async function answers(page: Page, question: string, what: string | RegExp): Promise<void> {
  await isAsked(page, question);
  await answered(page, async () => {
    await helm(page).locator('[data-item]').filter({ hasText: what }).first().click();
    const gold = helm(page).locator('[data-primary]:not([data-item])');
    if ((await gold.count()) > 0) await gold.click();
  });
}
