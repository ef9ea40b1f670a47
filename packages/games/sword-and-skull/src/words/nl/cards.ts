import {
  CARGO_GOLD,
  FINGERS_GOLD,
  LUCKY_BLOW_PLUS,
  SHARES_LEAST,
  SHARES_PER_SYMBOL,
  WINDS_MAX,
  WINDS_MIN,
} from '../../cards/fortune.js';
import { DOUBLOON_GOLD, ITEMS, ROPE_PER_PIP, SPYGLASS_PLUS } from '../../cards/items.js';
import type { Catalogue, Named, Recruit } from '../catalogue.js';

const een = (name: string): Recruit => ({ name, one: `een ${name}` });
const de = (name: string): Named => ({ name, subject: `de ${name}`, object: `de ${name}` });
const het = (name: string): Named => ({ name, subject: `het ${name}`, object: `het ${name}` });

export const crew: Catalogue['crew'] = {
  'CW-A': een('Marinier'),
  'CW-B': een('Havenkoopman'),
  'RR-A': een('Dekknecht'),
  'RR-B': een('Rumhandelaar'),
  'MC-A': een('Musketier'),
  'MC-B': een('Vechtersbaas'),
  'SC-A': een('Messentrekker'),
  'SC-B': een('Heler'),
  'FR-A': een('Grenadier'),
  'FR-B': een('Kwartiermeester'),
};

export const items: Catalogue['items'] = {
  I01: de('Cutlass'),
  I02: de('Adelborstdolk'),
  I03: het('Enterpistool'),
  I04: het('Marinemusket'),
  I05: de('Admiraalssabel'),
  I06: de('Donderbus'),
  I07: het('Fileermes'),
  I08: de('Korvijnagel'),
  I09: de('Enterbijl'),
  I10: het('Kromzwaard'),
  I11: de('Verrekijker'),
  I12: het('Scheepskompas'),
  I13: het('Touw met Enterhaak'),
  I14: de('Geluksdubloen'),
};

export const symbols: Catalogue['symbols'] = ([officer = 0, pirate = 0], gold) =>
  [
    ...(officer > 0 ? [`${officer} kracht voor de officier`] : []),
    ...(pirate > 0 ? [`${pirate} kracht voor de piraat`] : []),
    ...(gold > 0 ? [`${gold} ${gold === 1 ? 'goudsymbool' : 'goudsymbolen'}`] : []),
  ].join(', ');

const OTHERS: Readonly<Record<string, string>> = {
  I11: `Telt ${SPYGLASS_PLUS} op bij je totaal tegen vijanden en de Eerste Stuurman. Eén keer per beurt zie je de vijand van een grot eerst: vecht ermee, of leg hem onderop en vecht met de volgende.`,
  I12: 'Na een worp die geen dubbel is, mag je 1 veld meer of minder lopen, maar minstens 1.',
  I13: `Drijfzand, geiser en idool sturen je figuren nooit naar hun schip; de geiser geeft dan zijn kaart. Het Dievenhol kost je ${ROPE_PER_PIP} goud per oog.`,
  I14: `Het Kasteel betaalt je ${DOUBLOON_GOLD} goud meer.`,
};

export const itemTexts: Catalogue['itemTexts'] = Object.fromEntries(
  ITEMS.map(({ id, might, weaponOf }) => [id, weaponOf === null ? OTHERS[id]! : `Wapen: ${symbols(might, 0)}.`]),
);

export const fortune: Catalogue['fortune'] = {
  F01: 'Keep the Peace',
  F02: 'Lucky Blow',
  F03: 'Quick Thinking',
  F04: 'Local Guide',
  F05: 'Veiling',
  F06: 'Bandit’s Bargain',
  F07: 'Opdracht van de Koningin',
  F08: 'Beruchte Naam',
  F09: 'Drijvende Lading',
  F10: 'Bemanningsaandeel',
  F11: 'Lange Vingers',
  F12: 'Plotselinge Rukwind',
  F13: 'Gunstige Wind',
  F14: 'Gladde Tong',
  F15: 'Nieuwe Rekruten',
  F16: 'Smokkelkist',
};

export const fortuneTexts: Catalogue['fortuneTexts'] = {
  F01: 'Vóór de dobbelstenen van een gevecht tussen twee spelers, van wie jij er een bent: er wordt niet gevochten.',
  F02: `Na de dobbelstenen van jouw gevecht: je totaal is ${LUCKY_BLOW_PLUS} hoger. Het redt geen blanco.`,
  F03: 'Na de dobbelstenen van jouw gevecht: gooi je dobbelsteen opnieuw. De nieuwe worp telt.',
  F04: 'Aan het begin van je beurt, in plaats van te gooien: zet een van je figuren op een vrij veld van het buitenpad en doe dat veld.',
  F05: 'Aan het eind van je beurt: het bovenste voorwerp wordt geveild, en jij biedt als laatste.',
  F06: 'Aan het begin van je beurt: koop een wapen van een andere speler voor de prijs ervan. De eigenaar kan niet weigeren.',
  F07: 'Meteen, en hij blijft voor je liggen: 1 kracht voor je officier.',
  F08: 'Meteen, en hij blijft voor je liggen: 1 kracht voor je piraat.',
  F09: `Meteen: je krijgt ${CARGO_GOLD} goud.`,
  F10: `Meteen: je krijgt ${SHARES_PER_SYMBOL} goud voor elk goudsymbool op je bemanning, minstens ${SHARES_LEAST}.`,
  F11: `Meteen: je betaalt ${FINGERS_GOLD} goud aan de Treasure Trove.`,
  F12: 'Meteen: een van je figuren die niet op zijn schip staat, gaat erheen; jij kiest welke.',
  F13: `Aan het begin van je beurt, in plaats van te gooien: loop met één figuur ${WINDS_MIN} tot ${WINDS_MAX} velden, zoveel je wilt.`,
  F14: 'Aan het eind van je beurt: neem een bemanningskaart naar keuze van een speler die er meer heeft dan jij.',
  F15: 'Aan het eind van je beurt: neem een bemanningskaart die er nog is, en betaal niemand.',
  F16: 'Meteen: je krijgt het bovenste voorwerp.',
};

export const enemies: Catalogue['enemies'] = {
  E01: de('Rifkrab'),
  E02: de('Grotvleermuizen'),
  E03: de('Schipbreukeling'),
  E04: het('Wilde Zwijn'),
  E05: de('Deserteurs'),
  E06: de('Moeraskrokodil'),
  E07: de('Junglepython'),
  E08: de('Boekaniers'),
  E09: de('Skelettenwacht'),
  E10: de('Reuzenaap'),
  E11: de('Verdronken Stuurman'),
  E12: de('Zeeheks'),
  E13: de('Reuzenoctopus'),
  E14: de('Cycloop'),
  E15: de('Zeeslang'),
  E16: de('Vuursalamander'),
};

const MANY = 90;

export const strength: Catalogue['strength'] = (from, to, might, gold, n) => {
  const reward = [
    ...(gold > 0 ? [`${gold} goud`] : []),
    ...(n > 0 ? [`${n} ${n === 1 ? 'voorwerp' : 'voorwerpen'}`] : []),
  ];
  const range = to > MANY ? `${from} of meer` : `${from} tot ${to}`;
  return `Met ${range} bemanningskaarten: kracht ${might}, beloning ${reward.join(' en ')}.`;
};
