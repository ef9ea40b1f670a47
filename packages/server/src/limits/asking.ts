import type { Limits } from '../config/config.js';
import { addressBlock } from './address-block.js';
import { Allowances } from './allowance.js';
import { TooOften } from './too-often.js';

type AskingLimits = Pick<Limits, 'perPerson' | 'perAddress' | 'pages'>;

/**
 * How much may be asked, by whatever way it comes: every person has one allowance for all their pages, sockets and tabs,
 * and every address (of IPv6 every /64) one for all who come from there.
 */
export class Asking {
  private readonly people: Allowances;
  private readonly addresses: Allowances;
  private readonly pages: Allowances;

  /** `now` must not jump: `performance.now`. */
  constructor({ perPerson, perAddress, pages }: AskingLimits, now = () => performance.now()) {
    this.people = new Allowances(perPerson, now);
    this.pages = new Allowances(pages, now);
    this.addresses = new Allowances(perAddress, now);
  }

  mayCome(address: string, cost = 1): boolean {
    return this.addresses.take(addressBlock(address), cost);
  }

  mayAsk(address: string, person: string): boolean {
    return this.people.take(person) && this.mayCome(address);
  }

  checkAddress(address: string, cost = 1): void {
    if (!this.mayCome(address, cost)) throw new TooOften(this.addresses.waitSeconds(addressBlock(address), cost));
  }

  /** For a file of the page, which is no trouble unless it is asked for on and on. */
  checkPage(address: string): void {
    const block = addressBlock(address);
    if (!this.pages.take(block)) throw new TooOften(this.pages.waitSeconds(block));
  }

  checkPerson(person: string, cost = 1): void {
    if (!this.people.take(person, cost)) throw new TooOften(this.people.waitSeconds(person, cost));
  }

  tidy(): void {
    this.people.forgetFull();
    this.addresses.forgetFull();
    this.pages.forgetFull();
  }
}
