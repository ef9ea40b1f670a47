import type { EndingWords, OddsWords, TellWords, TextWords } from '../catalogue.js';
import { counts } from './things.js';

export const odds: OddsWords = {
  title: 'What the next card may be',
  among: (total) => `One of ${total} cards that nobody has seen since they were shuffled.`,
  risk: (percent) => `${percent} bust`,
  noRisk: 'No risk',
  kinds: {
    bust: 'A ship that busts',
    repellable: 'A ship that can be repelled',
    newColour: 'A ship of a new colour',
    person: 'A person',
    expedition: 'An expedition',
    tax: 'A tax increase',
  },
  noCards: 'No card is left to turn up.',
};

export const ends: EndingWords = {
  title: 'The game is over',
  won: 'Won together',
  lost: 'Lost together',
  ships: 'Ships',
  contracts: 'Contracts',
  open: (names) => `Still open: ${names}.`,
  titled: (points, title) => `${points}: ${title}`,
  noResult: 'The game goes on.',
};

export const text: TextWords = {
  help: [
    'draw: turn up a card. stop: end phase 1 of your turn.',
    'repel, keep, let in: answer a ship in sight.',
    'take frigate, or take 3: take a card of the harbour by its name or number. pass: take no more.',
    'claim, or claim 2: claim an expedition. gamble: use a gambler.',
    'fulfil comedian, decline: answer a contract. aside, save: about the time pile.',
    'end: end your turn. state: hear the table. cards: hear what the cards do. odds: what may come. choices: what you can do.',
  ],
  unknown: (text) => `I do not know “${text}”. Type help for all commands.`,
  unknownCard: (text) => `There is no card “${text}” here.`,
  which: (names) => `Which one: ${counts.or(names)}?`,
  noSuchNumber: (n, of) =>
    of === 0 ? 'There is nothing to choose from.' : `There is no number ${n}, only 1 to ${of}.`,
  canDo: (actions) => `You can: ${actions}.`,
  noOdds: 'This table does not tell the odds.',
  numbered: (n, what) => `${n}: ${what}`,
};

export const tells: TellWords = {
  round: (n, active) => `Round ${n}. ${active} is active.`,
  roundYours: (n) => `Round ${n}. It is your turn.`,
  roundActive: (n) => `Round ${n}. You are the active player.`,
  harbour: (n, list, colours) => `Harbour, ${counts.cards(n)}, ${counts.colours(colours)}: ${list}.`,
  harbourEmpty: 'The harbour is empty.',
  revealed: (card) => `In sight: ${card}.`,
  expeditions: (list) => `Expeditions: ${list}.`,
  contracts: (list) => `Contracts: ${list}.`,
  piles: (draw, discard) => `${counts.cards(draw)} in the draw pile, ${discard} discarded.`,
  time: (cards, points) => `${counts.cards(cards)} in the time pile, ${counts.points(points)} put aside.`,
  player: (name, facts, display) => `${name}: ${facts}. ${display}.`,
  you: (facts, display) => `You have ${facts}. ${display}.`,
  nobodyYet: 'Nobody hired yet',
  several: (n, name) => (n === 1 ? name : `${n} × ${name}`),
};
