import type { RulesWords } from './en.js';

export const nl: RulesWords = {
  title: (game) => `Regels van ${game}`,
  chapters: 'Hoofdstukken',
  lists: 'Alles wat bij het spel hoort',
  oursTitle: 'Onze eigen getallen',
  ours: 'De getallen in deze rijen zijn van onszelf: geen spelregels vermelden ze.',
  search: 'Zoek in de regels',
  clear: 'Zoekopdracht wissen',
  found: (n) => (n === 0 ? 'Geen regel bevat al deze woorden.' : n === 1 ? '1 regel gevonden' : `${n} regels gevonden`),
  foundNone: 'Probeer minder woorden, of de naam van iets op tafel.',
  example: 'Voorbeeld',
  link: (id) => `Link naar ${id} kopiëren`,
  copied: 'De link is gekopieerd.',
  notCopied: 'De browser laat ons niet kopiëren. De link staat in de adresbalk.',
  backToTable: 'Terug naar de tafel',
  whole: 'Het hele regelboek',
  back: 'Terug',
  all: 'Alle hoofdstukken',
  print: 'Afdrukken',
  noSuch: (id) => `Er is geen regel ${id}.`,
  about: 'In onze eigen woorden. Elke regel heeft een nummer, zodat je hem kunt noemen als jullie het oneens zijn.',
};
