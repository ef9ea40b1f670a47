import type { Catalogue, PlaceForms } from '../catalogue.js';

const town = (name: string): PlaceForms => ({ name, to: `naar ${name}`, at: `in ${name}` });
/** A sea with its article: "de Azoren". */
const sea = (name: string, full: string, at: string): PlaceForms => ({ name, to: `naar ${full}`, at });

export const places: Catalogue['places'] = {
  amsterdam: town('Amsterdam'),
  nieuwamsterdam: town('Nieuw-Amsterdam'),
  mauritsstad: town('Mauritsstad'),
  elmina: town('Elmina'),
  kaap: { name: 'Kaap de Goede Hoop', to: 'naar de Kaap', at: 'aan de Kaap' },
  galle: town('Galle'),
  batavia: town('Batavia'),
  kanton: town('Kanton'),
  deshima: town('Deshima'),
  tortuga: { name: 'Tortuga', to: 'naar Tortuga', at: 'bij Tortuga' },
  algiers: { name: 'Algiers', to: 'naar Algiers', at: 'bij Algiers' },
  saintemarie: { name: 'Île Sainte-Marie', to: 'naar Île Sainte-Marie', at: 'bij Île Sainte-Marie' },
  MN1: sea('kust van Nieuw-Nederland', 'de kust van Nieuw-Nederland', 'voor de kust van Nieuw-Nederland'),
  MN2: sea('noordelijke oversteek', 'de noordelijke oversteek', 'op de noordelijke oversteek'),
  MN3: sea('Antillen', 'de Antillen', 'bij de Antillen'),
  MN4: sea('Wilde Kust', 'de Wilde Kust', 'voor de Wilde Kust'),
  MA1: sea('Kanaal', 'het Kanaal', 'in het Kanaal'),
  MA2: sea('Azoren', 'de Azoren', 'bij de Azoren'),
  MA3: sea('Straat van Gibraltar', 'de Straat van Gibraltar', 'in de Straat van Gibraltar'),
  MA4: sea('Sargassozee', 'de Sargassozee', 'op de Sargassozee'),
  OA1: sea('voor Pernambuco', 'de zee voor Pernambuco', 'voor Pernambuco'),
  OA2: sea('Golf van Guinee', 'de Golf van Guinee', 'in de Golf van Guinee'),
  OA3: sea('Kaapverden', 'de Kaapverden', 'bij de Kaapverden'),
  OA4: sea('Sint-Helena', 'Sint-Helena', 'bij Sint-Helena'),
  MI1: sea('Agulhas', 'Agulhas', 'bij Agulhas'),
  MI2: sea('Kanaal van Mozambique', 'het Kanaal van Mozambique', 'in het Kanaal van Mozambique'),
  MI3: sea('Seychellen', 'de Seychellen', 'bij de Seychellen'),
  MI4: sea('voor Ceylon', 'de zee voor Ceylon', 'voor Ceylon'),
  MI5: sea('Brouwerroute', 'de Brouwerroute', 'op de Brouwerroute'),
  MI6: sea('Straat Soenda', 'Straat Soenda', 'in Straat Soenda'),
  OC1: sea('Javazee', 'de Javazee', 'op de Javazee'),
  OC2: sea('Zuid-Chinese Zee', 'de Zuid-Chinese Zee', 'op de Zuid-Chinese Zee'),
  OC3: sea('Oost-Chinese Zee', 'de Oost-Chinese Zee', 'op de Oost-Chinese Zee'),
  OC4: sea('Filipijnenzee', 'de Filipijnenzee', 'op de Filipijnenzee'),
};

export const regions: Catalogue['regions'] = {
  MN: 'Mar del Nort',
  MA: 'Mare Atlanticum',
  OA: 'Oceanus Aethiopicus',
  MI: 'Mar di India',
  OC: 'Oceanus Chinensis',
};

export const goods: Catalogue['goods'] = {
  cloth: 'laken',
  tobacco: 'tabak',
  sugar: 'suiker',
  ivory: 'ivoor',
  cinnamon: 'kaneel',
  pepper: 'peper',
  porcelain: 'porselein',
  copper: 'koper',
};

export const ships: Catalogue['ships'] = {
  fluyt: { name: 'fluytschip', one: 'een fluytschip', many: 'fluytschepen' },
  srs: { name: 'spiegelretourschip', one: 'een spiegelretourschip', many: 'spiegelretourschepen' },
  spiegelschip: { name: 'spiegelschip', one: 'een spiegelschip', many: 'spiegelschepen' },
  linieschip: { name: 'linieschip', one: 'een linieschip', many: 'linieschepen' },
  pakketboot: { name: 'pakketboot', one: 'een pakketboot', many: 'pakketboten' },
};

export const cards: Catalogue['cards'] = {
  telmachine1: 'Telmachine 1',
  houtzaagmolen1: 'Houtzaagmolen 1',
  discipline1: 'Discipline',
  donderglas1: 'Donderglas',
  spiegelgevechten1: 'Spiegelgevechten 1',
  telmachine2: 'Telmachine 2',
  houtzaagmolen2: 'Houtzaagmolen 2',
  hortus2: 'Hortus Botanicus',
  zeevaartschool2: 'Zeevaartschool',
  spiegelgevechten2: 'Spiegelgevechten 2',
  sextant3: 'Sextant',
  droogdok3: 'Droogdok',
  handelscourant3: 'Handelscourant',
  premiejager3: 'Premiejager',
  handboek3: 'Handboek Tactiek',
};

export const strategies: Catalogue['strategies'] = {
  melee0: 'Melee & Enter',
  ram0: 'Ram & Enter',
  flight0: 'Vlucht',
  line1: 'Kiellinie (+1)',
  flight1: 'Vlucht (+1)',
  fire1: 'Branders (+1)',
  weather1: 'Loefzijde (+1)',
  crescent2: 'Halve maan (+2)',
  break2: 'Linie doorbreken (+2)',
  prize2: 'Prijs maken (+2)',
  retreat2: 'Wijkende strijd (+2)',
  broadside3: 'Volle laag (+3)',
  envelop3: 'Omsingelen (+3)',
  ambush3: 'Hinderlaag (+3)',
  withdraw3: 'Meesterlijke aftocht (+3)',
};

export const nations: Catalogue['nations'] = {
  england: 'Engeland',
  spain: 'Spanje',
  portugal: 'Portugal',
  france: 'Frankrijk',
};

export const kinds: Catalogue['kinds'] = { governor: 'gouverneur', commander: 'commandeur', director: 'directeur' };

export const stacks: Catalogue['stacks'] = {
  stormRegion: 'stormverwachting',
  stormDamage: 'stormschade',
  pirates: 'piraten',
  stock: 'voorraad',
  mutiny: 'muiterij',
  pirateStrategy: 'strategie van de piraten',
};
