import type { Language, Seat, Sitter, ToldPart } from '@roadstead/kernel';
import { PLAYING_LEVELS } from '@roadstead/protocol';
import type { LocalSeat } from '../local/messages.js';
import { botName } from '../table/names.js';

/** What a game's picture of a campaign is drawn from. */
export interface VoyageProps {
  /** The tables that are over, the first to the last. */
  readonly parts: readonly ToldPart[];
  readonly language: Language;
}

/** Who had a seat, as a campaign's file tells it. */
export function sitterOf(seat: LocalSeat): Sitter {
  const name = seat.name || null;
  return seat.kind === 'bot' ? { name, bot: seat.level } : { name };
}

/** The other way round; a bot that nobody knows here any more is a person. */
export function seatOf({ name, bot }: Sitter): LocalSeat {
  const level = PLAYING_LEVELS.find((known) => known === bot);
  if (level === undefined) return { kind: 'person', name: name ?? '' };
  return { kind: 'bot', level, ...(name && { name }) };
}

/** How somebody is called in the diary; whoever plays without a name is only told by what they do. */
export function toldName({ name, bot }: Sitter, seat: Seat): string {
  return name ?? (bot === undefined ? '' : botName(seat));
}
