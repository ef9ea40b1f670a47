import type { Odds } from '@roadstead/kernel';
import type { Card } from '../cards/card.js';
import type { View } from '../view.js';
import { anyCard } from './facts.js';
import { coloursIn } from './figures.js';

/** What the next card can be to the active seat, from the worst to the best. */
export const PROSPECTS = ['bust', 'repellable', 'newColour', 'person', 'expedition', 'tax'] as const;
export type ProspectKind = (typeof PROSPECTS)[number];

export interface Prospect {
  readonly kind: ProspectKind;
  /** The share of all cards that could come, from 0 to 1. */
  readonly share: number;
  readonly cards: readonly { readonly card: Card; readonly weight: number }[];
}

/** The odds put together by what they mean; kinds that cannot come are left out. */
export function prospects({ weights, total }: Odds, view: View): readonly Prospect[] {
  const all = Object.entries(weights).map(([card, weight]) => ({ card: anyCard({ card }), weight }));
  const colours = coloursIn(view);
  const swords = view.players[view.active]?.swords ?? 0;
  return PROSPECTS.flatMap((kind) => {
    const cards = all.filter(({ card }) => kindOfProspect(card, colours, swords) === kind);
    const weight = cards.reduce((sum, one) => sum + one.weight, 0);
    return cards.length > 0 ? [{ kind, share: weight / total, cards }] : [];
  });
}

function kindOfProspect(card: Card, colours: ReadonlySet<string>, swords: number): ProspectKind {
  if (card.type !== 'ship') return card.type;
  if (!colours.has(card.colour)) return 'newColour';
  return card.swords !== null && swords > 0 && swords >= card.swords ? 'repellable' : 'bust';
}
