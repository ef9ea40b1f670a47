import type { Language } from '@roadstead/kernel';

interface NotesWords {
  readonly label: string;
  readonly about: string;
  readonly routes: string;
  route(fleet: string, place: string): string;
  /** After it, of a fleet that plies: the other end. */
  back(place: string): string;
}

/** What the notes to oneself say. */
export const NOTES_WORDS: Readonly<Record<Language, NotesWords>> = {
  en: {
    label: 'Notes to yourself',
    about: 'Kept on this device beside the game. Nobody else sees them.',
    routes: 'Routes you have planned',
    route: (fleet, place) => `Fleet ${fleet}: ${place}`,
    back: (place) => `and always back: ${place}`,
  },
  nl: {
    label: 'Notities voor jezelf',
    about: 'Ze worden op dit apparaat naast het spel bewaard. Niemand anders ziet ze.',
    routes: 'Routes die je gepland hebt',
    route: (fleet, place) => `Vloot ${fleet}: ${place}`,
    back: (place) => `en steeds terug: ${place}`,
  },
  de: {
    label: 'Notizen für dich',
    about: 'Sie werden auf diesem Gerät neben der Partie aufbewahrt. Niemand sonst sieht sie.',
    routes: 'Routen, die du geplant hast',
    route: (fleet, place) => `Flotte ${fleet}: ${place}`,
    back: (place) => `und immer zurück: ${place}`,
  },
};
