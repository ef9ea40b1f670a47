import cover from 'virtual:picture/companies-cover';
import type { GameFace } from '../face.js';
import { companiesCommands } from './commands.js';

const LEAVE = {
  tariff: { en: 'leave by tariff', nl: 'verlof voor een tarief', de: 'Erlaubnis nach Tarif' },
  closed: { en: 'warehouses closed', nl: 'pakhuizen gesloten', de: 'Lagerhäuser geschlossen' },
} as const;

export const companiesFace: GameFace = {
  id: 'companies',
  cover,
  title: { en: 'The Companies', nl: 'Compagnieën', de: 'Die Kompanien' },
  pitch: {
    en: 'Load goods in one harbour of the world and sell them far away: past storms, pirates and rivals, from 1600 to 1782. Build warehouses and forts, and keep your crews content.',
    nl: 'Laad waren in de ene haven van de wereld en verkoop ze ver weg: langs stormen, piraten en rivalen, van 1600 tot 1782. Bouw pakhuizen en forten, en houd je bemanning tevreden.',
    de: 'Lade Waren in einem Hafen der Welt und verkaufe sie in der Ferne: vorbei an Stürmen, Piraten und Rivalen, von 1600 bis 1782. Baue Lagerhäuser und Festungen, und halte die Mannschaft bei Laune.',
  },
  players: { min: 2, max: 5 },
  minutes: 120,
  points: { en: 'points', nl: 'punten', de: 'Punkte' },
  brings: ['daily', 'lessons', 'rulebook', 'tally'],
  first: { id: 'first-voyage', minutes: 6 },
  setup: ({ calendars = 3, leave = 'ask' }, language) => {
    const n = Number(calendars);
    const length = {
      en: n === 1 ? 'one calendar' : `${n}\u00a0calendars`,
      nl: n === 1 ? 'één kalender' : `${n}\u00a0kalenders`,
      de: n === 1 ? 'ein Kalender' : `${n}\u00a0Kalender`,
    }[language];
    return leave === 'ask' ? length : `${length}, ${LEAVE[String(leave) as keyof typeof LEAVE][language]}`;
  },
  commands: companiesCommands,
};
