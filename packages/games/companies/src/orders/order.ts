/** What a player answers beforehand, until the calendar ends; what is missing is asked. */
export interface Order {
  readonly type: 'answers';
  /** Leave is given for a fee of so many ducats or more, and refused for less; above the highest fee, always refused. */
  readonly leaveFrom?: number;
  /** Nobody is challenged. */
  readonly peace?: true;
  /** Nobody is attacked. */
  readonly hold?: true;
  /** The fleet stays where it fought, although it might slip away. */
  readonly remain?: true;
  /** No lost-ship token is pledged. */
  readonly keepTokens?: true;
  /** No marker is moved from one field of a disc to another. */
  readonly keepMarkers?: true;
}

/** What is answered by yes alone. */
export const FLAGS = [
  'hold',
  'peace',
  'remain',
  'keepTokens',
  'keepMarkers',
] as const satisfies readonly (keyof Order)[];
