import { kinds, places, ships } from '../../words/de/nouns.js';
import type { PlanWords } from './catalogue.js';

const many = (n: number, one: string, more: string) => `${n} ${n === 1 ? one : more}`;
const ducats = (n: number) => `${n} Dukaten`;
const cubes = (n: number) => many(n, 'Ware', 'Waren');

export const de: PlanWords = {
  labels: {
    sailTo: ({ fleet, to, loads }) =>
      `${loads ? 'Lade und segle' : 'Segle'} mit Flotte ${fleet} ganz ${places[to]!.to}`,
    routes: () => 'Segle auf den gemerkten Routen weiter',
    warehouses: ({ harbour, n }) => `Baue ${places[harbour]!.at} ${n} Lagerhäuser`,
    loadAll: ({ fleet }) => `Lade auf Flotte ${fleet}, was hineinpasst`,
    payPirates: () => 'Kaufe die Piraten frei',
    deliverAll: () => 'Liefere alles ab',
    spread: () => 'Verteile gleichmäßig',
    repair: ({ what, ends }) =>
      `${what === 'all' ? 'Repariere alles' : 'Repariere, was Flotten langsam macht'}${ends ? ' und beende den Zug' : ''}`,
    launch: ({ ship, harbour, fleet }) =>
      `Kaufe ${places[harbour]!.at} ${ships[ship]!.one} ${fleet === null ? 'als neue Flotte' : `für Flotte ${fleet}`}`,
    found: ({ harbour, kind, fort }) =>
      `Baue ${places[harbour]!.at} ein Lagerhaus${fort ? ',' : ' und'} ernenne einen ${kinds[kind]}${fort ? ' und baue ein Fort' : ''}`,
    refill: ({ whose }) => (whose === 'all' ? 'Fülle alles auf' : 'Fülle alles auf außer Lagerhäusern anderer'),
    divide: ({ harbour }) => `Verteile ${places[harbour]!.at}: eigene Lager zuerst`,
    clear: ({ harbour, field }) => `Räume Feld ${field} ${places[harbour]!.at}`,
    removeAll: () => 'Entferne alles, was erlaubt ist',
    stayAll: () => 'Bleib mit allen Flotten liegen',
    endTurn: () => 'Beende den Zug',
  },
  way: (fields, turns) =>
    turns === 1
      ? `${many(fields, 'Feld', 'Felder')}, noch in diesem Zug.`
      : `${many(fields, 'Feld', 'Felder')}, zusammen ${many(turns, 'Zug', 'Züge')}.`,
  brings: (n) => `Was an Bord ist, bringt dort ${ducats(n)}.`,
  meets: (nest, pips) => `Piraten von ${places[nest]!.name} auf dem Weg: ${pips}.`,
  nest: 'Im Nest gibt es immer ein Gefecht.',
  unfilled: (n) => `${many(n, 'leerer Platz', 'leere Plätze')}: ebenso viel Meuterei am Ende der Phase.`,
  idle: (n) => `${many(n, 'Schiff bekommt', 'Schiffe bekommen')} vielleicht Meuterei durch Stillliegen.`,
  cubes: (n) => `${cubes(n)}, kostenlos.`,
  sells: (n, d) => `${cubes(n)} für ${ducats(d)}, und alle Meuterei dieser Flotten ist weg.`,
  pays: 'Eine Ware für jeden Piraten, die billigste zuerst, solange welche da sind.',
  tokens: (n, lost) =>
    `${n} zu verteilen; ${lost === 0 ? 'kein Schiff geht verloren' : `${many(lost, 'Schiff ist', 'Schiffe oder mehr sind')} nicht zu retten`}.`,
  repairs: (n, d, left) => `${n} weg für höchstens ${ducats(d)}${left > 0 ? `; ${left} bleiben` : ''}.`,
  costs: (n) => `Es kostet höchstens ${ducats(n)}.`,
  fills: { all: 'Auch Lagerhäuser anderer werden gefüllt.', own: 'Eigene und allgemeine Lager werden gefüllt.' },
  ownFirst: 'Ware für Ware, zuerst in eigene Lager.',
  removes: 'Niemand kann es verhindern; Angriffe wählst du selbst.',
  couldLoad: 'Es gäbe noch etwas zu laden.',
  couldSell: 'Es gäbe noch etwas zu liefern.',
  ends: 'In diesem Zug geschieht sonst nichts mehr.',
  lost: 'Die Flotte gibt es nicht mehr.',
  pirates: 'Da sind Piraten.',
  stillFights: 'Die Piraten sind nicht abgefunden.',
  asked: 'Etwas anderes wird gefragt.',
};
