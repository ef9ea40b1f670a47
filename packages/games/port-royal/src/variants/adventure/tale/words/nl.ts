import { and, coins } from '../../../../words/grammar/nl.js';
import type { Opener, TaleWords } from './catalogue.js';

const ORDINALS = ['eerste', 'tweede', 'derde', 'vierde', 'vijfde', 'zesde', 'zevende', 'achtste', 'negende', 'tiende'];
const did = (lead: Opener, who: string, verb: string): string =>
  lead === null ? `${who} ${verb}` : `${lead} ${verb} ${who}`;
const quoted = (title: string): string => `“${title}”`;
const players = (n: number): string => `${n} ${n === 1 ? 'speler' : 'spelers'}`;
const nth = (n: number): string => ORDINALS[n - 1] ?? `${n}e`;

export const nl: TaleWords = {
  title: 'Het avontuur begint',
  chapter: (n) => `Hoofdstuk ${n}`,
  closed: 'gesloten',
  closedUntil: (chapter) => `na hoofdstuk ${chapter}`,
  again: 'opnieuw verteld',
  alone: 'alleen',
  together: (n) => `samen, ${players(n)}`,
  against: (n) => `tegen elkaar, ${players(n)}`,
  won: (tries) => (tries === 1 ? 'meteen gewonnen' : `gewonnen bij de ${nth(tries)} poging`),
  failures: (n) => (n === 1 ? 'één keer verloren' : `${n} keer verloren`),
  nobodyWon: 'niemand had de trofee',
  notYet: 'nog niet gespeeld',
  share: (n) => `${coins(n)} extra om te verdelen`,
  newCards: (n) => `${n} nieuwe kaarten zitten in de stapel`,

  feat: {
    title: 'De kroon op het werk',
    about: 'Alle vijf hoofdstukken samen, zonder er één te verliezen.',
    done: 'Gelukt: vijf avonden, en niet één keer hoefde het verhaal opnieuw te beginnen.',
    open: (won, of) => `Tot nu toe ${won} van de ${of}.`,
    lost: (defeats) => `Niet op deze reis: ${defeats} ${defeats === 1 ? 'nederlaag' : 'nederlagen'}.`,
    raced: 'Niet op deze reis: niet elk hoofdstuk is samen gewonnen.',
  },

  month: (n) => `De ${nth(n)} maand`,
  inMonth: (n) => `In de ${nth(n)} maand`,
  company: (isTogether, people) =>
    people.length === 1 ? `Alleen: ${people[0]}.` : `${isTogether ? 'Samen' : 'Tegen elkaar'}: ${and(people)}.`,
  plays: (name, character) => `${name} als ${character}`,

  laid: (mission) => `Het verhaal vertelde van ${quoted(mission)}.`,
  laidAsDone: (asked, mission) => `${quoted(asked)} was vervuld, en zo leidde het verhaal naar ${quoted(mission)}.`,
  laidAsUndone: (asked, mission) =>
    `Niemand had ${quoted(asked)} vervuld, en zo leidde het verhaal naar ${quoted(mission)}.`,
  items: { book: 'het rituelenboek', herbs: 'kruiden', bread: 'brood', rum: 'rum' },
  kept: (lead, who, items) => `${did(lead, who, 'nam')} ${and(items)}.`,
  fulfilled: (lead, who, mission) => `${did(lead, who, 'vervulde')} ${quoted(mission)}.`,
  step: (lead, who, mission) => `${did(lead, who, 'zette')} de eerste stap van ${quoted(mission)}.`,
  claimed: (lead, who) => `${did(lead, who, 'stuurde')} een expeditie uit.`,
  trophy: (lead, who) => `${did(lead, who, 'hield')} de trofee omhoog.`,
  boughtOff: (lead, who) => `${did(lead, who, 'gaf')} een rondje in de herberg.`,
  busts: (n) => `${n === 1 ? 'Eén keer' : `${n} keer`} ging de hele haven verloren.`,
  quiet: 'Een stille maand, waarover niemand iets vertelt.',

  wonTogether: (missions, cubes, influence) =>
    `Het hoofdstuk is gewonnen: alle ${missions} missies vervuld, ${cubes} markeerstenen erop en ${influence} invloedspunten.`,
  lost: 'Het hoofdstuk is verloren.',
  undone: (missions) => `Niemand had ${and(missions.map(quoted))} vervuld.`,
  fewCubes: (now, asked) => `Er lagen ${now} markeerstenen op missies, en er waren er ${asked} gevraagd.`,
  lowInfluence: (now, asked) => `Samen ${now} invloedspunten, en er waren er ${asked} gevraagd.`,
  wonBy: (winners, influence) =>
    `${and(winners)} ${winners.length === 1 ? 'won' : 'wonnen'} met de trofee en ${influence} invloedspunten.`,
  noTrophy: 'Niemand had de trofee, dus niemand won.',
  crowned: 'Alle vijf hoofdstukken zijn samen gewonnen, en niet één is verloren.',
  law: 'Boven de havenpoort staat:',
  song: 'Het hele lied, en het is een recept:',
};
