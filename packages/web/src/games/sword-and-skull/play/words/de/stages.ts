import { listed } from '@roadstead/kernel';
import type { StageWords } from '../catalogue.js';

const figures = { officer: 'Offizier', pirate: 'Pirat' } as const;
const objects = { officer: 'Offizier', pirate: 'Piraten' } as const;
const cards = (n: number): string => (n === 1 ? 'eine Schicksalskarte' : `${n} Schicksalskarten`);

export const stages: StageWords = {
  mate: 'Erster Maat',
  king: 'Piratenkönig',
  figureOf: (name, figure, isObject) =>
    isObject ? `den ${objects[figure]} von ${name}` : `${figures[figure]} von ${name}`,
  yours: (figure, isObject) => (isObject ? `deinen ${objects[figure]}` : `dein ${figures[figure]}`),
  versus: (attacker, foe) => `${attacker} gegen ${foe}`,
  might: 'Stärke',
  noMight: 'noch keine Stärke',
  smoky: 'Rauchhöhle',
  die: 'Würfel',
  blank: 'Leerseite',
  plus: 'Karten',
  total: 'Summe',
  leads: (name, by) => (name === null ? `Du führst um ${by}` : `${name} führt um ${by}`),
  level: 'Gleichstand',
  tieGoes: (name) =>
    name === null ? 'Bei Gleichstand gewinnst du: Du greifst an.' : `Bei Gleichstand gewinnt ${name}, als Angreifer.`,
  blankLoses: 'Eine Leerseite verliert immer.',
  chance: (name, percent) => (name === null ? `Deine Chance: ${percent}` : `Chance von ${name}: ${percent}`),
  rerolled: (from, to) => `aus ${from} wird ${to}`,
  ifWin: (what) => `Bei einem Sieg: ${what}.`,
  ifLose: (what) => `Bei einer Niederlage: ${what}.`,
  bonusStake: (gold, crew) => (crew === 0 ? `${gold} Gold` : `${gold} Gold, oder eine von ${crew} Mannschaftskarten`),
  bonusLoss: (name, gold, crew) =>
    crew === 0
      ? `${name} darf ${gold} Gold nehmen`
      : `${name} darf ${gold} Gold nehmen, oder eine deiner ${crew} Mannschaftskarten`,
  enemyStake: (gold, items, n) =>
    listed(
      [
        ...(gold > 0 ? [`${gold} Gold`] : []),
        ...(items > 0 ? [items === 1 ? 'ein Gegenstand' : `${items} Gegenstände`] : []),
        ...(n > 0 ? [cards(n)] : []),
      ],
      'und',
    ),
  nothingLost: 'nichts geht verloren',
  mateStake: 'du bleibst im Feuersee, und der nächste Zug führt ins Versteck',
  denLoss: 'zurück ins Diebesnest, und der Wurf dort',
  kingStake: 'du gewinnst die Partie',
  auction: 'Versteigerung',
  auctionLead: (name) => (name === null ? 'Jeder bietet einmal, du zuletzt.' : `Jeder bietet einmal, ${name} zuletzt.`),
  highest: 'Höchstes Gebot',
  noBid: 'noch keins',
  unsold: 'Niemand bietet: Es wird abgelegt.',
  bidOf: (gold) => `bietet ${gold}`,
  mayBid: (least, most) => (least === most ? `darf ${least} bieten` : `darf ${least} bis ${most} bieten`),
  cannotBid: 'kann nicht höher gehen',
  noWeapon: 'keine Waffe',
  sellsFor: (gold) => `Verkaufspreis ${gold} Gold`,
  weapons: (figure, n, of) => `dein ${figures[figure]} hat ${n} von ${of} Waffen`,
  forYou: 'Für dich',
  lair: 'Das Versteck des Piratenkönigs',
  lairLead: (players) => `Ein Würfel und ${players} Spieler bestimmen das Lösegeld.`,
  ransom: (gold) => `Lösegeld: ${gold} Gold`,
  rolled: 'gewürfelt',
  tooDear: 'zu teuer',
  enoughGold: (gold, left) => `${gold} Gold reichen, ${left} blieben übrig.`,
  notEnough: (gold, missing) => `${gold} Gold: Es fehlen ${missing}, also wird gekämpft.`,
  kingMight: (might, name) => `Stärke ${might}, ${name} würfelt für ihn`,
  you: 'Du',
};
