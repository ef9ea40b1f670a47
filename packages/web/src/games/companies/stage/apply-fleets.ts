import {
  type EventOf,
  FLEET_COST,
  START_FLEET,
  START_PACKET_FLEET,
  START_PACKETS,
  START_SHIPS,
} from '@roadstead/companies';
import { addFleet, type DraftView, newShip, pay, removeShip } from './draft.js';

const fleetOf = ({ players }: DraftView, { seat, fleet }: { readonly seat: number; readonly fleet: string }) =>
  players[seat]!.fleets[fleet]!;

export function started(draft: DraftView, { seat, harbour }: EventOf<'started'>): void {
  for (const [id, ships] of [
    [START_FLEET, START_SHIPS],
    [START_PACKET_FLEET, START_PACKETS],
  ] as const) {
    for (const type of ships) draft.shipSupply[type]! -= 1;
    addFleet(draft, seat, id, {
      at: harbour,
      experience: 0,
      moved: false,
      ships: ships.map((type) => newShip(type)),
    });
  }
}

export function split(draft: DraftView, event: EventOf<'split'>): void {
  const { at, experience, ships } = fleetOf(draft, event);
  pay(draft, event.seat, FLEET_COST);
  addFleet(draft, event.seat, event.to, { at, experience, moved: false, ships: ships.splice(event.ship, 1) });
}

export function shifted(draft: DraftView, event: EventOf<'shifted'>): void {
  const [ship] = fleetOf(draft, event).ships.splice(event.ship, 1);
  draft.players[event.seat]!.fleets[event.to]!.ships.push(ship!);
}

export function merged(draft: DraftView, event: EventOf<'merged'>): void {
  const old = fleetOf(draft, event);
  const joined = draft.players[event.seat]!.fleets[event.to]!;
  joined.ships.push(...old.ships);
  joined.experience = Math.max(joined.experience, old.experience);
  delete draft.players[event.seat]!.fleets[event.fleet];
}

export function sailed(draft: DraftView, event: EventOf<'sailed'>): void {
  const fleet = fleetOf(draft, event);
  fleet.at = event.to;
  fleet.moved = true;
}

export function stayed(draft: DraftView, event: EventOf<'stayed'>): void {
  fleetOf(draft, event).moved = true;
}

export function slipped(draft: DraftView, event: EventOf<'slipped'>): void {
  fleetOf(draft, event).at = event.to;
}

export function mutiny(draft: DraftView, event: EventOf<'mutiny'>): void {
  const { ships } = fleetOf(draft, event);
  event.ships.forEach((n, place) => {
    ships[place]!.mutiny += n;
  });
}

export function storm({ players }: DraftView, { seat, ships }: EventOf<'storm'>): void {
  for (const { fleet, ship, n } of ships) players[seat]!.fleets[fleet]!.ships[ship]!.damage += n;
}

/** A fort is razed by an event of its own; where it stands, the harbour of the fight says. */
export function damage(draft: DraftView, event: EventOf<'damage'>, harbour: string | null): void {
  if (event.fleet !== null) {
    draft.players[event.seat]!.fleets[event.fleet]!.ships[event.ship]!.damage += event.n;
    return;
  }
  const fort = harbour === null ? null : draft.harbours[harbour]!.fort;
  if (fort !== null) fort[1] += event.n;
}

export function lost(draft: DraftView, event: EventOf<'lost'>): void {
  pay(draft, event.seat, -event.ducats);
  draft.players[event.seat]!.lossTokens += 1;
  removeShip(draft, event.seat, event.fleet, event.place, true);
}

/** Of several ships of the type the first: which one it was is not told. */
export function abandoned(draft: DraftView, event: EventOf<'abandoned'>): void {
  const place = fleetOf(draft, event).ships.findIndex(({ type }) => type === event.ship);
  removeShip(draft, event.seat, event.fleet, place, false);
}

export function captured(draft: DraftView, event: EventOf<'captured'>): void {
  draft.shipSupply[event.ship]! -= 1;
  for (const good of event.cargo) draft.supply[good]! -= 1;
  fleetOf(draft, event).ships.push(newShip(event.ship, event.cargo));
}

export function experience(draft: DraftView, event: EventOf<'experience'>): void {
  fleetOf(draft, event).experience = event.level;
}

export function repaired(draft: DraftView, event: EventOf<'repaired'>): void {
  pay(draft, event.seat, event.ducats);
  if (event.fleet !== null) {
    draft.players[event.seat]!.fleets[event.fleet]!.ships[event.ship]![event.token] -= event.n;
    return;
  }
  const { fort, fields } = draft.harbours[event.harbour!]!;
  if (event.ship === 0) fort![1] -= event.n;
  else fields[event.ship - 1]![2] -= event.n;
}
