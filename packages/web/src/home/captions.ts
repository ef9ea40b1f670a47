import type { Language, OptionValues, Seat } from '@roadstead/kernel';
import type { GameFace } from '../games/face.js';
import type { LocalSeat } from '../local/messages.js';
import { peopleIn } from '../local/setup.js';
import { botName } from '../table/names.js';
import type { Words } from '../words/index.svelte.js';
import { listed } from '../words/list.js';

/** A table as far as a caption tells of it. */
export interface Captioned {
  readonly game: string;
  readonly options: OptionValues;
  readonly seats: readonly LocalSeat[];
}

/** More bots than this are only counted. */
const MOST_NAMES = 4;

/** What its game says about a table; nothing of a game that is not here. */
type Face = Pick<GameFace, 'setup' | 'isTogether'> | undefined;

/**
 * Who plays with whom, how well the bots play, and what: "against Willem, Griet and Joost · Sailor · base game". No line
 * begins with a dot.
 */
export function captionBy(face: Face, table: Captioned, words: Words, language: Language): string {
  const what = face?.setup?.(table.options, language) ?? '';
  return [...companyOf(face, table, words, language), what].filter(Boolean).join('\u00a0· ');
}

function companyOf(face: Face, { options, seats }: Captioned, words: Words, language: Language): readonly string[] {
  const { start, levels } = words;
  const bots = seats.flatMap((seat, i) => (seat.kind === 'bot' ? [{ ...seat, i }] : []));
  const known = [...new Set(bots.map(({ level }) => levels[level].name))];
  const nameOf = (bot: (typeof bots)[number]) => bot.name || botName(bot.i);
  const named = bots.map((bot) => (known.length > 1 ? `${nameOf(bot)} (${levels[bot.level].name})` : nameOf(bot)));
  const others = bots.length > MOST_NAMES ? start.botCount(bots.length) : listed(named, language);
  const level = known.length === 1 ? known : [];
  if (peopleIn(seats) > 1) {
    const people = seats.flatMap((seat, i) => (seat.kind === 'person' ? [seat.name || words.person(i + 1)] : []));
    return [start.onDevice(listed([...people, ...named], language)), ...level];
  }
  if (bots.length === 0) return [start.alone];
  const isTogether = face?.isTogether?.(options, seats.length) ?? false;
  return [isTogether ? start.togetherWith(others) : start.against(others), ...level];
}

/** How the seats of a saved game are called in a list. */
export function seatNamesOf({ seats }: Pick<Captioned, 'seats'>, words: Words): (seat: Seat) => string {
  const isAlone = peopleIn(seats) === 1;
  return (seat) => {
    const who = seats[seat]!;
    if (who.kind === 'bot') return who.name || botName(seat);
    return isAlone ? words.you : who.name || words.person(seat + 1);
  };
}
