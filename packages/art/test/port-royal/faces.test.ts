import { describe, expect, it } from 'vitest';
import { LODS, type Lod } from '../../src/index.js';
import { type Face, faceSvg } from '../../src/port-royal/index.js';
import { problemsOf } from '../xml.js';
import { contractFaces, copies, otherFaces, pictureOf } from './catalogue.js';

/** What a drawing may weigh, in bytes: all of a deck is drawn on a phone. */
const MOST: Readonly<Record<Lod, number>> = { l: 60_000, m: 38_000, s: 24_000, chip: 4_000 };

/** Every row of the catalogue, and what the other boxes bring. */
const ROWS: readonly Face[] = [
  ...new Map(copies().map(({ face }) => [JSON.stringify(face), face])).values(),
  ...contractFaces,
  ...otherFaces,
];

/** One row for every picture: the large level is slow, and figures do not change its art. */
const PICTURES: readonly Face[] = [...new Map(ROWS.map((face) => [pictureOf(face), face])).values()];

describe.each(LODS)('a face at level %s', (lod) => {
  const faces = lod === 'l' ? PICTURES : ROWS;

  it('is a sound drawing for every row of the catalogue, and never too heavy', () => {
    for (const [i, face] of faces.entries()) {
      const drawing = faceSvg(face, { lod, variant: i % 7, numerals: i % 2 === 0 });
      const heavy = drawing.length > MOST[lod] ? drawing.length : 0;
      expect({ face, heavy, problems: problemsOf(drawing) }).toEqual({ face, heavy: 0, problems: [] });
    }
  });

  it('is the same bytes for the same arguments', () => {
    for (const face of [...PICTURES.slice(0, 8), ...otherFaces.slice(0, 4)]) {
      expect(faceSvg(face, { lod, variant: 3 })).toBe(faceSvg(face, { lod, variant: 3 }));
    }
  });
});

it('keeps the ids of two drawings on one page apart', () => {
  const face: Face = { type: 'ship', colour: 'red', coins: 3, swords: null };
  const idsOf = (svg: string) => [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  const one = idsOf(faceSvg(face, { id: 'one' }));
  const two = new Set(idsOf(faceSvg(face, { id: 'two' })));
  expect(one.length).toBeGreaterThan(0);
  expect(one.filter((id) => two.has(id))).toEqual([]);
});

it('draws figures only when asked', () => {
  const face: Face = { type: 'ship', colour: 'red', coins: 3, swords: 4 };
  expect(faceSvg(face, { numerals: true }).length).toBeGreaterThan(faceSvg(face).length);
});

it('finds what is wrong with a drawing', () => {
  expect(problemsOf('<svg><path d="M0 0"/></svg>')).toEqual([]);
  expect(problemsOf('<svg><g></svg>')).not.toEqual([]);
  expect(problemsOf('<svg><path d="MNaN 0"/></svg>')).not.toEqual([]);
  expect(problemsOf('<svg><path d="M0" d="M0"/></svg>')).not.toEqual([]);
  expect(problemsOf('<svg><path fill="url(#a)"/></svg>')).not.toEqual([]);
  expect(problemsOf('<svg><g id="a"/><g id="a"/></svg>')).not.toEqual([]);
  expect(problemsOf('<svg><text>A</text></svg>')).not.toEqual([]);
});
