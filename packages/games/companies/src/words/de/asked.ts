import type { People, Seat } from '@roadstead/kernel';
import type { Against } from '../../events.js';
import type { AskedWords } from '../catalogue.js';
import { ducats } from './events.js';
import { nations, places } from './nouns.js';

/** The other side of a duel. */
const rivalOf = ({ seats }: Extract<Against, { foe: 'duel' }>, who: People): Seat => seats[who.is(seats[0]) ? 1 : 0];

export const asked: AskedWords = {
  start: 'wähle den Hafen, in dem du beginnst',
  turn: (round, year) => `Runde ${round}, das Jahr ${year}: laden und segeln`,
  leave: (from, { for: what, harbour, fee }) =>
    `${from} bittet ${places[harbour]!.at} ${what === 'cube' ? 'um eine Ware von dir' : 'um die Erlaubnis zu bauen'} und bietet ${ducats(fee)}: Stimmst du zu?`,
  strategy: (against, who) => `${enemy(against, who)}: Wähle eine Strategie`,
  damage: (n) => `ein Gefecht hat dich ${n} Schaden gekostet: Verteile ihn`,
  mutiny: (n) => `Unruhe: Verteile ${n} Meuterei`,
  pledge: (roll) => `der Würfel für eine Wertung zeigt ${roll}: Setzt du verlorene Schiffe ein?`,
  nation: (pips) =>
    `du liegst in der Wertung zurück: Wähle eine Nation für ${pips === 1 ? 'dein Auge' : `deine ${pips} Augen`}`,
  challenge: (active) => `${active} liegt mit dir in einem Hafen: Forderst du heraus?`,
  capture: 'ein Schiff kann erobert werden: Nimmst du es?',
  mark: 'deine Flotte hat etwas gelernt: Markiere eine Strategie',
  slip: 'deine Flotte darf entkommen: Tut sie es?',
  control: 'deine Nation handelt: Was tut sie?',
};

function enemy(against: Against, who: People): string {
  if (against.foe === 'pirates') return `Piraten von ${places[against.nest]!.name}`;
  const where = places[against.harbour]!.at;
  if (against.foe === 'nation') return `${nations[against.nation]} kämpft ${where} gegen dich`;
  return `${who.subjects([rivalOf(against, who)])} und du kämpft ${where}`;
}
