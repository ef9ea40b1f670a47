import * as facts from '../facts.js';
import type { ChapterWords } from '../words.js';

const { FORT_ABSORBS, GUNS_PER_LEVEL, MOST_NATION_PIPS, NATION_ABSORBS, NATION_GUNS, PIRATE_ABSORBS, PIRATE_GUNS } =
  facts;
const { PRIZE_LEFT, TOKEN_COST, WAREHOUSE_ABSORBS } = facts;

export const fights: ChapterWords<'4A'> = {
  title: 'Fights',
  rules: {
    'V-4.10': {
      title: 'Is there a fight?',
      text: 'Where others, a nation or pirates are present there is a fight as soon as one side wants it; nobody can refuse. The active player sets the order of his attacks, but a nation always comes first and so shields its allies. [Who may fight](V-4.70) says it exactly.',
      also: ['attack', 'combat'],
    },
    'V-4.11': {
      title: 'Secret cards',
      text: 'Both sides choose a strategy card in secret and reveal together.',
      also: ['strategy'],
    },
    'V-4.12': {
      title: 'Who begins',
      text: 'The card of the higher level begins. At the same level the card that beats the other begins. If neither does, the active player begins.',
      example:
        'Two fleets of one return ship each, both +0: Ram & Board beats Melee & Board and begins. Both take 2 damage and rise to +1.',
    },
    'V-4.13': {
      title: 'One exchange',
      text: 'First comes the effect of the beginner, then that of the other. Then everybody spreads the damage over his own ships as he likes. There is no second round.',
    },
    'V-4.14': {
      title: 'Experience',
      text: 'Both fleets gain +1, up to +3. On a level reached for the first time you put a marker on one of the four fields of that disc, and may move one of your markers on a lower disc. You never have two ordinary markers on one disc.',
      also: ['marker', 'disc'],
    },
    'V-4.15': {
      title: 'Which cards you may play',
      text: 'Every fleet may play the three cards of +0. A fleet with experience may also play the cards that you have marked on the discs up to its level.',
    },
    'V-4.16': {
      title: 'Known cards',
      text: 'At +0 there are Melee & Board, Ram & Board and Flight. Each higher disc has four cards. A card of a higher level begins against every lower one.',
      example: 'Flight of +1 begins against any card of +0.',
    },
    'V-4.17': {
      title: 'Experience is strength',
      text: `Each level of experience adds ${GUNS_PER_LEVEL} damage (our ruling).`,
    },
    'V-4.18': {
      title: 'Boarding',
      text: 'A ship captured from pirates is a fluyt, one from a nation a ship of the line. A nation that captures a square-stern warship or a ship of the line gains 1 pip for each.',
      also: ['capture'],
    },
    'V-4.19': {
      title: 'Forts fight',
      text: `A fort joins the fight of its owner. It deals ${FORT_ABSORBS} damage minus its own damage and absorbs ${FORT_ABSORBS}. It never fights in the turn of its owner, only in those of others.`,
      example: 'A fort with 3 damage deals 9.',
    },
    'V-4.20': {
      title: 'Warehouses',
      text: `A warehouse cannot fight and absorbs ${WAREHOUSE_ABSORBS}. When it is destroyed its cubes go to the supply and ${WAREHOUSE_ABSORBS} damage tokens lie on its field. The field is of no use until they are paid off, ${TOKEN_COST} ducat each; this is no building.`,
      example: 'To clear the field of a destroyed warehouse costs 2 ducats.',
    },
    'V-4.21': {
      title: 'Administrators do not fight',
      text: 'Administrators neither attack nor defend nor take damage, but they can be [taken over](V-5.17).',
    },
    'V-4.22': {
      title: 'A razed fort',
      text: `A fort that has taken ${FORT_ABSORBS} damage leaves the board, and no tokens stay. Damage beyond what a side can bear is lost.`,
    },
    'V-4.23': {
      title: 'A fort alone',
      text: 'A fort without a fleet of its owner always plays Melee & Board, captures nothing and gains no experience.',
    },
    'V-4.24': {
      title: 'Packet fleets do not fight',
      text: 'Packet fleets neither attack nor are attacked (our ruling); storms hit them. They count as ships against a [take-over](V-5.17) and as fleets for buying.',
    },
    'V-4.60': {
      title: 'What the cards do',
      text: 'The list of strategies says what each card deals, what it adds when it begins or comes second, and whether the fleet may slip away. Half of the damage taken is rounded down, damage dealt is rounded up. The effects are our own.',
      also: ['list', 'effect'],
    },
    'V-4.61': {
      title: 'Firepower',
      text: `The firepower of a fleet is the guns of its ships, plus ${GUNS_PER_LEVEL} per level of experience while a ship is left, plus what a fort that takes part deals. Pirates have ${PIRATE_GUNS} per pip that fights, nations ${NATION_GUNS} per pip and their experience.`,
      also: ['F', 'guns'],
    },
    'V-4.62': {
      title: 'Order of sums',
      text: 'First the damage of the card; then what the other card takes off; then the half. “Takes no damage” overrides all that; last comes the 1 more of a failed ram. Both damages are worked out before anybody places tokens, unless a card [strikes first](V-4.63).',
    },
    'V-4.63': {
      title: 'Striking first',
      text: 'The damage of a card that strikes first is placed before the firepower of the other side is counted: ships sunk, pips lost and damage to a fort do not fire.',
    },
    'V-4.64': {
      title: 'Fire ships',
      text: `Fire ships need two ships in the fleet. After the reveal the owner names one; it is [lost](V-4.50) before firepower is counted. The beginner names first. Pirates and nations give 1 pip (strength ${PIRATE_ABSORBS} and ${NATION_ABSORBS}); with a single pip they give none and deal their plain firepower.`,
      also: ['sacrifice'],
    },
    'V-4.65': {
      title: 'Slipping away',
      text: 'After all else, the owner may put the fleet on a sea field next to it, if its card allows that. This ends its move and meets no pirates, and the fleet can no longer deliver there.',
      also: ['flee', 'flight'],
    },
    'V-4.66': {
      title: 'Markers',
      text: 'At a level that none of your fleets had reached you must mark one of its four cards, not one that a handbook marker is on. Then you may move one marker within its disc to a card without one of yours: after placing, one on a lower disc; otherwise any. A handbook marker may be moved instead, on any disc. Markers stay when fleets are lost, and players do not block each other.',
    },
    'V-4.67': {
      title: 'Capturing',
      text: `Up to as many of the enemy ships sunk in this exchange as the card says may change sides: a ship of that type without tokens, with its cargo, joins your fleet, and its owner is insured all the same. With a prize you may instead take one ship still afloat with at most ${PRIZE_LEFT} strength left. Of pirates and nations that is one more pip, if none was destroyed and at most ${PRIZE_LEFT} of the next is left. Of several ships afloat of one type it is the one with most cargo, then fewest tokens. A captured pip is one of those destroyed. Capturing is always your choice; after you refuse, nothing more is offered. Who perished captures nothing, nor do pirates. A nation only gains pips, without asking, at most ${MOST_NATION_PIPS}.`,
      also: ['prize', 'board'],
    },
    'V-4.68': {
      title: 'Order of a fight',
      text: 'Sacrifices; damage, placed first by the side that did not begin; captures, the beginner first; pips; experience and markers, the active side first; slipping away, the active side first. Every fleet and nation that lives gains +1. Where both cards deal nothing there was no fight and there is no experience.',
    },
    'V-4.69': {
      title: 'Placing damage',
      text: 'The owner puts the damage token by token on ships of the fleet and on a fort that takes part. If it is at least as much as all of them can bear, all is lost without asking.',
    },
    'V-4.70': {
      title: 'Who may fight',
      text: 'Each of your ordinary fleets may attack once per turn, one target: the hostile nation; a fleet of another player; his fort if he has no ordinary fleet there; his warehouses if he has neither. What a nation shields can be neither attacked nor challenged. Then, in turn order, each other player there may challenge once, with an ordinary fleet, or without one with his fort, one of your fleets. You count as active, and only the fort of the other side takes part.',
      also: ['challenge', 'target'],
    },
    'V-4.71': {
      title: 'Raid on warehouses',
      text: 'Nobody plays a card and nobody gains experience: half the firepower, rounded down, is the number of warehouses destroyed, the fullest first, then the lower number. A warehouse is whole or destroyed.',
    },
  },
};
