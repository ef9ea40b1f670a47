import type { DeedWords } from '../catalogue.js';
import { ducats, fleetOf, thingOf } from './events.js';
import { cards, goods, kinds, nations, places, ships, strategies } from './nouns.js';

const ship = (place: number, type: string, fleet: string): string => `schip ${place + 1} (${type}) van vloot ${fleet}`;
const SOURCES = { general: 'de algemene voorraad', own: 'je eigen pakhuis', supply: 'de grote voorraad' } as const;
const TOKENS = { damage: 'schade', mutiny: 'muiterij' } as const;

export const deeds: DeedWords = {
  start: ({ harbour }) => `Begin ${places[harbour]!.at}`,
  fleet: ({ fleet }) => `Laat vloot ${fleet} handelen`,
  load: ({ fleet, ship: place, from }, who, type) => {
    const source = typeof from === 'number' ? thingOf(who, from, 'het', 'pakhuis') : SOURCES[from];
    return `Laad uit ${source} op ${ship(place, type, fleet)}`;
  },
  ask: ({ owner, fee }, who) => `Vraag ${who.objects([owner])} om een steen voor ${ducats(fee)}`,
  accept: () => 'Stem toe',
  decline: () => 'Weiger',
  split: ({ fleet, ship: place }, _, type) => `Maak een nieuwe vloot van ${ship(place, type, fleet)}`,
  shift: ({ fleet, ship: place, to }, _, type) => `Breng ${ship(place, type, fleet)} naar vloot ${to}`,
  merge: ({ fleet, to }) => `Voeg vloot ${fleet} bij vloot ${to}`,
  sail: ({ fleet, to }) => `Vaar met vloot ${fleet} ${places[to]!.to}`,
  halt: ({ fleet }) => `Stop met vloot ${fleet}`,
  stay: ({ fleet }) => `Blijf met vloot ${fleet} liggen`,
  pay: ({ fleet, ship: place, good }, _, type) => `Geef ${goods[good]} van ${ship(place, type, fleet)}`,
  fight: () => 'Geef niets meer en zie ze onder ogen',
  card: ({ card }) => `Speel ${strategies[card]}`,
  sacrifice: ({ fleet, ship: place }, _, type) => `Verbrand ${ship(place, type, fleet)}`,
  damage: ({ fleet, ship: place }, _, type) => `Leg 1 schade op ${ship(place, type, fleet)}`,
  damageFort: ({ harbour }) => `Leg 1 schade op het fort ${places[harbour]!.at}`,
  capture: ({ ship: type }) => `Verover ${ships[type]!.one}`,
  forgo: () => 'Verover niets',
  mark: ({ card }) => `Markeer ${strategies[card]}`,
  move: ({ from, to }) => `Verplaats de markeersteen van ${strategies[from]} naar ${strategies[to]}`,
  keep: () => 'Laat de markeerstenen liggen',
  slip: ({ to }) => `Ontkom ${places[to]!.to}`,
  remain: () => 'Blijf',
  refill: ({ harbour, fields }) =>
    fields.length === 0
      ? `Vul ${places[harbour]!.at} niets aan`
      : `Vul ${places[harbour]!.at} veld ${fields.join(', ')} aan`,
  divide: ({ harbour, field }) => `Leg ${places[harbour]!.at} een steen op veld ${field}`,
  harbour: ({ harbour }) => `Handel nu ${places[harbour]!.at}`,
  attack: ({ fleet, kind, seat, target }, who) => {
    const by = `met vloot ${fleet}`;
    if (kind === 'nation') return `Val ${nations[target]} aan ${by}`;
    if (kind === 'fleet') return `Val ${fleetOf(who, seat!, target)} aan ${by}`;
    const thing = kind === 'fort' ? thingOf(who, seat!, 'het', 'fort') : thingOf(who, seat!, 'de', 'pakhuizen');
    return `Val ${thing} aan ${by}`;
  },
  hold: () => 'Val niemand aan',
  challenge: ({ with: by, target }) => `Daag vloot ${target} uit met ${by === 'fort' ? 'het fort' : `vloot ${by}`}`,
  deliver: ({ fleet, good, cubes }) => `Lever ${cubes} × ${goods[good]} van vloot ${fleet}`,
  dump: ({ fleet, good }) => `Dump 1 × ${goods[good]} van vloot ${fleet}`,
  buy: ({ ship: type, harbour }) => `Koop ${ships[type]!.one} ${places[harbour]!.at}`,
  join: ({ fleet }) => `Voeg het bij vloot ${fleet}`,
  newFleet: () => 'Maak er een nieuwe vloot van',
  request: ({ harbour, fee }) => `Vraag ${places[harbour]!.at} te mogen bouwen voor ${ducats(fee)}`,
  warehouse: ({ harbour }) => `Bouw een pakhuis ${places[harbour]!.at}`,
  administrator: ({ harbour, kind }) => `Stel ${places[harbour]!.at} een ${kinds[kind]} aan`,
  change: ({ harbour, kind }) => `Maak de bestuurder ${places[harbour]!.at} tot ${kinds[kind]}`,
  takeOver: ({ harbour }) => `Neem de bestuurder ${places[harbour]!.at} over`,
  fort: ({ harbour }) => `Bouw een fort ${places[harbour]!.at}`,
  clear: ({ harbour, field }) => `Koop 1 fiche van veld ${field} ${places[harbour]!.at} af`,
  repair: ({ fleet, ship: place, token }, _, type) => `Haal 1 ${TOKENS[token]} weg van ${ship(place, type, fleet)}`,
  repairFort: ({ harbour }) => `Herstel 1 schade van het fort ${places[harbour]!.at}`,
  abandon: ({ fleet, ship: place }, _, type) => `Laat ${ship(place, type, fleet)} achter`,
  rescue: ({ harbour }) => `Neem ${places[harbour]!.at} een fluytschip voor alles wat je hebt`,
  mock: ({ card, fleet }) => `${cards[card]}: oefen met vloot ${fleet}`,
  calm: ({ card, fleet, ship: place }, _, type) => `${cards[card]}: kalmeer ${ship(place, type, fleet)}`,
  research: ({ card }) => `Koop ${cards[card]}`,
  pledge: ({ tokens }) =>
    tokens === 0 ? 'Breng niets in' : `Breng ${tokens} ${tokens === 1 ? 'verliesfiche' : 'verliesfiches'} in`,
  mutiny: ({ fleet, ship: place }, _, type) => `Leg 1 muiterij op ${ship(place, type, fleet)}`,
  nation: ({ nation }) => `Kies ${nations[nation]}`,
  place: ({ at }) => `Zet het ${places[at]!.at}`,
  ally: ({ nation }) => `Sluit een alliantie met ${nations[nation]}`,
  strike: ({ kind, seat, target }, who) => {
    if (kind === 'fleet') return `Val ${fleetOf(who, seat, target)} aan`;
    return `Val ${kind === 'fort' ? thingOf(who, seat, 'het', 'fort') : thingOf(who, seat, 'de', 'pakhuizen')} aan`;
  },
  remove: ({ what, field }) =>
    what === 'warehouse' ? `Verwijder het pakhuis op veld ${field}` : 'Verwijder de bestuurder',
  pass: () => 'Pas',
  done: () => 'Klaar',
  end: () => 'Beëindig de beurt van het land',
};
