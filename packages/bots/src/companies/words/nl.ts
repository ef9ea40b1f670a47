import type { Sentences } from '../reasons.js';

const parts = (warehouses: number, chiefs: number, fleets: number) =>
  [
    ...(warehouses > 0 ? [many(warehouses, 'pakhuis', 'pakhuizen')] : []),
    ...(chiefs > 0 ? ['een bestuurder'] : []),
    ...(fleets > 0 ? [many(fleets, 'vloot', 'vloten')] : []),
  ].join(', ');
const many = (n: number, one: string, more: string) => `${n} ${n === 1 ? one : more}`;
const ducaten = (n: number) => many(n, 'dukaat', 'dukaten');

export const nl: Sentences = {
  voyage: ({ place, ducats, turns }) =>
    `${place}: wat aan boord is brengt daar ${ducaten(ducats)} op, over ${many(turns, 'beurt', 'beurten')}.`,
  toLoad: ({ place, cubes }) =>
    `${place}: daar ${cubes === 1 ? 'valt' : 'vallen'} ${many(cubes, 'steen', 'stenen')} te laden.`,
  hunt: ({ place, pips }) =>
    `${place}: een gevecht met ${many(pips, 'piraat', 'piraten')} geeft ervaring, en misschien een schip.`,
  meet: ({ place, pips }) => `${place}: ${many(pips, 'piraat', 'piraten')} onderweg.`,
  mail: ({ place }) => `${place}: de pakketboot vult daar de voorraden aan.`,
  start: ({ place }) => `${place}: voor zijn waren wordt dichtbij goed betaald.`,
  nationAt: ({ place, warehouses, chiefs, fleets }) =>
    `${place}: anderen hebben daar ${parts(warehouses, chiefs, fleets)}, en dat gaat dicht.`,
  nothingThere: ({ place }) => `${place}: anderen hebben daar niets.`,
  farCargo: ({ points }) =>
    `Het spel is afgelopen voordat deze lading verkocht is: daar telt ze ${many(points, 'punt', 'punten')} naar haar afstand.`,
  askFee: ({ fee }) => `Een gevulde plaats is meer waard dan ${ducaten(fee)}.`,
  accept: ({ fee }) => `${ducaten(fee)}: een eerlijke prijs.`,
  decline: ({ fee }) => `${ducaten(fee)}: daarvoor te weinig.`,
  mixed: ({ share }) =>
    `Op een kaart die altijd komt is een antwoord: deze komt in ${share} % van de gevallen, zoals het toeval wil.`,
  raid: ({ place, n }) =>
    `${place}: ${many(n, 'pakhuis gaat', 'pakhuizen gaan')} er zonder gevecht aan, ${n === 1 ? '' : 'elk '}een punt waard voor de eigenaar.`,
  deliver: ({ place, ducats }) => `${place}: dat brengt ${ducaten(ducats)} op en kalmeert de bemanningen.`,
  ship: ({ place, ship }) => `${place}: er is lading voor nog een schip (${ship}).`,
  warehouse: ({ place, n }) =>
    `${place}: dit pakhuis bergt ${many(n, 'steen', 'stenen')}, is meteen vol en telt voor een punt.`,
  director: ({ place }) => `${place}: een directeur doet bij elke levering daar een derde erbij.`,
  governor: ({ place }) =>
    `${place}: een gouverneur geeft elke beurt een dukaat, en anderen moeten vragen of ze mogen bouwen.`,
  commander: ({ place }) => `${place}: een commandeur oefent de vloten die daar liggen.`,
  fort: ({ place }) => `${place}: een fort is meer punten waard dan zijn dukaten.`,
  takeOver: ({ place }) => `${place}: de eigenaar heeft daar niets om de post mee te houden.`,
  card: ({ card, points }) => `${card}: ${many(points, 'punt', 'punten')}, en wat de kaart verder doet.`,
  nation: ({ nation, pips, takes, n }) =>
    `${nation}: met ${many(pips, 'oog', 'ogen')} kan dit land ${takes === 'warehouses' ? many(n, 'pakhuis', 'pakhuizen') : takes === 'administrator' ? 'een bestuurder' : 'niets'} van anderen verwijderen, en het sluit een haven voor hen.`,
  noNation: () => 'Zonder land gaat er geen haven dicht voor de anderen.',
  load: () => 'Een lege plaats maakt de bemanning muitziek, en een volle verdient.',
  stay: ({ tokens }) => `Wachten kost ${many(tokens, 'fiche', 'fiches')} muiterij, en houdt wat hier is binnen bereik.`,
  waitToBuy: () => 'Zolang de pakketboot hier ligt, kan hier gebouwd worden.',
  payOff: ({ good }) => `Een steen minder (${good}), en één piraat minder om mee te rekenen.`,
  fightOn: ({ strength }) =>
    `De lading blijft aan boord. Piraten vallen alleen aan als ogen maal agressie meer is dan de sterkte ${strength} van deze vloot.`,
  surely: () => 'Geen andere kaart belooft meer tegen deze vijand.',
  spread: () => 'Dit kan het meeste hebben, zodat geen schip verloren gaat.',
  capture: () => 'Een schip erbij, en niets te betalen.',
  mark: () => 'Deze kaart helpt het meest in de gevechten die komen.',
  refill: () => 'De eigen voorraden worden gevuld, die van anderen niet.',
  attack: () => 'Een gevecht geeft ervaring, en kan de ander een schip kosten.',
  hold: () => 'Zonder gevecht wordt niets gewaagd, en niets geleerd.',
  speed: () => 'Dat maakt de vloot weer sneller.',
  rescueShip: () => 'Zonder herstel gaat dit schip misschien gauw verloren.',
  pointBack: () => 'Schade of muiterij kost aan het eind een punt, en herstel een dukaat.',
  save: () => 'De dukaten blijven voor later, en drie ervan zijn een punt.',
  pledge: () => 'Een telling nu geeft een natie aan wie achterligt.',
  keepTokens: () => 'Een telling nu zou alleen de anderen helpen.',
  strike: () => 'De natie betaalt ervoor, en de anderen lijden eronder.',
  soldAtEnd: ({ place, ducats, points }) =>
    `${place}: op tijd bereikt, wat aan boord is brengt ${ducaten(ducats)} op; onverkocht zou het daar ${many(points, 'punt', 'punten')} tellen.`,
  emptySlots: ({ n }) =>
    `Aan het eind vult niets ${many(n, 'plaats', 'plaatsen')} ervan: ${n === 1 ? '' : 'telkens '}een punt minder.`,
  fillsSlots: ({ n }) =>
    `Zijn waren zouden ${many(n, 'lege plaats', 'lege plaatsen')} vullen, die anders telkens een punt kosten.`,
  countsAtEnd: ({ cost, points }) =>
    `${ducaten(cost)} voor ${many(points, 'punt', 'punten')}, terwijl drie bewaarde dukaten een punt zijn.`,
  cardAtEnd: ({ card, cost, points, bonus }) =>
    `${card}: ${ducaten(cost)} voor ${many(points, 'punt', 'punten')}${bonus ? ' met de bonus erbij' : ''}, terwijl drie bewaarde dukaten een punt zijn.`,
  saveForCard: ({ card, cost, points, bonus }) =>
    `Nu komt onderzoek: ${card} telt ${many(points, 'punt', 'punten')}${bonus ? ' met de bonus erbij' : ''}, voor ${ducaten(cost)}.`,
  keepAtEnd: () => 'Drie bewaarde dukaten zijn een punt, en wie er meer heeft wint bij gelijke stand.',
  paysForCard: ({ card, cost, points, bonus }) =>
    `Daarmee is een kaart te betalen: ${card} telt ${many(points, 'punt', 'punten')}${bonus ? ' met de bonus erbij' : ''}, voor ${ducaten(cost)}.`,
  ownField: ({ card }) => `Met deze kaart (${card}) telt een veld zonder andere eigen vloot een punt.`,
  duel: ({ mine, theirs }) =>
    `Eigen kanonnen: ${mine}, die van de ander: ${theirs}. Een fiche dat blijft is een punt minder, een nieuw niveau een punt meer.`,
  idle: ({ tokens }) =>
    `Wachten kost ${many(tokens, 'fiche', 'fiches')} muiterij: ${tokens === 1 ? '' : 'telkens '}een punt minder, als het niet gekalmeerd wordt.`,
  tooLate: ({ place }) => `${place}: de pakketboot komt niet aan voordat het spel is afgelopen.`,
  idleShip: ({ place }) => `${place}: er is geen lading voor nog een schip, en een leeg schip muit.`,
  detour: () => 'De beste weg naar elke haven loopt elders.',
  split: () => 'Een vloot erbij voor een dukaat: de schepen kunnen apart varen.',
  merge: () => 'Eén vloot in plaats van twee: van hun ervaring blijft alleen de hoogste.',
  abandon: () => 'Een schip dat wordt opgegeven brengt niets op.',
  dump: () => 'Wat overboord gaat brengt niets op.',
  request: () => 'Toestemming om hier te bouwen kost geld, als ze gegeven wordt.',
  nothing: () => 'Er is niets bijzonders dat ervoor spreekt.',
  onlyWay: () => 'Er is niets anders te doen.',
  best: () => 'Niets anders lijkt van hieraf beter.',
};
