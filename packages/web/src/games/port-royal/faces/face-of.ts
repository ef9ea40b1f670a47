import type { Face, PersonFace, ShipColour } from '@roadstead/art/port-royal';
import {
  CATALOGUE,
  type Card,
  type Colour,
  type Contract,
  cardById,
  dealsIn,
  giftOf,
  type Person,
} from '@roadstead/port-royal';

/** How many different pictures the copies of a card have. */
const VARIANTS = { ship: 1, person: 3, expedition: 1, tax: 1 } as const;

/** A card as the art package wants it. */
export function cardFaceOf(card: Card): Face {
  switch (card.type) {
    case 'ship':
      return {
        type: 'ship',
        colour: liveryOf(card.colour),
        coins: card.coins,
        swords: card.swords,
        gift: giftOf(card),
      };
    case 'person':
      return {
        type: 'person',
        kind: card.subtype,
        colour: traded(card),
        cost: card.cost,
        influence: card.influence,
        swords: card.swords,
        symbol: card.symbol,
      } as PersonFace;
    case 'expedition':
      return { type: 'expedition', requires: card.requires, coins: card.coins, influence: card.influence };
    case 'tax':
      return { type: 'tax', threshold: card.threshold, bonusTo: card.bonusTo };
  }
}

/** The pirates of Ares sail in violet. */
export function liveryOf(colour: Colour): ShipColour {
  return colour === 'ares' ? 'violet' : colour;
}

/** The colour that a person wears: that of the ships it deals in, unless it has a sign of its own. */
function traded(card: Person): ShipColour | undefined {
  const colour = card.symbol === undefined ? (card.trades?.colour ?? dealsIn(card)) : undefined;
  return colour && liveryOf(colour);
}

export const contractFace = ({ coins, task }: Contract): Face => ({ type: 'contract', coins, mark: markOf(task) });

/** What is pressed into the wax: the sign of the task. */
function markOf(task: Contract['task']) {
  if ('have' in task || 'cheap' in task) return 'person';
  if ('swords' in task) return 'sword';
  if ('expeditions' in task) return 'scroll';
  if ('influence' in task) return 'crown';
  if ('pay' in task) return 'ducats';
  if ('kept' in task) return 'skull';
  return task.when === 'taxPaid' ? 'scales' : 'ship';
}

/** Copies that look alike in all but their picture share a count, so that no two neighbours are the same person. */
const COUNTS = new Map<string, number>();
const VARIANT: readonly number[] = CATALOGUE.map((card) => {
  const { colour = '' } = cardFaceOf(card) as { colour?: string };
  const sort = `${card.type} ${card.subtype} ${colour}`;
  const n = COUNTS.get(sort) ?? 0;
  COUNTS.set(sort, n + 1);
  return n % VARIANTS[card.type];
});

/** Two cards whose faces only differ in figures are one picture. */
export function pictureKey(face: Face, variant: number): string {
  switch (face.type) {
    case 'ship':
      return `ship ${face.colour} ${face.swords === null ? 'skull' : ''} ${face.gift ? 'gift' : ''} ${variant}`;
    case 'person':
      return `${face.kind} ${face.colour ?? ''} ${face.swords ?? 0} ${variant}`;
    case 'expedition':
      return `expedition ${Object.values(face.requires).join(' ')} ${variant}`;
    case 'tax':
      return `tax ${face.bonusTo}`;
    case 'contract':
      return `contract ${face.mark} ${face.coins.map((n) => (n > 0 ? 1 : 0)).join('')}`;
    case 'back':
      return `back ${face.blank ? 'blank' : 'coin'}`;
    default:
      return face.type;
  }
}

export interface Picture {
  readonly face: Face;
  readonly variant: number;
}

export function cardPicture(cardId: string, uid: number): Picture {
  const card = cardById(cardId);
  if (card === undefined) throw new Error(`there is no card ${cardId}`);
  return { face: cardFaceOf(card), variant: VARIANT[uid] ?? 0 };
}
