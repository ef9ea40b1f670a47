import type { Language } from '@roadstead/kernel';

interface TableWords {
  readonly seats: string;
  readonly board: string;
  readonly west: string;
  readonly east: string;
  readonly yourTurn: string;
  readonly waits: string;
  readonly doing: string;
  readonly to: string;
  readonly sail: string;
  readonly load: string;
  readonly end: string;
  readonly one: string;
  readonly all: string;
  readonly next: string;
  readonly further: string;
  readonly ledger: string;
  readonly crates: string;
  readonly shells: string;
  readonly pearls: string;
  readonly lanes: string;
  readonly surf: string;
  readonly surfHere: string;
  readonly market: string;
  readonly marketLead: string;
  readonly boats: string;
  readonly none: string;
  rolled(die: number): string;
  left(steps: number): string;
  crateCount(n: number): string;
  purse(shells: number): string;
  points(n: number): string;
  wins(names: string, points: string): string;
  unknown(text: string): string;
}

export const WORDS: Readonly<Record<Language, TableWords>> = {
  en: {
    seats: 'Players',
    board: 'The islets',
    west: 'The western round',
    east: 'The eastern round',
    yourTurn: 'What do you do?',
    waits: 'Wait for the others.',
    doing: 'What',
    to: 'Where to',
    sail: 'Sail',
    load: 'Load',
    end: 'End the turn',
    one: 'one crate',
    all: 'all crates',
    next: 'Next to you',
    further: 'Further away',
    ledger: 'Ledger',
    crates: 'Crates',
    shells: 'Shells',
    pearls: 'Pearls',
    lanes: 'Lanes to',
    surf: 'Surf',
    surfHere: 'a crate may go overboard',
    market: 'A pearl at the market',
    marketLead: 'All bid in secret. The highest bid alone wins, and pays.',
    boats: 'Boats here',
    none: 'none',
    rolled: (die) => (die === 0 ? 'Nothing is rolled yet.' : `The die shows ${die}.`),
    left: (steps) => (steps === 1 ? '1 step left' : `${steps} steps left`),
    crateCount: (n) => (n === 1 ? '1 crate' : `${n} crates`),
    purse: (shells) => `has ${shells} shells`,
    points: (n) => (n === 1 ? '1 point' : `${n} points`),
    wins: (names, points) => `The victory goes to ${names}, with ${points}.`,
    unknown: (text) => `"${text}" cannot be done here.`,
  },
  nl: {
    seats: 'Spelers',
    board: 'De eilandjes',
    west: 'De westelijke ronde',
    east: 'De oostelijke ronde',
    yourTurn: 'Wat doe je?',
    waits: 'Wacht op de anderen.',
    doing: 'Wat',
    to: 'Waarheen',
    sail: 'Varen',
    load: 'Laden',
    end: 'Beurt beëindigen',
    one: 'één kist',
    all: 'alle kisten',
    next: 'Naast je',
    further: 'Verder weg',
    ledger: 'Kasboek',
    crates: 'Kisten',
    shells: 'Schelpen',
    pearls: 'Parels',
    lanes: 'Vaarwegen naar',
    surf: 'Branding',
    surfHere: 'er kan een kist overboord gaan',
    market: 'Een parel op de markt',
    marketLead: 'Iedereen biedt in het geheim. Alleen het hoogste bod wint, en betaalt.',
    boats: 'Boten hier',
    none: 'geen',
    rolled: (die) => (die === 0 ? 'Er is nog niet gegooid.' : `De dobbelsteen toont ${die}.`),
    left: (steps) => (steps === 1 ? 'Nog 1 stap' : `Nog ${steps} stappen`),
    crateCount: (n) => (n === 1 ? '1 kist' : `${n} kisten`),
    purse: (shells) => `heeft ${shells} schelpen`,
    points: (n) => (n === 1 ? '1 punt' : `${n} punten`),
    wins: (names, points) => `De overwinning gaat naar ${names}, met ${points}.`,
    unknown: (text) => `"${text}" kan hier niet.`,
  },
  de: {
    seats: 'Mitspielende',
    board: 'Die Inselchen',
    west: 'Die westliche Runde',
    east: 'Die östliche Runde',
    yourTurn: 'Was tust du?',
    waits: 'Warte auf die anderen.',
    doing: 'Was',
    to: 'Wohin',
    sail: 'Segeln',
    load: 'Laden',
    end: 'Zug beenden',
    one: 'eine Kiste',
    all: 'alle Kisten',
    next: 'Neben dir',
    further: 'Weiter weg',
    ledger: 'Kassenbuch',
    crates: 'Kisten',
    shells: 'Muscheln',
    pearls: 'Perlen',
    lanes: 'Wege nach',
    surf: 'Brandung',
    surfHere: 'eine Kiste kann über Bord gehen',
    market: 'Eine Perle auf dem Markt',
    marketLead: 'Alle bieten heimlich. Nur das höchste Gebot gewinnt und zahlt.',
    boats: 'Boote hier',
    none: 'keine',
    rolled: (die) => (die === 0 ? 'Noch ist nicht gewürfelt.' : `Der Würfel zeigt ${die}.`),
    left: (steps) => (steps === 1 ? 'Noch 1 Schritt' : `Noch ${steps} Schritte`),
    crateCount: (n) => (n === 1 ? '1 Kiste' : `${n} Kisten`),
    purse: (shells) => `hat ${shells} Muscheln`,
    points: (n) => (n === 1 ? '1 Punkt' : `${n} Punkte`),
    wins: (names, points) => `Der Sieg geht an ${names}, mit ${points}.`,
    unknown: (text) => `„${text}“ geht hier nicht.`,
  },
};
