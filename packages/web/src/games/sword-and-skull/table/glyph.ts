import { dieGlyph, mightGlyph, smallGlyph, spaceGlyph } from '@roadstead/art/sword-and-skull';

const plain = { ink: 'currentColor' } as const;

/** Small signs beside numbers and lines; in the colour of the text around them, but for the heads. */
const DRAW = {
  officer: () => mightGlyph('officer'),
  pirate: () => mightGlyph('pirate'),
  gold: () => smallGlyph('gold'),
  crew: () => smallGlyph('crew', plain),
  hand: () => smallGlyph('hand'),
  items: () => smallGlyph('items'),
  item: () => smallGlyph('items'),
  king: () => smallGlyph('king', plain),
  enemy: () => smallGlyph('enemy', plain),
  mate: () => smallGlyph('enemy', plain),
  foe: () => smallGlyph('fight', plain),
  fortune: () => smallGlyph('fortune', plain),
  steps: () => smallGlyph('steps', plain),
  die: () => dieGlyph(5),
  castle: () => spaceGlyph('castle', plain),
  ship: () => spaceGlyph('dock', plain),
  lake: () => spaceGlyph('lake_of_fire', plain),
  nothing: () => '',
} as const;

export type GlyphName = keyof typeof DRAW;

const drawn = new Map<GlyphName, string>();

export function glyph(name: GlyphName): string {
  let svg = drawn.get(name);
  if (svg === undefined) {
    svg = DRAW[name]();
    drawn.set(name, svg);
  }
  return svg;
}
