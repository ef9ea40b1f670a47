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
import type { Catalogue } from '../catalogue.js';
import { das, der, die, einen } from './nouns.js';

export const crew: Catalogue['crew'] = {
  'CW-A': einen('Seesoldat', 'Seesoldaten'),
  'CW-B': einen('Hafenkaufmann'),
  'RR-A': einen('Matrose', 'Matrosen'),
  'RR-B': einen('Rumhändler'),
  'MC-A': einen('Musketier'),
  'MC-B': einen('Raufbold'),
  'SC-A': einen('Halsabschneider'),
  'SC-B': einen('Hehler'),
  'FR-A': einen('Grenadier'),
  'FR-B': einen('Quartiermeister'),
};

export const items: Catalogue['items'] = {
  I01: der('Entersäbel'),
  I02: der('Kadettendolch'),
  I03: die('Enterpistole'),
  I04: die('Marinemuskete'),
  I05: der('Admiralssäbel'),
  I06: die('Donnerbüchse'),
  I07: das('Fischmesser'),
  I08: der('Belegnagel'),
  I09: das('Enterbeil'),
  I10: der('Krummsäbel'),
  I11: das('Fernrohr'),
  I12: der('Schiffskompass'),
  I13: das('Seil mit Enterhaken'),
  I14: die('Glücksdublone'),
};

export const symbols: Catalogue['symbols'] = ([officer = 0, pirate = 0], gold) =>
  [
    ...(officer > 0 ? [`${officer} Stärke für den Offizier`] : []),
    ...(pirate > 0 ? [`${pirate} Stärke für den Piraten`] : []),
    ...(gold > 0 ? [`${gold} ${gold === 1 ? 'Goldsymbol' : 'Goldsymbole'}`] : []),
  ].join(', ');

const OTHERS: Readonly<Record<string, string>> = {
  I11: `Erhöht deine Summe gegen Gegner und den Ersten Maat um ${SPYGLASS_PLUS}. Einmal im Zug siehst du den Gegner einer Höhle zuerst: Kämpfe gegen ihn, oder lege ihn nach unten und kämpfe gegen den nächsten.`,
  I12: 'Nach einem Wurf, der kein Pasch ist, darfst du 1 Feld mehr oder weniger gehen, aber mindestens 1.',
  I13: `Treibsand, Geysir und Götzenbild schicken deine Figuren nie zu ihrem Schiff; der Geysir gibt dann seine Karte. Das Diebesnest kostet dich ${ROPE_PER_PIP} Gold je Auge.`,
  I14: `Die Burg zahlt dir ${DOUBLOON_GOLD} Gold mehr.`,
};

export const itemTexts: Catalogue['itemTexts'] = Object.fromEntries(
  ITEMS.map(({ id, might, weaponOf }) => [id, weaponOf === null ? OTHERS[id]! : `Waffe: ${symbols(might, 0)}.`]),
);

export const fortune: Catalogue['fortune'] = {
  F01: 'Burgfrieden',
  F02: 'Glückstreffer',
  F03: 'Geistesblitz',
  F04: 'Ortskundiger',
  F05: 'Versteigerung',
  F06: 'Räuberhandel',
  F07: 'Auftrag der Königin',
  F08: 'Finsterer Ruf',
  F09: 'Treibgut',
  F10: 'Mannschaftsanteile',
  F11: 'Lange Finger',
  F12: 'Plötzliche Bö',
  F13: 'Günstiger Wind',
  F14: 'Silberzunge',
  F15: 'Neue Rekruten',
  F16: 'Schmuggelkiste',
};

export const fortuneTexts: Catalogue['fortuneTexts'] = {
  F01: 'Vor den Würfeln eines Kampfs zwischen zwei Spielern, von denen du einer bist: Es wird nicht gekämpft.',
  F02: `Nach den Würfeln deines Kampfs: Deine Summe ist um ${LUCKY_BLOW_PLUS} höher. Eine Leerseite rettet das nicht.`,
  F03: 'Nach den Würfeln deines Kampfs: Würfle noch einmal. Der neue Wurf gilt.',
  F04: 'Am Anfang deines Zugs statt zu würfeln: Setze eine deiner Figuren auf ein freies Feld des Außenwegs und führe das Feld aus.',
  F05: 'Am Ende deines Zugs: Der oberste Gegenstand wird versteigert, und du bietest zuletzt.',
  F06: 'Am Anfang deines Zugs: Kaufe einem anderen Spieler eine Waffe zu ihrem Preis ab. Er kann nicht ablehnen.',
  F07: 'Sofort, und sie bleibt vor dir liegen: 1 Stärke für deinen Offizier.',
  F08: 'Sofort, und sie bleibt vor dir liegen: 1 Stärke für deinen Piraten.',
  F09: `Sofort: Du bekommst ${CARGO_GOLD} Gold.`,
  F10: `Sofort: Du bekommst ${SHARES_PER_SYMBOL} Gold für jedes Goldsymbol deiner Mannschaft, mindestens ${SHARES_LEAST}.`,
  F11: `Sofort: Du zahlst ${FINGERS_GOLD} Gold in den Schatzhort.`,
  F12: 'Sofort: Eine deiner Figuren, die nicht auf ihrem Schiff ist, geht dorthin; du wählst welche.',
  F13: `Am Anfang deines Zugs statt zu würfeln: Gehe mit einer Figur ${WINDS_MIN} bis ${WINDS_MAX} Felder, so viele du magst.`,
  F14: 'Am Ende deines Zugs: Nimm eine Mannschaftskarte deiner Wahl von einem Spieler, der mehr davon hat als du.',
  F15: 'Am Ende deines Zugs: Nimm eine Mannschaftskarte, die noch da ist, und zahle niemandem.',
  F16: 'Sofort: Du bekommst den obersten Gegenstand.',
};

export const enemies: Catalogue['enemies'] = {
  E01: die('Riffkrabbe'),
  E02: die('Höhlenfledermäuse'),
  E03: der('Einsiedler'),
  E04: das('Wildschwein'),
  E05: die('Deserteure'),
  E06: das('Sumpfkrokodil'),
  E07: die('Dschungelpython'),
  E08: die('Bukaniere'),
  E09: die('Skelettwache'),
  E10: der('Riesenaffe', 'Riesenaffen'),
  E11: der('Geistersteuermann'),
  E12: die('Meerhexe'),
  E13: der('Riesenkrake', 'Riesenkraken'),
  E14: der('Zyklop', 'Zyklopen'),
  E15: die('Seeschlange'),
  E16: der('Feuersalamander'),
};

const MANY = 90;

export const strength: Catalogue['strength'] = (from, to, might, gold, n) => {
  const reward = [
    ...(gold > 0 ? [`${gold} Gold`] : []),
    ...(n > 0 ? [`${n} ${n === 1 ? 'Gegenstand' : 'Gegenstände'}`] : []),
  ];
  const range = to > MANY ? `${from} oder mehr` : `${from} bis ${to}`;
  return `Mit ${range} Mannschaftskarten: Stärke ${might}, Belohnung ${reward.join(' und ')}.`;
};
