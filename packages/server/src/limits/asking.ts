import type { Limits } from '../config/config.js';
import { addressBlock } from './address-block.js';
import { Allowances } from './allowance.js';
import { TooOften } from './too-often.js';

/**
 * How much may be asked, by whatever way it comes: every person has one allowance for all their pages, sockets and tabs,
 * and every address (of IPv6 every /64) one for all who come from there.
 */
export class Asking {
  private readonly people: Allowances;
  private readonly addresses: Allowances;

  /** `now` must not jump: `performance.now`. */
  constructor({ perPerson, perAddress }: Pick<Limits, 'perPerson' | 'perAddress'>, now = () => performance.now()) {
    this.people = new Allowances(perPerson, now);
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

  checkPerson(person: string, cost = 1): void {
    if (!this.people.take(person, cost)) throw new TooOften(this.people.waitSeconds(person, cost));
  }

  tidy(): void {
    this.people.forgetFull();
    this.addresses.forgetFull();
  }
}
