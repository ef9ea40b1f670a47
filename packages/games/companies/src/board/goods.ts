import ports from '../data/ports.json' with { type: 'json' };
import { HARBOURS } from './map.js';

/** In the state a good is its place in this list. */
export const GOODS: readonly string[] = ports.goods.map(({ id }) => id);
export const goodNumber = (id: string): number => GOODS.indexOf(id);

/** By good: the harbour that it comes from (V-3.11: a good is its origin). */
export const ORIGIN: readonly number[] = ports.goods.map(({ origin }) => HARBOURS.indexOf(origin));

/** By good: how many cubes there are. */
export const cubesInPlay = (players: number): number[] =>
  ports.goods.map(({ cubes }) => cubes[`${players}` as keyof typeof cubes]);

type Port = (typeof ports.ports)[number];
const PORTS: readonly Port[] = HARBOURS.map((id) => ports.ports.find((port) => port.id === id)!);

/** By harbour: the good that comes from it, or -1. */
export const PRODUCT: readonly number[] = PORTS.map(({ produces }) => (produces === null ? -1 : goodNumber(produces)));
/** By harbour and good: what a cube brings there; 0 where it is not bought. */
export const PRICE: readonly (readonly number[])[] = PORTS.map(({ buys }) =>
  GOODS.map((good) => buys.find((row) => row.good === good)?.ducats ?? 0),
);

/** By harbour: what can be there. */
export const WAREHOUSE_FIELDS: readonly number[] = PORTS.map(({ warehouseFields }) => warehouseFields);
export const TAKES_ADMINISTRATOR: readonly boolean[] = PORTS.map(({ administratorSlot }) => administratorSlot);
export const TAKES_FORT: readonly boolean[] = PORTS.map(({ fortSlot }) => fortSlot);
export const BUILDS_SHIPS: readonly boolean[] = PORTS.map(({ buildShips }) => buildShips);
export const TAKES_NATION: readonly boolean[] = PORTS.map(({ nationAllowed }) => nationAllowed);
