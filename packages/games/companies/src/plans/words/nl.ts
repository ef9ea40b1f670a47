import type { ShipView } from '../../view.js';
import { cards, goods, kinds, places, ships } from '../../words/nl/nouns.js';
import type { PlanWords } from './catalogue.js';
import { counted } from './counted.js';

const many = (n: number, one: string, more: string) => `${n} ${n === 1 ? one : more}`;
const ducats = (n: number) => many(n, 'dukaat', 'dukaten');
const describeShip = ({ type, damage, mutiny }: ShipView) =>
  `${ships[type]!.name}${damage + mutiny === 0 ? '' : `, met al ${damage + mutiny}`}`;
const cubes = (n: number) => many(n, 'steen', 'stenen');

export const nl: PlanWords = {
  labels: {
    sailTo: ({ fleet, to, loads, delivers }) =>
      `${loads ? 'Laad en vaar' : 'Vaar'} met vloot ${fleet} helemaal ${places[to]!.to}${delivers ? ' en lever dan alles af' : ''}`,
    routes: ({ routes, delivers }) =>
      `Vaar verder langs de bewaarde routes${routes.some(({ back }) => back) ? ', heen en weer' : ''}${delivers ? ' en lever dan alles af' : ''}`,
    warehouses: ({ harbour, n }) => `Bouw ${places[harbour]!.at} ${n} pakhuizen`,
    loadAll: ({ fleet, pays }) =>
      `Laad op vloot ${fleet} wat erop past${pays ? `, ook voor 1 dukaat per steen, hoogstens ${pays}` : ''}`,
    askFor: ({ fleet, owner, n, fee }, name) =>
      `Vraag ${name(owner)} voor vloot ${fleet} om ${n} stenen, elk ${ducats(fee)}`,
    payPirates: ({ n, of }) => (n === of ? 'Koop de piraten af' : `Geef de piraten ${n} stenen`),
    deliverAll: () => 'Lever alles af',
    dump: ({ fleet, good }) => `Gooi van vloot ${fleet} overboord: alle ${goods[good]}`,
    detach: ({ fleet, ships: list, by }) =>
      `Splits van vloot ${fleet} af: ${
        by === 'type'
          ? counted(
              list.map(({ type }) => type),
              ships,
            )
          : `de ${list.length} trage schepen`
      }`,
    spread: (plan) =>
      plan.how === 'one'
        ? `Alles op één schip: ${describeShip(plan.ship)}`
        : plan.how === 'even'
          ? 'Verdeel gelijkmatig'
          : 'Laat de goedkoopste schepen het eerst zinken',
    repair: ({ what, fleet, keeps, ends }) =>
      `${what === 'all' ? 'Herstel alles' : 'Herstel wat vloten traag maakt'}${fleet ? ` van vloot ${fleet}` : ''}${keeps ? `, maar bewaar ${ducats(keeps)}` : ''}${ends ? ' en beëindig de beurt' : ''}`,
    launch: ({ ship, harbour, fleet }) =>
      `Koop ${places[harbour]!.at} ${ships[ship]!.one} ${fleet === null ? 'als nieuwe vloot' : `voor vloot ${fleet}`}`,
    found: ({ harbour, kind, fort }) =>
      `Bouw ${places[harbour]!.at} een pakhuis${fort ? ',' : ' en'} benoem een ${kinds[kind]}${fort ? ' en bouw een fort' : ''}`,
    refill: (plan, name) =>
      plan.whose === 'allBut'
        ? `Vul alles aan behalve pakhuizen van ${name(plan.seat)}`
        : plan.whose === 'all'
          ? 'Vul alles aan'
          : 'Vul alles aan behalve pakhuizen van anderen',
    divide: ({ harbour }) => `Verdeel ${places[harbour]!.at}: eerst eigen voorraden`,
    clear: ({ harbour, field }) => `Ruim veld ${field} ${places[harbour]!.at} op`,
    removeAll: () => 'Verwijder alles wat mag',
    develop: ({ card }) => `Stop met inkopen en koop de kaart ${cards[card]}`,
    order: ({ parts }) => `Bestelling in ${many(parts.length, 'deel', 'delen')}`,
    stayAll: () => 'Blijf met alle vloten liggen',
    endTurn: () => 'Beëindig de beurt',
  },
  leg: (fleet, to) => `Vloot ${fleet} ${places[to]!.to}:`,
  way: (fields, turns) =>
    turns === 1
      ? `${many(fields, 'veld', 'velden')}, binnen deze beurt.`
      : `${many(fields, 'veld', 'velden')}, samen ${many(turns, 'beurt', 'beurten')}.`,
  brings: (n) => `Wat aan boord is brengt daar ${ducats(n)} op.`,
  meets: (nest, pips) => `Piraten van ${places[nest]!.name} onderweg: ${pips}.`,
  nest: 'In het nest is er altijd een gevecht.',
  unfilled: (n) => `${many(n, 'lege plaats', 'lege plaatsen')}: evenveel muiterij aan het eind van de fase.`,
  idle: (n) => `${many(n, 'schip krijgt', 'schepen krijgen')} muiterij door stil te liggen.`,
  willLose: (fleet, list) => `Vloot ${fleet} verliest door muiterij: ${counted(list, ships)}.`,
  mayLose: (fleet, list) => `Vloot ${fleet} verliest misschien door muiterij: ${counted(list, ships)}.`,
  cubes: (n) => `${cubes(n)}, gratis.`,
  bought: (n, d) => `${cubes(n)} van anderen voor ${ducats(d)}.`,
  sells: (n, d) => `${cubes(n)} voor ${ducats(d)}, en alle muiterij van deze vloten is weg.`,
  dumps: (n) => `${cubes(n)} naar de voorraad; dat brengt niets op.`,
  pays: 'Een steen voor elke piraat, de goedkoopste eerst, zolang er zijn.',
  tokens: (n, lost) =>
    `${n} te plaatsen; ${lost.length === 0 ? 'geen schip gaat verloren' : `verloren: ${counted(lost, ships)}`}.`,
  repairs: (n, d, left) => `${n} weg voor hoogstens ${ducats(d)}${left > 0 ? `; ${left} blijven` : ''}.`,
  costs: (n) => `Het kost hoogstens ${ducats(n)}.`,
  leaves: (n) => `Er ${n === 1 ? 'blijft' : 'blijven'} ${ducats(n)} over.`,
  fills: {
    all: 'Ook pakhuizen van anderen worden gevuld.',
    own: 'De eigen en de algemene voorraden worden gevuld.',
    allBut: 'Ook pakhuizen van alle anderen worden gevuld.',
  },
  ownFirst: 'Steen voor steen, eerst in eigen voorraden.',
  removes: 'Niemand kan het verhinderen; aanvallen kies je zelf.',
  couldLoad: 'Er zou nog iets te laden zijn.',
  couldSell: 'Er zou nog iets te leveren zijn.',
  ends: 'In deze beurt gebeurt verder niets.',
  lost: 'De vloot is er niet meer.',
  pirates: 'Er zijn piraten.',
  stillFights: 'De piraten zijn niet afgekocht.',
  refuses: 'Meer wordt niet gegeven.',
  asked: 'Er wordt iets anders gevraagd.',
  shipLost: 'Er gingen meer schepen verloren dan gezegd.',
  dearer: 'Het kost meer dan gezegd.',
  missed: 'Wat nu komt kan niet meer.',
  nextPhase: 'De volgende fase is begonnen.',
};
