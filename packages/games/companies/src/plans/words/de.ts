import type { ShipView } from '../../view.js';
import { cards, goods, kinds, places, ships } from '../../words/de/nouns.js';
import type { PlanWords } from './catalogue.js';
import { counted } from './counted.js';

const many = (n: number, one: string, more: string) => `${n} ${n === 1 ? one : more}`;
const ducats = (n: number) => `${n} Dukaten`;
const describeShip = ({ type, damage, mutiny }: ShipView) =>
  `${ships[type]!.name}${damage + mutiny === 0 ? '' : `, schon mit ${damage + mutiny}`}`;
const cubes = (n: number) => many(n, 'Ware', 'Waren');

export const de: PlanWords = {
  labels: {
    sailTo: ({ fleet, to, loads, delivers }) =>
      `${loads ? 'Lade und segle' : 'Segle'} mit Flotte ${fleet} ganz ${places[to]!.to}${delivers ? ' und liefere dann alles ab' : ''}`,
    routes: ({ routes, delivers }) =>
      `Segle auf den gemerkten Routen weiter${routes.some(({ back }) => back) ? ', hin und her' : ''}${delivers ? ' und liefere dann alles ab' : ''}`,
    warehouses: ({ harbour, n }) => `Baue ${places[harbour]!.at} ${n} Lagerhäuser`,
    loadAll: ({ fleet, pays }) =>
      `Lade auf Flotte ${fleet}, was hineinpasst${pays ? `, auch für je 1 Dukaten, höchstens ${pays}` : ''}`,
    askFor: ({ fleet, owner, n, fee }, name) =>
      `Bitte ${name(owner)} für Flotte ${fleet} um ${n} Waren zu je ${ducats(fee)}`,
    payPirates: ({ n, of }) => (n === of ? 'Finde die Piraten ab' : `Gib den Piraten ${n} Waren`),
    deliverAll: () => 'Liefere alles ab',
    dump: ({ fleet, good }) => `Wirf von Flotte ${fleet} über Bord: ${goods[good]}`,
    detach: ({ fleet, ships: list, by }) =>
      `Teile von Flotte ${fleet} ab: ${
        by === 'type'
          ? counted(
              list.map(({ type }) => type),
              ships,
            )
          : `die ${list.length} langsamen Schiffe`
      }`,
    spread: (plan) =>
      plan.how === 'one'
        ? `Alles auf ein Schiff: ${describeShip(plan.ship)}`
        : plan.how === 'even'
          ? 'Verteile gleichmäßig'
          : 'Lass die billigsten Schiffe zuerst sinken',
    repair: ({ what, fleet, keeps, ends }) =>
      `${what === 'all' ? 'Repariere alles' : 'Repariere, was Flotten langsam macht'}${fleet ? ` in Flotte ${fleet}` : ''}${keeps ? `, behalte aber ${ducats(keeps)}` : ''}${ends ? ' und beende den Zug' : ''}`,
    launch: ({ ship, harbour, fleet }) =>
      `Kaufe ${places[harbour]!.at} ${ships[ship]!.one} ${fleet === null ? 'als neue Flotte' : `für Flotte ${fleet}`}`,
    found: ({ harbour, kind, fort }) =>
      `Baue ${places[harbour]!.at} ein Lagerhaus${fort ? ',' : ' und'} ernenne einen ${kinds[kind]}${fort ? ' und baue ein Fort' : ''}`,
    refill: (plan, name) =>
      plan.whose === 'allBut'
        ? `Fülle alles auf außer Lagerhäusern von ${name(plan.seat)}`
        : plan.whose === 'all'
          ? 'Fülle alles auf'
          : 'Fülle alles auf außer Lagerhäusern anderer',
    divide: ({ harbour }) => `Verteile ${places[harbour]!.at}: eigene Lager zuerst`,
    clear: ({ harbour, field }) => `Räume Feld ${field} ${places[harbour]!.at}`,
    removeAll: () => 'Entferne alles, was erlaubt ist',
    develop: ({ card }) => `Beende das Einkaufen und kaufe die Karte ${cards[card]}`,
    order: ({ parts }) => `Bestellung in ${many(parts.length, 'Teil', 'Teilen')}`,
    stayAll: () => 'Bleib mit allen Flotten liegen',
    endTurn: () => 'Beende den Zug',
  },
  leg: (fleet, to) => `Flotte ${fleet} ${places[to]!.to}:`,
  way: (fields, turns) =>
    turns === 1
      ? `${many(fields, 'Feld', 'Felder')}, noch in diesem Zug.`
      : `${many(fields, 'Feld', 'Felder')}, zusammen ${many(turns, 'Zug', 'Züge')}.`,
  brings: (n) => `Was an Bord ist, bringt dort ${ducats(n)}.`,
  meets: (nest, pips) => `Piraten von ${places[nest]!.name} auf dem Weg: ${pips}.`,
  nest: 'Im Nest gibt es immer ein Gefecht.',
  unfilled: (n) => `${many(n, 'leerer Platz', 'leere Plätze')}: ebenso viel Meuterei am Ende der Phase.`,
  idle: (n) => `${many(n, 'Schiff bekommt', 'Schiffe bekommen')} Meuterei durch Stillliegen.`,
  willLose: (fleet, list) => `Flotte ${fleet} verliert durch Meuterei: ${counted(list, ships)}.`,
  mayLose: (fleet, list) => `Flotte ${fleet} verliert vielleicht durch Meuterei: ${counted(list, ships)}.`,
  cubes: (n) => `${cubes(n)}, kostenlos.`,
  bought: (n, d) => `${cubes(n)} von anderen für ${ducats(d)}.`,
  sells: (n, d) => `${cubes(n)} für ${ducats(d)}, und alle Meuterei dieser Flotten ist weg.`,
  dumps: (n) => `${cubes(n)} in den Vorrat; das bringt nichts ein.`,
  pays: 'Eine Ware für jeden Piraten, die billigste zuerst, solange welche da sind.',
  tokens: (n, lost) =>
    `${n} zu verteilen; ${lost.length === 0 ? 'kein Schiff geht verloren' : `verloren: ${counted(lost, ships)}`}.`,
  repairs: (n, d, left) => `${n} weg für höchstens ${ducats(d)}${left > 0 ? `; ${left} bleiben` : ''}.`,
  costs: (n) => `Es kostet höchstens ${ducats(n)}.`,
  leaves: (n) => `Danach hast du noch ${ducats(n)}.`,
  fills: {
    all: 'Auch Lagerhäuser anderer werden gefüllt.',
    own: 'Eigene und allgemeine Lager werden gefüllt.',
    allBut: 'Auch Lagerhäuser aller anderen werden gefüllt.',
  },
  ownFirst: 'Ware für Ware, zuerst in eigene Lager.',
  removes: 'Niemand kann es verhindern; Angriffe wählst du selbst.',
  couldLoad: 'Es gäbe noch etwas zu laden.',
  couldSell: 'Es gäbe noch etwas zu liefern.',
  ends: 'In diesem Zug geschieht sonst nichts mehr.',
  lost: 'Die Flotte gibt es nicht mehr.',
  pirates: 'Da sind Piraten.',
  stillFights: 'Die Piraten sind nicht abgefunden.',
  refuses: 'Mehr gibt es nicht.',
  asked: 'Etwas anderes wird gefragt.',
  shipLost: 'Es gingen mehr Schiffe verloren als gesagt.',
  dearer: 'Es kostet mehr als gesagt.',
  missed: 'Was jetzt käme, geht nicht mehr.',
  nextPhase: 'Die nächste Phase hat begonnen.',
};
