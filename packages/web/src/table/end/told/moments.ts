import {
  type Audience,
  type GameWords,
  greatestOf,
  lineOf,
  type Retelling,
  type Seat,
  type Typed,
  toldEvents,
} from '@roadstead/kernel';

/** Something that people will speak of. */
export interface ToldMoment {
  /** The step of the replay that shows it. */
  readonly seq: number;
  readonly seat: Seat | null;
  readonly icon: string;
  readonly isBad: boolean;
  readonly title: string;
  readonly text: string;
  readonly events: readonly Typed[];
}

/** The greatest of every kind of highlight, unless it was taken back. */
export function momentsIn(
  { highlights, kinds, record }: Retelling,
  // biome-ignore lint/suspicious/noExplicitAny: the words of any game
  words: GameWords<any, any, any>,
  audience: Audience,
): readonly ToldMoment[] {
  const inForce = new Set(lineOf(record.entries));
  const lasting = highlights.filter(({ seq }) => inForce.has(seq));
  return greatestOf(lasting, kinds).map(([{ icon, isBad, words: told }, { seq, events = [] }]) => ({
    seq,
    seat: seatOf(events[0]),
    icon,
    isBad,
    title: told[audience.language].greatest!,
    text: toldEvents<Typed>(words, events)
      .map((event) => words.event(event, audience))
      .join(' '),
    events,
  }));
}

function seatOf(event: Typed | undefined): Seat | null {
  return event !== undefined && 'seat' in event && typeof event.seat === 'number' ? event.seat : null;
}
