import { capital } from '@roadstead/kernel';
import type { Catalogue, DeedWords } from '../catalogue.js';
import { numberAmongAlike, placeKey } from '../places.js';
import { crew, enemies, fortune, items } from './cards.js';
import { figureObject, figures, figuresObject, numbered } from './events.js';
import { places } from './places.js';

const at = (id: string): string => {
  const { name } = places[placeKey(id)];
  const number = numberAmongAlike(id);
  return number === null ? name : numbered(name, number);
};
const spaces = (n: number): string => `${n} ${n === 1 ? 'Feld' : 'Felder'}`;
const arrival = (to: string, isFork: boolean): string => (isFork ? `Wegwahl bei ${at(to)}` : `Ziel ${at(to)}`);
/** "des Offiziers", "des Piraten". */
const genitive = { officer: 'Offiziers', pirate: 'Piraten' } as const;

export const deeds: DeedWords = {
  roll: () => 'Würfeln',
  move: ({ figure, steps, to, isFork }) => `${figures[figure]}: ${spaces(steps)} gehen, ${arrival(to, isFork)}`,
  winds: ({ figure, steps, to, isFork }) =>
    `${fortune.F13} spielen: mit dem ${figuresObject[figure]} ${spaces(steps)} gehen, ${arrival(to, isFork)}`,
  place: ({ figure, to }) => `Den ${figuresObject[figure]} einsetzen: ${at(to)}`,
  guide: ({ figure, to }) => `${fortune.F04} spielen: den ${figuresObject[figure]} einsetzen: ${at(to)}`,
  go: ({ to }) => `Weitergehen: ${at(to)}`,
  first: ({ figure, at: id }) => `Zuerst das Feld des ${genitive[figure]}: ${at(id)}`,
  recruit: ({ crew: kind }) => `${capital(crew[kind]!.one)} anheuern`,
  newRecruit: ({ crew: kind }) => `${fortune.F15} spielen: ${crew[kind]!.one} anheuern`,
  takeCrew: ({ seat, crew: kind }, who) => `${capital(crew[kind]!.one)} von ${who.datives([seat])} nehmen`,
  tongue: ({ seat, crew: kind }, who) => `${fortune.F14} spielen: ${crew[kind]!.one} von ${who.datives([seat])} nehmen`,
  takeGold: ({ seat, gold }, who) => `${gold} Gold von ${who.datives([seat])} nehmen`,
  takeNothing: () => 'Nichts nehmen',
  bid: ({ gold }) => `${gold} Gold bieten`,
  dontBid: () => 'Nicht bieten',
  playNothing: () => 'Keine Karte spielen',
  pay: ({ gold }) => `${gold} Gold Lösegeld zahlen und gewinnen`,
  fightKing: () => 'Gegen den Piratenkönig kämpfen',
  fightSpied: ({ card }) => `Gegen ${card === null ? 'diesen Gegner' : enemies[card]!.object} kämpfen`,
  bury: () => 'Diesen Gegner nach unten legen und gegen den nächsten kämpfen',
  resolve: ({ card }) => `Zuerst ${fortune[card]}`,
  ship: ({ figure }) => `Den ${figuresObject[figure]} zum Schiff zurückschicken`,
  sell: ({ item, gold }) => `${capital(items[item]!.object)} für ${gold} Gold verkaufen`,
  bargain: ({ item, gold, seat }, who) =>
    `${fortune.F06} spielen: ${items[item]!.object} von ${who.datives([seat])} für ${gold} Gold kaufen`,
  attack: ({ seat, figure, might }, who) => `Gegen ${figureObject(who, seat, figure)} kämpfen (Stärke ${might})`,
  peace: () => `${fortune.F01} spielen: kein Kampf`,
  blow: () => `${fortune.F02} spielen`,
  thinking: () => `${fortune.F03} spielen: noch einmal würfeln`,
  auction: () => `${fortune.F05} spielen`,
  endTurn: () => 'Zug beenden',
};

export const questions: Catalogue['questions'] = {
  turn: 'Würfle, oder spiele eine Karte für den Anfang deines Zugs.',
  move: 'Welche Figur geht?',
  place: 'Setze eine deiner Figuren auf ein freies Feld des Außenwegs.',
  fork: 'Welchen Weg?',
  first: 'Wessen Feld kommt zuerst?',
  recruit: 'Wen heuerst du an?',
  bridge: 'Was nimmst du, und von wem?',
  bid: 'Wie viel bietest du?',
  spy: 'Kämpfst du gegen diesen Gegner, oder legst du ihn nach unten?',
  lair: 'Zahlst du das Lösegeld, oder kämpfst du gegen den Piratenkönig?',
  order: 'Welche Karte kommt zuerst?',
  squall: 'Welche Figur geht zurück zu ihrem Schiff?',
  debt: 'Du musst mehr Gold zahlen, als du hast. Welchen Gegenstand verkaufst du?',
  limit: 'Eine Figur hat nur zwei Hände. Welche Waffe verkaufst du?',
  attack: 'Gegen wen kämpfst du als Nächstes?',
  window: 'Spielst du eine Karte?',
  bonus: 'Du hast gewonnen. Was nimmst du?',
  end: 'Beende deinen Zug, oder spiele eine Karte für sein Ende.',
};

export const reasons: Catalogue['reasons'] = {
  over: 'Die Partie ist vorbei.',
  spectating: 'Du siehst zu und kannst hier nichts tun.',
  notYours: 'Jemand anders muss jetzt entscheiden.',
  answerFirst: 'Du musst erst etwas anderes entscheiden.',
  notInHand: 'Diese Karte hast du nicht.',
  wrongMoment: 'Das ist nicht der Moment für diese Karte.',
  occupied: 'Dort steht schon eine Figur.',
  notOuter: 'Nur Felder des Außenwegs können gewählt werden.',
  tooPoor: 'So viel Gold hast du nicht.',
  bidHigher: 'Ein Gebot muss höher sein als das höchste bisher.',
  noWeapon: 'Nur Waffen können gekauft werden.',
  notOwned: 'Dieser Spieler hat diese Waffe nicht.',
  noMoreCrew: 'Dieser Spieler hat nicht mehr Mannschaftskarten als du.',
  noneLeft: 'Davon ist nichts mehr übrig.',
  notThere: 'Diese Figur ist nicht hier, oder sie wurde schon bekämpft.',
};
