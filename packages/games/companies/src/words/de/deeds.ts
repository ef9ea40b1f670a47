import type { DeedWords } from '../catalogue.js';
import { ducats, fleetOf, thingOf } from './events.js';
import { cards, goods, kinds, nations, places, ships, strategies } from './nouns.js';

const ship = (place: number, type: string, fleet: string): string =>
  `Schiff ${place + 1} (${type}) von Flotte ${fleet}`;
const SOURCES = { general: 'den allgemeinen Lagern', own: 'dem eigenen Lagerhaus', supply: 'dem Vorrat' } as const;
const TOKENS = { damage: 'Schaden', mutiny: 'Meuterei' } as const;

export const deeds: DeedWords = {
  start: ({ harbour }) => `Beginne ${places[harbour]!.at}`,
  fleet: ({ fleet }) => `Lass Flotte ${fleet} handeln`,
  load: ({ fleet, ship: place, from }, who, type) => {
    const source = typeof from === 'number' ? `dem Lagerhaus von ${who.datives([from])}` : SOURCES[from];
    return `Lade aus ${source} auf ${ship(place, type, fleet)}`;
  },
  ask: ({ owner, fee }, who) => `Bitte ${who.objects([owner])} um eine Ware für ${ducats(fee)}`,
  accept: () => 'Stimme zu',
  decline: () => 'Lehne ab',
  split: ({ fleet, ship: place }, _, type) => `Mach ${ship(place, type, fleet)} zu einer neuen Flotte`,
  shift: ({ fleet, ship: place, to }, _, type) => `Verlege ${ship(place, type, fleet)} zu Flotte ${to}`,
  merge: ({ fleet, to }) => `Vereine Flotte ${fleet} mit Flotte ${to}`,
  sail: ({ fleet, to }) => `Segle mit Flotte ${fleet} ${places[to]!.to}`,
  halt: ({ fleet }) => `Halte mit Flotte ${fleet} an`,
  stay: ({ fleet }) => `Bleib mit Flotte ${fleet} liegen`,
  pay: ({ fleet, ship: place, good }, _, type) => `Gib ${goods[good]} von ${ship(place, type, fleet)}`,
  fight: () => 'Gib nichts mehr und stell dich ihnen',
  card: ({ card }) => `Spiele ${strategies[card]}`,
  sacrifice: ({ fleet, ship: place }, _, type) => `Verbrenne ${ship(place, type, fleet)}`,
  damage: ({ fleet, ship: place }, _, type) => `Leg 1 Schaden auf ${ship(place, type, fleet)}`,
  damageFort: ({ harbour }) => `Leg 1 Schaden auf das Fort ${places[harbour]!.at}`,
  capture: ({ ship: type }) => `Erobere ${ships[type]!.one}`,
  forgo: () => 'Erobere nichts',
  mark: ({ card }) => `Markiere ${strategies[card]}`,
  move: ({ from, to }) => `Versetze den Stein von ${strategies[from]} nach ${strategies[to]}`,
  keep: () => 'Lass die Steine liegen',
  slip: ({ to }) => `Entkomme ${places[to]!.to}`,
  remain: () => 'Bleib',
  refill: ({ harbour, fields }) =>
    fields.length === 0
      ? `Fülle ${places[harbour]!.at} nichts auf`
      : `Fülle ${places[harbour]!.at} Feld ${fields.join(', ')} auf`,
  divide: ({ harbour, field }) => `Leg ${places[harbour]!.at} eine Ware auf Feld ${field}`,
  harbour: ({ harbour }) => `Handle jetzt ${places[harbour]!.at}`,
  attack: ({ fleet, kind, seat, target }, who) => {
    const by = `mit Flotte ${fleet}`;
    if (kind === 'nation') return `Greife ${by} ${nations[target]} an`;
    if (kind === 'fleet') return `Greife ${by} ${fleetOf(who, seat!, target)} an`;
    const thing =
      kind === 'fort'
        ? thingOf(who, seat!, 'dein Fort', 'das Fort')
        : thingOf(who, seat!, 'deine Lagerhäuser', 'die Lagerhäuser');
    return `Greife ${by} ${thing} an`;
  },
  hold: () => 'Greife niemanden an',
  challenge: ({ with: by, target }) =>
    `Fordere Flotte ${target} heraus, mit ${by === 'fort' ? 'dem Fort' : `Flotte ${by}`}`,
  deliver: ({ fleet, good, cubes }) => `Liefere ${cubes} × ${goods[good]} von Flotte ${fleet}`,
  dump: ({ fleet, good }) => `Wirf 1 × ${goods[good]} von Flotte ${fleet} weg`,
  buy: ({ ship: type, harbour }) => `Kauf ${ships[type]!.one} ${places[harbour]!.at}`,
  join: ({ fleet }) => `Gib es zu Flotte ${fleet}`,
  newFleet: () => 'Mach eine neue Flotte daraus',
  request: ({ harbour, fee }) => `Bitte ${places[harbour]!.at} um die Erlaubnis zu bauen, für ${ducats(fee)}`,
  warehouse: ({ harbour }) => `Baue ein Lagerhaus ${places[harbour]!.at}`,
  administrator: ({ harbour, kind }) => `Ernenne ${places[harbour]!.at} einen ${kinds[kind]}`,
  change: ({ harbour, kind }) => `Mach den Verwalter ${places[harbour]!.at} zum ${kinds[kind]}`,
  takeOver: ({ harbour }) => `Übernimm den Verwalter ${places[harbour]!.at}`,
  fort: ({ harbour }) => `Baue ein Fort ${places[harbour]!.at}`,
  clear: ({ harbour, field }) => `Kauf ${places[harbour]!.at} 1 Marke von Feld ${field} frei`,
  repair: ({ fleet, ship: place, token }, _, type) => `Nimm 1 ${TOKENS[token]} von ${ship(place, type, fleet)}`,
  repairFort: ({ harbour }) => `Bessere 1 Schaden am Fort ${places[harbour]!.at} aus`,
  abandon: ({ fleet, ship: place }, _, type) => `Gib ${ship(place, type, fleet)} auf`,
  rescue: ({ harbour }) => `Nimm ${places[harbour]!.at} eine Fleute für alles, was du hast`,
  mock: ({ card, fleet }) => `${cards[card]}: übe mit Flotte ${fleet}`,
  calm: ({ card, fleet, ship: place }, _, type) => `${cards[card]}: beruhige ${ship(place, type, fleet)}`,
  research: ({ card }) => `Kauf ${cards[card]}`,
  pledge: ({ tokens }) =>
    tokens === 0 ? 'Setz nichts ein' : `Setz ${tokens} ${tokens === 1 ? 'Verlustmarke' : 'Verlustmarken'} ein`,
  mutiny: ({ fleet, ship: place }, _, type) => `Leg 1 Meuterei auf ${ship(place, type, fleet)}`,
  nation: ({ nation }) => `Wähle ${nations[nation]}`,
  place: ({ at }) => `Stell es auf, ${places[at]!.at}`,
  ally: ({ nation }) => `Verbünde dich mit ${nations[nation]}`,
  strike: ({ kind, seat, target }, who) => {
    if (kind === 'fleet') return `Schlag ${fleetOf(who, seat, target)}`;
    const isFort = kind === 'fort';
    return isFort
      ? `Schlag ${thingOf(who, seat, 'dein Fort', 'das Fort')}`
      : `Schlag ${thingOf(who, seat, 'deine Lagerhäuser', 'die Lagerhäuser')}`;
  },
  remove: ({ what, field }) =>
    what === 'warehouse' ? `Entferne das Lagerhaus auf Feld ${field}` : 'Entferne den Verwalter',
  pass: () => 'Passe',
  done: () => 'Fertig',
  end: () => 'Beende den Zug der Nation',
};
