import type { Seat } from '../contract.js';
import { type ActEntry, badEntry, type Entry, type UndoEntry } from './record.js';

/**
 * Undo is computed from the logbook. The acts in force form a line, oldest first; an undo cuts off its end. A seat may
 * freely take back what it did last itself, down to its barrier: the last act of another seat, or the last act that
 * used chance or brought something hidden to light. Forced steps belong to the act that caused them.
 *
 * A choice that another seat made at the same time, even a secret one, is a barrier like any act: cutting it off would
 * take back what its owner did not ask for. That this undo is refused tells no more than `toAct`, where all see who has
 * chosen.
 */
export type Line = readonly number[];

/** The numbers of the acts in force after all these entries. */
export function lineOf(entries: readonly Entry[]): number[] {
  const line: number[] = [];
  lengthen(line, entries, 0, entries.length);
  return line;
}

/** The line after `from` entries becomes the line after `to` of them. */
export function lengthen(line: number[], entries: readonly Entry[], from: number, to: number): void {
  for (let i = from; i < to; i++) {
    const entry = entries[i]!;
    if (entry.type === 'act') {
      line.push(i + 1);
      continue;
    }
    const sentence = refusesUndo(entries, line, entry);
    if (sentence !== null) throw badEntry(i + 1, entry, sentence);
    cutBack(line, entry.to);
  }
}

/** The place of an act in the line, or -1. A line rises, and whoever asks mostly means its end. */
export function placeIn(line: Line, seq: number): number {
  let place = line.length - 1;
  while (place >= 0 && line[place]! > seq) place--;
  return place >= 0 && line[place] === seq ? place : -1;
}

/** Takes everything after entry number `to` out of force. */
export function cutBack(line: number[], to: number): void {
  while (line.length > 0 && line.at(-1)! > to) line.pop();
}

/**
 * The entry after which the table stands when a seat takes back all it freely can; the line's last if that is nothing.
 */
export function barrier(entries: readonly Entry[], line: Line, seat: Seat): number {
  return line[barrierPlace(entries, line, seat)] ?? 0;
}

/** How many of its own last acts a seat can freely take back. */
export function undoable(entries: readonly Entry[], line: Line, seat: Seat): number {
  return line.length - 1 - barrierPlace(entries, line, seat);
}

function barrierPlace(entries: readonly Entry[], line: Line, seat: Seat): number {
  return line.findLastIndex((seq) => whyBarrier(actAt(entries, seq), seat) !== null);
}

/** One sentence why a seat can take nothing back, or null. */
export function whyNothingToUndo(entries: readonly Entry[], line: Line, seat: Seat): string | null {
  const last = line.at(-1);
  if (last === undefined) return 'Nothing has been done that could be taken back.';
  return whyBarrier(actAt(entries, last), seat);
}

/** One sentence why this undo cannot follow these entries, or null. */
export function refusesUndo(entries: readonly Entry[], line: Line, { seat, to, agreed }: UndoEntry): string | null {
  if (to !== 0 && placeIn(line, to) < 0) return `There is no going back to entry ${to}: it is not an act in force.`;
  if (to === (line.at(-1) ?? 0)) return 'This would take nothing back.';
  if (agreed || to >= barrier(entries, line, seat)) return null;
  return whyNothingToUndo(entries, line, seat) ?? `Seat ${seat} cannot freely take back that much.`;
}

/** True for an act that changed nothing for a seat but what its owner openly did: no chance, nothing come to light. */
export function isQuietActOfAnother(entry: Entry, seat: Seat): boolean {
  return entry.type === 'act' && entry.seat !== seat && entry.chance.length === 0 && !entry.revealed;
}

function whyBarrier(act: ActEntry, seat: Seat): string | null {
  if (act.seat !== seat) return `Seat ${act.seat} has acted since.`;
  if (act.chance.length > 0) return 'Chance has had a part in it, so it cannot be taken back.';
  if (act.revealed) return 'Something hidden has come to light, so it cannot be taken back.';
  return null;
}

function actAt(entries: readonly Entry[], seq: number): ActEntry {
  return entries[seq - 1] as ActEntry;
}
