import { readFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import {
  type CampaignFile,
  type GameRecord,
  isCampaign,
  isPlainObject,
  parseCampaign,
  parseRecord,
  Refusal,
} from '@roadstead/kernel';
import type { Streams } from './command.js';
import { type Crew, isLevel, type Member, tidyName } from './play/crew.js';
import { UsageError } from './usage.js';

/** What stands in a file, or comes through standard input for "-". */
export async function contents(file: string, { stdin }: Streams): Promise<string> {
  if (file === '-') return (await buffer(stdin)).toString('utf8');
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    throw new UsageError(`cannot read ${file}: ${reason(error as NodeJS.ErrnoException)}`);
  }
}

function reason({ code, message }: NodeJS.ErrnoException): string {
  if (code === 'ENOENT') return 'there is no such file';
  if (code === 'EISDIR') return 'it is a folder';
  if (code === 'EACCES') return 'it may not be read';
  return message;
}

/** The record in a text, bare or in a game that the page has saved, or one sentence why it is none. */
export function recordIn(text: string): GameRecord | string {
  try {
    const raw: unknown = JSON.parse(text);
    return parseRecord(isSavedGame(raw) ? raw.record : raw);
  } catch (error) {
    return error instanceof Refusal ? error.message : 'This is not valid JSON.';
  }
}

/** The campaign in a text, or one sentence what is wrong with it; null where it is something else. */
export function campaignIn(text: string): CampaignFile | string | null {
  try {
    const raw: unknown = JSON.parse(text);
    return isCampaign(raw) ? parseCampaign(raw) : null;
  } catch (error) {
    return error instanceof Refusal ? error.message : null;
  }
}

/** Who sat where, as far as a game that the page has saved tells it; null where it is a bare record. */
export function crewIn(text: string): Crew | null {
  const raw: unknown = JSON.parse(text);
  if (!isSavedGame(raw) || !Array.isArray(raw.seats)) return null;
  return raw.seats.map((seat: unknown): Member => {
    const { kind, name, level } = isPlainObject(seat) ? seat : {};
    const called = typeof name === 'string' && name !== '' ? tidyName(name) : null;
    return { name: called, ...(kind === 'bot' && isLevel(level) && { bot: level }) };
  });
}

function isSavedGame(raw: unknown): raw is { readonly record: unknown; readonly seats?: unknown } {
  return isPlainObject(raw) && raw.format === 'roadstead-game';
}
