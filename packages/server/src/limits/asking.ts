import type { Limits } from '../config/config.js';
import { addressBlock } from './address-block.js';
import { Allowances } from './allowance.js';
import { TooOften } from './too-often.js';

/** More than are here at a time. */
const MOST_ORIGINS = 20_000;

type AskingLimits = Pick<Limits, 'perPerson' | 'perAddress' | 'pages'>;

/**
 * How much may be asked, by whatever way it comes: every person has one allowance for all their pages, sockets and tabs,
 * and every address (of IPv6 every /64) one for all who come from there.
 */
export class Askers {
  private readonly people: Allowances;
  private readonly addresses: Allowances;
  private readonly pages: Allowances;
  /** Where people asked from last; whoever asked last is at the end. */
  private readonly origins = new Map<string, string>();

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
    this.note(person, address);
    return this.people.take(person) && this.mayCome(address);
  }

  /** The address, or block, that somebody asked from last; who has not asked lately is where nobody else is. */
  cameFrom(person: string): string {
    return this.origins.get(person) ?? person;
  }

  checkAddress(address: string, cost = 1): void {
    if (!this.mayCome(address, cost)) throw new TooOften(this.addresses.waitSeconds(addressBlock(address), cost));
  }

  /** For a file of the page, which is no trouble unless it is asked for on and on. */
  checkPage(address: string): void {
    const block = addressBlock(address);
    if (!this.pages.take(block)) throw new TooOften(this.pages.waitSeconds(block));
  }

  checkPerson(address: string, person: string, cost = 1): void {
    this.note(person, address);
    if (!this.people.take(person, cost)) throw new TooOften(this.people.waitSeconds(person, cost));
  }

  private note(person: string, address: string): void {
    this.origins.delete(person);
    this.origins.set(person, addressBlock(address));
    if (this.origins.size > MOST_ORIGINS) for (const [oldest] of this.origins) return void this.origins.delete(oldest);
  }

  tidy(): void {
    this.people.forgetFull();
    this.addresses.forgetFull();
    this.pages.forgetFull();
  }
}
