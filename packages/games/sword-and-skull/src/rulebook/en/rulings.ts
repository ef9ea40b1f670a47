import * as facts from '../facts.js';
import type { ChapterWords } from '../words.js';

const { MARKS } = facts;

export const rulings: ChapterWords<'R'> = {
  title: 'Details',
  rules: {
    'SS-R1': {
      title: 'The Castle pays once per step',
      text: 'You get the [Castle’s](SS-F10) gold at once, before the walk goes on. A figure put there gets it once; one that is sent away gets nothing.',
    },
    'SS-R2': {
      title: 'A gold symbol earns twice',
      text: 'It earns at its [settlement](SS-F4) from others, and at the [Castle](SS-F10). Which figure took the crew on does not matter.',
    },
    'SS-R3': {
      title: 'Forks',
      text: 'You choose the way whenever a figure leaves the [cave](SS-M5) or the [Den](SS-M6), also in the middle of a walk; each fork as you come to it.',
    },
    'SS-R4': {
      title: 'From lake to lair',
      text: 'Any roll takes a figure from the lake one space, into the lair. You may give the roll to your other figure, but not on a double. With two figures in the lair you choose the order.',
    },
    'SS-R5': {
      title: 'The First Mate is fought once',
      text: 'You fight him on entering, not on leaving. Figures of others in the lake come after him, for whoever stays.',
    },
    'SS-R6': {
      title: 'Free means without any figure',
      text: 'Your own figures count too, even the one that moves. A ship cannot be chosen, but a figure may be picked up from it.',
      also: ['unoccupied'],
    },
    'SS-R7': {
      title: 'Gone before its turn',
      text: 'If on [doubles](SS-M3) the second figure has left its space before its turn comes, it has no event and no fights.',
    },
    'SS-R8': { title: 'Your own figures', text: 'Your own figures never fight each other.' },
    'SS-R9': {
      title: 'After a fight',
      text: 'Crew cards for the [bonus](SS-B6) are counted at that moment. The loser stays where he is unless a debt sends him off; the attacker fights on after a loss, too. Who was sent off is not fought any more.',
    },
    'SS-R10': { title: 'Enemies and blanks', text: 'A [blank](SS-B2) loses for enemies, First Mate and King too.' },
    'SS-R11': {
      title: 'Cards against enemies',
      text: 'Lucky Blow and Quick Thinking also work against enemies, First Mate and King, but only for the owner of the figure.',
    },
    'SS-R12': {
      title: 'After a card',
      text: 'When a card was played, both must pass anew. Against enemies, First Mate and King cards are played only after the dice.',
    },
    'SS-R13': {
      title: 'Several debts at once',
      text: 'What one event costs is added up first, and every creditor gets all of it. Crew and fortune cards are never sold. The loser of a fight can fall into [debt](SS-D1); the Bridge of Tears never makes one.',
    },
    'SS-R14': {
      title: 'Bidding',
      text: 'A bid must be higher than the highest so far. Who cannot bid higher is not asked. Without an item there is no auction.',
    },
    'SS-R15': {
      title: 'A weapon too many',
      text: 'The new weapon may be the one that is sold. Other items have no limit.',
    },
    'SS-R16': {
      title: 'Ties at the bridge',
      text: 'For the officer only crew counts, for the pirate only gold. If you are among those who have most, nothing happens. If several others are, you choose one.',
    },
    'SS-R17': {
      title: 'Crew must be taken',
      text: 'You must take a crew card, of the kinds that are left. The payment is due even if none was left. Your own crew costs you nothing.',
    },
    'SS-R18': {
      title: 'Beating an enemy',
      text: 'Your whole crew counts as the enemy is turned up. The enemy is discarded, whether you win or lose; losing costs nothing. If you win, you get the gold first, then the item, then the smoky cave’s card.',
    },
    'SS-R19': {
      title: 'The ransom is your choice',
      text: 'You decide after the price is rolled. If you cannot or will not pay, you fight. Every visit rolls anew, and nothing may be sold for it.',
    },
    'SS-R20': {
      title: 'Sent to the Den',
      text: 'You roll and pay, then fight the figures there; in debt you go to your ship without a fight. The way out is chosen in a later move.',
    },
    'SS-R21': {
      title: 'Walking on through lava',
      text: 'All rules of movement count, and [lava tubes](SS-F7) that you reach work again. You fight only where the walk ends, also on lava tubes after a blank.',
    },
    'SS-R22': {
      title: 'Left and round',
      text: 'Seats go clockwise; your left neighbour is next. A round is as many turns as there are players.',
    },
    'SS-R23': {
      title: 'Marks on crew cards',
      text: `There are only marks ${MARKS.join(' and ')}, so 2 players use the crew of 3.`,
    },
    'SS-R24': {
      title: 'Names',
      text: 'The rulebook came in Dutch; cards and spaces have their usual English names here.',
      also: ['Dutch', 'translation'],
    },
  },
};
