import type { BeatWords, EndWords, TellWords } from '../catalogue.js';

const figures = { officer: 'officier', pirate: 'piraat' } as const;
const crew = (n: number): string => `${n} ${n === 1 ? 'bemanningskaart' : 'bemanningskaarten'}`;

export const tells: TellWords = {
  round: (round, name) => `Ronde ${round}, beurt van ${name}.`,
  roundYours: (round) => `Ronde ${round}, jouw beurt.`,
  chests: (list) => `Goud op de schatkisten: ${list}.`,
  trove: (gold) => `Treasure Trove: ${gold} goud.`,
  piles: (enemy, item, fortune) => `Stapels: ${enemy} vijanden, ${item} voorwerpen, ${fortune} fortuinkaarten.`,
  crewLeft: (list) => `Bemanning over: ${list}.`,
  you: (facts) => `Jij: ${facts}.`,
  player: (name, facts) => `${name}: ${facts}.`,
  facts: (gold, officer, pirate, n, hand) =>
    `${gold} goud, kracht ${officer} voor de officier en ${pirate} voor de piraat, ${crew(n)}, ${hand} op hand`,
  stands: (officer, pirate) => `officier op ${officer}, piraat op ${pirate}`,
  crew: (list) => `bemanning: ${list}`,
  items: (list) => `voorwerpen: ${list}`,
  table: (list) => `op tafel: ${list}`,
  hand: (list) => `Je hand: ${list}.`,
  several: (n, name) => (n === 1 ? name : `${n} × ${name}`),
  wayToWin: (least, most, figure, chance) =>
    `losgeld ${least} tot ${most} goud, ${chance} tegen de Pirate King met de ${figures[figure]}`,
  help: [
    'Noem een nummer van de lijst, of wat je wilt doen: “gooi”, “officier 5”, “piraat trove”, “bied 8”, “pas”, “vecht”, “speel lucky blow”, “neem marinier”, “verkoop”, “einde”.',
    'Een figuur, een aantal velden, een plaats, een speler of een kaart is genoeg als er maar één ding past.',
    '“wegen” leest elke weg met wat hij brengt, “bekijk” en een naam leest wat een plaats of kaart doet.',
  ],
  unknown: (text) => `Niets hier heet “${text}”.`,
  which: (list) => `Er passen meer dingen: ${list}.`,
  canDo: (list) => `Je kunt: ${list}.`,
};

export const beats: BeatWords = {
  drew: (n) => (n === 1 ? '+1 fortuinkaart' : `+${n} fortuinkaarten`),
  gold: (signed) => `${signed} goud`,
  fought: (foe, isWon, mine, theirs) => `${foe}: ${isWon ? 'gewonnen' : 'verloren'} ${mine} : ${theirs}`,
  nothing: 'niets',
};

export const ends: EndWords = {
  noResult: 'Het spel gaat door.',
  second: 'tweede',
  winner: (by, figure) =>
    by === 'ransom' ? `losgeld betaald met de ${figures[figure]}` : `Pirate King verslagen met de ${figures[figure]}`,
  atOnce: 'Wie in de Schuilplaats het losgeld betaalt of de Pirate King verslaat, wint meteen.',
  ransomPaid: 'Het losgeld werd in de Schuilplaats helemaal betaald.',
  kingBeaten: (might) => `De Pirate King, kracht ${might}, werd in de Schuilplaats verslagen.`,
  shared: (names) => `Er is één winnaar; de tweede plaats wordt gedeeld: ${names}.`,
  mightOf: (figure) => `kracht van de ${figures[figure]}`,
  copies: (n, might) => (n === 1 ? `${might}` : `${n} × ${might / n}`),
  also: (gold, least, most, chance) =>
    `${gold} goud voor een losgeld van ${least} tot ${most}; ${chance} tegen de Pirate King.`,
};
