import type { People, Seat } from '@roadstead/kernel';
import type { Against } from '../../events.js';
import type { AskedWords } from '../catalogue.js';
import { ducats } from './events.js';
import { nations, places } from './nouns.js';

/** The other side of a duel. */
const rivalOf = ({ seats }: Extract<Against, { foe: 'duel' }>, who: People): Seat => seats[who.is(seats[0]) ? 1 : 0];

export const asked: AskedWords = {
  start: 'choose the harbour that you start in',
  turn: (round, year) => `round ${round}, the year ${year}: load and sail`,
  leave: (from, { for: what, harbour, fee }) =>
    `${from} asks ${what === 'cube' ? 'for a cube of yours' : 'for leave to build'} ${places[harbour]!.at} and offers ${ducats(fee)}: do you agree?`,
  strategy: (against, who) => `${enemy(against, who)}: choose a strategy`,
  damage: (n) => `a fight has cost you ${n} damage: place it`,
  mutiny: (n) => `unrest: place ${n} mutiny`,
  pledge: (roll) => `the die for a scoring shows ${roll}: do you pledge lost ships?`,
  nation: (pips) => `you are behind in the scoring: choose a nation for your ${pips} ${pips === 1 ? 'pip' : 'pips'}`,
  challenge: (active) => `${active} is in a harbour with you: do you challenge?`,
  capture: 'a ship can be captured: do you take it?',
  mark: 'your fleet has learnt something: mark a strategy',
  slip: 'your fleet may slip away: does it?',
  control: 'your nation acts: what does it do?',
};

function enemy(against: Against, who: People): string {
  if (against.foe === 'pirates') return `pirates of ${places[against.nest]!.name}`;
  const where = places[against.harbour]!.at;
  if (against.foe === 'nation') return `${nations[against.nation]} fights you ${where}`;
  return `${who.subjects([rivalOf(against, who)])} and you fight ${where}`;
}
