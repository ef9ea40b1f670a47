import { Refused } from '../refused.js';

/** Refused until so many seconds have passed. */
export class TooOften extends Refused {
  readonly seconds: number;

  constructor(seconds: number) {
    super('TOO_MANY', `That is too often. Please wait ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`);
    this.seconds = seconds;
  }
}
