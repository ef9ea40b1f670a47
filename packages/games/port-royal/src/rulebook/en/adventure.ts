import { cards, coins } from '../../words/grammar/en.js';
import {
  AGAINST_DRAW,
  CROWN_FIELDS,
  CROWNS_UNDER_CUBE,
  CUBES,
  coinsOf,
  FEW_PLAYERS,
  NEW_BY_CHAPTER,
  NEW_CARDS,
  PERSONS_FOR_INNKEEPER,
  PLAYERS_ADVENTURE,
  SALE,
  SHIELDS,
  spotOf,
  TAX_OF_ADVENTURE,
  TOGETHER_DRAW,
  USUAL_EVENTS,
} from '../adventure-facts.js';
import type { ChapterWords } from '../words.js';
import { adventureRulings } from './adventure-rulings.js';

export const adventure: ChapterWords<'A'> = {
  title: 'The adventure begins',
  rules: {
    'PR-A1': {
      title: 'Characters',
      text: `A chapter is for ${PLAYERS_ADVENTURE.min} to ${PLAYERS_ADVENTURE.max} players, together or against each other. Each is dealt a character card and picks one of its two sides, openly, from the start player clockwise. Or you pick in turn from all cards: the player to the right of the start player begins, and the start player picks last. You start with the coins on your character, no crowns and ${CUBES} cubes.`,
      also: ['side', 'character', 'campaign'],
    },
    'PR-A2': {
      title: 'The event pile',
      text: `There are ${USUAL_EVENTS} usual events. With 1 to ${PLAYERS_ADVENTURE.max} players ${TOGETHER_DRAW} of them are drawn unseen together, and ${AGAINST_DRAW} from 2 players on in competition. Up to ${FEW_PLAYERS} players mix in “Calm sea”. The month’s end lies at the bottom, and the other events wait face down.`,
    },
    'PR-A3': {
      title: 'Phase 0: the event of the turn',
      text: 'The active player first turns up the top event. It works at once, or in the phase that it names, and until the turn ends. Nobody claims, fulfils, looks or pays before it.',
    },
    'PR-A4': {
      title: 'Month’s end and hourglass',
      text: 'At a month’s end the hourglass of the newest mission runs out. It asks whether anyone has fulfilled a certain mission, and the story goes on with one card for yes and a harder one for no; or it leads on without asking. The new mission is laid to the right, and all missions stay open. Then the events are turned over unshuffled, a new one goes on top, and the turn goes on without an event.',
      also: ['hourglass', 'month'],
    },
    'PR-A5': {
      title: 'New cards',
      text: `The first story card of each chapter shuffles new cards into the draw pile: ${NEW_BY_CHAPTER} in the 5 chapters, ${NEW_CARDS} in all. They stay in for the chapters to come. When a chapter is repeated, they are in from the start.`,
    },
    'PR-A6': {
      title: 'Fulfilling missions',
      text: 'You may fulfil each mission once, whenever it is [your turn to decide](PR-A30). What you give up is discarded; anything else you need only have. More than is asked is fine. Most missions can wait, but some are [decided on the spot](PR-A17).',
      also: ['mission'],
    },
    'PR-A7': {
      title: 'Door and windows',
      text: `Fulfilling a mission takes the leftmost cube off your character. The first opens the door: your ability works from now on. The second brings the trophy, the third ${CROWNS_UNDER_CUBE[2]} crown and the fourth ${CROWNS_UNDER_CUBE[3]} crowns. You have no more than ${CUBES}.`,
      also: ['cube', 'trophy', 'ability'],
    },
    'PR-A8': {
      title: 'Rewards',
      text: 'The first to fulfil a mission may get coins, once a crown. Everyone who fulfils it gets the crowns shown below. What is given up is discarded before the coins are drawn.',
    },
    'PR-A9': {
      title: 'Crowns',
      text: `Crowns move your marker on a track of ${CROWN_FIELDS} fields. Shields stand on ${SHIELDS.join(', ')}, and each one reached is 1 influence. Giving up crowns moves the marker back and may cost influence. Crowns beyond the last field are lost. The fields are our numbers.`,
      also: ['crown', 'shield'],
    },
    'PR-A10': {
      title: 'Ares pirates',
      text: 'They are a sixth colour of ships. With 6 colours in the harbour the active player may take 4 cards.',
      also: ['violet', 'Ares'],
    },
    'PR-A11': {
      title: 'Ships with items',
      text: 'Every new ship carries something: Ares ships a book of rituals or herbs, the others bread or rum. When you take one, you either trade it for its coins or its crown, or keep it for the item. The coin of a matching trader is due in both cases; captain, priest and settler of this box bring one for Ares ships.',
      also: ['book', 'herbs', 'bread', 'rum', 'item'],
    },
    'PR-A12': { title: 'Tybuk brothers', text: 'A Tybuk brother brings swords, like sailors and pirates.' },
    'PR-A13': {
      title: 'Lookout',
      text: 'Once a turn the active player looks at the top 3 cards of the draw pile, discards 2 of them without effect and puts the third back on top. Nobody else sees them.',
    },
    'PR-A14': {
      title: 'Innkeeper',
      text: `When your turn in phase 2 begins with ${PERSONS_FOR_INNKEEPER} or more persons in the harbour, each innkeeper brings you 1 crown, and you may sell one bread or rum that you already have for ${coins(SALE)}. You decide at once, before you take.`,
    },
    'PR-A15': {
      title: 'The new tax increase',
      text: `Whoever has ${coins(TAX_OF_ADVENTURE.threshold)} or more gives up half, rounded down. Then least influence gets ${coins(TAX_OF_ADVENTURE.bonusCoins)}, and so do all who are tied.`,
      also: ['tax increase'],
    },
    'PR-A16': {
      title: 'What the characters can do',
      text: 'Their abilities are like those of persons and add to them, but a character is not a person. Jean repels like a sailor, Anne makes persons cheaper, Scott is like an admiral, Peter and Ferdinando deal in one colour, Thomas looks ahead like a lookout. Grace is paid for an early bust, Mary for many ships, Jacques for expeditions, and Samuel once. All of them are in the list of characters.',
      also: [
        'Jean Blackbeard',
        'Lady Anne',
        'Grace',
        'Peter',
        'Ferdinando',
        'Mary',
        'Scott',
        'Samuel',
        'Jacques',
        'Thomas',
      ],
    },
    'PR-A17': {
      title: 'Missions on the spot',
      text: `Missions 33 and 34 ask for ${spotOf('33')} colours of ships in the harbour, 34 for ${coins(coinsOf('34'))} as well. Mission 50 is for those who pay tax. For 51 you stop at exactly ${cards(spotOf('51'))}, pay ${coins(coinsOf('51'))} and take one card less. For 52 you stop at exactly ${cards(spotOf('52'))} in two turns. But for 50, only the active player can do them.`,
      also: ['on the spot'],
    },
    'PR-A18': {
      title: 'All missions',
      text: 'What each mission asks for stands on it and in the list of missions. Most of these numbers are ours.',
    },
    ...adventureRulings,
  },
};
