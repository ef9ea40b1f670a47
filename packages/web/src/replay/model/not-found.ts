/** Why there is no game to look at again. */
type Missing =
  | 'noFile'
  | 'notJson'
  | 'notGame'
  | 'unknownGame'
  | 'badRecord'
  | 'notHere'
  | 'noTable'
  | 'running'
  | 'offline'
  | 'other';

/** The page says it in its own words; the message is what a program would say. */
export class NotFound extends Error {
  readonly why: Missing;

  constructor(why: Missing, message: string = why) {
    super(message);
    this.why = why;
  }
}
