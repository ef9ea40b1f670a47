import type { Language } from '@roadstead/kernel';

interface TableWords {
  readonly players: string;
  readonly hand: string;
  readonly played: string;
  readonly nothing: string;
  readonly laid: string;
  readonly chooses: string;
  readonly wait: string;
  call(odd: boolean): string;
  points(n: number): string;
  wins(name: string, points: string): string;
  share(names: string, points: string): string;
  unknown(text: string): string;
}

export const WORDS: Readonly<Record<Language, TableWords>> = {
  en: {
    players: 'Players',
    hand: 'Your lots',
    played: 'Shown so far',
    nothing: 'nothing yet',
    laid: 'has laid',
    chooses: 'is choosing',
    wait: 'You have laid your lot: wait for the others.',
    call: (odd) => (odd ? 'Odd lots' : 'Even lots'),
    points: (n) => (n === 1 ? '1 point' : `${n} points`),
    wins: (name, points) => `${name}: the victory, with ${points}.`,
    share: (names, points) => `${names} share the victory, with ${points}.`,
    unknown: (text) => `"${text}" cannot be done here.`,
  },
  nl: {
    players: 'Spelers',
    hand: 'Jouw loten',
    played: 'Tot nu toe getoond',
    nothing: 'nog niets',
    laid: 'heeft gelegd',
    chooses: 'kiest nog',
    wait: 'Je hebt je lot gelegd: wacht op de anderen.',
    call: (odd) => (odd ? 'Oneven loten' : 'Even loten'),
    points: (n) => (n === 1 ? '1 punt' : `${n} punten`),
    wins: (name, points) => `${name}: de overwinning, met ${points}.`,
    share: (names, points) => `${names} delen de overwinning, met ${points}.`,
    unknown: (text) => `"${text}" kan hier niet.`,
  },
  de: {
    players: 'Mitspielende',
    hand: 'Deine Lose',
    played: 'Bisher gezeigt',
    nothing: 'noch nichts',
    laid: 'hat gelegt',
    chooses: 'wählt noch',
    wait: 'Dein Los liegt: Warte auf die anderen.',
    call: (odd) => (odd ? 'Ungerade Lose' : 'Gerade Lose'),
    points: (n) => (n === 1 ? '1 Punkt' : `${n} Punkte`),
    wins: (name, points) => `${name}: der Sieg, mit ${points}.`,
    share: (names, points) => `${names} teilen sich den Sieg, mit ${points}.`,
    unknown: (text) => `„${text}“ geht hier nicht.`,
  },
};
