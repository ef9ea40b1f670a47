import { SETTLEMENTS, type Settlement } from '../board/spaces.js';
import crew from '../data/crew.json' with { type: 'json' };

export interface CrewKind {
  readonly id: string;
  readonly settlement: Settlement;
  /** Symbols for officer and pirate. */
  readonly might: readonly number[];
  /** Gold symbols. */
  readonly gold: number;
  /** The mark on the back of each copy, if any. */
  readonly marks: readonly (number | null)[];
}

/** The ten kinds. In the state a crew card is its kind's place in this list. */
export const CREW: readonly CrewKind[] = crew.kinds.map((kind) => ({
  id: kind.id,
  settlement: kind.settlement as Settlement,
  might: [kind.officer_might, kind.pirate_might],
  gold: kind.gold,
  marks: kind.back_marks,
}));

const NUMBERS = new Map(CREW.map(({ id }, kind) => [id, kind]));

/** The place in the list of an id that is in it. */
export const crewNumber = (id: string): number => NUMBERS.get(id)!;

/** SS-S4: how many cards of each kind so many players use. */
export function crewInPlay(players: number): number[] {
  return CREW.map(({ marks }) => marks.filter((mark) => mark === null || mark <= players).length);
}

/** The kinds of each settlement. */
export const KINDS_OF: Readonly<Record<Settlement, readonly number[]>> = Object.fromEntries(
  SETTLEMENTS.map((settlement) => [settlement, CREW.flatMap((kind, i) => (kind.settlement === settlement ? [i] : []))]),
) as Record<Settlement, number[]>;
