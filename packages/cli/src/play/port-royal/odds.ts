import type { Odds } from '@roadstead/kernel';
import { type Card, cardName, coloursIn, type View } from '@roadstead/port-royal';
import { hang, padStart } from '../render/text.js';
import type { Scene } from '../scene.js';
import { cardAt } from './cards.js';
import { TABLE_WORDS } from './words/index.js';

export function percent(share: number): string {
  const rounded = Math.round(share * 100);
  if (rounded === 0 && share > 0) return '< 1 %';
  return rounded === 100 && share < 1 ? '> 99 %' : `${rounded} %`;
}

interface Share {
  readonly card: Card;
  readonly weight: number;
}

/** What the next card can be, from the worst to the best, and what kinds of it there are. */
export function oddsLines({ weights, total }: Odds, view: View, scene: Scene): string[] {
  const words = TABLE_WORDS[scene.language].odds;
  if (total === 0) return [words.noCards];
  const shares = Object.entries(weights).map(([card, weight]) => ({ card: cardAt({ card }), weight }));
  const among = (fits: (card: Card) => boolean) => shares.filter(({ card }) => fits(card));
  const groups: readonly [string, readonly Share[]][] = [
    [words.bust, among((card) => clashes(card, view) && !repellable(card, view))],
    [words.repellable, among((card) => clashes(card, view) && repellable(card, view))],
    [words.newColour, among((card) => card.type === 'ship' && !clashes(card, view))],
    [words.persons, among((card) => card.type === 'person')],
    [words.expeditions, among((card) => card.type === 'expedition')],
    [words.taxes, among((card) => card.type === 'tax')],
  ];
  const lines = groups
    .filter(([, group]) => group.length > 0)
    .flatMap(([name, group]) => groupLines(name, group, total, scene));
  return [...hang('', words.title(total), scene.columns), ...lines];
}

function groupLines(name: string, group: readonly Share[], total: number, scene: Scene): string[] {
  const first = `${padStart(percent(sum(group) / total), 7)}  `;
  const kinds = [...byKind(group, scene)].map(([kind, n]) => `${kind} ${n}`);
  const detail = kinds.length > 1 || group[0]?.card.type === 'ship' ? ` (${kinds.join(', ')})` : '';
  return hang(first, name + detail, scene.columns);
}

function byKind(group: readonly Share[], scene: Scene): Map<string, number> {
  const kinds = new Map<string, number>();
  for (const { card, weight } of group) {
    const kind = card.type === 'person' ? card.names[scene.language] : cardName(card, scene.language);
    kinds.set(kind, (kinds.get(kind) ?? 0) + weight);
  }
  return new Map([...kinds].sort(([, a], [, b]) => b - a));
}

const sum = (group: readonly Share[]): number => group.reduce((total, { weight }) => total + weight, 0);

const clashes = (card: Card, view: View): boolean => card.type === 'ship' && coloursIn(view).has(card.colour);

function repellable(card: Card, view: View): boolean {
  const swords = view.players[view.active]?.swords ?? 0;
  return card.type === 'ship' && card.swords !== null && swords >= card.swords;
}
