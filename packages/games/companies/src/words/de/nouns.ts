import type { Catalogue, PlaceForms } from '../catalogue.js';

const town = (name: string): PlaceForms => ({ name, to: `nach ${name}`, at: `in ${name}` });

export const places: Catalogue['places'] = {
  amsterdam: town('Amsterdam'),
  nieuwamsterdam: town('Neu-Amsterdam'),
  mauritsstad: town('Mauritsstad'),
  elmina: town('Elmina'),
  kaap: { name: 'Kap der Guten Hoffnung', to: 'zum Kap', at: 'am Kap' },
  galle: town('Galle'),
  batavia: town('Batavia'),
  kanton: town('Kanton'),
  deshima: town('Deshima'),
  tortuga: { name: 'Tortuga', to: 'nach Tortuga', at: 'bei Tortuga' },
  algiers: { name: 'Algier', to: 'nach Algier', at: 'bei Algier' },
  saintemarie: { name: 'Île Sainte-Marie', to: 'zur Île Sainte-Marie', at: 'bei der Île Sainte-Marie' },
  MN1: {
    name: 'Küste von Neu-Niederland',
    to: 'vor die Küste von Neu-Niederland',
    at: 'vor der Küste von Neu-Niederland',
  },
  MN2: { name: 'Nördliche Überfahrt', to: 'auf die nördliche Überfahrt', at: 'auf der nördlichen Überfahrt' },
  MN3: { name: 'Antillen', to: 'zu den Antillen', at: 'bei den Antillen' },
  MN4: { name: 'Wilde Küste', to: 'vor die Wilde Küste', at: 'vor der Wilden Küste' },
  MA1: { name: 'Ärmelkanal', to: 'in den Ärmelkanal', at: 'im Ärmelkanal' },
  MA2: { name: 'Azoren', to: 'zu den Azoren', at: 'bei den Azoren' },
  MA3: { name: 'Straße von Gibraltar', to: 'in die Straße von Gibraltar', at: 'in der Straße von Gibraltar' },
  MA4: { name: 'Sargassosee', to: 'in die Sargassosee', at: 'in der Sargassosee' },
  OA1: { name: 'Vor Pernambuco', to: 'in die See vor Pernambuco', at: 'vor Pernambuco' },
  OA2: { name: 'Golf von Guinea', to: 'in den Golf von Guinea', at: 'im Golf von Guinea' },
  OA3: { name: 'Kapverden', to: 'zu den Kapverden', at: 'bei den Kapverden' },
  OA4: { name: 'St. Helena', to: 'nach St. Helena', at: 'bei St. Helena' },
  MI1: { name: 'Agulhas', to: 'nach Agulhas', at: 'bei Agulhas' },
  MI2: { name: 'Straße von Mosambik', to: 'in die Straße von Mosambik', at: 'in der Straße von Mosambik' },
  MI3: { name: 'Seychellen', to: 'zu den Seychellen', at: 'bei den Seychellen' },
  MI4: { name: 'Vor Ceylon', to: 'in die See vor Ceylon', at: 'vor Ceylon' },
  MI5: { name: 'Brouwer-Route', to: 'auf die Brouwer-Route', at: 'auf der Brouwer-Route' },
  MI6: { name: 'Sundastraße', to: 'in die Sundastraße', at: 'in der Sundastraße' },
  OC1: { name: 'Javasee', to: 'in die Javasee', at: 'in der Javasee' },
  OC2: { name: 'Südchinesisches Meer', to: 'ins Südchinesische Meer', at: 'im Südchinesischen Meer' },
  OC3: { name: 'Ostchinesisches Meer', to: 'ins Ostchinesische Meer', at: 'im Ostchinesischen Meer' },
  OC4: { name: 'Philippinensee', to: 'in die Philippinensee', at: 'in der Philippinensee' },
};

export const regions: Catalogue['regions'] = {
  MN: 'Mar del Nort',
  MA: 'Mare Atlanticum',
  OA: 'Oceanus Aethiopicus',
  MI: 'Mar di India',
  OC: 'Oceanus Chinensis',
};

export const goods: Catalogue['goods'] = {
  cloth: 'Tuch',
  tobacco: 'Tabak',
  sugar: 'Zucker',
  ivory: 'Elfenbein',
  cinnamon: 'Zimt',
  pepper: 'Pfeffer',
  porcelain: 'Porzellan',
  copper: 'Kupfer',
};

export const ships: Catalogue['ships'] = {
  fluyt: { name: 'Fleute', one: 'eine Fleute', many: 'Fleuten' },
  srs: { name: 'Retourschiff', one: 'ein Retourschiff', many: 'Retourschiffe' },
  spiegelschip: { name: 'Spiegelschiff', one: 'ein Spiegelschiff', many: 'Spiegelschiffe' },
  linieschip: { name: 'Linienschiff', one: 'ein Linienschiff', many: 'Linienschiffe' },
  pakketboot: { name: 'Paketboot', one: 'ein Paketboot', many: 'Paketboote' },
};

export const cards: Catalogue['cards'] = {
  telmachine1: 'Rechenmaschine 1',
  houtzaagmolen1: 'Sägemühle 1',
  discipline1: 'Disziplin',
  donderglas1: 'Sturmglas',
  spiegelgevechten1: 'Scheingefechte 1',
  telmachine2: 'Rechenmaschine 2',
  houtzaagmolen2: 'Sägemühle 2',
  hortus2: 'Botanischer Garten',
  zeevaartschool2: 'Seefahrtschule',
  spiegelgevechten2: 'Scheingefechte 2',
  sextant3: 'Sextant',
  droogdok3: 'Trockendock',
  handelscourant3: 'Handelszeitung',
  premiejager3: 'Kopfgeldjäger',
  handboek3: 'Handbuch der Taktik',
};

export const strategies: Catalogue['strategies'] = {
  melee0: 'Nahkampf & Entern',
  ram0: 'Rammen & Entern',
  flight0: 'Flucht',
  line1: 'Kiellinie (+1)',
  flight1: 'Flucht (+1)',
  fire1: 'Brander (+1)',
  weather1: 'Luvseite (+1)',
  crescent2: 'Halbmond (+2)',
  break2: 'Linie durchbrechen (+2)',
  prize2: 'Prise nehmen (+2)',
  retreat2: 'Rückzugsgefecht (+2)',
  broadside3: 'Volle Breitseite (+3)',
  envelop3: 'Umzingeln (+3)',
  ambush3: 'Hinterhalt (+3)',
  withdraw3: 'Meisterhafter Abzug (+3)',
};

export const nations: Catalogue['nations'] = {
  england: 'England',
  spain: 'Spanien',
  portugal: 'Portugal',
  france: 'Frankreich',
};

export const kinds: Catalogue['kinds'] = { governor: 'Gouverneur', commander: 'Kommandeur', director: 'Direktor' };

export const stacks: Catalogue['stacks'] = {
  stormRegion: 'Sturmvorhersage',
  stormDamage: 'Sturmschaden',
  pirates: 'Piraten',
  stock: 'Nachschub',
  mutiny: 'Meuterei',
  pirateStrategy: 'Strategie der Piraten',
};
