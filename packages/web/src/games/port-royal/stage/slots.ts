import type { Seat } from '@roadstead/kernel';
import type { CardRef, Event, View } from '@roadstead/port-royal';

/** A place in the harbour: the card that lies there, or who took it and for how much. */
export type Slot =
  | { readonly kind: 'card'; readonly ref: CardRef }
  | {
      readonly kind: 'taken';
      readonly ref: CardRef;
      readonly by: Seat;
      /** What it brought, or cost. */
      readonly coins: number;
      /** What went to the active player. */
      readonly fee: number;
    };

/** The harbour of this turn in the order in which it came: whatever was taken leaves its place behind until the turn ends. */
export function slotsOf({ harbour }: Pick<View, 'harbour'>, told: readonly Event[]): readonly Slot[] {
  const slots: Slot[] = [];
  for (const [i, event] of told.entries()) {
    if (event.type !== 'traded' && event.type !== 'hired') continue;
    const { card, uid } = event;
    // The fee is told before whoever hires, and after whoever trades.
    const fees = event.type === 'hired' ? told.slice(Math.max(0, i - 2), i) : told.slice(i + 1, i + 4);
    const paid = fees.find((one) => one.type === 'fee' && one.seat === event.seat);
    const coins = event.type === 'hired' ? -event.cost : event.coins;
    const fee = paid?.type === 'fee' ? paid.n : 0;
    slots.push({ kind: 'taken', ref: { card, uid }, by: event.seat, coins, fee });
  }
  if (slots.length === 0) return harbour.map((ref) => ({ kind: 'card', ref }));
  const all: Slot[] = [...harbour.map((ref): Slot => ({ kind: 'card', ref })), ...slots];
  const came = told.flatMap((event) => (event.type === 'turnedUp' || event.type === 'admitted' ? [event.uid] : []));
  return all.sort((a, b) => came.lastIndexOf(a.ref.uid) - came.lastIndexOf(b.ref.uid));
}
