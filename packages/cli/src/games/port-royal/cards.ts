import type { Card, CardRef, Colour } from '@roadstead/port-royal';
import { cardById, cardLabel, dealsIn } from '@roadstead/port-royal';
import type { Scene } from '../../play/scene.js';

/** The second cue beside every colour, after the emblems of the ships: sun, waves, dots, stripes, cutlasses and star. */
const EMBLEMS: Readonly<Record<Colour, string>> = {
  yellow: '*',
  blue: '~',
  green: ':',
  red: '/',
  black: 'x',
  ares: '+',
};

const FLAG_WIDTH = 3;

/** A small flag: emblem and colour. */
export function flagOf(colour: Colour, { paint }: Scene): string {
  return paint.flag(colour === 'ares' ? 'violet' : colour, `[${EMBLEMS[colour]}]`);
}

/** The colour of a ship, or of the ships that a person deals in. */
export function colourOf(card: Card): Colour | undefined {
  if (card.type === 'ship') return card.colour;
  return card.type === 'person' ? (card.trades?.colour ?? dealsIn(card)) : undefined;
}

/** The flag of a card's colour; blank for cards without one. */
export function flagFor(card: Card, scene: Scene): string {
  const colour = colourOf(card);
  return colour ? flagOf(colour, scene) : ' '.repeat(FLAG_WIDTH);
}

export function cardAt({ card: id }: Pick<CardRef, 'card'>): Card {
  const card = cardById(id);
  if (card === undefined) throw new Error(`there is no card ${id}`);
  return card;
}

export const label = (card: Card, scene: Scene): string => cardLabel(card, scene.language);

/** The cards that lie open for all, with the letters that they go by on the screen. */
export interface Lettered {
  readonly letter: string;
  readonly ref: CardRef;
}

const ALPHABET = 'abcdefghijklmnopqrstuvwxyz';

/** Letters from a on, or from z back. */
export function lettered(refs: readonly CardRef[], from: 'a' | 'z'): readonly Lettered[] {
  return refs.map((ref, i) => ({ letter: ALPHABET.at(from === 'a' ? i : -1 - i) ?? '?', ref }));
}
