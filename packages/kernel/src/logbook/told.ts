import type { Seat, Tell } from '../contract.js';

/** An event as it was told, with its audience. */
export interface Told<E> {
  readonly event: E;
  /** The seats it is for; everybody when missing. */
  readonly only?: readonly Seat[];
  /** What all others are told instead; nothing when missing. */
  readonly others?: E;
}

/** A listener that writes everything into a list. */
export function listener<E>(told: Told<E>[]): Tell<E> {
  return (event, only, others) => {
    told.push({ event, ...(only && { only }), ...(others && { others }) });
  };
}

/** What a seat, or a spectator (null), hears of it. */
export function eventsFor<E>(told: readonly Told<E>[], seat: Seat | null): E[] {
  return told.flatMap(({ event, only, others }) => {
    if (only === undefined || (seat !== null && only.includes(seat))) return [event];
    return others === undefined ? [] : [others];
  });
}
