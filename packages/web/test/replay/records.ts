import { readFileSync } from 'node:fs';
import type { GameRecord } from '@roadstead/kernel';
import type { LocalSeat, SavedGame } from '../../src/local/messages.js';

const FOLDER = '../../../games/port-royal/test/records/rules-1/';
const read = (name: string) =>
  JSON.parse(readFileSync(new URL(`${FOLDER}${name}.json`, import.meta.url), 'utf8')) as GameRecord;

/** A game for four, and one with all boxes. */
export const BASE = read('base');
export const ALL_BOXES = read('all-boxes');

export const BOTS: readonly LocalSeat[] = Array.from({ length: 3 }, () => ({ kind: 'bot', level: 'sailor' }));

/** A saved game of this device, as its file: one person against three bots unless others are named. */
export function saved(
  record: GameRecord,
  seats: readonly LocalSeat[] = [{ kind: 'person', name: 'Mira' }, ...BOTS],
): SavedGame {
  return {
    format: 'roadstead-game',
    id: 'aaaaaaaaaaaa',
    seats,
    house: { odds: true, practice: false, cover: false },
    createdAt: 1_000,
    updatedAt: 2_000,
    times: record.entries.map((_, i) => 1_000 + i),
    record,
  };
}
