import type { Seat } from '@roadstead/kernel';
import { KeptBeside } from './kept.js';

/** By seat: several people may sit around this device. */
type KeptNotes = Readonly<Record<string, string>>;

const kept = new KeptBeside<KeptNotes>('roadstead-notes', {});

/** What somebody wrote down for themselves at a table, kept on this device beside the game. */
export const noteOf = (table: string, seat: Seat | null): string => kept.of(table)[String(seat)] ?? '';

export function keepNote(table: string, seat: Seat | null, text: string): void {
  const { [String(seat)]: _before, ...others } = kept.of(table);
  const notes = text.trim() === '' ? others : { ...others, [String(seat)]: text };
  kept.keep(table, Object.keys(notes).length === 0 ? undefined : notes);
}
