import { base } from '../../../cards/base.js';
import { OPEN_MISSIONS } from '../../adventure/missions.js';
import type { AdventureOptionWords } from '../../adventure/words/catalogue.js';
import { OPEN_CONTRACTS } from '../../contracts/list.js';
import { CARDS_PER_GAMBLE } from '../../gambler/cards.js';
import { underWay } from '../../under-way/cards.js';
import type { OptionWords } from '../option-words.js';

export const options: OptionWords & AdventureOptionWords = {
  box: {
    name: 'Game',
    about: 'Which cards make up the game.',
    values: {
      base: { label: 'Base game', about: `The usual game, up to ${base.endInfluence} influence, in 20 to 50 minutes.` },
      unterwegs: {
        label: 'Under way!',
        about: `A short game with its own cards and wholesalers, without expeditions, up to ${underWay.endInfluence} influence, in 15 to 30 minutes.`,
      },
    },
  },
  with: {
    name: 'Add to the base game',
    about: 'What is mixed into the base game. Play it a few times without first.',
    values: {
      unterwegs: {
        label: 'Cards of Under way!',
        about: 'Wholesalers, passengers and more ships join the base game.',
      },
      gambler: { label: 'Gambler', about: `Persons who turn up ${CARDS_PER_GAMBLE} cards at once.` },
      'contract-cards': {
        label: 'New persons and ships',
        about: 'Clerks, gunners, vice admirals and ships with a gift, without the contracts.',
      },
      contracts: {
        label: 'Contracts',
        about:
          'Tasks that lie open and bring coins and influence to whoever fulfils them, with the new persons and ships.',
      },
    },
  },
  end: {
    name: 'End',
    about: 'What it takes to win.',
    values: {
      standard: { label: 'Influence', about: 'Whoever has most influence wins.' },
      expedition: { label: 'Expedition', about: 'Nobody wins without an expedition.' },
    },
  },
  mode: {
    name: 'How to play',
    about: 'Whether you play against each other or together.',
    values: {
      competitive: {
        label: 'Against each other',
        about: `Every player for themselves; with contracts, ${OPEN_CONTRACTS} of them lie open. In a chapter nobody wins without a trophy.`,
      },
      'co-op': {
        label: 'Together',
        about:
          'All win if every open contract is fulfilled before the time pile is empty. In a chapter: missions, cubes and influence in time.',
      },
    },
  },
  setAside: {
    name: 'Cards put aside',
    about: 'How many cards come off the time pile before the first turn: less time, but each is a point if you win.',
    values: {
      ask: { label: 'Decide at the table', about: 'The start player decides once the contracts lie open.' },
    },
  },
  contracts: {
    name: 'Open contracts',
    about: 'The contracts that lie open: choose them yourself, or they are drawn.',
  },
  chapter: {
    name: 'Chapter',
    about: 'The adventure begins: which chapter of the story is played.',
    values: {
      none: { label: 'No chapter', about: 'Port Royal without the adventure.' },
      1: { label: 'Chapter 1', about: 'The story begins, with the ships of the Ares pirates: a sixth colour.' },
      2: { label: 'Chapter 2', about: 'Lookouts and the Tybuk brothers join.' },
      3: { label: 'Chapter 3', about: 'Ships with bread and rum join, and missions that are decided on the spot.' },
      4: { label: 'Chapter 4', about: 'Innkeepers join, who buy bread and rum.' },
      5: { label: 'Chapter 5', about: 'The last one: new taxes join.' },
      variable: {
        label: 'Sixth evening',
        about: `After the story, against each other: ${OPEN_MISSIONS} missions of all chapters lie open from the start.`,
      },
    },
  },
  characters: {
    name: 'Characters',
    about: 'How each player comes to a character.',
    values: {
      random: { label: 'Dealt', about: 'A card is dealt to each player, who picks one of its two sides.' },
      pick: { label: 'Picked', about: 'The players pick in turn from all characters, the start player last.' },
    },
  },
  campaign: {
    name: 'Campaign',
    about: 'Where the campaign stood when this table began.',
  },
};
