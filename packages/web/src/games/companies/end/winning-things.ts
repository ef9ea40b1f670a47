import { type AdministratorKind, drawAdministrator, drawShip, type ShipType, sign } from '@roadstead/art/companies';
import { cardName, KINDS, kindName, type PlayerView, SHIPS, shipName, type View } from '@roadstead/companies';
import type { Language, Seat } from '@roadstead/kernel';
import type { Standing } from '@roadstead/protocol';
import { standOf } from '../play/standing.js';
import type { WinningThing } from './thing.js';
import { END_WORDS } from './words.js';

const FIGURE = 56;

/** A thing with its name and how many there are. */
interface Counted {
  readonly id: string;
  readonly n: number;
}

/** What a seat owns in the end, the same at a glance and in words: ships, what it has built and who serves it, its cards. */
interface Estate {
  readonly ships: readonly Counted[];
  readonly warehouses: number;
  readonly administrators: readonly Counted[];
  readonly forts: number;
  readonly cards: readonly string[];
}

function estateOf({ harbours }: View, { seat, fleets, cards }: PlayerView): Estate {
  const ships = Object.values(fleets).flatMap((fleet) => fleet.ships.map(({ type }) => type));
  const all = Object.values(harbours);
  const count = (ids: readonly string[], known: readonly string[]): readonly Counted[] =>
    known.map((id) => ({ id, n: ids.filter((other) => other === id).length })).filter(({ n }) => n > 0);
  return {
    ships: count(
      ships,
      SHIPS.map(({ id }) => id),
    ),
    warehouses: all.flatMap(({ fields }) => fields).filter(([owner]) => owner === seat).length,
    administrators: count(
      all.flatMap(({ administrator }) => (administrator?.[0] === seat ? [administrator[1]] : [])),
      KINDS,
    ),
    forts: all.filter(({ fort }) => fort?.[0] === seat).length,
    cards,
  };
}

const times = (n: number): string => (n > 1 ? `×${n}` : '');

/** What a seat won with, as pictures. */
export function winningThings(standing: Standing, seat: Seat): readonly WinningThing[] {
  const { view } = standOf(standing);
  const { ships, warehouses, administrators, forts, cards } = estateOf(view, view.players[seat]!);
  return [
    ...ships.map(({ id, n }) => ({
      key: id,
      face: { svg: drawShip(id as ShipType, { seat, width: FIGURE }) },
      mark: times(n),
    })),
    ...(warehouses > 0
      ? [{ key: 'warehouses', face: { svg: sign('warehouse', { size: FIGURE }) }, mark: times(warehouses) }]
      : []),
    ...administrators.map(({ id, n }) => ({
      key: id,
      face: { svg: drawAdministrator(id as AdministratorKind, seat, { size: FIGURE / 2, id: `end-${id}` }) },
      mark: times(n),
    })),
    ...(forts > 0 ? [{ key: 'forts', face: { svg: sign('fort', { size: FIGURE }) }, mark: times(forts) }] : []),
    ...cards.map((id) => ({ key: id, face: { card: id }, mark: '' })),
  ];
}

/** The same in words. */
export function tellThings(standing: Standing, seat: Seat, language: Language): string {
  const { view } = standOf(standing);
  const words = END_WORDS[language];
  const { ships, warehouses, administrators, forts, cards } = estateOf(view, view.players[seat]!);
  const counted = (n: number, name: string) => (n > 1 ? `${n} × ${name}` : name);
  return words.wonWith(
    [
      ...ships.map(({ id, n }) => counted(n, shipName(id, language))),
      ...(warehouses > 0 ? [counted(warehouses, words.warehouse)] : []),
      ...administrators.map(({ id, n }) => counted(n, kindName(id as (typeof KINDS)[number], language))),
      ...(forts > 0 ? [counted(forts, words.fort)] : []),
      ...cards.map((id) => cardName(id, language)),
    ].join(', '),
  );
}
