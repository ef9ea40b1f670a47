import { describe, expect, it } from 'vitest';
import {
  COLOURED_KINDS,
  faceSvg,
  PLAIN_KINDS,
  SHIP_COLOURS,
  type SitterKind,
  sitterOf,
} from '../../src/port-royal/index.js';
import { copies } from './catalogue.js';

const SITTINGS: readonly SitterKind[] = [
  ...PLAIN_KINDS.map((kind) => ({ kind })),
  ...COLOURED_KINDS.flatMap((kind) => SHIP_COLOURS.map((colour) => ({ kind, colour }))),
];

/** Enough for the copies of a kind in all boxes together; of one that comes in colours there are few of each. */
const copiesOf = ({ colour }: SitterKind) => (colour ? 4 : 20);

/** What one remembers of a person: not the dress, which all of a kind share, nor a wrinkle more or less. */
function memory(sitting: SitterKind, variant: number): string {
  const { looks } = sitterOf({ sitting, variant });
  const { skin, width, length, jaw, nose, eyes, turn, mouth, cheek } = looks;
  return JSON.stringify({ skin, width, length, jaw, nose, eyes, turn, mouth, cheek });
}

describe('copies of a card', () => {
  it('never show the same picture', () => {
    const seen = new Map<string, string>();
    for (const { face, variant, key } of copies()) {
      if (face.type !== 'ship' && face.type !== 'person') continue;
      // The figures are left out, so what differs is the picture itself.
      const plain = face.type === 'ship' ? { ...face, coins: 0, gift: undefined } : { ...face, cost: 0, influence: 0 };
      const drawing = faceSvg(plain, { lod: 'm', variant });
      expect({ key, variant, like: seen.get(drawing) }).toEqual({ key, variant, like: undefined });
      seen.set(drawing, `${key} ${variant}`);
    }
  });

  it.each(SITTINGS)('of $kind $colour are different people', (sitting) => {
    const people = new Set(Array.from({ length: copiesOf(sitting) }, (_, variant) => memory(sitting, variant)));
    expect(people.size).toBe(copiesOf(sitting));
  });

  it.each(COLOURED_KINDS)('of %s differ between the colours too', (kind) => {
    const sitters = SHIP_COLOURS.flatMap((colour) => [0, 1].map((variant) => memory({ kind, colour }, variant)));
    expect(new Set(sitters).size).toBe(sitters.length);
  });

  it('show all skins in every trade', () => {
    for (const kind of PLAIN_KINDS) {
      const sitters = Array.from({ length: 24 }, (_, variant) => sitterOf({ sitting: { kind }, variant }));
      expect(new Set(sitters.map(({ looks }) => looks.skin)).size).toBe(6);
    }
  });
});

it('the first sitter of each kind is somebody else', () => {
  const first = PLAIN_KINDS.map((kind) => memory({ kind }, 0));
  expect(new Set(first).size).toBe(first.length);
});

it('no three copies in a row have the same skin', () => {
  for (const kind of PLAIN_KINDS) {
    const skins = Array.from({ length: 12 }, (_, variant) => sitterOf({ sitting: { kind }, variant }).looks.skin);
    const rows = skins.filter((skin, i) => i > 1 && skin === skins[i - 1] && skin === skins[i - 2]);
    expect({ kind, rows }).toEqual({ kind, rows: [] });
  }
});
