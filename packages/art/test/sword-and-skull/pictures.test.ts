import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  CARD_SORTS,
  CREW_KINDS,
  cardBack,
  cardFrame,
  crewPicture,
  DIE_FACES,
  dieGlyph,
  drawDie,
  ENEMY_IDS,
  enemyPicture,
  FORTUNE_IDS,
  fortunePicture,
  ITEM_IDS,
  itemPicture,
  kingPicture,
  matePicture,
  mightGlyph,
  SETTLEMENTS,
  SMALL_GLYPH_NAMES,
  SPACE_TYPES,
  settlementGlyph,
  settlementSign,
  smallGlyph,
  spaceGlyph,
  swordAndSkullCover,
} from '../../src/sword-and-skull/index.js';
import { problemsOf } from '../xml.js';

const data = (name: string) =>
  JSON.parse(readFileSync(new URL(`../../../games/sword-and-skull/src/data/${name}.json`, import.meta.url), 'utf8'));
const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);

const sameId = { id: 'x' } as const;
const CARDS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(CREW_KINDS.map((kind) => [kind, crewPicture(kind, sameId)])),
  ...Object.fromEntries(ITEM_IDS.map((id) => [id, itemPicture(id, sameId)])),
  ...Object.fromEntries(FORTUNE_IDS.map((id) => [id, fortunePicture(id, sameId)])),
  ...Object.fromEntries(ENEMY_IDS.map((id) => [id, enemyPicture(id, sameId)])),
  mate: matePicture(sameId),
  king: kingPicture(sameId),
};

const SIGNS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(SPACE_TYPES.flatMap((type) => (type === 'settlement' ? [] : [[type, spaceGlyph(type)]]))),
  ...Object.fromEntries(SETTLEMENTS.map((name) => [name, settlementGlyph(name)])),
  ...Object.fromEntries(SMALL_GLYPH_NAMES.map((name) => [name, smallGlyph(name)])),
};

/** What is left of a drawing for eyes that see no colour. */
const grey = (svg: string) => svg.replaceAll(/#[0-9a-f]{6}/g, 'grey').replaceAll('currentColor', 'grey');

describe('a picture of its own', () => {
  it('for every card of the data', () => {
    expect([...CREW_KINDS].sort()).toEqual(idsOf(data('crew').kinds).sort());
    expect([...ITEM_IDS].sort()).toEqual(idsOf(data('items').cards).sort());
    expect([...FORTUNE_IDS].sort()).toEqual(idsOf(data('fortune').cards).sort());
    expect([...ENEMY_IDS].sort()).toEqual(idsOf(data('enemies').cards).sort());
  });

  it('that no other card has, with or without colour', () => {
    const drawings = Object.values(CARDS).map(grey);
    expect(new Set(drawings).size).toBe(drawings.length);
  });

  it.each(Object.entries(CARDS))('%s is well-formed, and light enough to be drawn forty times', (_id, svg) => {
    expect(problemsOf(svg)).toEqual([]);
    expect(svg.length).toBeLessThan(60_000);
  });

  it('stands alone at every level of detail', () => {
    for (const lod of ['l', 'm', 's'] as const)
      for (const svg of [
        crewPicture('SC-A', { lod }),
        enemyPicture('E13', { lod }),
        itemPicture('I06', { lod }),
        fortunePicture('F12', { lod }),
        kingPicture({ lod }),
      ])
        expect(problemsOf(svg)).toEqual([]);
  });

  it('keeps its ids to itself', () => {
    expect(crewPicture('CW-A', { id: 'one' })).not.toContain('id="ss-');
    expect(problemsOf(`<svg>${crewPicture('CW-A', { id: 'a' })}${crewPicture('CW-A', { id: 'b' })}</svg>`)).toEqual([]);
  });
});

it('every sign has a shape of its own', () => {
  const shapes = Object.values(SIGNS).map(grey);
  expect(new Set(shapes).size).toBe(shapes.length);
  for (const svg of Object.values(SIGNS)) expect(problemsOf(svg)).toEqual([]);
});

it('settlements are told apart without colour', () => {
  const signs = SETTLEMENTS.map((name) => grey(settlementSign(name)));
  expect(new Set(signs).size).toBe(SETTLEMENTS.length);
  expect(signs.flatMap(problemsOf)).toEqual([]);
});

it('the Might of officer and pirate are two heads', () => {
  expect(grey(mightGlyph('officer'))).not.toBe(grey(mightGlyph('pirate')));
  expect(problemsOf(mightGlyph('officer'))).toEqual([]);
});

it('a die has one blank face and five with pips', () => {
  expect(DIE_FACES).toEqual([0, 1, 2, 3, 4, 5]);
  for (const face of DIE_FACES) {
    expect(dieGlyph(face).match(/<circle/g)?.length ?? 0).toBe(face);
    expect(problemsOf(drawDie(face))).toEqual([]);
  }
  expect(new Set(DIE_FACES.map((face) => drawDie(face, { id: 'x' }))).size).toBe(6);
});

it.each(CARD_SORTS)('the pile of %s has a back and a frame of its own', (sort) => {
  expect(problemsOf(cardBack(sort))).toEqual([]);
  for (const small of [false, true]) expect(problemsOf(cardFrame(sort, { small }))).toEqual([]);
  const others = CARD_SORTS.filter((other) => other !== sort).map((other) => grey(cardBack(other)));
  expect(others).not.toContain(grey(cardBack(sort)));
});

it('the cover is a drawing', () => {
  expect(problemsOf(swordAndSkullCover())).toEqual([]);
  expect(swordAndSkullCover().length).toBeLessThan(90_000);
});
