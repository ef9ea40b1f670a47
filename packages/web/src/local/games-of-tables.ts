import { GAMES_OF_TABLES_KEY as KEY } from '../storage/keys.js';

/** So many tables are remembered. */
const MOST = 12;

type Row = readonly [table: string, game: string];

function rows(): readonly Row[] {
  try {
    const raw: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(raw) ? raw.filter(isRow) : [];
  } catch {
    return [];
  }
}

function isRow(raw: unknown): raw is Row {
  return Array.isArray(raw) && raw.length === 2 && raw.every((part) => typeof part === 'string');
}

/** Which game is played at a table that was open here lately: known before whoever keeps the table can be asked. */
export function gameOfTable(table: string): string | undefined {
  return rows().find(([id]) => id === table)?.[1];
}

export function rememberGame(table: string, game: string): void {
  const others = rows().filter(([id]) => id !== table);
  try {
    localStorage.setItem(KEY, JSON.stringify([[table, game], ...others].slice(0, MOST)));
  } catch {}
}
