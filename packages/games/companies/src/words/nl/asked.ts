import type { People, Seat } from '@roadstead/kernel';
import type { Against } from '../../events.js';
import type { AskedWords } from '../catalogue.js';
import { ducats } from './events.js';
import { nations, places } from './nouns.js';

/** The other side of a duel. */
const rivalOf = ({ seats }: Extract<Against, { foe: 'duel' }>, who: People): Seat => seats[who.is(seats[0]) ? 1 : 0];

export const asked: AskedWords = {
  start: 'kies de haven waarin je begint',
  turn: (round, year) => `ronde ${round}, het jaar ${year}: laden en varen`,
  leave: (from, { for: what, harbour, fee }) =>
    `${from} vraagt ${places[harbour]!.at} ${what === 'cube' ? 'om een steen van je' : 'of er gebouwd mag worden'} en biedt ${ducats(fee)}: stem je toe?`,
  strategy: (against, who) => `${enemy(against, who)}: kies een strategie`,
  damage: (n) => `een gevecht heeft je ${n} schade gekost: verdeel die`,
  mutiny: (n) => `onrust: verdeel ${n} muiterij`,
  pledge: (roll) => `de dobbelsteen voor een telling toont ${roll}: breng je verloren schepen in?`,
  nation: (pips) => `je staat achter bij de telling: kies een land voor je ${pips} ${pips === 1 ? 'oog' : 'ogen'}`,
  challenge: (active) => `${active} ligt met je in een haven: daag je uit?`,
  capture: 'er kan een schip veroverd worden: neem je het?',
  mark: 'je vloot heeft iets geleerd: markeer een strategie',
  slip: 'je vloot mag ontkomen: doet ze dat?',
  control: 'jouw land is aan de beurt: wat doet het?',
};

function enemy(against: Against, who: People): string {
  if (against.foe === 'pirates') return `piraten van ${places[against.nest]!.name}`;
  const where = places[against.harbour]!.at;
  if (against.foe === 'nation') return `${nations[against.nation]} vecht ${where} tegen je`;
  return `${who.subjects([rivalOf(against, who)])} en jij vechten ${where}`;
}
