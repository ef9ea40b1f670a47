/** What a player answers beforehand, until the calendar ends; what is missing is asked. */
export interface Order {
  readonly type: 'answers';
  /** Leave is given for a fee of so many ducats or more, and refused for less; above the highest fee, always refused. */
  readonly leaveFrom?: number;
  /** Nobody is challenged. */
  readonly peace?: true;
  /** No lost-ship token is pledged. */
  readonly keepTokens?: true;
  /** No marker is moved from one field of a disc to another. */
  readonly keepMarkers?: true;
}
