import { cards, coins, the } from '../../../words/grammar/en.js';
import { CARDS_PER_GAMBLE } from '../../gambler/cards.js';
import type { BoxDeedWords } from '../catalogue.js';
import type { Advance } from '../deeds.js';
import { gains, quoted, stepOf } from './contracts.js';

export const deeds: BoxDeedWords = {
  gamble: ({ person }) => `Let ${the(person)} turn up ${cards(CARDS_PER_GAMBLE)} at once`,
  keep: ({ ship }) => `Repel ${the(ship)} and keep it`,
  deal: ({ ship, coins: n, gift, advance }, who) => {
    const given = gift ? `, with ${coins(gift.coins)} for ${who.objects([gift.to])}` : '';
    return `Trade with ${the(ship)} for ${n === 0 ? 'no coins' : coins(n)}${given}${advance ? `: ${reached(advance)}` : ''}`;
  },
  fulfil: (advance) => {
    if (advance.step < advance.of) return `Put a ${stepOf(advance)}`;
    const { contract, price, coins: n, influence } = advance;
    const gain = gains(n, influence);
    return price > 0 ? `Pay ${coins(price)} to fulfil ${quoted(contract)}${gain}` : `Fulfil ${quoted(contract)}${gain}`;
  },
  decline: ({ contract }) => `Leave ${quoted(contract)} for later`,
  setAside: ({ cards: n }) => {
    if (n === 0) return 'Put no card of the time pile aside';
    return n === 1 ? 'Put a card of the time pile aside as a point' : `Put ${n} cards of the time pile aside as points`;
  },
  keepTime: () => 'Leave the time pile as it is',
};

/** How far it comes by this. */
function reached(advance: Advance): string {
  if (advance.step < advance.of) return stepOf(advance);
  return `fulfils ${quoted(advance.contract)}${gains(advance.coins, advance.influence)}`;
}
