import * as facts from '../facts.js';
import type { ChapterWords } from '../words.js';

const { FLEET_COST, FROM_HARBOUR, GOVERNOR_INCOME, IDLE_MUTINY, MOST_FEE, PLAYERS, TARIFF } = facts;

export const components: ChapterWords<'1'> = {
  title: 'What is on the table',
  rules: {
    'V-1.1': {
      title: 'Harbours and nests',
      text: 'There are 9 harbours: Amsterdam, New Amsterdam, Mauritsstad, Elmina, the Cape of Good Hope, Galle, Batavia, Canton and Deshima. There are 3 pirate nests: Tortuga, Algiers and Île Sainte-Marie.',
      also: ['map'],
    },
    'V-1.2': {
      title: 'Regions',
      text: 'The sea has 5 storm regions: Mar del Nort, Mare Atlanticum, Oceanus Aethiopicus, Mar di India and Oceanus Chinensis. Every harbour and nest belongs to one of them.',
      also: ['storm'],
    },
    'V-1.3': {
      title: 'Ships',
      text: 'There are 5 types of ship. Each has a strength (the tokens it can bear before it is lost), a number of tokens from which it is slow, an insured value and slots for cargo. The list of ships has the numbers.',
      also: ['half from', 'strength', 'guns'],
    },
    'V-1.4': {
      title: 'Goods',
      text: 'Each harbour but the Cape yields one good. Elmina yields ivory: what the source names there was trade in people, and this game does not play that.',
      also: ['cargo', 'cube', 'ivory'],
    },
    'V-1.5': {
      title: 'Administrators and buildings',
      text: 'An administrator is a governor, a commander or a director. The buildings are warehouse and fort.',
    },
    'V-1.6': {
      title: 'Nations and pirates',
      text: 'England, Spain, Portugal and France each have a die of 1 to 6 pips. Each pirate nest has a die of 0 to 6 pips.',
      also: ['die', 'pips'],
    },
    'V-1.7': {
      title: 'Tokens',
      text: 'There are tokens for damage, mutiny, lost ships, experience (+1, +2 and +3), control and alliance. Money is counted in ducats.',
    },
    'V-1.8': { title: 'Players', text: `${PLAYERS.min} to ${PLAYERS.max} play (our ruling).` },
    'V-1.9': {
      title: 'Fleets',
      text: 'Each player has up to five ordinary fleets, I to V, and two packet fleets, X and XI, of one packet boat each.',
      also: ['packet boat'],
    },
  },
};

export const round: ChapterWords<'2'> = {
  title: 'Round, turn and income',
  rules: {
    'V-2.0': {
      title: 'A round',
      text: 'In a round every player takes one whole turn, in turn order. Then comes [the time between rounds](V-7.9).',
    },
    'V-2.1': {
      title: 'A turn',
      text: 'A turn has 5 phases in this order: 1 income; 2 load and sail; 3 deliver and fight; 4 buy and repair; 5 research.',
      also: ['phases'],
    },
    'V-2.2': {
      title: 'The first round',
      text: 'Nobody has income in the first round, and no event tiles are turned before it.',
    },
    'V-2.10': {
      title: 'Set-up',
      text: `All stores are filled and one region lies as storm forecast. From the last seat to the first, each player chooses a start harbour: any but the Cape, and a taken one only when none is free. There he has fleet I with a return ship and fleet X with a packet boat. The first three have ${facts.startDucats(0, 3)} ducats, each later seat 1 more than the one before. The order of seats is the first turn order.`,
      also: ['start', 'money'],
    },
    'V-2.11': {
      title: 'What is hidden',
      text: 'Everything is open, except the order of the stacks, the tiles that stay blind, and a strategy card that is chosen but not yet revealed.',
      also: ['secret', 'open'],
    },
    'V-2.3': {
      title: 'Governors pay',
      text: `Each of your governors gives you ${GOVERNOR_INCOME} ducat at the start of your turn.`,
      example: 'With governors in Batavia and Galle you get 2 ducats.',
    },
    'V-2.4': {
      title: 'Commanders train',
      text: 'Each of your ordinary fleets in a harbour with your commander gains +1 experience, up to +3. A level reached for the first time places [a marker](V-4.14), but none is moved. Governors and commanders in a harbour held by a [hostile](V-4.42) nation give nothing.',
      example:
        'In Deshima, with your commander, lie an ordinary fleet and a packet fleet: only the ordinary one gains +1.',
    },
  },
};

export const sail: ChapterWords<'3'> = {
  title: 'Phase 2: load and sail',
  rules: {
    'V-3.1': {
      title: 'Order of fleets',
      text: 'You choose the order of your fleets; packet fleets always come last. A fleet acts as a whole: it splits, merges and loads in any order, then sails or stays, and is done for this phase.',
    },
    'V-3.2': {
      title: 'Splitting',
      text: `In harbour or at sea, before the fleet moves, one of its ships may make a new fleet (the lowest free number) for ${FLEET_COST} ducat. Further ships may join it free while neither fleet has moved. The new fleet has the same experience, at least one ship stays, and there are never more than five ordinary fleets.`,
      also: ['detach'],
    },
    'V-3.3': {
      title: 'Merging',
      text: 'In a harbour a whole fleet may join another if neither has moved in this turn. The higher experience stays; no ducat is paid back.',
      also: ['join'],
    },
    'V-3.4': {
      title: 'Loading',
      text: 'In a harbour you load cubes of its good on empty slots, free of charge: from the general stores, from your own warehouses, or with [leave](V-3.13) from those of others. Goods may be mixed on a ship and in a fleet.',
    },
    'V-3.5': {
      title: 'Packet boats load',
      text: 'When a packet boat leaves a harbour it takes 1 cube of the good of that harbour from the supply.',
    },
    'V-3.6': {
      title: 'Sailing',
      text: `A fleet sails ${FROM_HARBOUR} field out of a harbour and 2 fields on open sea; when damage and mutiny of a ship reach its mark for slow, only 1. The slowest ship sets the pace. Any number of fleets may be on a field. A harbour or a nest ends the move.`,
      also: ['move', 'speed'],
    },
    'V-3.7': {
      title: 'Mutiny for empty slots',
      text: 'In each of your turns every ordinary ship takes 1 mutiny per empty slot, in harbour too; packet boats take none (our ruling).',
      also: ['unfilled'],
    },
    'V-3.8': {
      title: 'Mutiny for idling',
      text: `If a fleet moves less than it may, of your own will, each of its ships takes ${IDLE_MUTINY} mutiny. Staying put is idling; reaching a harbour or a nest never is.`,
      also: ['idle', 'stay'],
    },
    'V-3.9': {
      title: 'Pace',
      text: 'From a harbour or nest any fleet sails 1 field. From open sea it sails as far as its slowest ship: a slow ship has half its speed, rounded down, at least 1. The [Sextant](V-6.10) adds 1, for packet boats too. Tokens taken on the way count at once, and you may halt after each field.',
    },
    'V-3.10': {
      title: 'Distance',
      text: 'A distance is the number of steps on the shortest way. Harbours and nests are never sailed through.',
    },
    'V-3.11': {
      title: 'Where goods come from',
      text: 'Each good comes from one harbour only, so that a cube shows its origin. A cube is taken from the fullest field of its owner, the lower number first. Cubes stay on the ship that loaded them.',
    },
    'V-3.12': {
      title: 'When mutiny comes',
      text: 'Mutiny for empty slots and for idling is placed together at the end of phase 2, fleets by number. A slow fleet and one that [slipped away](V-4.65) are never idle. Ships lost by it [join the pirates](V-4.52) at once.',
    },
    'V-3.13': {
      title: 'Leave to load',
      text: `With the option “ask” you name an owner and a fee of 0 to ${MOST_FEE} ducats for each cube; he accepts or declines. Fee and cube change hands at once, and the cube goes to the first ship with room. Whoever declines is not asked again in that harbour this turn. With “tariff” each such cube costs ${TARIFF} ducat and nobody is asked; with “closed” the warehouses of others are shut.`,
      also: ['negotiate', 'fee', 'tariff'],
    },
    'V-3.14': {
      title: 'Loading under a nation',
      text: 'In a harbour held by a nation hostile to you nothing is loaded. An owner to whom it is hostile cannot give cubes either.',
    },
    'V-3.15': {
      title: 'Limits of packet boats',
      text: 'A packet boat takes a cube only with its slot empty and a cube in the supply, and never at the Cape. In the harbour that its cube comes from, or at the Cape, it keeps the cube.',
    },
  },
};
