import {
  DEVELOPMENTS,
  developmentNumber,
  type Event,
  type EventOf,
  FLEET_COST,
  FLEETS,
  governorOver,
  isHostile,
  ORDINARY,
  SAWMILL_CHEAPER,
  SAWMILL_DISCOUNT,
  SHIPS,
  shipNumber,
  TARIFF,
} from '@roadstead/companies';
import type { Seat } from '@roadstead/kernel';
import { addFleet, type DraftView, inBetween, newShip, pay, productOf, takeCube, unload } from './draft.js';
import { fill, refill, takeFromStore } from './stores.js';

export function loaded(draft: DraftView, { seat, fleet, ship, good, from }: EventOf<'loaded'>): void {
  const own = draft.players[seat]!.fleets[fleet]!;
  if (from === 'supply') draft.supply[good]! -= 1;
  else takeFromStore(draft, own.at, from === 'general' ? null : from === 'own' ? seat : from);
  if (typeof from === 'number' && draft.options.leave === 'tariff') transfer(draft, seat, from, TARIFF);
  own.ships[ship]!.cargo.push(good);
}

function transfer(draft: DraftView, from: Seat, to: Seat, ducats: number): void {
  pay(draft, from, ducats);
  pay(draft, to, -ducats);
}

export function leave(draft: DraftView, { from, to, fee, granted }: EventOf<'leave'>): void {
  if (granted) transfer(draft, from, to, fee);
}

export function paid(draft: DraftView, { seat, fleet, ship, good }: EventOf<'paid'>): void {
  takeCube(draft.players[seat]!.fleets[fleet]!.ships[ship]!, good);
  draft.supply[good]! += 1;
}

/** V-4.4: delivering calms the fleet. */
export function delivered(draft: DraftView, event: EventOf<'delivered'>): void {
  const { seat, good, cubes, ducats, bonus, director } = event;
  const fleet = draft.players[seat]!.fleets[event.fleet]!;
  for (let cube = 0; cube < cubes; cube++) unload(fleet, good);
  draft.supply[good]! += cubes;
  for (const ship of fleet.ships) ship.mutiny = 0;
  pay(draft, seat, -ducats - bonus);
  if (director !== null) pay(draft, director.seat, -director.ducats);
}

export function dumped(draft: DraftView, { seat, fleet, good }: EventOf<'dumped'>): void {
  unload(draft.players[seat]!.fleets[fleet]!, good);
  draft.supply[good]! += 1;
}

/** In a turn it is a packet that brings it: its cube goes to the supply. */
export function refilled(draft: DraftView, { harbour, fields }: EventOf<'refilled'>): void {
  if (draft.active !== null) takeMail(draft, draft.active, harbour);
  const administrator = draft.harbours[harbour]!.administrator;
  const isDivided = administrator !== null && !isHostile(draft, administrator[0], harbour);
  refill(
    draft,
    harbour,
    fields.map((field) => field - 1),
    isDivided,
  );
}

function takeMail(draft: DraftView, seat: Seat, harbour: string): void {
  const { fleets } = draft.players[seat]!;
  const mail = FLEETS.slice(ORDINARY)
    .map((id) => fleets[id])
    .find((fleet) => {
      const good = fleet?.ships[0]?.cargo[0];
      return fleet?.at === harbour && good !== undefined && good !== productOf(harbour);
    });
  const good = mail?.ships[0]?.cargo.pop();
  if (good !== undefined) draft.supply[good]! += 1;
}

/** A ship that was paid for with the choice of its type lacks only its fleet; a packet or a first ship is told at once. */
export function bought(draft: DraftView, event: EventOf<'bought'>, told: readonly Event[]): void {
  const { seat, ship, harbour, fleet, ducats } = event;
  const old = draft.players[seat]!.fleets[fleet];
  if (inBetween(draft, ship) > 0) {
    if (old === undefined) pay(draft, seat, FLEET_COST);
  } else {
    if (!isFirstShip(draft, seat, told) && !isRescue(draft, event)) payTariff(draft, seat, harbour);
    pay(draft, seat, ducats);
    draft.shipSupply[ship]! -= 1;
  }
  if (old === undefined) {
    addFleet(draft, seat, fleet, { at: harbour, experience: 0, moved: false, ships: [newShip(ship)] });
  } else old.ships.push(newShip(ship));
}

/** V-4.53: the first one of a turn that began without an ordinary fleet. */
function isFirstShip({ players }: DraftView, seat: Seat, told: readonly Event[]): boolean {
  const isOrdinary = (id: string) => FLEETS.indexOf(id) < ORDINARY;
  if (Object.keys(players[seat]!.fleets).some(isOrdinary)) return false;
  return !told.some(
    (event) =>
      (event.type === 'bought' && event.seat === seat) ||
      ((event.type === 'lost' || event.type === 'abandoned') && event.seat === seat && isOrdinary(event.fleet)),
  );
}

/** A26: for less than it costs. */
function isRescue({ players }: DraftView, { seat, ship, ducats }: EventOf<'bought'>): boolean {
  const isCheaper = players[seat]!.cards.includes(DEVELOPMENTS[SAWMILL_CHEAPER]!.id);
  return ducats < SHIPS[shipNumber(ship)]!.cost - (isCheaper ? SAWMILL_DISCOUNT : 0);
}

/** V-5.33 */
function payTariff(draft: DraftView, seat: Seat, harbour: string): void {
  const governor = draft.options.leave === 'tariff' ? governorOver(draft, seat, harbour) : null;
  if (governor !== null) transfer(draft, seat, governor, TARIFF);
}

export function built(draft: DraftView, { seat, harbour, what, kind, field, ducats }: EventOf<'built'>): void {
  const here = draft.harbours[harbour]!;
  if (what === 'warehouse') {
    payTariff(draft, seat, harbour);
    here.fields[field! - 1]![0] = seat;
    fill(draft, harbour, field! - 1);
  } else if (what === 'fort') here.fort = [seat, 0];
  else here.administrator = [seat, kind!];
  pay(draft, seat, ducats);
}

export function researched(draft: DraftView, { seat, card }: EventOf<'researched'>): void {
  pay(draft, seat, DEVELOPMENTS[developmentNumber(card)]!.cost);
  draft.market[card]! -= 1;
  draft.players[seat]!.cards.push(card);
}
