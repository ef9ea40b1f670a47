import type { Words } from '../en.js';

const plural = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`;

export const common = {
  name: 'Roadstead',
  tagline: 'Brettspiele von der See, vor Anker in deinem Browser.',
  home: 'Startseite',
  close: 'Schließen',
  cancel: 'Abbrechen',
  more: 'Mehr',
  retry: 'Noch einmal versuchen',
  copyReport: 'Bericht kopieren',
  copied: 'Kopiert.',
  loading: 'Kurs wird bestimmt …',
  notFound: 'Unter dieser Adresse ist nichts.',
  failed: 'Etwas ist schiefgegangen.',
  failedHelp:
    'Deine Partien sind sicher. Versuche es noch einmal, oder kopiere einen Bericht für den, der das repariert.',
  alone: 'Allein auf See — nur Bots',
  newVersion: 'Eine neue Version ist da.',
  reload: 'Jetzt laden',
  languageNames: { en: 'English', nl: 'Nederlands', de: 'Deutsch' },
  levels: {
    landlubber: { name: 'Landratte', help: 'Zum ersten Mal auf See: Auch ein Kind kann gewinnen.' },
    deckhand: { name: 'Decksjunge', help: 'Lernt schnell, wagt aber oft zu viel oder zu wenig.' },
    sailor: { name: 'Matrose', help: 'Solide, irrt sich aber manchmal.' },
    captain: { name: 'Kapitän', help: 'Wägt jede Entscheidung ab, schnell und gut.' },
    admiral: {
      name: 'Admiral',
      help: 'Geduldig: überlegt höchstens eine Sekunde je Entscheidung. Schwer zu schlagen.',
    },
  },
  style: {
    label: 'Stil',
    byChance: 'Stil: durch Zufall',
    byChanceHelp: 'Der Zufall gibt jedem Bot einen eigenen Stil, und der Tisch zeigt, welchen.',
  },
  you: 'Du',
  person: (n: number) => `Spieler ${n}`,
  ago: {
    now: 'gerade eben',
    minutes: (n: number) => `vor ${plural(n, 'Minute', 'Minuten')}`,
    hours: (n: number) => `vor ${plural(n, 'Stunde', 'Stunden')}`,
    days: (n: number) => `vor ${plural(n, 'Tag', 'Tagen')}`,
  },
} satisfies Partial<Words>;
