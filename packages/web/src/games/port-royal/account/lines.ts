import type { Language } from '@roadstead/kernel';
import {
  type CardRef,
  cardName,
  contractName,
  contractNamed,
  INFLUENCE_BY_CONTRACT,
  INFLUENCE_PER_SHIP,
  type PlayerView,
} from '@roadstead/port-royal';
import type { AccountLine } from '../../account.js';
import { crownLines } from '../adventure/end/ending.js';
import { cardAt } from '../play/standing.js';
import { WORDS } from '../words/index.js';

/** All the influence of a display, card by card: the same cards in one line, the most influence first. */
export function influenceLines(player: PlayerView, language: Language): readonly AccountLine[] {
  const lines = [
    ...cards(player, language),
    ...ships(player, language),
    ...contracts(player, language),
    ...crownLines(player, language),
  ];
  return lines.sort((a, b) => b.points - a.points || a.what.localeCompare(b.what, language));
}

function cards({ display }: PlayerView, language: Language): readonly AccountLine[] {
  const alike = new Map<string, { readonly what: string; readonly each: number; n: number }>();
  for (const ref of display) {
    const card = cardAt(ref);
    if (card.type !== 'person' && card.type !== 'expedition') continue;
    const what = cardName(card, language);
    const key = `${what} ${card.influence}`;
    const known = alike.get(key);
    if (known) known.n++;
    else alike.set(key, { what, each: card.influence, n: 1 });
  }
  return [...alike.values()].map(({ what, each, n }) => ({ what, how: `${n} × ${each}`, points: n * each }));
}

/** PR-U4: each ship under a wholesaler counts. */
function ships({ display }: PlayerView, language: Language): readonly AccountLine[] {
  return display
    .filter(({ ships = [] }) => ships.length > 0)
    .map((ref: CardRef) => ({
      what: WORDS[language].cards.ships(ref.ships!.length),
      how: cardName(cardAt(ref), language),
      points: INFLUENCE_PER_SHIP * ref.ships!.length,
    }));
}

/** PR-C7: the contracts count by their number, so no single one has influence of its own. */
function contracts({ contracts = [] }: PlayerView, language: Language): readonly AccountLine[] {
  if (contracts.length === 0) return [];
  return [
    {
      what: WORDS[language].counts.contracts(contracts.length),
      how: contracts.map((id) => contractName(contractNamed(id), language)).join(', '),
      points: contracts.reduce((sum, _, i) => sum + (INFLUENCE_BY_CONTRACT[i] ?? 0), 0),
    },
  ];
}
