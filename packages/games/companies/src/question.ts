import type { Seat } from '@roadstead/kernel';

/** A member for each of the kinds. */
type Of<K extends string, F = unknown> = K extends string ? { readonly kind: K } & F : never;

interface Leave {
  readonly for: 'cube' | 'build';
  /** Who asks. */
  readonly from: Seat;
  readonly harbour: number;
  readonly fee: number;
  /** The fleet that is to carry the cube. */
  readonly fleet: number;
}

interface Pay {
  readonly fleet: number;
  readonly nest: number;
  readonly pips: number;
}

interface Capture {
  readonly side: number;
  readonly left: number;
  readonly prize: boolean;
}

interface Join {
  readonly harbour: number;
  readonly type: number;
  /** What was paid so far. */
  readonly ducats: number;
}

/** What somebody is asked: places in lists and numbers. The words of the public protocol are in `pending.ts`. */
export type Question = { readonly seat: Seat } & (
  | Of<'start' | 'fleet' | 'harbour' | 'buy' | 'research' | 'control'>
  /** A fleet before it moves, and one that may sail on. */
  | Of<'act' | 'sailing', { readonly fleet: number }>
  | Of<'leave', Leave>
  | Of<'pay', Pay>
  /** Whoever fights and has not laid a card is asked; `seat` is the first of them. */
  | Of<'strategy'>
  | Of<'sacrifice' | 'slip', { readonly side: number }>
  | Of<'damage', { readonly side: number; readonly left: number }>
  | Of<'capture', Capture>
  /** A new marker on a disc; with `extra`, a handbook marker on any disc up to it. */
  | Of<'mark', { readonly disc: number; readonly extra: boolean }>
  /** Own markers on discs below this one may be moved. */
  | Of<'moveMarker', { readonly below: number }>
  | Of<'refill', { readonly fleet: number; readonly harbour: number }>
  | Of<'divide', { readonly harbour: number; readonly fields: readonly number[] }>
  | Of<'attack' | 'challenge' | 'deliver', { readonly harbour: number }>
  | Of<'join', Join>
  | Of<'pledge', { readonly roll: number; readonly missing: number }>
  | Of<'mutiny', { readonly fleet: number; readonly left: number }>
  | Of<'nation', { readonly pips: number }>
  | Of<'place', { readonly nation: number; readonly pips: number }>
);
export type QuestionOf<K extends Question['kind']> = Extract<Question, { kind: K }>;
