import { HOUSES } from '@roadstead/art';
import { layoutFor } from '@roadstead/art/port-royal';
import { LANGUAGES } from '@roadstead/kernel';
import { CATALOGUE, CONTRACTS, portRoyal, portRoyalWords } from '@roadstead/port-royal';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { portRoyalFace } from '../../src/games/port-royal/face.js';
import { cardFaceOf, cardPicture, contractFace, pictureKey } from '../../src/games/port-royal/faces/face-of.js';
import { portRoyalOptions } from '../../src/games/port-royal/options.js';
import {
  ASPECT,
  fitCards,
  formFor,
  pitchFor,
  placesFor,
  scaleFor,
  TurnPlaces,
} from '../../src/games/port-royal/table/fit.js';

// The build draws it.
vi.mock('virtual:picture/adventure-begins', () => ({ default: 'begins.svg' }));
vi.mock('virtual:picture/adventure-goes-on', () => ({ default: 'goes-on.svg' }));
vi.mock('virtual:picture/frigate', () => ({ default: 'frigate.svg' }));
vi.mock('virtual:picture/bust', () => ({ default: 'bust.svg' }));
vi.mock('virtual:picture/contracts-cover', () => ({ default: 'contracts.svg' }));
vi.mock('virtual:picture/under-way-cover', () => ({ default: 'under-way.svg' }));

describe('cards fit into their place', () => {
  const room = fc.record({
    width: fc.integer({ min: 260, max: 3000 }),
    height: fc.integer({ min: 120, max: 1800 }),
    gap: fc.integer({ min: 4, max: 30 }),
    most: fc.integer({ min: 120, max: 400 }),
    least: fc.constant(64),
  });
  it('whatever their number, they lie within it unless they would be too small', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 40 }), room, (n, place) => {
        const { width, columns } = fitCards(n, place);
        const rows = Math.ceil(n / columns);
        expect(columns * width + (columns - 1) * place.gap).toBeLessThanOrEqual(place.width);
        if (width > place.least)
          expect(rows * width * ASPECT + (rows - 1) * place.gap).toBeLessThanOrEqual(place.height + 1);
        expect(width).toBeGreaterThanOrEqual(place.least);
        expect(width).toBeLessThanOrEqual(Math.max(place.most, place.least));
      }),
    );
  });
  it('a few cards are as large as they may be on the usual desktop, six fill two even rows', () => {
    expect(fitCards(4, { width: 980, height: 480, gap: 18, most: 190, least: 84 }).width).toBe(190);
    expect(fitCards(6, { width: 980, height: 480, gap: 18, most: 190, least: 84 })).toEqual({ width: 165, columns: 3 });
  });
  it('a desktop has two rows of places from the first card on, and no card changes its size up to the eighth', () => {
    const desktop = { width: 735, height: 430, gap: 18, most: 230, least: 84 };
    const counts = Array.from({ length: 8 }, (_, i) => i + 1);
    expect(counts.map((cards) => placesFor(cards, desktop))).toEqual(counts.map(() => 8));
    expect(placesFor(9, desktop)).toBe(10);
  });
  it('where two rows would make cards small, there is one until it is full', () => {
    const low = { width: 1000, height: 210, gap: 18, most: 230, least: 84 };
    expect([1, 4, 5, 7].map((cards) => placesFor(cards, low))).toEqual([4, 4, 6, 8]);
  });
  it('the places of a turn stay as what is said below takes some of the height, and are laid anew for the next', () => {
    const high = { width: 735, height: 430, gap: 18, most: 230, least: 84 };
    const lower = { ...high, height: 380 };
    expect([placesFor(1, high), placesFor(1, lower)]).toEqual([8, 4]);
    const places = new TurnPlaces();
    expect(places.of('1 0', 1, high)).toBe(8);
    expect(places.of('1 0', 1, lower)).toBe(8);
    expect(places.of('1 0', 9, lower)).toBe(10);
    expect(places.of('1 0', 3, lower)).toBe(10);
    expect(places.of('1 1', 1, lower)).toBe(4);
  });
  it('but where half of the height goes to something else, what lies there is laid anew', () => {
    const high = { width: 735, height: 430, gap: 18, most: 230, least: 84 };
    const places = new TurnPlaces();
    expect(places.of('1 0', 1, high)).toBe(8);
    expect(places.of('1 0', 1, { ...high, height: 250 })).toBe(4);
  });
  it('a phone has three columns, and four when there are many', () => {
    const phone = { width: 360, height: 400, gap: 12, most: 190, least: 64 };
    expect(fitCards(6, phone).columns).toBe(3);
    expect(fitCards(10, phone).columns).toBe(4);
  });
  it('a row overlaps rather than overflows', () => {
    expect(pitchFor(3, 86, 400, 8, 26)).toBe(94);
    expect(pitchFor(10, 86, 400, 8, 26)).toBe(34);
    expect(pitchFor(40, 86, 400, 8, 26)).toBe(26);
  });
  it('sizes have their forms', () => {
    expect(formFor(1140, 840)).toBe('wide');
    expect(formFor(834, 1140)).toBe('tall');
    expect(formFor(390, 790)).toBe('phone');
    expect(scaleFor(1140, 840)).toBe(1);
    expect(scaleFor(3400, 2100)).toBeGreaterThan(2);
  });
});

describe('every card has a face', () => {
  it('with places for its figures at every level', () => {
    for (const card of CATALOGUE) {
      const face = cardFaceOf(card);
      for (const lod of ['l', 'm', 's'] as const) expect(layoutFor(lod, face.type).bottomLeft.w).toBeGreaterThan(0);
    }
  });
  it('cards that differ in figures alone share a picture; neighbours of a kind do not', () => {
    const key = (id: string, uid: number) => {
      const { face, variant } = cardPicture(id, uid);
      return pictureKey(face, variant);
    };
    const keys = new Set(CATALOGUE.map((card, uid) => key(card.id, uid)));
    expect(keys.size).toBeLessThan(140);
    const sailors = CATALOGUE.flatMap((card, uid) => (card.id === 'base_sailor_3_1' ? [key(card.id, uid)] : []));
    expect(new Set(sailors).size).toBe(3);
  });
  it('ships that look different have different pictures', () => {
    const looks = new Map<string, string>();
    CATALOGUE.forEach((card, uid) => {
      if (card.type !== 'ship') return;
      const { face, variant } = cardPicture(card.id, uid);
      const look = `${card.colour} ${card.swords === null}`;
      const known = looks.get(pictureKey(face, variant)) ?? look;
      expect(known).toBe(look);
      looks.set(pictureKey(face, variant), look);
    });
  });
  it('contracts too', () => {
    for (const contract of CONTRACTS) expect(contractFace(contract)).toMatchObject({ type: 'contract' });
  });
  it('there is a house for every seat', () => {
    expect(HOUSES.length).toBeGreaterThanOrEqual(portRoyal.players.max);
  });
});

it.each(LANGUAGES)('the face of the game has its title and a pitch in %s', (language) => {
  expect(portRoyalFace.title[language]).toBe(portRoyalWords.title[language]);
  expect(portRoyalFace.pitch[language]).toMatch(/\.$/);
});

describe('the shell can explain every option', () => {
  it.each(LANGUAGES)('in %s', (language) => {
    const options = portRoyalOptions(language);
    for (const spec of portRoyal.options) {
      const words = options[spec.name]!;
      expect(words.help, spec.name).toMatch(/\.$/);
      if (spec.kind === 'number' || spec.kind === 'progress') continue;
      for (const value of spec.values) expect(words.values[value]?.help, `${spec.name} ${value}`).toMatch(/\.$/);
    }
  });
});
