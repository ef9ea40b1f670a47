/** What the policy believes, in ducats: a point is worth three of them. `roadstead tune` finds better numbers (`weight-rows.ts`). */
export const WEIGHT_NAMES = [
  'horizon', // turns that a voyage is looked ahead
  'haste', // how much less a ducat is worth that comes a turn later, at the start of the game
  'general', // what of a general store is still there after each turn …
  'mutiny', // a token that a delivery takes off
  'empty', // a slot without cargo, in a turn
  'token', // a token that is paid for
  'storm', // storm damage to come, beside what it costs on average
  'fear', // what stronger fleets of others in a harbour cost
  'piracy', // what pirates cost on the way, beside what they cost on average
  'slot', // what a slot earns in a turn
  'sturdy', // what a ship can take, in a turn
  'convoy', // slots of a fleet that is large enough
  'site', // a place to build in, with a full purse
  'supply', // how far the goods that are counted upon will do
  'depth', // turns that an investment is looked ahead
  'cube', // a cube in a new warehouse …
  'refill', // … and one that comes into it later, in a turn
  'director', // what a director brings for a slot in a turn
  'office', // an administrator's harbour to buy in, in a turn
  'fort', // a fort, in a turn
  'gun', // a gun, in a turn
  'packet', // a cube that one packet boat more brings
  'card', // how far the effects of cards are believed in
  'thrift', // what a ducat must bring beyond itself to be spent before the last rounds
  'attack', // how much better a fight must be than none
  'rival', // what others lose, shared among them
  'experience', // a level of a fleet, beside its point
  'fee', // what a cube of one's own is given away for
  'hunt', // pips of a nest that are hunted, beside what a fight brings
] as const;

export type Weights = Readonly<Record<(typeof WEIGHT_NAMES)[number], number>>;
