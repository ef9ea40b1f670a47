import { LEVEL_NAMES, LEVELS, type Level } from '@roadstead/bots';
import { type BotStyle, dealtStyle, LANGUAGES, type Seat } from '@roadstead/kernel';
import { clip } from './render/text.js';

/** Who sits where: people at this keyboard, and bots with their level. */
export interface Member {
  /** Null for somebody who gave none. */
  readonly name: string | null;
  readonly bot?: Level;
  /** The way of playing that a bot has, by its id. */
  readonly style?: string;
}

/** A bot as somebody asks for it; without a style, the table deals it one. */
export interface AskedBot {
  readonly bot: Level;
  readonly style?: string;
}

export type Crew = readonly Member[];

const LONGEST_NAME = 14;

/** Names for bots; whoever is called the same among the people keeps his name for himself. */
const BOT_NAMES = ['Marit', 'Diego', 'Annika', 'Joris', 'Pilar', 'Hannes', 'Wilma', 'Tomas', 'Greta', 'Lucas'];

/** The levels to play against, weakest first, and the one that a newcomer meets. */
export const PLAYING_LEVELS: readonly Level[] = ['landlubber', 'deckhand', 'sailor', 'captain', 'admiral'];
export const USUAL_LEVEL: Level = 'sailor';

export const isLevel = (word: unknown): word is Level => (LEVELS as readonly unknown[]).includes(word);

/** The level that goes by this name in some language. */
export function levelNamed(word: string): Level | undefined {
  const asked = word.trim().toLowerCase();
  const names = (level: Level) => [level, ...LANGUAGES.map((language) => LEVEL_NAMES[level][language].toLowerCase())];
  return LEVELS.find((level) => names(level).includes(asked));
}

/** People sit down first, in the order of their names; bots take the places that are left. */
export function crewOf(people: readonly (string | null)[], bots: readonly AskedBot[]): Crew {
  const free = BOT_NAMES.filter((name) => !people.some((person) => person?.toLowerCase() === name.toLowerCase()));
  return [...people.map((name) => ({ name })), ...bots.map((bot, i) => ({ name: free[i] ?? `Bot ${i + 1}`, ...bot }))];
}

/** The same with a style for every bot that nobody has chosen one for. */
export function withStyles(crew: Crew, styles: readonly BotStyle[] | undefined, commitment: string): Crew {
  return crew.map((member, seat) => {
    if (member.bot === undefined || member.style !== undefined) return member;
    const style = dealtStyle(styles, commitment, seat);
    return style === undefined ? member : { ...member, style };
  });
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
