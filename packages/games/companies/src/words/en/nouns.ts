import type { Catalogue, PlaceForms } from '../catalogue.js';

const town = (name: string): PlaceForms => ({ name, to: `to ${name}`, at: `in ${name}` });
const sea = (name: string, the = true): PlaceForms => {
  const full = the ? `the ${name}` : name;
  return { name, to: `to ${full}`, at: `off ${full}` };
};

export const places: Catalogue['places'] = {
  amsterdam: town('Amsterdam'),
  nieuwamsterdam: town('New Amsterdam'),
  mauritsstad: town('Mauritsstad'),
  elmina: town('Elmina'),
  kaap: { name: 'Cape of Good Hope', to: 'to the Cape', at: 'at the Cape' },
  galle: town('Galle'),
  batavia: town('Batavia'),
  kanton: town('Canton'),
  deshima: town('Deshima'),
  tortuga: { name: 'Tortuga', to: 'to Tortuga', at: 'at Tortuga' },
  algiers: { name: 'Algiers', to: 'to Algiers', at: 'at Algiers' },
  saintemarie: { name: 'Île Sainte-Marie', to: 'to Île Sainte-Marie', at: 'at Île Sainte-Marie' },
  MN1: sea('coast of New Netherland'),
  MN2: { name: 'northern crossing', to: 'to the northern crossing', at: 'on the northern crossing' },
  MN3: sea('Antilles'),
  MN4: sea('Wild Coast'),
  MA1: { name: 'Channel', to: 'to the Channel', at: 'in the Channel' },
  MA2: sea('Azores'),
  MA3: { name: 'Strait of Gibraltar', to: 'to the Strait of Gibraltar', at: 'in the Strait of Gibraltar' },
  MA4: { name: 'Sargasso Sea', to: 'to the Sargasso Sea', at: 'in the Sargasso Sea' },
  OA1: { name: 'off Pernambuco', to: 'to the waters off Pernambuco', at: 'off Pernambuco' },
  OA2: { name: 'Gulf of Guinea', to: 'to the Gulf of Guinea', at: 'in the Gulf of Guinea' },
  OA3: sea('Cape Verde islands'),
  OA4: sea('Saint Helena', false),
  MI1: sea('Agulhas', false),
  MI2: { name: 'Mozambique Channel', to: 'to the Mozambique Channel', at: 'in the Mozambique Channel' },
  MI3: sea('Seychelles'),
  MI4: { name: 'off Ceylon', to: 'to the waters off Ceylon', at: 'off Ceylon' },
  MI5: { name: 'Brouwer route', to: 'to the Brouwer route', at: 'on the Brouwer route' },
  MI6: { name: 'Sunda Strait', to: 'to the Sunda Strait', at: 'in the Sunda Strait' },
  OC1: { name: 'Java Sea', to: 'to the Java Sea', at: 'in the Java Sea' },
  OC2: { name: 'South China Sea', to: 'to the South China Sea', at: 'in the South China Sea' },
  OC3: { name: 'East China Sea', to: 'to the East China Sea', at: 'in the East China Sea' },
  OC4: { name: 'Philippine Sea', to: 'to the Philippine Sea', at: 'in the Philippine Sea' },
};

export const regions: Catalogue['regions'] = {
  MN: 'Mar del Nort',
  MA: 'Mare Atlanticum',
  OA: 'Oceanus Aethiopicus',
  MI: 'Mar di India',
  OC: 'Oceanus Chinensis',
};

export const goods: Catalogue['goods'] = {
  cloth: 'cloth',
  tobacco: 'tobacco',
  sugar: 'sugar',
  ivory: 'ivory',
  cinnamon: 'cinnamon',
  pepper: 'pepper',
  porcelain: 'porcelain',
  copper: 'copper',
};

export const ships: Catalogue['ships'] = {
  fluyt: { name: 'fluyt', one: 'a fluyt', many: 'fluyts' },
  srs: { name: 'return ship', one: 'a return ship', many: 'return ships' },
  spiegelschip: { name: 'square-stern warship', one: 'a square-stern warship', many: 'square-stern warships' },
  linieschip: { name: 'ship of the line', one: 'a ship of the line', many: 'ships of the line' },
  pakketboot: { name: 'packet boat', one: 'a packet boat', many: 'packet boats' },
};

export const cards: Catalogue['cards'] = {
  telmachine1: 'Counting Machine 1',
  houtzaagmolen1: 'Sawmill 1',
  discipline1: 'Discipline',
  donderglas1: 'Storm Glass',
  spiegelgevechten1: 'Mock Battles 1',
  telmachine2: 'Counting Machine 2',
  houtzaagmolen2: 'Sawmill 2',
  hortus2: 'Botanic Garden',
  zeevaartschool2: 'School of Navigation',
  spiegelgevechten2: 'Mock Battles 2',
  sextant3: 'Sextant',
  droogdok3: 'Dry Dock',
  handelscourant3: 'Trade Gazette',
  premiejager3: 'Bounty Hunter',
  handboek3: 'Handbook of Tactics',
};

export const strategies: Catalogue['strategies'] = {
  melee0: 'Melee & Board',
  ram0: 'Ram & Board',
  flight0: 'Flight',
  line1: 'Line Ahead (+1)',
  flight1: 'Flight (+1)',
  fire1: 'Fire Ships (+1)',
  weather1: 'Weather Gauge (+1)',
  crescent2: 'Crescent (+2)',
  break2: 'Break the Line (+2)',
  prize2: 'Take Prizes (+2)',
  retreat2: 'Fighting Retreat (+2)',
  broadside3: 'Full Broadside (+3)',
  envelop3: 'Envelop (+3)',
  ambush3: 'Ambush (+3)',
  withdraw3: 'Masterly Withdrawal (+3)',
};

export const nations: Catalogue['nations'] = {
  england: 'England',
  spain: 'Spain',
  portugal: 'Portugal',
  france: 'France',
};

export const kinds: Catalogue['kinds'] = { governor: 'governor', commander: 'commander', director: 'director' };

export const stacks: Catalogue['stacks'] = {
  stormRegion: 'storm forecast',
  stormDamage: 'storm damage',
  pirates: 'pirates',
  stock: 'stock',
  mutiny: 'mutiny',
  pirateStrategy: 'the pirates’ strategy',
};
