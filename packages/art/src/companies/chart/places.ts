export const REGION_IDS = ['MN', 'MA', 'OA', 'MI', 'OC'] as const;
export type RegionId = (typeof REGION_IDS)[number];

export const NEST_IDS = ['tortuga', 'algiers', 'saintemarie'] as const;
export type NestId = (typeof NEST_IDS)[number];

export const HARBOUR_IDS = [
  'amsterdam',
  'nieuwamsterdam',
  'mauritsstad',
  'elmina',
  'kaap',
  'galle',
  'batavia',
  'kanton',
  'deshima',
] as const;
export type HarbourId = (typeof HARBOUR_IDS)[number];

export type PlaceKind = 'sea' | 'harbour' | 'nest';

export interface Place {
  readonly kind: PlaceKind;
  readonly region: RegionId;
  readonly x: number;
  readonly y: number;
  /** It suffers more from a storm. */
  readonly storm?: true;
  /** The nest whose pirates lie in wait here. */
  readonly nest?: NestId;
}

const sea = (region: RegionId, x: number, y: number, more: Pick<Place, 'storm' | 'nest'> = {}): Place => ({
  kind: 'sea',
  region,
  x,
  y,
  ...more,
});
const harbour = (region: RegionId, x: number, y: number): Place => ({ kind: 'harbour', region, x, y });
const nest = (region: RegionId, x: number, y: number, id: NestId): Place => ({ kind: 'nest', region, x, y, nest: id });

/** Where everything lies, in units of the board: the fields of the data, 1.4 times as large. */
export const PLACES = {
  MN1: sea('MN', 165, 171),
  MN2: sea('MN', 287, 133, { storm: true }),
  MN3: sea('MN', 171, 329, { storm: true, nest: 'tortuga' }),
  MN4: sea('MN', 259, 420, { nest: 'tortuga' }),
  MA1: sea('MA', 493, 109),
  MA2: sea('MA', 392, 168, { storm: true }),
  MA3: sea('MA', 473, 210, { nest: 'algiers' }),
  MA4: sea('MA', 319, 266),
  OA1: sea('OA', 375, 539),
  OA2: sea('OA', 501, 487),
  OA3: sea('OA', 403, 399),
  OA4: sea('OA', 521, 637, { storm: true }),
  MI1: sea('MI', 707, 773, { storm: true }),
  MI2: sea('MI', 773, 669, { nest: 'saintemarie' }),
  MI3: sea('MI', 879, 521, { nest: 'saintemarie' }),
  MI4: sea('MI', 980, 483),
  MI5: sea('MI', 966, 763, { storm: true }),
  MI6: sea('MI', 1099, 602),
  OC1: sea('OC', 1179, 483),
  OC2: sea('OC', 1201, 367),
  OC3: sea('OC', 1267, 273, { storm: true }),
  OC4: sea('OC', 1316, 378, { storm: true }),
  amsterdam: harbour('MA', 554, 64),
  nieuwamsterdam: harbour('MN', 87, 129),
  mauritsstad: harbour('OA', 319, 521),
  elmina: harbour('OA', 518, 427),
  kaap: harbour('OA', 633, 739),
  galle: harbour('MI', 991, 420),
  batavia: harbour('OC', 1151, 539),
  kanton: harbour('OC', 1162, 294),
  deshima: harbour('OC', 1295, 203),
  tortuga: nest('MN', 98, 333, 'tortuga'),
  algiers: nest('MA', 554, 196, 'algiers'),
  saintemarie: nest('MI', 837, 605, 'saintemarie'),
} as const satisfies Record<string, Place>;

export type PlaceId = keyof typeof PLACES;
export const PLACE_IDS = Object.keys(PLACES) as PlaceId[];
export const placeOf = (id: PlaceId): Place => PLACES[id];
export const isPlaceId = (id: string): id is PlaceId => id in PLACES;

/** Which places one can sail between. */
export const LANES = [
  ['amsterdam', 'MA1'],
  ['MA1', 'MA2'],
  ['MA1', 'MA3'],
  ['MA2', 'MA3'],
  ['MA2', 'MN2'],
  ['MA2', 'MA4'],
  ['MA4', 'MN2'],
  ['MA4', 'OA3'],
  ['MA4', 'MN4'],
  ['MA3', 'algiers'],
  ['MA3', 'OA3'],
  ['nieuwamsterdam', 'MN1'],
  ['MN1', 'MN2'],
  ['MN1', 'MN3'],
  ['MN1', 'MN4'],
  ['MN3', 'MN4'],
  ['MN3', 'tortuga'],
  ['MN4', 'mauritsstad'],
  ['MN4', 'OA3'],
  ['OA3', 'OA1'],
  ['OA3', 'OA2'],
  ['OA3', 'OA4'],
  ['OA1', 'mauritsstad'],
  ['OA1', 'OA2'],
  ['OA1', 'OA4'],
  ['OA2', 'elmina'],
  ['OA2', 'OA4'],
  ['OA4', 'kaap'],
  ['OA4', 'MI1'],
  ['MI1', 'kaap'],
  ['MI1', 'MI2'],
  ['MI1', 'MI5'],
  ['MI2', 'MI3'],
  ['MI2', 'saintemarie'],
  ['MI3', 'saintemarie'],
  ['MI3', 'MI4'],
  ['MI4', 'galle'],
  ['MI4', 'OC1'],
  ['MI5', 'MI6'],
  ['MI6', 'batavia'],
  ['MI6', 'OC1'],
  ['OC1', 'batavia'],
  ['OC1', 'OC2'],
  ['OC1', 'OC4'],
  ['OC2', 'kanton'],
  ['OC2', 'OC3'],
  ['OC2', 'OC4'],
  ['OC4', 'OC3'],
  ['OC3', 'deshima'],
] as const satisfies readonly (readonly [PlaceId, PlaceId])[];
