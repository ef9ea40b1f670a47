import type { Seat } from '@roadstead/kernel';

/** A member for each of the steps. */
type Of<K extends string, F = unknown> = K extends string ? { readonly do: K } & F : never;
type AtHarbour = { readonly harbour: number };
type OfSide = { readonly side: number };
/** A place in the turn order: who is next. */
type AtPlace = { readonly place: number };

/** What is still to be done: plain data, so that a table can be saved in the middle of it. */
export type Step =
  /** V-2.10: a start harbour is picked. */
  | Of<'start', AtPlace>
  // A turn
  | Of<'turn' | 'fleets' | 'endOfMoving' | 'arrivals' | 'harbours' | 'buy' | 'research' | 'endOfTurn'>
  /** V-2.4: from this harbour and fleet on. */
  | Of<'drill', AtHarbour & { readonly fleet: number }>
  /** The acting fleet before it moves; and after a field. */
  | Of<'act' | 'voyage'>
  | Of<'attacks' | 'deliver', AtHarbour>
  | Of<'challenges', AtHarbour & AtPlace>
  /** V-5.31: the fields that share a short supply. */
  | Of<'divide', AtHarbour & AtPlace & { readonly fields: readonly number[] }>
  // A fight
  | Of<'strategies' | 'workOut' | 'returnFire' | 'pips' | 'endOfFight'>
  | Of<'sacrifice' | 'seasoning' | 'slip', OfSide>
  | Of<'placeDamage', OfSide & { readonly left: number }>
  | Of<'captures', OfSide & { readonly left: number; readonly prize: boolean }>
  | Of<'moveMarker', { readonly seat: Seat; readonly below: number }>
  | Of<'extraMarks', { readonly seat: Seat; readonly left: number }>
  // Between rounds
  | Of<'betweenRounds' | 'score' | 'nextYear' | 'forecast' | 'finalScoring'>
  /** `pledged` by seat. */
  | Of<'pledges', AtPlace & { readonly roll: number; readonly pledged: readonly number[] }>
  | Of<'nations' | 'controllers', AtPlace>
  | Of<'control', { readonly nation: number }>
  /** The stores of these harbours are refilled. */
  | Of<'stock', { readonly harbours: readonly number[] }>
  /** A mutiny tile with a token for so many ships, from this place of the order and this fleet on. */
  | Of<'mutiny', AtPlace & { readonly perToken: number; readonly fleet: number }>
  | Of<'mutinyOf', { readonly seat: Seat; readonly fleet: number; readonly left: number }>;

export type StepOf<K extends Step['do']> = Extract<Step, { do: K }>;
