import { and, coins } from '../../../../words/grammar/en.js';
import type { Opener, TaleWords } from './catalogue.js';

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'];
const did = (lead: Opener, who: string, verb: string): string =>
  lead === null ? `${who} ${verb}` : `${lead} ${who} ${verb}`;
const quoted = (title: string): string => `“${title}”`;
const players = (n: number): string => `${n} ${n === 1 ? 'player' : 'players'}`;
const nth = (n: number): string => ORDINALS[n - 1] ?? `${n}th`;

export const en: TaleWords = {
  title: 'The adventure begins',
  chapter: (n) => `Chapter ${n}`,
  closed: 'closed',
  closedUntil: (chapter) => `after chapter ${chapter}`,
  again: 'told again',
  alone: 'alone',
  together: (n) => `together, ${players(n)}`,
  against: (n) => `as a race, ${players(n)}`,
  won: (tries) => (tries === 1 ? 'won at once' : `won at the ${nth(tries)} try`),
  failures: (n) => (n === 1 ? 'lost once' : `lost ${n} times`),
  nobodyWon: 'nobody had the trophy',
  notYet: 'not played yet',
  share: (n) => `${coins(n)} more to share out`,
  newCards: (n) => `${n} new cards are in the pile`,

  feat: {
    title: 'The crowning feat',
    about: 'All five chapters together, and none of them lost.',
    done: 'You have done it: five evenings, and not once did the story have to begin again.',
    open: (won, of) => `So far ${won} of ${of}.`,
    lost: (defeats) => `Not in this voyage: ${defeats} ${defeats === 1 ? 'defeat' : 'defeats'}.`,
    raced: 'Not in this voyage: not every chapter was won together.',
  },

  month: (n) => `The ${nth(n)} month`,
  inMonth: (n) => `In the ${nth(n)} month`,
  company: (isTogether, people) =>
    people.length === 1 ? `Alone: ${people[0]}.` : `${isTogether ? 'Together' : 'Against each other'}: ${and(people)}.`,
  plays: (name, character) => `${name} as ${character}`,

  laid: (mission) => `The story told of ${quoted(mission)}.`,
  laidAsDone: (asked, mission) => `${quoted(asked)} was done, and so the story led to ${quoted(mission)}.`,
  laidAsUndone: (asked, mission) => `Nobody had done ${quoted(asked)}, and so the story led to ${quoted(mission)}.`,
  items: { book: 'the book of rituals', herbs: 'herbs', bread: 'bread', rum: 'rum' },
  kept: (lead, who, items) => `${did(lead, who, 'took')} ${and(items)}.`,
  fulfilled: (lead, who, mission) => `${did(lead, who, 'fulfilled')} ${quoted(mission)}.`,
  step: (lead, who, mission) => `${did(lead, who, 'took')} the first step of ${quoted(mission)}.`,
  claimed: (lead, who) => `${did(lead, who, 'sent')} out an expedition.`,
  trophy: (lead, who) => `${did(lead, who, 'held')} up the trophy.`,
  boughtOff: (lead, who) => `${did(lead, who, 'paid')} for a round at the inn.`,
  busts: (n) => `${n === 1 ? 'Once' : n === 2 ? 'Twice' : `${n} times`} the whole harbour was lost.`,
  quiet: 'A quiet month, of which nobody tells anything.',

  wonTogether: (missions, cubes, influence) =>
    `The chapter was won: all ${missions} missions fulfilled, ${cubes} cubes on them, and ${influence} influence.`,
  lost: 'The chapter was lost.',
  undone: (missions) => `Nobody had fulfilled ${and(missions.map(quoted))}.`,
  fewCubes: (now, asked) => `${now} cubes lay on missions, where ${asked} were asked for.`,
  lowInfluence: (now, asked) => `Influence came to ${now}, where ${asked} was asked for.`,
  wonBy: (winners, influence) => `${and(winners)} won with the trophy and ${influence} influence.`,
  noTrophy: 'Nobody had the trophy, so nobody won.',
  crowned: 'All five chapters were won together, and none of them was lost.',
  law: 'Over the harbour gate is carved:',
  song: 'The whole song, and it is a recipe:',
};
