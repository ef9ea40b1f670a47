import { anyCard } from '../../../words/facts.js';
import { and, cards, several, the } from '../../../words/grammar/en.js';
import { CARDS_PER_GAMBLE } from '../../gambler/cards.js';
import { INFLUENCE_PER_SHIP } from '../../under-way/cards.js';
import type { BoxEventWords } from '../catalogue.js';
import { anyOf, contractNamed, keepersContract } from '../facts.js';
import { gains, quoted } from './contracts.js';

export const events: BoxEventWords = {
  tucked: ({ seat, card, under }, who) =>
    `${the(anyCard({ card }))} slides under ${the(anyCard(under))}: ${INFLUENCE_PER_SHIP} influence for ${who.objects([seat])}`,

  gambled: ({ seat, card }, who) =>
    `${who.does(seat, 'lets', 'let')} ${the(anyCard({ card }))} turn up ${cards(CARDS_PER_GAMBLE)} at once`,

  further: ({ seat, n }, who) => {
    const may = `may take ${n} more ${n === 1 ? 'card' : 'cards'}`;
    return `thanks to ${several({ n, card: anyOf('clerk') })}, ${who.does(seat, may, may)}`;
  },

  contracts: ({ contracts }) => {
    const names = and(contracts.map(contractNamed).map(quoted));
    return contracts.length === 1 ? `the contract is ${names}` : `the contracts are ${names}`;
  },

  fulfilled: ({ seat, contract, coins, influence, discarded }, who) => [
    `${who.does(seat, 'fulfils', 'fulfil')} the contract ${quoted(contractNamed(contract))}${gains(coins, influence)}`,
    ...(discarded.length > 0 ? [`the ${discarded.length} ships kept for it are discarded`] : []),
  ],

  progress: ({ seat, contract: id, field }, who) => {
    return `${who.does(seat, 'puts', 'put')} a cube on space ${field} of ${quoted(contractNamed(id))}`;
  },

  declined: ({ seat, contract }, who) =>
    `${who.does(seat, 'leaves', 'leave')} ${quoted(contractNamed(contract))} for later`,

  kept: ({ seat, card }, who) =>
    `${who.does(seat, 'repels', 'repel')} ${the(anyCard({ card }))} and ${who.is(seat) ? 'keep' : 'keeps'} it for ${quoted(keepersContract())}`,

  timePile: ({ n, points }) => [
    `the time pile holds ${cards(n)}, one for every turn`,
    ...(points > 0 ? [`${cards(points)} ${points === 1 ? 'lies' : 'lie'} aside, each a point if all goes well`] : []),
  ],

  setAside: ({ seat, cards: n, points }, who) => {
    if (n === 0) return `${who.does(seat, 'puts', 'put')} no card of the time pile aside`;
    const some = n === 1 ? 'a card' : cards(n);
    return `${who.does(seat, 'puts', 'put')} ${some} of the time pile aside: ${points} ${points === 1 ? 'point' : 'points'} now`;
  },

  keepTime: ({ seat }, who) => `${who.does(seat, 'leaves', 'leave')} the time pile as it is`,
};
