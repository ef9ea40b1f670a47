import type { Language } from '@roadstead/kernel';
import { cardById } from './cards/catalogue.js';
import { INFLUENCE_BY_CONTRACT } from './variants/contracts/list.js';
import { INFLUENCE_PER_SHIP } from './variants/under-way/cards.js';
import type { PlayerView } from './view.js';

/** What influence is called that no single card has. */
export interface SourceWords {
  readonly ships: string;
  readonly contracts: string;
}

/** "Expedition 10, Sailor 3": where a player's influence comes from, the most first. */
export function influenceSources(player: PlayerView, language: Language, words: SourceWords): string {
  const sources = new Map<string, number>();
  const add = (name: string, influence: number) => {
    if (influence > 0) sources.set(name, (sources.get(name) ?? 0) + influence);
  };
  for (const { card: id, ships } of player.display) {
    const card = cardById(id)!;
    if (card.type === 'person' || card.type === 'expedition') add(card.names[language], card.influence);
    add(words.ships, INFLUENCE_PER_SHIP * (ships?.length ?? 0));
  }
  (player.contracts ?? []).forEach((_, i) => {
    add(words.contracts, INFLUENCE_BY_CONTRACT[i] ?? 0);
  });
  const most = [...sources].sort(([, a], [, b]) => b - a);
  return most.map(([name, influence]) => `${name} ${influence}`).join(', ');
}
