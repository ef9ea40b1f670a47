import type { Language } from '@roadstead/kernel';

/** Everything that a replay says, whatever the game. */
export interface ReplayWords {
  /** Where one is. */
  step(step: number, last: number): string;
  readonly bust: string;
  readonly big: string;
  readonly hint: string;
  readonly goTo: string;
  readonly none: string;
  readonly spectator: string;
  seenBy(name: string): string;
  readonly running: string;
  readonly help: readonly (readonly [keys: string, meaning: string])[];
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
    bust: 'bust',
    big: 'big turn',
    hint: 'arrows: step and turn · b: bust · ?: all keys · q: quit',
    goTo: 'Go to step: ',
    none: 'There is none.',
    spectator: 'Seen by a spectator',
    seenBy: (name) => `Seen by ${name}`,
    running: 'The game is not over.',
    help: [
      ['→ n Space', 'one step on'],
      ['← p', 'one step back'],
      ['↓ ↑', 'next and previous turn'],
      ['Home End', 'to the start, to the end'],
      ['b B', 'next and previous bust'],
      ['h H', 'next and previous big turn'],
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
    bust: 'te veel gewaagd',
    big: 'grote beurt',
    hint: 'pijltjes: stap en beurt · b: te veel gewaagd · ?: alle toetsen · q: stoppen',
    goTo: 'Ga naar stap: ',
    none: 'Die is er niet.',
    spectator: 'Gezien door een toeschouwer',
    seenBy: (name) => `Gezien door ${name}`,
    running: 'Het spel is niet afgelopen.',
    help: [
      ['→ n Spatie', 'één stap verder'],
      ['← p', 'één stap terug'],
      ['↓ ↑', 'volgende en vorige beurt'],
      ['Home End', 'naar het begin, naar het einde'],
      ['b B', 'volgende en vorige keer te veel gewaagd'],
      ['h H', 'volgende en vorige grote beurt'],
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
    bust: 'zu viel riskiert',
    big: 'großer Zug',
    hint: 'Pfeile: Schritt und Zug · b: Fehlschlag · ?: alle Tasten · q: beenden',
    goTo: 'Zu Schritt: ',
    none: 'Den gibt es nicht.',
    spectator: 'Gesehen von einem Zuschauer',
    seenBy: (name) => `Gesehen von ${name}`,
    running: 'Das Spiel ist nicht aus.',
    help: [
      ['→ n Leertaste', 'einen Schritt weiter'],
      ['← p', 'einen Schritt zurück'],
      ['↓ ↑', 'nächster und voriger Zug'],
      ['Pos1 Ende', 'zum Anfang, zum Ende'],
      ['b B', 'nächster und voriger Fehlschlag'],
      ['h H', 'nächster und voriger großer Zug'],
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
