import type { BeatWords, EndWords, TellWords } from '../catalogue.js';

const objects = { officer: 'Offizier', pirate: 'Piraten' } as const;
const genitive = { officer: 'Offiziers', pirate: 'Piraten' } as const;
const crew = (n: number): string => `${n} ${n === 1 ? 'Mannschaftskarte' : 'Mannschaftskarten'}`;

export const tells: TellWords = {
  round: (round, name) => `Runde ${round}, ${name} am Zug.`,
  roundYours: (round) => `Runde ${round}, du bist am Zug.`,
  chests: (list) => `Gold auf den Truhen: ${list}.`,
  trove: (gold) => `Schatzhort: ${gold} Gold.`,
  piles: (enemy, item, fortune) => `Stapel: ${enemy} Gegner, ${item} Gegenstände, ${fortune} Schicksalskarten.`,
  crewLeft: (list) => `Mannschaft übrig: ${list}.`,
  you: (facts) => `Du: ${facts}.`,
  player: (name, facts) => `${name}: ${facts}.`,
  facts: (gold, officer, pirate, n, hand) =>
    `${gold} Gold, Stärke ${officer} für den Offizier und ${pirate} für den Piraten, ${crew(n)}, ${hand} auf der Hand`,
  stands: (officer, pirate) => `Offizier: ${officer}, Pirat: ${pirate}`,
  crew: (list) => `Mannschaft: ${list}`,
  items: (list) => `Gegenstände: ${list}`,
  table: (list) => `auf dem Tisch: ${list}`,
  hand: (list) => `Deine Hand: ${list}.`,
  several: (n, name) => (n === 1 ? name : `${n} × ${name}`),
  wayToWin: (least, most, figure, chance) =>
    `Lösegeld ${least} bis ${most} Gold, ${chance} gegen den Piratenkönig mit dem ${objects[figure]}`,
  help: [
    'Nenne eine Nummer der Liste oder was du tun willst: „würfeln“, „Offizier 5“, „Pirat Schatzhort“, „biete 8“, „passen“, „kämpfen“, „spiele Glückstreffer“, „anheuern“, „verkaufe“, „Ende“.',
    'Eine Figur, eine Zahl von Feldern, ein Ort, ein Spieler oder eine Karte genügt, wenn nur eins passt.',
    '„Wege“ liest jeden Weg mit dem, was er bringt, „zeige“ und ein Name liest, was ein Ort oder eine Karte tut.',
  ],
  unknown: (text) => `Nichts hier heißt „${text}“.`,
  which: (list) => `Mehreres passt: ${list}.`,
  canDo: (list) => `Du kannst: ${list}.`,
};

export const beats: BeatWords = {
  drew: (n) => (n === 1 ? '+1 Schicksalskarte' : `+${n} Schicksalskarten`),
  gold: (signed) => `${signed} Gold`,
  fought: (foe, isWon, mine, theirs) => `${foe}: ${mine} : ${theirs} ${isWon ? 'gewonnen' : 'verloren'}`,
  nothing: 'nichts',
};

export const ends: EndWords = {
  noResult: 'Die Partie geht weiter.',
  second: 'Zweiter',
  winner: (by, figure) =>
    by === 'ransom' ? `Lösegeld gezahlt mit dem ${objects[figure]}` : `Piratenkönig besiegt mit dem ${objects[figure]}`,
  atOnce: 'Wer im Versteck das Lösegeld zahlt oder den Piratenkönig besiegt, gewinnt sofort.',
  ransomPaid: 'Das Lösegeld wurde im Versteck ganz gezahlt.',
  kingBeaten: (might) => `Der Piratenkönig, Stärke ${might}, wurde im Versteck besiegt.`,
  shared: (names) => `Es gibt einen Sieger; den zweiten Platz teilen sich: ${names}.`,
  mightOf: (figure) => `Stärke des ${genitive[figure]}`,
  copies: (n, might) => (n === 1 ? `${might}` : `${n} × ${might / n}`),
  also: (gold, least, most, chance) =>
    `${gold} Gold für ein Lösegeld von ${least} bis ${most}; ${chance} gegen den Piratenkönig.`,
};
