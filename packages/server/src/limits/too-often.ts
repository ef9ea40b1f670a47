import { Refused } from '../refused.js';

/** Refused until so many seconds have passed. */
export class TooOften extends Refused {
  readonly seconds: number;

  constructor(seconds: number, what = 'That is too often.') {
    super('TOO_MANY', `${what} Please wait ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`);
    this.seconds = seconds;
  }
}
