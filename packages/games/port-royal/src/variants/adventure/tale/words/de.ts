import { and, coins } from '../../../../words/grammar/de.js';
import type { Opener, TaleWords } from './catalogue.js';

const ORDINALS = ['erst', 'zweit', 'dritt', 'viert', 'fünft', 'sechst', 'siebt', 'acht', 'neunt', 'zehnt'];
const did = (lead: Opener, who: string, verb: string): string =>
  lead === null ? `${who} ${verb}` : `${lead} ${verb} ${who}`;
const quoted = (title: string): string => `„${title}“`;
const nth = (n: number, ending: string): string =>
  ORDINALS[n - 1] === undefined ? `${n}.` : `${ORDINALS[n - 1]}${ending}`;

export const de: TaleWords = {
  title: 'Das Abenteuer beginnt',
  chapter: (n) => `Kapitel ${n}`,
  closed: 'verschlossen',
  closedUntil: (chapter) => `nach Kapitel ${chapter}`,
  again: 'noch einmal erzählt',
  alone: 'allein',
  together: (n) => `gemeinsam, ${n} Spieler`,
  against: (n) => `gegeneinander, ${n} Spieler`,
  won: (tries) => (tries === 1 ? 'auf Anhieb gewonnen' : `beim ${nth(tries, 'en')} Mal gewonnen`),
  failures: (n) => (n === 1 ? 'einmal verloren' : `${n}-mal verloren`),
  nobodyWon: 'niemand hatte die Trophäe',
  notYet: 'noch nicht gespielt',
  share: (n) => `${coins(n)} mehr zum Verteilen`,
  newCards: (n) => `${n} neue Karten sind im Stapel`,

  feat: {
    title: 'Die Krönung',
    about: 'Alle fünf Kapitel gemeinsam, und keines davon verloren.',
    done: 'Geschafft: fünf Abende, und kein einziges Mal musste die Geschichte neu beginnen.',
    open: (won, of) => `Bisher ${won} von ${of}.`,
    lost: (defeats) => `Nicht auf dieser Reise: ${defeats} ${defeats === 1 ? 'Niederlage' : 'Niederlagen'}.`,
    raced: 'Nicht auf dieser Reise: Nicht jedes Kapitel wurde gemeinsam gewonnen.',
  },

  month: (n) => `Der ${nth(n, 'e')} Monat`,
  inMonth: (n) => `Im ${nth(n, 'en')} Monat`,
  company: (isTogether, people) =>
    people.length === 1 ? `Allein: ${people[0]}.` : `${isTogether ? 'Gemeinsam' : 'Gegeneinander'}: ${and(people)}.`,
  plays: (name, character) => `${name} als ${character}`,

  laid: (mission) => `Die Geschichte erzählte von ${quoted(mission)}.`,
  laidAsDone: (asked, mission) => `${quoted(asked)} war erfüllt, und so führte die Geschichte zu ${quoted(mission)}.`,
  laidAsUndone: (asked, mission) =>
    `Niemand hatte ${quoted(asked)} erfüllt, und so führte die Geschichte zu ${quoted(mission)}.`,
  items: { book: 'das Buch der Rituale', herbs: 'Kräuter', bread: 'Brot', rum: 'Rum' },
  kept: (lead, who, items) => `${did(lead, who, 'nahm')} ${and(items)} an sich.`,
  fulfilled: (lead, who, mission) => `${did(lead, who, 'erfüllte')} ${quoted(mission)}.`,
  step: (lead, who, mission) => `${did(lead, who, 'tat')} den ersten Schritt von ${quoted(mission)}.`,
  claimed: (lead, who) => `${did(lead, who, 'schickte')} eine Expedition aus.`,
  trophy: (lead, who) => `${did(lead, who, 'hielt')} die Trophäe hoch.`,
  boughtOff: (lead, who) => `${did(lead, who, 'zahlte')} eine Runde im Wirtshaus.`,
  busts: (n) => `${n === 1 ? 'Einmal' : `${n}-mal`} ging der ganze Hafen verloren.`,
  quiet: 'Ein stiller Monat, von dem niemand etwas erzählt.',

  wonTogether: (missions, cubes, influence) =>
    `Das Kapitel ist gewonnen: alle ${missions} Missionen erfüllt, ${cubes} Holzwürfel darauf und ${influence} Einflusspunkte.`,
  lost: 'Das Kapitel ist verloren.',
  undone: (missions) => `Niemand hatte ${and(missions.map(quoted))} erfüllt.`,
  fewCubes: (now, asked) => `Auf den Missionen lagen ${now} Holzwürfel, verlangt waren ${asked}.`,
  lowInfluence: (now, asked) => `Es waren ${now} Einflusspunkte, verlangt waren ${asked}.`,
  wonBy: (winners, influence) =>
    `${and(winners)} ${winners.length === 1 ? 'gewann' : 'gewannen'} mit der Trophäe und ${influence} Einflusspunkten.`,
  noTrophy: 'Niemand hatte die Trophäe, also gewann niemand.',
  crowned: 'Alle fünf Kapitel wurden gemeinsam gewonnen, und keines ging verloren.',
  law: 'Über dem Hafentor steht:',
  song: 'Das ganze Lied, und es ist ein Rezept:',
};
