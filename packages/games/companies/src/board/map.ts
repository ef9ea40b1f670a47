import map from '../data/map.json' with { type: 'json' };

/** A place where a fleet can be. In the state a field is its place in `FIELDS`. */
export interface Field {
  readonly id: string;
  readonly kind: 'sea' | 'harbour' | 'nest';
  /** Its place in `REGIONS`. */
  readonly region: number;
  readonly stormIcon: boolean;
  /** The nest whose area it belongs to, as a place in `NESTS`, or -1; a nest belongs to its own. */
  readonly area: number;
}

export const REGIONS: readonly string[] = map.regions.map(({ id }) => id);
export const HARBOURS: readonly string[] = map.harbours.map(({ id }) => id);
export const NESTS: readonly string[] = map.nests.map(({ id }) => id);

const region = (id: string): number => REGIONS.indexOf(id);

/** Sea fields, then harbours, then nests. */
export const FIELDS: readonly Field[] = [
  ...map.seaFields.map(
    ({ id, region: sea, stormIcon, pirateIcon }): Field => ({
      id,
      kind: 'sea',
      region: region(sea),
      stormIcon,
      area: pirateIcon === null ? -1 : NESTS.indexOf(pirateIcon),
    }),
  ),
  ...map.harbours.map(
    ({ id, region: sea }): Field => ({ id, kind: 'harbour', region: region(sea), stormIcon: false, area: -1 }),
  ),
  ...map.nests.map(
    ({ id, region: sea }, area): Field => ({ id, kind: 'nest', region: region(sea), stormIcon: false, area }),
  ),
];

const NUMBERS = new Map(FIELDS.map(({ id }, field) => [id, field]));

/** The place of a field in `FIELDS`, or undefined where there is none with this id. */
export const fieldNumber = (id: string): number | undefined => NUMBERS.get(id);

const FIRST_HARBOUR = map.seaFields.length;
const FIRST_NEST = FIRST_HARBOUR + HARBOURS.length;

/** The harbour that a field is, as a place in `HARBOURS`, or -1. */
export const harbourAt = (field: number): number =>
  field >= FIRST_HARBOUR && field < FIRST_NEST ? field - FIRST_HARBOUR : -1;
export const fieldOfHarbour = (harbour: number): number => FIRST_HARBOUR + harbour;
/** The nest that a field is, as a place in `NESTS`, or -1. */
export const nestAt = (field: number): number => (field >= FIRST_NEST ? field - FIRST_NEST : -1);
export const fieldOfNest = (nest: number): number => FIRST_NEST + nest;
export const isSea = (field: number): boolean => field < FIRST_HARBOUR;

/** The fields next to each field. */
export const NEIGHBOURS: readonly (readonly number[])[] = FIELDS.map(({ id }) =>
  map.edges
    .flatMap(({ a, b }) => (a === id ? [fieldNumber(b)!] : b === id ? [fieldNumber(a)!] : []))
    .sort((a, b) => a - b),
);

/** The sea fields next to each field: where a fleet can slip away to. */
export const SEAS_BESIDE: readonly (readonly number[])[] = NEIGHBOURS.map((fields) => fields.filter(isSea));

/** By region: the nests in the order in which mutineers go there. */
export const NEST_ORDER: readonly (readonly number[])[] = map.regions.map(({ nestOrder }) =>
  nestOrder.map((nest) => NESTS.indexOf(nest)),
);

/** V-3.10: edges on the shortest way between two fields; harbours and nests are never sailed through. */
export const DISTANCE: readonly (readonly number[])[] = FIELDS.map((_, from) => distancesFrom(from));

function distancesFrom(from: number): readonly number[] {
  const steps = FIELDS.map(() => Number.POSITIVE_INFINITY);
  steps[from] = 0;
  const queue = [from];
  for (const field of queue) {
    if (field !== from && !isSea(field)) continue;
    for (const next of NEIGHBOURS[field]!) {
      if (steps[next] !== Number.POSITIVE_INFINITY) continue;
      steps[next] = steps[field]! + 1;
      queue.push(next);
    }
  }
  return steps;
}
