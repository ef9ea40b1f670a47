import { LEVELS, type Level } from '@roadstead/bots';
import type { Seat } from '@roadstead/kernel';
import { clip } from './render/text.js';

/** Who sits where: people at this keyboard, and bots with their level. */
export interface Member {
  /** Null for somebody who gave none. */
  readonly name: string | null;
  readonly bot?: Level;
}

export type Crew = readonly Member[];

const LONGEST_NAME = 14;

/** Names for bots; whoever is called the same among the people keeps his name for himself. */
const BOT_NAMES = ['Marit', 'Diego', 'Annika', 'Joris', 'Pilar', 'Hannes', 'Wilma', 'Tomas', 'Greta', 'Lucas'];

/** The strongest level there is. */
export const BEST_LEVEL: Level = LEVELS.at(-1) ?? 'greedy';

export const isLevel = (word: unknown): word is Level => (LEVELS as readonly unknown[]).includes(word);

/** People sit down first, in the order of their names; bots take the places that are left. */
export function crewOf(people: readonly (string | null)[], bots: readonly Level[]): Crew {
  const free = BOT_NAMES.filter((name) => !people.some((person) => person?.toLowerCase() === name.toLowerCase()));
  return [...people.map((name) => ({ name })), ...bots.map((bot, i) => ({ name: free[i] ?? `Bot ${i + 1}`, bot }))];
}

/** A name as somebody typed it, made fit for the screen. */
export function tidyName(name: string): string {
  return clip(name.replace(/\p{C}/gu, '').replace(/\s+/g, ' ').trim(), LONGEST_NAME);
}

export const isPerson = (crew: Crew, seat: Seat): boolean => crew[seat] !== undefined && crew[seat].bot === undefined;

/** The one person at a table of bots, who is spoken to as "you"; null where several play. */
export function loneSeat(crew: Crew): Seat | null {
  const people = crew.flatMap((_, seat) => (isPerson(crew, seat) ? [seat] : []));
  return people.length === 1 ? (people[0] ?? null) : null;
}
