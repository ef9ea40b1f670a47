import type { Odds } from '@roadstead/kernel';
import { cardName, type Prospect, prospects, type View } from '@roadstead/port-royal';
import { percent } from '../../play/render/percent.js';
import { hang, padStart } from '../../play/render/text.js';
import type { Scene } from '../../play/scene.js';
import { TABLE_WORDS } from './words/index.js';

/** What the next card can be, from the worst to the best, and what kinds of it there are. */
export function oddsLines(odds: Odds, view: View, scene: Scene): string[] {
  const words = TABLE_WORDS[scene.language].odds;
  if (odds.total === 0) return [words.noCards];
  const lines = prospects(odds, view).flatMap((one) => prospectLines(one, scene));
  return [...hang('', words.title(odds.total), scene.columns), ...lines];
}

function prospectLines({ kind, share, cards }: Prospect, scene: Scene): string[] {
  const words = TABLE_WORDS[scene.language].odds;
  const first = `${padStart(percent(share), 7)}  `;
  const kinds = [...byKind(cards, scene)].map(([name, n]) => `${name} ${n}`);
  const detail = kinds.length > 1 || cards[0]?.card.type === 'ship' ? ` (${kinds.join(', ')})` : '';
  return hang(first, words[kind] + detail, scene.columns);
}

function byKind(cards: Prospect['cards'], scene: Scene): Map<string, number> {
  const kinds = new Map<string, number>();
  for (const { card, weight } of cards) {
    const kind = card.type === 'person' ? card.names[scene.language] : cardName(card, scene.language);
    kinds.set(kind, (kinds.get(kind) ?? 0) + weight);
  }
  return new Map([...kinds].sort(([, a], [, b]) => b - a));
}
