import * as facts from '../facts.js';
import type { ChapterWords } from '../words.js';

const { DISTANCE_PER_DUCAT, MOST_PIRATE_PIPS, NATION_ABSORBS, PIRATE_ABSORBS } = facts;

export const deliver: ChapterWords<'4'> = {
  title: 'Phase 3: deliver and fight',
  rules: {
    'V-4.1': {
      title: 'Where it happens',
      text: 'Goods are delivered, and players fight each other, only in harbours. Pirates are fought on the fields of their area and in their nest.',
    },
    'V-4.2': {
      title: 'Delivering',
      text: 'You deliver any goods that the harbour buys and get its price for each cube. The cubes go to the supply.',
      example: '2 cubes of sugar bring 8 ducats in New Amsterdam.',
      also: ['sell', 'price'],
    },
    'V-4.3': {
      title: 'Goods that a harbour does not buy',
      text: 'You may keep them, or dump them into the supply without being paid. You may also visit a harbour that buys nothing of yours, to load or to build.',
      example: 'Elmina does not buy sugar; you may buy a ship there, and load ivory in your next turn.',
    },
    'V-4.4': {
      title: 'Delivering calms',
      text: 'A fleet that delivers at least one cube loses all its mutiny, free of charge.',
      also: ['mutiny'],
    },
    'V-4.5': {
      title: 'A packet boat arrives',
      text: 'In a harbour other than the one its cube comes from, a packet boat lets you refill the stores now: all, some or none, as you choose. Its cube goes to the supply and nothing is paid for it. If the supply is short, see [shortage](V-5.11).',
      example:
        'A packet boat with sugar reaches Canton: its owner refills the stores he likes and may skip those of an opponent.',
      also: ['refill'],
    },
    'V-4.6': {
      title: 'After a fight',
      text: 'After a fight the active player may still deliver and build there, unless a nation holds the harbour.',
    },
    'V-4.7': {
      title: 'Order in phase 3',
      text: 'First the packet fleets X and XI arrive. Then come the harbours with your ordinary fleets, in an order you choose: in each of them your attacks, [challenges](V-4.70) of the others, delivering and dumping.',
    },
    'V-4.8': {
      title: 'One delivery',
      text: 'All that one player delivers in one harbour in one turn is one delivery: director and counting machine round up over that sum. Cubes leave the ship that has most of that good, the first among equals.',
    },
    'V-4.9': {
      title: 'Dumping',
      text: 'You dump cube by cube, only goods that this harbour does not buy; any goods where a hostile nation forbids delivering.',
    },
  },
};

export const pirates: ChapterWords<'4B'> = {
  title: 'Pirates',
  rules: {
    'V-4.30': {
      title: 'Meeting pirates',
      text: 'An ordinary fleet that enters a field of an area whose nest shows at least 1 pip meets the pirates. Coming from a field of the same area it does not.',
    },
    'V-4.31': {
      title: 'Giving up cargo',
      text: 'You may give up 1 cube per pip, for all pips or some; each cube takes one pip out of this meeting only. With all of them paid there is no fight and no experience.',
      example: 'The pirates show 3 pips and you give 2 cubes: one pirate is left to fight.',
      also: ['pay', 'ransom'],
    },
    'V-4.32': {
      title: 'Do they attack?',
      text: 'Otherwise you choose a strategy card, and a tile shows that of the pirates. They attack only if the pips left times their aggression exceed the strength of your fleet; else the fleet passes.',
      also: ['aggression'],
    },
    'V-4.33': {
      title: 'Fighting pirates',
      text: `It is fought [as usual](V-4.12). The die drops by 1 for every ${PIRATE_ABSORBS} damage, rounded down; the rest is lost (our ruling). A captured ship is a fluyt, and one of these pips.`,
    },
    'V-4.34': {
      title: 'In the nest',
      text: 'Whoever enters a nest always fights: a tile is drawn, and its aggression does not matter.',
    },
    'V-4.35': {
      title: 'Tiles of the pirates',
      text: 'Used tiles lie open beside the stack and are shuffled when it is empty. Damage that did not cost the pirates a pip is gone after the fight.',
    },
    'V-4.36': { title: 'Packet boats pass', text: 'Pirates do nothing to packet boats.' },
    'V-4.37': {
      title: 'When it is settled',
      text: 'A meeting is settled when the fleet enters the field, before its next step; then it may sail on. The nest belongs to its area. At 0 pips nothing happens, and a fleet that stays in a nest meets nobody.',
    },
    'V-4.38': {
      title: 'Details of a meeting',
      text: 'Cargo is given cube by cube, of any ship and good, at sea only. The strategy card is chosen before the tile is drawn. Only pips not paid off fight and can be removed. The strength of the fleet is that printed on its ships, added up; tokens and experience do not matter.',
    },
    'V-4.39': {
      title: 'Pips removed',
      text: 'The pirate pips that your fleets remove are counted, for the [bounty hunter](V-6.9).',
    },
  },
};

export const nations: ChapterWords<'4C'> = {
  title: 'Nations in a harbour',
  rules: {
    'V-4.40': {
      title: 'Fighting a nation',
      text: `A nation plays the card that is printed for its experience; who begins is settled [as usual](V-4.12). Its die drops by 1 for every ${NATION_ABSORBS} damage.`,
      example: 'A nation that takes 13 damage loses 2 pips.',
    },
    'V-4.41': {
      title: 'A held harbour',
      text: 'Where a nation that is not your ally stands, you must drive it off before you use your warehouses and administrators there, deliver or build. The warehouses may still be refilled.',
    },
    'V-4.42': {
      title: 'Hostile',
      text: 'A nation is hostile to everybody who neither controls it nor is its ally. At 0 pips it leaves the board, its tokens go back, and its experience is gone. Damage short of a pip is lost after each fight.',
      also: ['enemy', 'ally'],
    },
    'V-4.43': {
      title: 'What a nation leaves you',
      text: 'A nation never starts a fight in the turn of a player. In its harbour you may still repair, calm, dump, abandon ships and refill by packet boat, but buy nothing (our ruling).',
    },
  },
};

export const losses: ChapterWords<'4D'> = {
  title: 'Lost ships',
  rules: {
    'V-4.50': {
      title: 'A ship is lost',
      text: `A ship is lost when its damage and mutiny reach its strength, or when it is sacrificed. You get its insured value, for its cargo the distance to the origin of each cube added up and divided by ${DISTANCE_PER_DUCAT} (rounded down), and a lost-ship token.`,
      example:
        'A return ship is lost with 2 cubes, 3 fields from their origin: 3 ducats and 2 for the cargo, 5 together, and a token.',
      also: ['insurance', 'sunk'],
    },
    'V-4.51': {
      title: 'Experience of perished fleets',
      text: 'The experience of a fleet that perishes is kept aside and counts at every scoring.',
    },
    'V-4.52': {
      title: 'Mutineers',
      text: `If the last token was mutiny, the ship joins the pirates: the nest of that sea gains 1 pip, never above ${MOST_PIRATE_PIPS}. If that nest is full, the next in the order of the region gains it.`,
      also: ['mutiny'],
    },
    'V-4.53': {
      title: 'Without a fleet',
      text: 'If you begin a turn without an ordinary fleet, the first ship of that turn may be bought in any harbour without a hostile nation, the Cape too; no presence, leave or fleet fee is needed. If you cannot pay for a fluyt, you give all you have for one (our ruling).',
      also: ['rescue', 'poor'],
    },
    'V-4.54': {
      title: 'Abandoned ships',
      text: 'A ship that you abandon brings no insurance, no token and no experience to keep.',
    },
  },
};
