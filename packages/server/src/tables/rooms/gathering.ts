import { gameById } from '@roadstead/games/all';
import {
  campaignTable,
  type OptionValues,
  parseRequest,
  type Seat,
  styleNamed,
  withProgressOf,
} from '@roadstead/kernel';
import type { BotLevel, HouseRules } from '@roadstead/protocol';
import { Refused } from '../../refused.js';
import type { StoredSeat, StoredTable, TableChange } from '../../store/store.js';
import { newInvite } from '../ids.js';
import { gameOf } from '../loaded-table.js';
import { EMPTY_SEAT, isFree, seatAt, seatOf, withSeat } from '../seating.js';
import { checkedHouse } from './new-table.js';

/** More than a host would want to remember. */
const MOST_KEPT_OUT = 50;

/** What may be done at a table before its game starts. Each gives the change, null where there is none, or refuses. */

export function sit(table: StoredTable, person: string, seat?: Seat): TableChange | null {
  checkGathering(table);
  const old = seatOf(table, person);
  if (seat === undefined && old !== null) return null;
  const chosen = seat ?? table.seats.findIndex(isFree);
  const there = table.seats[chosen];
  if (there === undefined && seat !== undefined) throw noSeat();
  if (there === undefined) throw new Refused('SEAT_TAKEN', 'Every seat is taken.');
  if (chosen === old) return null;
  if (!isFree(there)) throw new Refused('SEAT_TAKEN', 'Somebody sits there already.');
  const left = old === null ? table.seats : withSeat(table.seats, old, EMPTY_SEAT);
  return { seats: withSeat(left, chosen, { ...EMPTY_SEAT, person }), host: table.host ?? person };
}

/** Where the host stands up, the next person at the table is host. */
export function standUp(table: StoredTable, person: string): TableChange {
  checkGathering(table);
  const seats = withSeat(table.seats, seatAt(table, person), EMPTY_SEAT);
  const next = seats.find((seat) => seat.person !== null)?.person ?? null;
  return { seats, host: table.host === person ? next : table.host };
}

export function setReady(table: StoredTable, person: string, ready: boolean): TableChange | null {
  checkGathering(table);
  const seat = seatAt(table, person);
  if (table.seats[seat]!.ready === ready) return null;
  return { seats: withSeat(table.seats, seat, { ready }) };
}

/** Without a style, the deal gives it one. */
export function putBot(
  table: StoredTable,
  person: string,
  seat: Seat,
  bot: BotLevel | null,
  style?: string,
): TableChange | null {
  checkGathering(table);
  checkHost(table, person);
  const there = table.seats[seat];
  if (there === undefined) throw noSeat();
  if (there.person !== null) throw new Refused('SEAT_TAKEN', 'Somebody sits there already.');
  if (style !== undefined && (bot === null || styleNamed(gameById(table.game)?.styles, style) === undefined)) {
    throw new Refused('BAD_REQUEST', 'There is no such style of playing in this game.');
  }
  if (there.bot === bot && there.style === style) return null;
  const seats = table.seats.with(seat, { ...EMPTY_SEAT, bot, ...(style !== undefined && { style }) });
  return { seats };
}

/** This once, or for good: then the invitation that they know is worth nothing either. */
export function removePerson(table: StoredTable, person: string, seat: Seat, forGood: boolean): TableChange {
  checkGathering(table);
  checkHost(table, person);
  const there = table.seats[seat];
  if (there === undefined) throw noSeat();
  if (there.person === null) throw new Refused('NOT_NOW', 'Nobody sits there.');
  if (there.person === person) throw new Refused('NOT_ALLOWED', 'To go away yourself, leave the table.');
  const seats = withSeat(table.seats, seat, EMPTY_SEAT);
  if (!forGood) return { seats };
  if (table.keptOut.length >= MOST_KEPT_OUT) {
    throw new Refused('TOO_MANY', 'You keep too many people out already: make the table private instead.');
  }
  return { seats, keptOut: [...table.keptOut, there.person], invite: newInvite() };
}

export function letIn(table: StoredTable, person: string, other: string): TableChange | null {
  checkHost(table, person);
  if (!table.keptOut.includes(other)) return null;
  return { keptOut: table.keptOut.filter((id) => id !== other) };
}

export function renewInvite(table: StoredTable, person: string): TableChange {
  checkHost(table, person);
  return { invite: newInvite() };
}

export interface OtherRules {
  readonly seats?: number;
  readonly options?: OptionValues;
  readonly house?: Partial<HouseRules>;
}

/** Whoever was ready was so for other rules, so all are asked again. */
export function changeRules(table: StoredTable, person: string, change: OtherRules): TableChange {
  checkGathering(table);
  checkHost(table, person);
  if (table.plannedSeed !== null) throw new Refused('NOT_ALLOWED', 'This deal is to be played as others played it.');
  const seats = soMany(table.seats, change.seats ?? table.seats.length).map((seat) => ({ ...seat, ready: false }));
  const isAsItWas = change.options === undefined && seats.length === table.seats.length;
  const options = isAsItWas ? table.options : chosenFor(table, change.options ?? table.options, seats.length);
  return { options, house: checkedHouse({ ...table.house, ...change.house }, seats.length), seats };
}

/** Where a campaign stands is not for the host to choose. */
function chosenFor(table: StoredTable, chosen: OptionValues, seats: number): OptionValues {
  const game = gameOf(table);
  const options = withProgressOf(game, table.options, chosen);
  return parseRequest(game, campaignTable(game, { seats, options })).options;
}

/** New seats come last and are free. Of those that go the free ones are first, then the bots'; nobody loses a seat. */
function soMany(seats: readonly StoredSeat[], count: number): readonly StoredSeat[] {
  const more = Math.max(0, count - seats.length);
  const left = [...seats, ...Array.from({ length: more }, () => EMPTY_SEAT)];
  while (left.length > count) {
    const free = left.findLastIndex(isFree);
    const goes = free < 0 ? left.findLastIndex(({ person }) => person === null) : free;
    if (goes < 0) throw new Refused('NOT_NOW', 'More people than that sit here already.');
    left.splice(goes, 1);
  }
  return left;
}

export function checkGathering({ status }: StoredTable): void {
  if (status !== 'gathering') throw new Refused('NOT_NOW', 'The game has started already.');
}

export function checkHost({ host }: StoredTable, person: string): void {
  if (host !== person) throw new Refused('NOT_ALLOWED', 'Only the host of the table may do that.');
}

function noSeat(): Refused {
  return new Refused('BAD_REQUEST', 'There is no such seat.');
}
