import { anyCard } from '../../../../words/facts.js';
import { and, coins, several, the } from '../../../../words/grammar/en.js';
import { CARDS_LOOKED_AT } from '../../cards.js';
import type { AdventureDeedWords } from '../catalogue.js';
import { balanceOf, type Uncovered } from '../deeds.js';
import { TITLES } from '../titles.js';
import { amount, crowns, things } from './things.js';

const titled = ({ id }: { readonly id: string }): string => `“${(TITLES.en as Readonly<Record<string, string>>)[id]}”`;

/** What the next cube uncovers. */
function uncovered({ is, crowns: n }: Uncovered): string {
  if (is === 'ability') return 'your character’s ability';
  return is === 'trophy' ? 'the trophy' : crowns(n);
}

const paid = (n: number, more: number): readonly string[] => [
  ...(n > 0 ? [coins(n)] : []),
  ...(more > 0 ? [crowns(more)] : []),
];

export const deeds: AdventureDeedWords = {
  character: ({ character }) => `Be ${character.names.en}`,
  share: ({ seat }, who) => `Give 1 coin to ${who.objects([seat])}`,
  audience: ({ coins: n, crowns: gain }) => `Pay ${coins(n)} for ${crowns(gain)}`,
  buyOff: ({ coins: n, uncovers }) => `Pay ${coins(n)} to take off a cube: ${uncovered(uncovers)}`,
  look: () => `Look at the top ${CARDS_LOOKED_AT} cards`,
  top: ({ card }) => `Put ${the(anyCard(card))} back on top`,
  sell: ({ item, coins: n }) => `Sell ${things.items[item]} for ${coins(n)}`,
  keepItem: ({ ship, item, coins: n }) =>
    `Keep ${the(ship)} for ${amount({ n: 1, of: item })}${n > 0 ? `, with ${coins(n)}` : ''}`,
  barter: ({ ship, coins: n, crowns: gain }) =>
    `Trade with ${the(ship)} for ${and([...(n > 0 ? [coins(n)] : []), crowns(gain)])}`,
  claimWith: ({ expedition, crew, items }) =>
    `Claim an expedition with ${and([...crew.map(several), ...items.map(amount)])}: ${expedition.influence} influence and ${coins(expedition.coins)}`,
  fulfilMission: (deed) => {
    const { mission, items, isStep, uncovers } = deed;
    if (isStep) return `Stop here and take the first step of ${titled(mission)}`;
    const { given, gained } = balanceOf(deed);
    const cost = [...items.map(amount), ...paid(given.coins, given.crowns)];
    const gain = [...(uncovers.is === 'crowns' ? [] : [uncovered(uncovers)]), ...paid(gained.coins, gained.crowns)];
    return `Fulfil ${titled(mission)}${cost.length > 0 ? ` with ${and(cost)}` : ''}: ${and(gain)}`;
  },
  declineMission: ({ mission }) => `Do not fulfil ${titled(mission)} in this turn`,
  refuse: ({ what }) => (what === 'sell' ? 'Sell nothing more' : 'Keep my coins'),
};
