import { cards, coins, the } from '../../../words/grammar/nl.js';
import { CARDS_PER_GAMBLE } from '../../gambler/cards.js';
import type { BoxDeedWords } from '../catalogue.js';
import type { Advance } from '../deeds.js';
import { gains, quoted, stepOf } from './contracts.js';

export const deeds: BoxDeedWords = {
  gamble: ({ person }) => `Laat ${the(person)} ${cards(CARDS_PER_GAMBLE)} tegelijk omdraaien`,
  keep: ({ ship }) => `Verjaag ${the(ship)} en bewaar het schip`,
  deal: ({ ship, coins: n, gift, advance }, who) => {
    const given = gift ? `, met ${coins(gift.coins)} voor ${who.objects([gift.to])}` : '';
    return `Handel met ${the(ship)} ${n === 0 ? 'zonder munten' : `voor ${coins(n)}`}${given}${advance ? `: ${reached(advance)}` : ''}`;
  },
  fulfil: (advance) => {
    if (advance.step < advance.of) return `Leg een ${stepOf(advance)}`;
    const { contract, price, coins: n, influence } = advance;
    const gain = gains(n, influence);
    return price > 0
      ? `Betaal ${coins(price)} en vervul ${quoted(contract)}${gain}`
      : `Vervul ${quoted(contract)}${gain}`;
  },
  decline: ({ contract }) => `Laat ${quoted(contract)} voorlopig liggen`,
  setAside: ({ cards: n }) => {
    if (n === 0) return 'Leg geen kaart van de tijdstapel opzij';
    return n === 1
      ? 'Leg een kaart van de tijdstapel opzij als punt'
      : `Leg ${n} kaarten van de tijdstapel opzij als punten`;
  },
  keepTime: () => 'Laat de tijdstapel zoals die is',
};

/** How far it comes by this. */
function reached(advance: Advance): string {
  if (advance.step < advance.of) return stepOf(advance);
  return `vervult ${quoted(advance.contract)}${gains(advance.coins, advance.influence)}`;
}
