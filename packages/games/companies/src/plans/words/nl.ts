import { kinds, places, ships } from '../../words/nl/nouns.js';
import type { PlanWords } from './catalogue.js';

const many = (n: number, one: string, more: string) => `${n} ${n === 1 ? one : more}`;
const ducats = (n: number) => many(n, 'dukaat', 'dukaten');
const cubes = (n: number) => many(n, 'steen', 'stenen');

export const nl: PlanWords = {
  labels: {
    sailTo: ({ fleet, to, loads }) =>
      `${loads ? 'Laad en vaar' : 'Vaar'} met vloot ${fleet} helemaal ${places[to]!.to}`,
    routes: () => 'Vaar verder langs de bewaarde routes',
    warehouses: ({ harbour, n }) => `Bouw ${places[harbour]!.at} ${n} pakhuizen`,
    loadAll: ({ fleet }) => `Laad op vloot ${fleet} wat erop past`,
    payPirates: () => 'Koop de piraten af',
    deliverAll: () => 'Lever alles af',
    spread: () => 'Verdeel gelijkmatig',
    repair: ({ what, ends }) =>
      `${what === 'all' ? 'Herstel alles' : 'Herstel wat vloten traag maakt'}${ends ? ' en beëindig de beurt' : ''}`,
    launch: ({ ship, harbour, fleet }) =>
      `Koop ${places[harbour]!.at} ${ships[ship]!.one} ${fleet === null ? 'als nieuwe vloot' : `voor vloot ${fleet}`}`,
    found: ({ harbour, kind, fort }) =>
      `Bouw ${places[harbour]!.at} een pakhuis${fort ? ',' : ' en'} benoem een ${kinds[kind]}${fort ? ' en bouw een fort' : ''}`,
    refill: ({ whose }) => (whose === 'all' ? 'Vul alles aan' : 'Vul alles aan behalve pakhuizen van anderen'),
    divide: ({ harbour }) => `Verdeel ${places[harbour]!.at}: eerst eigen voorraden`,
    clear: ({ harbour, field }) => `Ruim veld ${field} ${places[harbour]!.at} op`,
    removeAll: () => 'Verwijder alles wat mag',
    stayAll: () => 'Blijf met alle vloten liggen',
    endTurn: () => 'Beëindig de beurt',
  },
  way: (fields, turns) =>
    turns === 1
      ? `${many(fields, 'veld', 'velden')}, binnen deze beurt.`
      : `${many(fields, 'veld', 'velden')}, samen ${many(turns, 'beurt', 'beurten')}.`,
  brings: (n) => `Wat aan boord is brengt daar ${ducats(n)} op.`,
  meets: (nest, pips) => `Piraten van ${places[nest]!.name} onderweg: ${pips}.`,
  nest: 'In het nest is er altijd een gevecht.',
  unfilled: (n) => `${many(n, 'lege plaats', 'lege plaatsen')}: evenveel muiterij aan het eind van de fase.`,
  idle: (n) => `${many(n, 'schip krijgt', 'schepen krijgen')} misschien muiterij door stil te liggen.`,
  cubes: (n) => `${cubes(n)}, gratis.`,
  sells: (n, d) => `${cubes(n)} voor ${ducats(d)}, en alle muiterij van deze vloten is weg.`,
  pays: 'Een steen voor elke piraat, de goedkoopste eerst, zolang er zijn.',
  tokens: (n, lost) =>
    `${n} te plaatsen; ${lost === 0 ? 'geen schip gaat verloren' : `${many(lost, 'schip is', 'schepen of meer zijn')} niet te redden`}.`,
  repairs: (n, d, left) => `${n} weg voor hoogstens ${ducats(d)}${left > 0 ? `; ${left} blijven` : ''}.`,
  costs: (n) => `Het kost hoogstens ${ducats(n)}.`,
  fills: {
    all: 'Ook pakhuizen van anderen worden gevuld.',
    own: 'De eigen en de algemene voorraden worden gevuld.',
  },
  ownFirst: 'Steen voor steen, eerst in eigen voorraden.',
  removes: 'Niemand kan het verhinderen; aanvallen kies je zelf.',
  couldLoad: 'Er zou nog iets te laden zijn.',
  couldSell: 'Er zou nog iets te leveren zijn.',
  ends: 'In deze beurt gebeurt verder niets.',
  lost: 'De vloot is er niet meer.',
  pirates: 'Er zijn piraten.',
  stillFights: 'De piraten zijn niet afgekocht.',
  asked: 'Er wordt iets anders gevraagd.',
};
