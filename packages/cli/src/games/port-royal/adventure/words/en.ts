import type { ChapterWords } from './catalogue.js';

const count = (n: number, word: string) => `${n} ${word}${n === 1 ? '' : 's'}`;

export const en: ChapterWords = {
  chapter: (n, month, turn) => `Chapter ${n} · month ${month} · turn ${turn}`,
  variable: (month, turn) => `The sixth evening · month ${month} · turn ${turn}`,
  event: 'Event',
  noEvent: 'none, the month has just ended',
  pile: 'Then',
  unknown: '?',
  missions: 'Missions',
  newest: 'hourglass',
  done: (names) => `done: ${names}`,
  step: (names) => `first step: ${names}`,
  goal: (missions, ofMissions, cubes, ofCubes, influence, of) =>
    `Together: ${missions} of ${ofMissions} missions, ${cubes} of ${ofCubes} cubes on missions, ${influence} of ${of} influence`,
  columns: { crowns: 'crowns', cubes: 'cubes' },
  trophy: 'trophy',
  looked: 'You look at',
  top: (name) => `You know the top of the pile: ${name}`,

  asks: {
    character: 'Before the first turn: whom do you play?',
    share: (coins) => `Before the first turn: ${count(coins, 'coin')} to share out. Who gets the next?`,
    audience: 'Your decision: pay for an audience?',
    buyOff: (price) => `Your decision: pay ${count(price, 'coin')} to take off a cube?`,
    mission: (title) => `Your decision, on the spot: fulfil “${title}”?`,
    look: 'Your decision: which card goes back on top?',
    sell: (n) => `Your decision: sell to the innkeeper (${n} left)?`,
  },

  about: {
    together:
      'You play a chapter of the story together: when its hourglass has run out, every mission must have been fulfilled by somebody, and cubes and influence must suffice.',
    alone:
      'You play a chapter of the story alone: when its hourglass has run out, you must have fulfilled every mission, with enough cubes and influence.',
    against: (influence) =>
      `You play a chapter of the story against each other: at ${influence} influence with the trophy the last round begins, and only who has the trophy can win.`,
    turn: 'Each turn begins with an event. In your turn you turn up cards as long as you dare: a second ship of the same colour is a bust, and all is lost.',
  },
  rules: {
    events: 'EVENTS: each turn begins with one; it holds until the turn ends.',
    month:
      'MONTHS: when the month ends, the hourglass of the newest mission leads to the next one, for yes or for no. The same events come again in the same order, and one more.',
    missions:
      'MISSIONS: whenever you decide anyway, you may fulfil a mission whose task you meet, each one once. What has a minus is given up. Some are decided on the spot.',
    cubes: (third, fourth) =>
      `CUBES: each mission takes a cube from your character. The first opens the ability, the second the trophy, the third brings ${third} crown, the fourth ${fourth}.`,
    crowns: (fields) => `CROWNS: each shield of the track that you reach is one influence: at ${fields} crowns.`,
    items: 'SHIPS WITH ITEMS are traded, or kept for the item: missions and expeditions ask for it.',
    together: (cubes, influence) =>
      `END: when the last hourglass has run out. You have won if every mission is fulfilled, with ${cubes} cubes on missions and ${influence} influence in all. A lost chapter can be played again.`,
    against: (influence) =>
      `END: somebody has ${influence} influence and the trophy. The round is finished. Of those with the trophy, whoever has most influence wins; then fewer cubes left, then more coins.`,
    inspect:
      'What a mission asks for, c m tells you; c m1 for one of them. c and a player’s name tells of the character.',
  },
  outcomes: { crowns: (n) => count(n, 'crown'), cubes: (n) => `${count(n, 'cube')} left` },
  ending: {
    won: 'THE CHAPTER IS WON',
    lost: 'THE CHAPTER IS LOST',
    open: (names) => `Still open: ${names}`,
  },
  none: 'nobody yet',
};
