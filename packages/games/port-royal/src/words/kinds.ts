import type { Card } from '../cards/card.js';
import { BOX_PERSON_KINDS, BOX_SHIP_KINDS } from '../variants/words/kinds.js';

/** What a card is called by: the kinds that every language has a noun for. */
const SHIP_KINDS = ['pinnace', 'flute', 'skiff', 'frigate', 'galleon', ...BOX_SHIP_KINDS] as const;

const BASE_PERSON_KINDS = [
  'settler',
  'captain',
  'priest',
  'jack',
  'trader',
  'sailor',
  'pirate',
  'mademoiselle',
  'jester',
  'admiral',
  'governor',
] as const;
export type BasePersonKind = (typeof BASE_PERSON_KINDS)[number];

const PERSON_KINDS = [...BASE_PERSON_KINDS, ...BOX_PERSON_KINDS] as const;
type PersonKind = (typeof PERSON_KINDS)[number];

const KINDS = [...SHIP_KINDS, ...PERSON_KINDS, 'expedition', 'tax'] as const;
export type Kind = (typeof KINDS)[number];

const isKind = (word: string): word is Kind => (KINDS as readonly string[]).includes(word);

export const isPersonKind = (kind: Kind): kind is PersonKind => (PERSON_KINDS as readonly string[]).includes(kind);

/** Ships and persons are named by their subtype; all expeditions are one kind, and so are all taxes. */
export function kindOf(card: Card): Kind {
  const kind = card.type === 'expedition' || card.type === 'tax' ? card.type : card.subtype;
  if (!isKind(kind)) throw new Error(`no noun for the card ${card.id}`);
  return kind;
}
