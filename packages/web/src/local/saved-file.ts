import { isPlainObject, Refusal } from '@roadstead/kernel';
import { PLAYING_LEVELS } from '@roadstead/protocol';
import { freshId } from './ids.js';
import type { LocalHouse, LocalSeat, SavedGame } from './messages.js';

const PLAIN_HOUSE: LocalHouse = { odds: true, practice: false, cover: false };
const LONGEST_NAME = 24;
const LONGEST_STYLE = 40;

/**
 * A game from a file: our own, or a bare record as every other program here writes it, which people play on at this device.
 * It gets an id of its own, so that no game that is here is ever replaced. The record itself is checked by the kernel.
 */
export function parseFile(raw: unknown, now: number): SavedGame {
  if (!isPlainObject(raw)) throw bad();
  const isOurs = raw.format === 'roadstead-game';
  const record = (isOurs ? raw.record : raw) as SavedGame['record'];
  if (!isPlainObject(record) || !Number.isInteger(record.seats)) throw bad();
  const seats = isOurs ? parseSeats(raw.seats, record.seats) : people(record.seats);
  return {
    format: 'roadstead-game',
    id: freshId(),
    seats,
    house: isOurs ? parseHouse(raw.house) : PLAIN_HOUSE,
    createdAt: time(raw.createdAt, now),
    updatedAt: now,
    times: isOurs && Array.isArray(raw.times) ? raw.times.map((at) => time(at, now)) : [],
    record,
  };
}

function parseSeats(raw: unknown, count: number): readonly LocalSeat[] {
  if (!Array.isArray(raw) || raw.length !== count) throw bad();
  return raw.map((seat): LocalSeat => {
    if (isPlainObject(seat) && seat.kind === 'person' && typeof seat.name === 'string') {
      return { kind: 'person', name: seat.name.slice(0, LONGEST_NAME) };
    }
    const level = isPlainObject(seat) && seat.kind === 'bot' && PLAYING_LEVELS.find((level) => level === seat.level);
    if (!level) throw bad();
    const name = isPlainObject(seat) && typeof seat.name === 'string' ? seat.name.slice(0, LONGEST_NAME) : undefined;
    const style =
      isPlainObject(seat) && typeof seat.style === 'string' ? seat.style.slice(0, LONGEST_STYLE) : undefined;
    return { kind: 'bot', level, ...(style !== undefined && { style }), ...(name !== undefined && { name }) };
  });
}

function parseHouse(raw: unknown): LocalHouse {
  if (!isPlainObject(raw)) throw bad();
  return { odds: raw.odds !== false, practice: raw.practice === true, cover: raw.cover === true };
}

function people(count: number): readonly LocalSeat[] {
  return Array.from({ length: count }, (_, seat) => ({ kind: 'person', name: String(seat + 1) }));
}

function time(raw: unknown, now: number): number {
  return typeof raw === 'number' && Number.isSafeInteger(raw) && raw >= 0 && raw <= now ? raw : now;
}

function bad(): Refusal {
  return new Refusal('BAD_RECORD', 'This file is not a game of ours.');
}
