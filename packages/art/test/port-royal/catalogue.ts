import { CATALOGUE, type Card, CONTRACTS, type Colour, type Task } from '@roadstead/port-royal';
import type { IconName } from '../../src/index.js';
import type { Face, PersonKind, ShipColour, SitterKind } from '../../src/port-royal/index.js';

/** What a page does with the card list of Port Royal: persons need their kind and colour, everything else fits as it is. */
function faceOf(card: Card & { readonly dealsIn?: ShipColour }): Face {
  if (card.type === 'ship') return { ...card, colour: liveryOf(card.colour) };
  if (card.type !== 'person') return card;
  const trades = card.symbol === undefined && card.trades ? liveryOf(card.trades.colour) : undefined;
  const colour = trades ?? card.dealsIn;
  const sitting = { kind: card.subtype as PersonKind, ...(colour ? { colour } : {}) } as SitterKind;
  return {
    ...sitting,
    type: 'person',
    cost: card.cost,
    influence: card.influence,
    swords: card.swords,
    symbol: card.symbol,
  };
}

/** The pirates of Ares sail in violet. */
function liveryOf(colour: Colour): ShipColour {
  return colour === 'ares' ? 'violet' : colour;
}

function markOf(task: Task): IconName {
  if ('swords' in task || 'kept' in task) return 'sword';
  if ('expeditions' in task) return 'scroll';
  if ('influence' in task) return 'shield';
  if ('pay' in task) return 'coin';
  if ('when' in task) return task.when === 'taxPaid' ? 'scales' : task.when === 'bust' ? 'storm' : 'ship';
  return 'person';
}

/** Every copy of every card, with its number among the cards that show the same picture. */
export function copies(): { readonly face: Face; readonly variant: number; readonly key: string }[] {
  const counts = new Map<string, number>();
  return CATALOGUE.map((card) => {
    const face = faceOf(card);
    const key = pictureOf(face);
    const variant = counts.get(key) ?? 0;
    counts.set(key, variant + 1);
    return { face, variant, key };
  });
}

/** What is drawn, without the figures: copies of it are told apart by their variant. */
export function pictureOf(face: Face): string {
  if (face.type === 'ship') return `ship ${face.colour}`;
  if (face.type === 'person') return `${face.kind} ${face.colour ?? ''}`;
  return face.type;
}

export const contractFaces: readonly Face[] = CONTRACTS.map(({ coins, task }) => ({
  type: 'contract',
  coins,
  mark: markOf(task),
}));

export const otherFaces: readonly Face[] = [
  { type: 'mission' },
  { type: 'event' },
  { type: 'back' },
  { type: 'back', blank: true },
  { type: 'ship', colour: 'violet', coins: 1, swords: 4, item: 'herbs', crowns: 1 },
  { type: 'ship', colour: 'violet', coins: 1, swords: null, item: 'book' },
  { type: 'expedition', requires: { anchor: 1 }, items: { bread: 1, rum: 2 }, coins: 3, influence: 4 },
  { type: 'person', kind: 'lookout', cost: 4, influence: 1 },
  { type: 'person', kind: 'innkeeper', cost: 4, influence: 1 },
  { type: 'person', kind: 'tybuk', cost: 6, influence: 2, swords: 3 },
];
