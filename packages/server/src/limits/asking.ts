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

  mayCome(address: string): boolean {
    return this.addresses.take(addressBlock(address));
  }

  mayAsk(address: string, person: string): boolean {
    return this.people.take(person) && this.mayCome(address);
  }

  checkAddress(address: string): void {
    if (!this.mayCome(address)) throw new TooOften(this.addresses.waitSeconds(addressBlock(address)));
  }

  checkPerson(person: string): void {
    if (!this.people.take(person)) throw new TooOften(this.people.waitSeconds(person));
  }

  tidy(): void {
    this.people.forgetFull();
    this.addresses.forgetFull();
  }
}
