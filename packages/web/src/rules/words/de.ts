import type { RulesWords } from './en.js';

export const de: RulesWords = {
  title: (game) => `Regeln von ${game}`,
  chapters: 'Kapitel',
  lists: 'Alles, was zum Spiel gehört',
  oursTitle: 'Unsere eigenen Werte',
  ours: 'Die Werte dieser Zeilen sind unsere eigenen: Keine Anleitung nennt sie.',
  search: 'Regeln durchsuchen',
  clear: 'Suche löschen',
  found: (n) =>
    n === 0 ? 'Keine Regel enthält alle diese Wörter.' : n === 1 ? '1 Regel gefunden' : `${n} Regeln gefunden`,
  foundNone: 'Versuche es mit weniger Wörtern oder mit dem Namen von etwas auf dem Tisch.',
  example: 'Beispiel',
  link: (id) => `Link zu ${id} kopieren`,
  copied: 'Der Link ist kopiert.',
  notCopied: 'Der Browser lässt uns nicht kopieren. Der Link steht in der Adresszeile.',
  backToTable: 'Zurück zum Tisch',
  whole: 'Das ganze Regelheft',
  back: 'Zurück',
  all: 'Alle Kapitel',
  print: 'Drucken',
  noSuch: (id) => `Es gibt keine Regel ${id}.`,
  about:
    'In unseren eigenen Worten. Jede Regel hat eine Nummer, damit ihr sie nennen könnt, wenn ihr euch uneins seid.',
};
