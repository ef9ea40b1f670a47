import * as facts from '../facts.js';
import type { ChapterWords } from '../words.js';

const { BOUNTY, CALM_LESS, GAZETTE_CUBES, HANDBOOK_MARKERS, MACHINE_PER, MOST_PIRATE_PIPS, SCORING_ROLL } = facts;
const { SAWMILL_DISCOUNT, SAWMILL_SHIPS, SEXTANT_FIELDS, STORM_ICON, STORM_LESS } = facts;

export const research: ChapterWords<'6'> = {
  title: 'Phase 5: research',
  rules: {
    'V-6.1': {
      title: 'One card per turn',
      text: 'You may buy one research card per turn if you meet what it asks for and pay for it. It works from your next turn to the end, for you alone.',
      also: ['development'],
    },
    'V-6.2': {
      title: 'No two alike',
      text: 'Nobody has two identical cards, whatever the number of players (our ruling). Different levels of one name are fine.',
    },
    'V-6.3': {
      title: 'Levels add up',
      text: 'The effect of level 1 adds to that of level 2. The two sawmills do different things.',
    },
    'V-6.4': {
      title: 'Level 3',
      text: 'Cards of level 3 ask for more and bring points at the end. Only one of your cards of level 3 counts there.',
    },
    'V-6.5': {
      title: 'The cards',
      text: `Counting machine: 1 ducat more for every ${MACHINE_PER} ducats of a delivery begun, each level. Sawmill 1: ships cost ${SAWMILL_DISCOUNT} less. Sawmill 2: ${SAWMILL_SHIPS} more ship per harbour. Storm glass and school of navigation: ${STORM_LESS} less storm damage each. Discipline and botanic garden: ${CALM_LESS} less mutiny per fleet each. Sextant: ${SEXTANT_FIELDS} field more from open sea. Dry dock: repairs in harbour at half price. Trade gazette: up to ${GAZETTE_CUBES} cubes per harbour from the supply. Bounty hunter: ${BOUNTY} ducats per pirate pip removed. Handbook: ${HANDBOOK_MARKERS} more markers. The list of research cards says what each costs and asks for.`,
      example: 'With a counting machine a delivery of 8 ducats brings 2 more.',
    },
    'V-6.6': {
      title: 'Counting for requirements',
      text: 'Fleets, ships and regions include packet boats, unless ordinary fleets are named. A harbour or nest belongs to its region. The two storm regions are the active and the expected one; in round 1 none is active. Administrators under a hostile nation count, and experience is that of your best fleet.',
    },
    'V-6.7': {
      title: 'Mock battles',
      text: 'In phase 4 each of the two cards may be used once per turn: pay 2 (level 1) or 1 (level 2). Then one ordinary fleet gains +1 experience, with [its markers](V-4.66), or up to 2 mutiny leave one ship.',
    },
    'V-6.8': {
      title: 'Handbook',
      text: `You place ${HANDBOOK_MARKERS} more markers at once, on cards without one of yours, on discs up to the level of your best fleet, at least +1. You may play these cards. There are two handbooks, whatever the number of players.`,
    },
    'V-6.9': {
      title: 'Points at the end',
      text: 'The best of your cards of level 3 counts by itself. Sextant: 1 per different field with fleets of yours. Dry dock: 1 per 2 ships without damage. Trade gazette: 1 for every 5 ducats begun. Bounty hunter: 1 per pirate pip removed in the game. Handbook: 1 per marker of yours on the discs +2 and +3.',
      example: 'With the gazette, 4 ducats at the end are 1 point.',
    },
    'V-6.10': {
      title: 'Cards, exactly',
      text: `Storm cards take ${STORM_LESS} each off the storm damage of every ship, icon included, not below 0. Discipline and botanic garden take ${CALM_LESS} each off what a mutiny tile brings a fleet. With the dry dock all tokens that you take off ships and fort in one harbour in one turn cost half together, rounded up. The gazette gives at most ${GAZETTE_CUBES} cubes per harbour and turn, free. The bounty is paid for pips that your own fleets remove. The sextant adds ${SEXTANT_FIELDS} field from open sea only.`,
      example: 'Dry dock: 1 damage on each of three ships costs 2 ducats in one harbour and 3 in three harbours.',
    },
    'V-6.11': {
      title: 'Copies',
      text: 'There are as many copies of each card as there are players (our ruling).',
    },
  },
};

export const nextRound: ChapterWords<'7'> = {
  title: 'Between two rounds',
  rules: {
    'V-7.1': {
      title: 'A scoring is rolled for',
      text: `The calendar moves on one year. If the year that ended bears the mark of scoring and this calendar has had no scoring yet, a die is rolled: at ${SCORING_ROLL} there is a scoring. Players may add lost-ship tokens, +1 each.`,
      example: 'A 3 and 3 tokens make 6: there is a scoring.',
    },
    'V-7.2': {
      title: 'Forecast',
      text: 'The expected storm region becomes the active one. Then one tile each is turned: next region, storm damage, pirates, stock and mutiny. Used tiles may be looked at, the stacks may not.',
    },
    'V-7.3': {
      title: 'Storm',
      text: `All ships in the active region and its harbours take the damage of the tile, and ${STORM_ICON} more on a field with a storm icon.`,
    },
    'V-7.4': {
      title: 'Pirates grow',
      text: `The nest that the tile names gains 1 pip, up to ${MOST_PIRATE_PIPS}. If France stands there, its die is lowered instead.`,
    },
    'V-7.5': {
      title: 'Stock',
      text: 'All stores of the harbours that the tile names are refilled. Some tiles are blank.',
    },
    'V-7.6': {
      title: 'Unrest',
      text: 'The tile names a number of ships: each fleet takes one mutiny for every so many ships, and its owner spreads it.',
      example: 'At 2 ships, fleets of 2, 4 and 6 ships take 1, 2 and 3; at 3 ships, fleets of 3 and 6 take 1 and 2.',
    },
    'V-7.7': {
      title: 'Calendars',
      text: 'There are three calendars of five years, 13 years apart: 1600 to 1652, 1665 to 1717 and 1730 to 1782, 15 rounds in all. The last three years of each bear the mark of scoring.',
    },
    'V-7.8': {
      title: 'A new calendar',
      text: 'At the end of a calendar there is a scoring if it has had none. Research cards that are not sold leave the table and those of the next level are laid out. The tiles for storm damage, pirates, stock and mutiny are shuffled anew, those for regions only when all five have been used.',
    },
    'V-7.9': {
      title: 'Order between rounds',
      text: 'First a scoring, due or rolled; at the end of a calendar the new one; then forecast, storm, pirates, stock, mutiny. In the last year of a calendar nobody rolls: it scores if it has not. After the last calendar there is only the final scoring.',
    },
    'V-7.10': {
      title: 'Pledging tokens',
      text: `If the tokens of all could lift the roll to ${SCORING_ROLL}, their owners each pledge openly, in turn order, 0 up to what is missing. If the sum is reached, the pledged tokens are spent; otherwise all stay. Nobody is asked without tokens, once it is reached, or once it cannot be reached any more.`,
    },
    'V-7.11': {
      title: 'Blind tiles',
      text: 'With 2, 3, 4, 5 players 3, 2, 1, 0 tiles of each stack stay blind at the bottom (our ruling). The stack of regions is renewed only when it is empty; the region that was active is put back first, so it may come again.',
    },
    'V-7.12': {
      title: 'Placing mutiny and storm',
      text: 'Mutiny of a tile is placed in turn order, fleet by fleet, token by token. A storm hits ship by ship and leaves nothing to choose.',
    },
  },
};
