import type { BeatWords, EndWords, TellWords } from '../catalogue.js';

const figures = { officer: 'officer', pirate: 'pirate' } as const;
const crew = (n: number): string => `${n} ${n === 1 ? 'crew card' : 'crew cards'}`;

export const tells: TellWords = {
  round: (round, name) => `Round ${round}, turn of ${name}.`,
  roundYours: (round) => `Round ${round}, your turn.`,
  chests: (list) => `Gold on the chests: ${list}.`,
  trove: (gold) => `Treasure Trove: ${gold} gold.`,
  piles: (enemy, item, fortune) => `Piles: ${enemy} enemies, ${item} items, ${fortune} fortune cards.`,
  crewLeft: (list) => `Crew left: ${list}.`,
  you: (facts) => `You: ${facts}.`,
  player: (name, facts) => `${name}: ${facts}.`,
  facts: (gold, officer, pirate, n, hand) =>
    `${gold} gold, Might ${officer} for the officer and ${pirate} for the pirate, ${crew(n)}, ${hand} in hand`,
  stands: (officer, pirate) => `officer at ${officer}, pirate at ${pirate}`,
  crew: (list) => `crew: ${list}`,
  items: (list) => `items: ${list}`,
  table: (list) => `on the table: ${list}`,
  hand: (list) => `Your hand: ${list}.`,
  several: (n, name) => (n === 1 ? name : `${n} × ${name}`),
  wayToWin: (least, most, figure, chance) =>
    `ransom ${least} to ${most} gold, ${chance} against the King with the ${figures[figure]}`,
  help: [
    'Say a number of the list, or what you want to do: “roll”, “officer 5”, “pirate trove”, “bid 8”, “pass”, “fight”, “play lucky blow”, “recruit marine”, “sell cutlass”, “end”.',
    'A figure, a number of spaces, a place, a player or a card is enough where only one thing fits.',
    '“ways” reads every way with what it brings, “look” and a name reads what a place or a card does.',
  ],
  unknown: (text) => `Nothing here is called “${text}”.`,
  which: (list) => `Several things fit: ${list}.`,
  canDo: (list) => `You can: ${list}.`,
};

export const beats: BeatWords = {
  drew: (n) => (n === 1 ? '+1 fortune card' : `+${n} fortune cards`),
  gold: (signed) => `${signed} gold`,
  fought: (foe, isWon, mine, theirs) => `${foe}: ${isWon ? 'won' : 'lost'} ${mine} : ${theirs}`,
  nothing: 'nothing',
};

export const ends: EndWords = {
  noResult: 'The game goes on.',
  second: 'second',
  winner: (by, figure) =>
    by === 'ransom' ? `ransom paid with the ${figures[figure]}` : `King beaten with the ${figures[figure]}`,
  atOnce: 'Whoever pays the ransom or beats the Pirate King in the lair wins at once.',
  ransomPaid: 'The ransom was paid in full, in the lair.',
  kingBeaten: (might) => `The Pirate King, Might ${might}, was beaten in the lair.`,
  shared: (names) => `There is one winner; the second place is shared: ${names}.`,
  mightOf: (figure) => `Might of the ${figures[figure]}`,
  copies: (n, might) => (n === 1 ? `${might}` : `${n} × ${might / n}`),
  also: (gold, least, most, chance) => `${gold} gold for a ransom of ${least} to ${most}; ${chance} against the King.`,
};
