import * as facts from '../facts.js';
import type { ChapterWords } from '../words.js';

const { DISTANCE_PER_DUCAT, DUCATS_PER_POINT, GAZETTE_CUBES, MOST_NATION_PIPS, POINTS_PER_PIP, REMOVAL_PIPS } = facts;
const more = (calendars: number) => facts.startDucats(0, calendars) - facts.startDucats(0, 3);

export const scoring: ChapterWords<'8'> = {
  title: 'Scoring and nations',
  rules: {
    'V-8.1': {
      title: 'Points',
      text: `Everybody starts from 0 at every scoring. You get 1 point per ${DUCATS_PER_POINT} ducats, points for warehouses, administrators, forts, ships, cards and experience (also of perished fleets), and for cargo the distance of each cube to its origin, added up and divided by ${DISTANCE_PER_DUCAT}. Each damage or mutiny token costs 1. The list of points has the numbers.`,
      also: ['victory points'],
    },
    'V-8.2': {
      title: 'New turn order',
      text: 'Whoever has fewest points goes first. At a tie, who was later goes earlier.',
      example: 'Orange has 14 points and blue 9: blue goes first and may place 1 pip of a nation.',
    },
    'V-8.3': {
      title: 'Nations for those behind',
      text: `In the new order, each player may place 1 pip of one nation for every ${POINTS_PER_PIP} points that he is behind the leader, in one harbour. Never at the Cape, and never two nations in one harbour. France may go to a pirate nest.`,
      also: ['catch up'],
    },
    'V-8.4': {
      title: 'Control and alliance',
      text: 'Tokens of earlier scorings go back first. Whoever is the first to place a nation in this scoring controls it. Another player entitled to a pip may instead become the ally of a nation that somebody else controls.',
    },
    'V-8.5': {
      title: 'Nations that stay',
      text: 'A nation that nobody claims again stays. A placed one may be moved only if nobody has chosen it in this scoring and the player may place at least its pips.',
    },
    'V-8.6': {
      title: 'What nations do',
      text: 'Their controllers, in order, carry out effect and attacks in either order. England and Spain remove administrators, Portugal removes warehouses, France on a nest removes pirate pips. A fight gives the nation +1 experience.',
    },
    'V-8.7': {
      title: 'The end',
      text: 'After the last calendar comes the final scoring, with the bonus of one card of level 3 each. Before it, ships that could not load in the next round take mutiny for empty slots. At a tie more ducats win, then who was later in the last round.',
      also: ['win', 'tie'],
    },
    'V-8.8': {
      title: 'Placing a nation',
      text: `The pips are the points behind divided by ${POINTS_PER_PIP}, rounded down, at most ${MOST_NATION_PIPS}. With at least 1 you pass, or choose a nation that nobody has chosen in this scoring, or an alliance. A nation not on the board comes with that many pips and +0 to a free place. One on the board is claimed where it stands and gains them, up to ${MOST_NATION_PIPS}; or, if they are at least its own, it moves to a free place with exactly as many. Its experience stays.`,
    },
    'V-8.9': {
      title: 'Alliance',
      text: 'There is one alliance per nation. Your pips are added to its die, and you are safe from it (our ruling).',
    },
    'V-8.10': {
      title: 'The turn of a nation',
      text: `Each controller, in the new order, uses the effect in the harbour of his nation, never against himself or the ally. With at least ${REMOVAL_PIPS} pips England removes a governor or commander, Spain a governor or director; Portugal removes 1 warehouse per pip. He also attacks each other player there once: one of his fleets (his fort joins), else his fort, else [his warehouses](V-4.71). The defender chooses a card; the nation plays its printed one and counts as active. France on a nest lowers it at once by its pips and does nothing else.`,
    },
    'V-8.11': {
      title: 'What is removed',
      text: 'Administrators and warehouses that a nation removes go back to their owner’s supply, and no tokens stay (our ruling).',
    },
    'V-8.12': {
      title: 'Final mutiny',
      text: `Per player, the empty slots of his ordinary ships count that the general stores, his own warehouses and, with his gazette, ${GAZETTE_CUBES} cubes of the supply could not fill in that harbour. At sea, in a nest and under a hostile nation none can be filled. These tokens only cost points; no ship is lost. Damage on your own fort costs points as well.`,
    },
  },
};

export const options: ChapterWords<'8b'> = {
  title: 'Options',
  rules: {
    'V-O1': {
      title: 'Leave',
      text: '“Ask” is the usual game. “Tariff” is the game without bargaining, good for play over the network. With “closed” nobody uses the warehouses of others or builds under the governor of another. See [loading](V-3.13) and [building](V-5.33).',
    },
    'V-O2': {
      title: 'Length',
      text: `A game has 3 calendars (15 rounds), 2 (10 rounds) or 1 (5 rounds). The last calendar lays out the cards of its own level and of all higher ones. Everybody starts with ${more(2)} ducats more with two calendars and ${more(1)} with one (our ruling). A rolled scoring may still happen; the final scoring closes the last calendar.`,
      also: ['short game'],
    },
  },
};
