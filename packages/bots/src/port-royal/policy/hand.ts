import { ALL_COLOURS, type Person, type View } from '@roadstead/port-royal';
import { ROW_BY_UID, ROWS } from './rows.js';

/** What a seat has to show for contracts. */
export interface Hand {
  readonly coins: number;
  readonly swords: number;
  readonly influence: number;
  readonly expeditions: number;
  readonly persons: readonly Person[];
  /** What its persons bring along on expeditions. */
  readonly symbols: Readonly<Record<NonNullable<Person['symbol']>, number>>;
  /** The colours of the ships kept beside the display, as bits. */
  readonly kept: number;
}

export function handOf(view: View, seat: number): Hand {
  const { coins, swords, influence, display, kept } = view.players[seat]!;
  const persons: Person[] = [];
  let expeditions = 0;
  for (const { uid } of display) {
    const { person } = ROWS[ROW_BY_UID[uid]!]!;
    if (person === null) expeditions++;
    else persons.push(person);
  }
  let colours = 0;
  for (const { uid } of kept) colours |= 1 << ROWS[ROW_BY_UID[uid]!]!.colour;
  return { coins, swords, influence, expeditions, persons, symbols: symbolsOf(persons), kept: colours };
}

/** The hand as it is when these persons have left for an expedition. */
export function afterClaim(hand: Hand, gone: readonly Person[]): Hand {
  const persons = [...hand.persons];
  for (const person of gone) persons.splice(persons.indexOf(person), 1);
  return { ...hand, persons, symbols: symbolsOf(persons), expeditions: hand.expeditions + 1 };
}

function symbolsOf(persons: readonly Person[]): Hand['symbols'] {
  const symbols = { anchor: 0, cross: 0, house: 0, any: 0 };
  for (const { symbol } of persons) if (symbol !== undefined) symbols[symbol]++;
  return symbols;
}

export function colourCount(bits: number): number {
  let n = 0;
  for (let colour = 0; colour < ALL_COLOURS.length; colour++) if (bits & (1 << colour)) n++;
  return n;
}
