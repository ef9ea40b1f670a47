/** What is sent to a worker. */
export interface ToWorker<Q> {
  /** Told again with the answer, so that several questions may be under way and a late answer is not taken for another. */
  readonly id: number;
  readonly request: Q;
  /** Where memory can be shared: anything but 0 in its first place means that nobody waits for the answer any more. */
  readonly stop?: Int32Array;
}

/** What a worker sends: that it has started, answers, and what it has to say unasked. */
export type FromWorker<A, P = never> =
  | { readonly ready: true }
  | { readonly id: number; readonly answer: A }
  | { readonly id: number; readonly failure: string }
  | { readonly push: P };
