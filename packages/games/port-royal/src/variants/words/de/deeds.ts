import { cards, coins, noun, the } from '../../../words/grammar/de.js';
import { capital } from '../../../words/grammar/text.js';
import { CARDS_PER_GAMBLE } from '../../gambler/cards.js';
import type { BoxDeedWords } from '../catalogue.js';
import type { Advance } from '../deeds.js';
import { gains, quoted, stepOf } from './contracts.js';

export const deeds: BoxDeedWords = {
  gamble: ({ person }) => `Karte „${noun(person)}“ einsetzen: ${cards(CARDS_PER_GAMBLE)} auf einmal aufdecken`,
  keep: ({ ship }) => capital(`${the(ship, 'accusative')} abwehren und behalten`),
  deal: ({ ship, coins: n, gift, advance }, who) => {
    const gain = n === 0 ? '' : `: +${coins(n)}`;
    const given = gift ? `, mit ${coins(gift.coins)} für ${who.objects([gift.to])}` : '';
    return `Mit ${the(ship, 'dative')} ${n === 0 ? 'ohne Münzen ' : ''}handeln${gain}${given}${advance ? `: ${reached(advance)}` : ''}`;
  },
  fulfil: (advance) => {
    if (advance.step < advance.of) return `Einen ${stepOf(advance)} legen`;
    const { contract, price, coins: n, influence } = advance;
    const gain = gains(n, influence);
    return price > 0
      ? `${coins(price)} zahlen und ${quoted(contract)}${gain} erfüllen`
      : `Auftrag ${quoted(contract)}${gain} erfüllen`;
  },
  decline: ({ contract }) => `Auftrag ${quoted(contract)} vorerst liegen lassen`,
  setAside: ({ cards: n }) => {
    if (n === 0) return 'Keine Karte vom Zeitstapel zur Seite legen';
    return n === 1
      ? 'Eine Karte vom Zeitstapel als Punkt zur Seite legen'
      : `${n} Karten vom Zeitstapel als Punkte zur Seite legen`;
  },
  keepTime: () => 'Den Zeitstapel lassen, wie er ist',
};

/** How far it comes by this. */
function reached(advance: Advance): string {
  if (advance.step < advance.of) return stepOf(advance);
  return `erfüllt ${quoted(advance.contract)}${gains(advance.coins, advance.influence)}`;
}
