import type { Card } from '../../cards/card.js';
import { cardById } from '../../cards/catalogue.js';
import { itemOf, suppliesOf } from '../../variants/adventure/words/facts.js';
import { giftOf } from '../../variants/words/special.js';
import { type Kind, kindOf } from '../../words/kinds.js';
import type { RuleId } from '../rule-ids.js';

/** The rules about one kind of card alone. */
export const OWN_RULES: Readonly<Record<Kind, readonly RuleId[]>> = {
  pinnace: [],
  flute: [],
  skiff: [],
  frigate: [],
  galleon: [],
  settler: ['PR-P1', 'PR-X2'],
  captain: ['PR-P1', 'PR-X2'],
  priest: ['PR-P1', 'PR-X2'],
  jack: ['PR-P2', 'PR-X3'],
  trader: ['PR-P3'],
  sailor: ['PR-P4'],
  pirate: ['PR-P4'],
  mademoiselle: ['PR-P8'],
  jester: ['PR-P6', 'PR-D7'],
  admiral: ['PR-P5'],
  governor: ['PR-P7'],
  expedition: ['PR-X1', 'PR-X2', 'PR-X3', 'PR-D8'],
  tax: ['PR-D9'],
  wholesaler: ['PR-U4'],
  passenger: ['PR-U5'],
  gambler: ['PR-G1', 'PR-G2', 'PR-G3', 'PR-G4', 'PR-G5'],
  clerk: ['PR-C1'],
  gunner: ['PR-C2'],
  vice_admiral: ['PR-C3'],
  ares_pirates: ['PR-A10'],
  tybuk: ['PR-A12'],
  lookout: ['PR-A13', 'PR-A35'],
  innkeeper: ['PR-A14'],
};

/** The rules that explain a card, those about it alone first; none for a card that does not exist. */
export function rulesOfCard(cardId: string): readonly RuleId[] {
  const card = cardById(cardId);
  return card === undefined ? [] : [...new Set([...special(card), ...OWN_RULES[kindOf(card)], ...usual(card)])];
}

/** What sets a card apart from others of its kind. */
function special(card: Card): readonly RuleId[] {
  if (giftOf(card) > 0) return ['PR-C4'];
  // The tax of Under way! leaves everybody the same; what is common to both taxes stands with the usual one.
  if (card.type === 'tax' && card.leaves(card.threshold) === card.leaves(2 * card.threshold)) return ['PR-U2'];
  if (card.type === 'tax' && card.id.startsWith('adventure')) return ['PR-A15'];
  if (suppliesOf(card).length > 0) return ['PR-A34'];
  return [];
}

/** What holds for all cards of its type. */
function usual(card: Card): readonly RuleId[] {
  switch (card.type) {
    case 'ship':
      return [...(itemOf(card) ? (['PR-A11', 'PR-A34'] as const) : []), 'PR-T3', 'PR-D3', 'PR-D6'];
    case 'person':
      return [
        ...(card.swords > 0 ? (['PR-D3', 'PR-D4'] as const) : []),
        ...(card.income ? (['PR-P9'] as const) : []),
        'PR-T4',
        'PR-D2',
      ];
    case 'expedition':
      return card.laidOutFor === undefined ? [] : ['PR-S1'];
    case 'tax':
      return ['PR-P10'];
  }
}
