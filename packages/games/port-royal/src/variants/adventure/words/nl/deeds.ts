import { anyCard } from '../../../../words/facts.js';
import { and, coins, points, several, the } from '../../../../words/grammar/nl.js';
import { CARDS_LOOKED_AT } from '../../cards.js';
import type { AdventureDeedWords } from '../catalogue.js';
import { balanceOf, type Uncovered } from '../deeds.js';
import { TITLES } from '../titles.js';
import { amount, crowns, things } from './things.js';

const titled = ({ id }: { readonly id: string }): string => `“${(TITLES.nl as Readonly<Record<string, string>>)[id]}”`;

/** What the next cube uncovers. */
function uncovered({ is, crowns: n }: Uncovered): string {
  if (is === 'ability') return 'de gave van je personage';
  return is === 'trophy' ? 'de trofee' : crowns(n);
}

const paid = (n: number, more: number): readonly string[] => [
  ...(n > 0 ? [coins(n)] : []),
  ...(more > 0 ? [crowns(more)] : []),
];

export const deeds: AdventureDeedWords = {
  character: ({ character }) => `Speel ${character.names.nl}`,
  share: ({ seat }, who) => `Geef ${who.objects([seat])} 1 munt`,
  audience: ({ coins: n, crowns: gain }) => `Betaal ${coins(n)} voor ${crowns(gain)}`,
  buyOff: ({ coins: n, uncovers }) => `Betaal ${coins(n)} en neem een markeersteen weg: ${uncovered(uncovers)}`,
  look: () => `Bekijk de bovenste ${CARDS_LOOKED_AT} kaarten`,
  top: ({ card }) => `Leg ${the(anyCard(card))} terug op de stapel`,
  sell: ({ item, coins: n }) => `Verkoop ${things.items[item]} voor ${coins(n)}`,
  keepItem: ({ ship, item, coins: n }) =>
    `Bewaar ${the(ship)} voor ${amount({ n: 1, of: item })}${n > 0 ? `, met ${coins(n)}` : ''}`,
  barter: ({ ship, coins: n, crowns: gain }) =>
    `Handel met ${the(ship)} voor ${and([...(n > 0 ? [coins(n)] : []), crowns(gain)])}`,
  claimWith: ({ expedition, crew, items }) =>
    `Eis een expeditie op met ${and([...crew.map(several), ...items.map(amount)])}: ${points(expedition.influence)} en ${coins(expedition.coins)}`,
  fulfilMission: (deed) => {
    const { mission, items, isStep, uncovers } = deed;
    if (isStep) return `Stop hier en zet de eerste stap van ${titled(mission)}`;
    const { given, gained } = balanceOf(deed);
    const cost = [...items.map(amount), ...paid(given.coins, given.crowns)];
    const gain = [...(uncovers.is === 'crowns' ? [] : [uncovered(uncovers)]), ...paid(gained.coins, gained.crowns)];
    return `Vervul ${titled(mission)}${cost.length > 0 ? ` met ${and(cost)}` : ''}: ${and(gain)}`;
  },
  declineMission: ({ mission }) => `Vervul ${titled(mission)} niet in deze beurt`,
  refuse: ({ what }) => (what === 'sell' ? 'Verkoop niets meer' : 'Hou mijn munten'),
};
