import type { Words } from '../en.js';

const plural = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`;

export const common = {
  name: 'Roadstead',
  tagline: 'Bordspellen van de zee, voor anker in je browser.',
  home: 'Startpagina',
  close: 'Sluiten',
  cancel: 'Annuleren',
  more: 'Meer',
  retry: 'Opnieuw proberen',
  copyReport: 'Verslag kopiëren',
  copied: 'Gekopieerd.',
  loading: 'Koers bepalen …',
  notFound: 'Op dit adres is niets.',
  failed: 'Er ging iets mis.',
  failedHelp: 'Je spellen zijn veilig. Probeer het opnieuw, of kopieer een verslag voor wie dit herstelt.',
  alone: 'Alleen op zee — enkel bots',
  newVersion: 'Er is een nieuwe versie.',
  reload: 'Nu laden',
  languageNames: { en: 'English', nl: 'Nederlands', de: 'Deutsch' },
  levels: {
    landlubber: { name: 'Landrot', help: 'Voor het eerst op zee: een kind kan ervan winnen.' },
    deckhand: { name: 'Dekknecht', help: 'Leert snel, maar durft vaak te veel of te weinig.' },
    sailor: { name: 'Matroos', help: 'Degelijk, maar vergist zich soms.' },
    captain: { name: 'Kapitein', help: 'Weegt elke keuze, snel en goed.' },
    admiral: { name: 'Admiraal', help: 'Geduldig: denkt hooguit een seconde na per beslissing. Moeilijk te verslaan.' },
  },
  style: {
    label: 'Stijl',
    byChance: 'Stijl: door het toeval',
    byChanceHelp: 'Het toeval geeft elke bot een eigen stijl, en de tafel laat zien welke.',
  },
  you: 'Jij',
  person: (n: number) => `Speler ${n}`,
  ago: {
    now: 'zojuist',
    minutes: (n: number) => `${plural(n, 'minuut', 'minuten')} geleden`,
    hours: (n: number) => `${n} uur geleden`,
    days: (n: number) => `${plural(n, 'dag', 'dagen')} geleden`,
  },
} satisfies Partial<Words>;
