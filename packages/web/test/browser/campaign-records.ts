import { campaignFile, type GameRecord, nextTable, Table, type TableRequest } from '@roadstead/kernel';
import { portRoyal } from '@roadstead/port-royal';
import type { Page } from 'playwright-core';
import { comeTo } from './play.js';

const PATHS: Readonly<Record<number, readonly string[]>> = {
  1: ['10', '11', '12', '14'],
  2: ['20', '21', '22', '24'],
  3: ['30', '31', '33', '35'],
  4: ['40', '41', '42', '44'],
  5: ['50', '52', '53', '55'],
};
const MISSIONS = PATHS[1]!;
const [NINE, SEVEN] = ['base_admiral_9_3', 'base_admiral_7_2'];
const ABLE = [NINE, NINE, SEVEN, SEVEN, SEVEN, 'base_jester_9_3'];

/** A chapter alone whose last month is about to end: `missions` are those that were fulfilled. One more stop, and it is over. */
function lastTurn(asked: TableRequest, missions: readonly string[], seed: string) {
  const table = Table.open(portRoyal, {
    ...asked,
    start: 0,
    seed,
    byHand: {
      stack: ['base_captain_4_1', 'base_settler_4_1'],
      missions: MISSIONS,
      events: { pile: ['event_fog', 'event_alms', 'event_months_end'] },
      hands: { 0: { character: 'char_jean', coins: 0, missions, display: ABLE } },
    },
  });
  // The first card of a turn is turned up by itself.
  table.act(0, { type: 'stop' });
  return table;
}

const begun = lastTurn({ seats: 1, options: { chapter: 1, mode: 'co-op' } }, [], 'a lamp');
const LOSING: GameRecord = begun.record();
begun.act(0, { type: 'stop' });
const LOST: GameRecord = begun.record();
const WINNING = lastTurn(nextTable(portRoyal, LOST)!, MISSIONS, 'once more').record();

const CREW = [{ name: 'Mira' }];
/** Before the loss, and after it before the win. */
export const CAMPAIGNS = {
  losing: campaignFile('port-royal', [LOSING], [CREW]),
  winning: campaignFile('port-royal', [LOST, WINNING], [CREW, CREW]),
  lost: campaignFile('port-royal', [LOST], [CREW]),
} as const;

/** All five chapters won together, none of them lost: the feat. */
export function crowned() {
  const records: GameRecord[] = [];
  for (const [chapter, missions] of Object.entries(PATHS)) {
    const before = records.at(-1);
    const asked = before ? nextTable(portRoyal, before)! : { seats: 2, options: { chapter: 1, mode: 'co-op' } };
    const cards = [NINE, NINE, SEVEN, SEVEN, SEVEN];
    const hands = {
      0: { character: 'char_anne', missions, display: cards },
      1: { character: 'char_thomas', missions: missions.slice(0, 1), display: ['base_jester_9_3', 'base_jester_7_2'] },
    };
    const events = { pile: ['event_months_end'] };
    const byHand = { stack: [], missions, events, hands };
    records.push(Table.open(portRoyal, { ...asked, start: 0, seed: `won ${chapter}`, byHand }).record());
  }
  const crews = records.map(() => [{ name: 'Mira' }, { name: 'Jonas' }]);
  return campaignFile('port-royal', records, crews);
}

/** Opens a file on the first page, as somebody would who brings it along. */
export async function bring(page: Page, url: string, file: string | object): Promise<void> {
  await comeTo(page, url);
  const picker = page.locator('input[type=file]');
  await picker.waitFor({ state: 'attached' });
  const buffer = Buffer.from(typeof file === 'string' ? file : JSON.stringify(file));
  await picker.setInputFiles({ name: 'campaign.json', mimeType: 'application/json', buffer });
}
