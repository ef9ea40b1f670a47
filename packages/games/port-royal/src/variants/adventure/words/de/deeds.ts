import { anyCard } from '../../../../words/facts.js';
import { and, coins, points, several, the } from '../../../../words/grammar/de.js';
import { capital } from '../../../../words/grammar/text.js';
import { CARDS_LOOKED_AT } from '../../cards.js';
import type { AdventureDeedWords } from '../catalogue.js';
import { balanceOf, type Uncovered } from '../deeds.js';
import { TITLES } from '../titles.js';
import { amount, amountDative, crowns, things } from './things.js';

const titled = ({ id }: { readonly id: string }): string => `„${(TITLES.de as Readonly<Record<string, string>>)[id]}“`;

/** What the next cube uncovers. */
function uncovered({ is, crowns: n }: Uncovered): string {
  if (is === 'ability') return 'Fähigkeit deiner Figur';
  return is === 'trophy' ? 'Trophäe' : crowns(n);
}

const paid = (n: number, more: number): readonly string[] => [
  ...(n > 0 ? [coins(n)] : []),
  ...(more > 0 ? [crowns(more)] : []),
];

export const deeds: AdventureDeedWords = {
  character: ({ character }) => `Als ${character.names.de} spielen`,
  share: ({ seat }, who) => `1 Münze an ${who.objects([seat])} geben`,
  audience: ({ coins: n, crowns: gain }) => `${coins(n)} für ${crowns(gain)} zahlen`,
  buyOff: ({ coins: n, uncovers }) => `${coins(n)} zahlen und einen Holzwürfel wegnehmen: ${uncovered(uncovers)}`,
  look: () => `Die obersten ${CARDS_LOOKED_AT} Karten ansehen`,
  top: ({ card }) => capital(`${the(anyCard(card), 'accusative')} zurück auf den Stapel legen`),
  sell: ({ item, coins: n }) => `${things.items[item]} für ${coins(n)} verkaufen`,
  keepItem: ({ ship, item, coins: n }) =>
    capital(`${the(ship, 'accusative')} für ${amount({ n: 1, of: item })} behalten${n > 0 ? `: +${coins(n)}` : ''}`),
  barter: ({ ship, coins: n, crowns: gain }) =>
    `Mit ${the(ship, 'dative')} handeln: +${and([...(n > 0 ? [coins(n)] : []), crowns(gain)])}`,
  claimWith: ({ expedition, crew, items }) => {
    const party = and([...crew.map((group) => several(group, 'dative')), ...items.map(amountDative)]);
    return `Expeditionsaufruf mit ${party} erfüllen: ${points(expedition.influence)} und ${coins(expedition.coins)}`;
  },
  fulfilMission: (deed) => {
    const { mission, items, isStep, uncovers } = deed;
    if (isStep) return `Hier aufhören, als ersten Schritt für ${titled(mission)}`;
    const { given, gained } = balanceOf(deed);
    const cost = [...items.map(amountDative), ...paid(given.coins, given.crowns)];
    const gain = [...(uncovers.is === 'crowns' ? [] : [uncovered(uncovers)]), ...paid(gained.coins, gained.crowns)];
    return `Mission ${titled(mission)}${cost.length > 0 ? ` mit ${and(cost)}` : ''} erfüllen: ${and(gain)}`;
  },
  declineMission: ({ mission }) => `Mission ${titled(mission)} in diesem Zug nicht erfüllen`,
  refuse: ({ what }) => (what === 'sell' ? 'Nichts mehr verkaufen' : 'Meine Münzen behalten'),
};
