import type { Language } from '@roadstead/kernel';

export type KeyMeaning = readonly [keys: string, meaning: string];

/** Everything that a replay says, whatever the game. */
export interface ReplayWords {
  /** Where one is. */
  step(step: number, last: number): string;
  /** The keys at the foot; `mark` is the letter of a highlight and what it leads to, or empty. */
  hint(mark: string): string;
  readonly goTo: string;
  readonly none: string;
  readonly spectator: string;
  seenBy(name: string): string;
  readonly running: string;
  /** `marks` are the keys of the game's highlights. */
  help(marks: readonly KeyMeaning[]): readonly KeyMeaning[];
  readonly text: {
    readonly players: string;
    readonly result: string;
    readonly unfinished: string;
    readonly options: string;
    readonly rules: string;
    readonly seed: string;
    readonly commitment: string;
    readonly takenBack: (name: string) => string;
  };
}

export const REPLAY_WORDS: Readonly<Record<Language, ReplayWords>> = {
  en: {
    step: (step, last) => `Step ${step} of ${last}`,
    hint: (mark) => `arrows: step and turn · ${mark}?: all keys · q: quit`,
    goTo: 'Go to step: ',
    none: 'There is none.',
    spectator: 'Seen by a spectator',
    seenBy: (name) => `Seen by ${name}`,
    running: 'The game is not over.',
    help: (marks) => [
      ['→ n Space', 'one step on'],
      ['← p', 'one step back'],
      ['↓ ↑', 'next and previous turn'],
      ['Home End', 'to the start, to the end'],
      ...marks,
      ['g', 'go to a step: type its number, then Enter'],
      ['a', 'play by itself, and stop'],
      ['s', 'look from the next seat'],
      ['?', 'these keys, and back to the table'],
      ['q', 'quit'],
    ],
    text: {
      players: 'Players',
      result: 'Result',
      unfinished: 'not over yet',
      options: 'Options',
      rules: 'Rules',
      seed: 'Seed',
      commitment: 'Its seal, published at the start',
      takenBack: (name) => `${name} took something back.`,
    },
  },
  nl: {
    step: (step, last) => `Stap ${step} van ${last}`,
    hint: (mark) => `pijltjes: stap en beurt · ${mark}?: alle toetsen · q: stoppen`,
    goTo: 'Ga naar stap: ',
    none: 'Die is er niet.',
    spectator: 'Gezien door een toeschouwer',
    seenBy: (name) => `Gezien door ${name}`,
    running: 'Het spel is niet afgelopen.',
    help: (marks) => [
      ['→ n Spatie', 'één stap verder'],
      ['← p', 'één stap terug'],
      ['↓ ↑', 'volgende en vorige beurt'],
      ['Home End', 'naar het begin, naar het einde'],
      ...marks,
      ['g', 'ga naar een stap: typ het nummer, dan Enter'],
      ['a', 'vanzelf afspelen, en stoppen'],
      ['s', 'kijk vanaf de volgende plaats'],
      ['?', 'deze toetsen, en terug naar de tafel'],
      ['q', 'stoppen'],
    ],
    text: {
      players: 'Spelers',
      result: 'Uitslag',
      unfinished: 'nog niet afgelopen',
      options: 'Opties',
      rules: 'Regels',
      seed: 'Begingetal',
      commitment: 'Het zegel ervan, aan het begin bekendgemaakt',
      takenBack: (name) => `${name} nam iets terug.`,
    },
  },
  de: {
    step: (step, last) => `Schritt ${step} von ${last}`,
    hint: (mark) => `Pfeile: Schritt und Zug · ${mark}?: alle Tasten · q: beenden`,
    goTo: 'Zu Schritt: ',
    none: 'Den gibt es nicht.',
    spectator: 'Gesehen von einem Zuschauer',
    seenBy: (name) => `Gesehen von ${name}`,
    running: 'Die Partie ist nicht aus.',
    help: (marks) => [
      ['→ n Leertaste', 'einen Schritt weiter'],
      ['← p', 'einen Schritt zurück'],
      ['↓ ↑', 'nächster und voriger Zug'],
      ['Pos1 Ende', 'zum Anfang, zum Ende'],
      ...marks,
      ['g', 'zu einem Schritt: die Nummer tippen, dann Enter'],
      ['a', 'von selbst abspielen, und anhalten'],
      ['s', 'vom nächsten Platz aus sehen'],
      ['?', 'diese Tasten, und zurück zum Tisch'],
      ['q', 'beenden'],
    ],
    text: {
      players: 'Mitspieler',
      result: 'Ergebnis',
      unfinished: 'noch nicht aus',
      options: 'Optionen',
      rules: 'Regeln',
      seed: 'Startwert',
      commitment: 'Sein Siegel, zu Beginn veröffentlicht',
      takenBack: (name) => `${name} nahm etwas zurück.`,
    },
  },
};
