import type { WayWords } from '../catalogue.js';

const figures = { officer: 'Offizier', pirate: 'Pirat' } as const;
const steps = (n: number): string => `${n} ${n === 1 ? 'Feld' : 'Felder'}`;
const stepsDative = (n: number): string => `${n} ${n === 1 ? 'Feld' : 'Feldern'}`;

export const ways: WayWords = {
  castleOnWay: 'Burg auf dem Weg',
  who: (figure, might) => `${figures[figure]}, Stärke ${might}`,
  stops: (figure, step) => `${figures[figure]}, hält nach ${stepsDative(step)}`,
  button: (figure, to) => `${figures[figure]} ${to}`,
  spoken: (figure, to, n, lines) => `${figures[figure]} ${to}, ${steps(n)}: ${lines}.`,
  enemy: (least, most) =>
    least === most ? `unbekannter Gegner, Stärke ${least}` : `unbekannter Gegner, Stärke ${least} bis ${most}`,
  noEnemy: 'kein Gegner mehr da',
  cardForBeating: 'eine Schicksalskarte für den Sieg',
  crew: (names) => `anheuern: ${names}`,
  noCrew: 'keine Mannschaft mehr da',
  dues: (name) => `Zahlung an ${name}`,
  takeAll: 'alles nehmen',
  empty: 'leer',
  ownDock: 'Dock des eigenen Schiffs',
  otherDock: 'Dock des anderen Schiffs',
  tax: 'Steuer',
  draws: (n) => (n === 1 ? 'eine Schicksalskarte ziehen' : `${n} Schicksalskarten ziehen`),
  auction: 'ein Gegenstand wird versteigert',
  noAuction: 'kein Gegenstand mehr da',
  back: (faces) => `zurück zum Schiff bei ${faces}`,
  blank: 'Leerseite',
  ropeHolds: 'dein Seil hält die Figur hier',
  idol: 'so viel Gold, wie ein Würfel zeigt',
  geyser: 'eine Schicksalskarte',
  lava: 'um einen Würfel weitergehen und das Feld dort ausführen',
  crewFrom: (names) => `eine Mannschaftskarte von ${names}`,
  goldFrom: (names) => `Gold von ${names}`,
  mostCrew: 'nichts: Niemand hat mehr Mannschaft als du',
  mostGold: 'nichts: Niemand hat mehr Gold als du',
  den: (perPip) => `${perPip} Gold je Auge eines Würfels zahlen`,
  buried: 'so viel Gold, wie zwei Würfel zeigen',
  mate: (might) => `Erster Maat, Stärke ${might}`,
  ransom: (least, most) => (least === most ? `Lösegeld ${least} Gold` : `Lösegeld ${least} bis ${most} Gold`),
  king: (might) => `oder Piratenkönig, Stärke ${might}`,
  foe: (name, figure, might) => `dann ${figures[figure]} von ${name}, Stärke ${might}`,
  foeWithCrew: 'mit der richtigen Mannschaftskarte von hier',
  nobody: 'nichts geschieht, niemand ist da',
  debt: 'mehr, als du hast: Schulden, und zurück zum Schiff',
  goldThen: (gold) => `dann ${gold} Gold`,
};
