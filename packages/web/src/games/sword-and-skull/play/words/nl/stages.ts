import { listed } from '@roadstead/kernel';
import type { StageWords } from '../catalogue.js';

const figures = { officer: 'officier', pirate: 'piraat' } as const;
const cards = (n: number): string => (n === 1 ? 'een fortuinkaart' : `${n} fortuinkaarten`);

export const stages: StageWords = {
  mate: 'Eerste Stuurman',
  king: 'Pirate King',
  figureOf: (name, figure) => `de ${figures[figure]} van ${name}`,
  yours: (figure) => `je ${figures[figure]}`,
  versus: (attacker, foe) => `${attacker} tegen ${foe}`,
  might: 'kracht',
  noMight: 'nog geen kracht',
  smoky: 'Mistige Grot',
  die: 'dobbelsteen',
  blank: 'blanco',
  plus: 'kaarten',
  total: 'totaal',
  leads: (name, by) => (name === null ? `Jij staat ${by} voor` : `${name} staat ${by} voor`),
  level: 'Gelijk',
  tieGoes: (name) => (name === null ? 'Gelijk is voor jou: jij valt aan.' : `Gelijk is voor ${name}, die aanvalt.`),
  blankLoses: 'Blanco verliest altijd.',
  chance: (name, percent) => (name === null ? `Je kans: ${percent}` : `Kans van ${name}: ${percent}`),
  rerolled: (from, to) => `${from} wordt ${to}`,
  ifWin: (what) => `Als je wint: ${what}.`,
  ifLose: (what) => `Als je verliest: ${what}.`,
  bonusStake: (gold, crew) => (crew === 0 ? `${gold} goud` : `${gold} goud, of een van ${crew} bemanningskaarten`),
  bonusLoss: (name, gold, crew) =>
    crew === 0
      ? `${name} mag ${gold} goud nemen`
      : `${name} mag ${gold} goud nemen, of een van je ${crew} bemanningskaarten`,
  enemyStake: (gold, items, n) =>
    listed(
      [
        ...(gold > 0 ? [`${gold} goud`] : []),
        ...(items > 0 ? [items === 1 ? 'een voorwerp' : `${items} voorwerpen`] : []),
        ...(n > 0 ? [cards(n)] : []),
      ],
      'en',
    ),
  nothingLost: 'je verliest niets',
  mateStake: 'je blijft in het Meer van Vuur, en de volgende zet leidt naar de Schuilplaats',
  denLoss: 'terug naar het Dievenhol, en de worp daar',
  kingStake: 'je wint het spel',
  auction: 'Veiling',
  auctionLead: (name) =>
    name === null ? 'Iedereen biedt één keer, jij als laatste.' : `Iedereen biedt één keer, ${name} als laatste.`,
  highest: 'Hoogste bod',
  noBid: 'nog geen',
  unsold: 'Niemand biedt: het gaat op de aflegstapel.',
  bidOf: (gold) => `biedt ${gold}`,
  mayBid: (least, most) => (least === most ? `mag ${least} bieden` : `mag ${least} tot ${most} bieden`),
  cannotBid: 'kan niet hoger',
  noWeapon: 'geen wapen',
  sellsFor: (gold) => `brengt ${gold} goud op`,
  weapons: (figure, n, of) => `je ${figures[figure]} heeft ${n} van ${of} wapens`,
  forYou: 'Voor jou',
  lair: 'De Schuilplaats van de Pirate King',
  lairLead: (players) => `Eén dobbelsteen en ${players} spelers bepalen het losgeld.`,
  ransom: (gold) => `Losgeld: ${gold} goud`,
  rolled: 'gegooid',
  tooDear: 'te duur',
  enoughGold: (gold, left) => `${gold} goud is genoeg, er blijft ${left} over.`,
  notEnough: (gold, missing) => `${gold} goud: er ontbreekt ${missing}, dus komt er een gevecht.`,
  kingMight: (might, name) => `kracht ${might}, ${name} gooit voor hem`,
  you: 'Jij',
};
