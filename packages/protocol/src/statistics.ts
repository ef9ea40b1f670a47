import { type Static, Type } from 'typebox';
import { CLOSED } from './basics.js';

const Counts = Type.Record(Type.String(), Type.Integer());

/** What was counted in games of one kind: whole numbers that add up, see `Tally` of the kernel. */
export const TallyGroup = Type.Object(
  {
    players: Type.Integer(),
    /** Which boxes were in play, in the game's own words. */
    variant: Type.String(),
    games: Type.Integer(),
    /** How many games ended on each day. */
    days: Counts,
    tally: Type.Object({ counters: Counts, histograms: Type.Record(Type.String(), Counts) }, CLOSED),
  },
  CLOSED,
);

export const Statistics = Type.Object({ groups: Type.Array(TallyGroup) }, CLOSED);
export type Statistics = Static<typeof Statistics>;
