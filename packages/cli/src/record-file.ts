import { readFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { type GameRecord, parseRecord, Refusal } from '@roadstead/kernel';
import type { Streams } from './command.js';
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

/** The record in a text, or one sentence why it is none. */
export function recordIn(text: string): GameRecord | string {
  try {
    return parseRecord(JSON.parse(text));
  } catch (error) {
    return error instanceof Refusal ? error.message : 'This is not valid JSON.';
  }
}
