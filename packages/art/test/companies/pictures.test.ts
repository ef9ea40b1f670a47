import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  ADMINISTRATOR_KINDS,
  administratorPicture,
  BUILDING_IDS,
  buildingPicture,
  CARD_SORTS,
  cardBack,
  cardFrame,
  companiesCover,
  companiesEmblem,
  drawAdministrator,
  drawFleet,
  drawFort,
  drawNation,
  drawPirates,
  drawShip,
  drawStore,
  drawStrain,
  GOOD_IDS,
  goodGlyph,
  goodPicture,
  goodSign,
  NATION_IDS,
  NEST_IDS,
  nationFlag,
  nationPicture,
  RESEARCH_IDS,
  researchPicture,
  SHIP_TYPES,
  SIGN_NAMES,
  STACKS,
  STRATEGY_IDS,
  shipPicture,
  sign,
  slotSign,
  strategyPicture,
  type Tile,
  tileBack,
  tileName,
  tilePicture,
} from '../../src/companies/index.js';
import { problemsOf } from '../xml.js';

const data = (name: string) =>
  JSON.parse(readFileSync(new URL(`../../../games/companies/src/data/${name}.json`, import.meta.url), 'utf8'));
const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id).sort();

const tiles = data('tiles');
/** Every tile of the data, as the pictures are asked for it. */
const TILES: readonly Tile[] = [
  ...tiles.stormRegion.map(({ region }: { region: string }) => ({ stack: 'stormRegion', region })),
  ...Object.keys(tiles.stormDamage.values).map((damage) => ({ stack: 'stormDamage', damage: Number(damage) })),
  ...Object.keys(tiles.pirates.values).map((nest) => ({ stack: 'pirates', nest: nest === 'none' ? null : nest })),
  ...tiles.stock.values.map(({ ports }: { ports: string[] }) => ({ stack: 'stock', ports })),
  ...tiles.mutiny.values.map(({ perShips }: { perShips: number | null }) => ({ stack: 'mutiny', perShips })),
  ...tiles.pirateStrategy.map((tile: object) => ({ stack: 'pirateStrategy', ...tile })),
];

const sameId = { id: 'x' } as const;
const CARDS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(STRATEGY_IDS.map((id) => [id, strategyPicture(id, sameId)])),
  ...Object.fromEntries(RESEARCH_IDS.map((id) => [id, researchPicture(id, sameId)])),
  ...Object.fromEntries(GOOD_IDS.map((id) => [id, goodPicture(id, sameId)])),
  ...Object.fromEntries(SHIP_TYPES.map((id) => [id, shipPicture(id, sameId)])),
  ...Object.fromEntries(NATION_IDS.map((id) => [id, nationPicture(id, sameId)])),
  ...Object.fromEntries(ADMINISTRATOR_KINDS.map((id) => [id, administratorPicture(id, sameId)])),
  ...Object.fromEntries(BUILDING_IDS.map((id) => [id, buildingPicture(id, sameId)])),
  ...Object.fromEntries(TILES.map((tile) => [tileName(tile), tilePicture(tile, sameId)])),
};

/** What is left of a drawing for eyes that see no colour. */
const grey = (svg: string) => svg.replaceAll(/#[0-9a-f]{6}/g, 'grey').replaceAll('currentColor', 'grey');
const allDiffer = (drawings: readonly string[]) => expect(new Set(drawings.map(grey)).size).toBe(drawings.length);

describe('a picture of its own', () => {
  it('for every card, ship, good, nation and administrator of the data', () => {
    expect([...STRATEGY_IDS].sort()).toEqual(idsOf(data('strategies').strategies));
    expect([...RESEARCH_IDS].sort()).toEqual(idsOf(data('developments').cards));
    expect([...GOOD_IDS].sort()).toEqual(idsOf(data('ports').goods));
    expect([...SHIP_TYPES].sort()).toEqual(idsOf(data('ships').ships));
    expect([...NATION_IDS].sort()).toEqual(idsOf(data('strategies').nations));
    const buildings: { id: string; kinds?: string[] }[] = data('ships').buildings;
    expect([...ADMINISTRATOR_KINDS]).toEqual(buildings.find(({ kinds }) => kinds)!.kinds);
    expect([...BUILDING_IDS].sort()).toEqual(idsOf(buildings.filter(({ kinds }) => !kinds)));
    expect(new Set(TILES.map(({ stack }) => stack))).toEqual(new Set(STACKS));
  });

  it('that no other has, with or without colour', () => {
    allDiffer(Object.values(CARDS));
  });

  it.each(Object.entries(CARDS))('%s is well-formed, and light', (_id, svg) => {
    expect(problemsOf(svg)).toEqual([]);
    expect(svg.length).toBeLessThan(60_000);
  });

  it('stands alone at every level of detail, and keeps its ids to itself', () => {
    for (const lod of ['l', 'm', 's'] as const)
      for (const svg of [
        strategyPicture('fire1', { lod }),
        researchPicture('hortus2', { lod }),
        shipPicture('srs', { lod }),
      ])
        expect(problemsOf(svg)).toEqual([]);
    const twice = ['a', 'b'].map((id) => researchPicture('spiegelgevechten2', { id })).join('');
    expect(problemsOf(`<svg>${twice}</svg>`)).toEqual([]);
  });
});

describe('signs', () => {
  it('have a shape of their own each, that needs no colour', () => {
    const signs = SIGN_NAMES.map((name) => sign(name));
    allDiffer(signs);
    allDiffer(GOOD_IDS.map((id) => goodSign(id)));
    allDiffer(GOOD_IDS.map((id) => goodGlyph(id)));
    allDiffer(NATION_IDS.map((id) => nationFlag(id, 28, 'x')));
    for (const svg of [...signs, ...GOOD_IDS.map((id) => goodSign(id)), slotSign()])
      expect(problemsOf(svg)).toEqual([]);
  });

  it('of dice have as many pips as there is strength', () => {
    for (let strength = 1; strength <= 6; strength++) {
      for (const nest of NEST_IDS) expect(drawPirates(nest, strength).match(/<circle/g)).toHaveLength(strength);
      const nations = NATION_IDS.map((nation) => drawNation(nation, strength, sameId));
      allDiffer(nations);
      expect(nations.flatMap(problemsOf)).toEqual([]);
    }
    allDiffer(NEST_IDS.map((nest) => drawPirates(nest, 3)));
  });
});

describe('a fleet', () => {
  const fleet = { seat: 0, number: 'II', ships: [{ type: 'srs', cargo: ['cloth', null] }] } as const;
  const draw = (changes: object) => drawFleet({ ...fleet, ...changes }, sameId);

  it('is told apart by house, number, ships, experience, tokens and cargo without colour', () => {
    allDiffer([
      draw({}),
      draw({ seat: 1 }),
      draw({ seat: 2 }),
      draw({ seat: 3 }),
      draw({ seat: 4 }),
      draw({ number: 'III' }),
      draw({ experience: 2 }),
      draw({ ships: [...fleet.ships, ...fleet.ships] }),
      ...SHIP_TYPES.filter((type) => type !== 'srs').map((type) => draw({ ships: [{ ...fleet.ships[0], type }] })),
      draw({ ships: [{ ...fleet.ships[0], damage: 2 }] }),
      draw({ ships: [{ ...fleet.ships[0], mutiny: 2 }] }),
      draw({ ships: [{ ...fleet.ships[0], cargo: [null, null] }] }),
    ]);
  });

  it('of a slow ship has another cup, and cargo has the colour of its good', () => {
    expect(draw({ ships: [{ ...fleet.ships[0], slow: true }] })).not.toBe(draw({}));
    expect(draw({})).toContain('#3b5b92');
  });

  it('is well-formed with one ship and with twelve', () => {
    const ships = Array.from({ length: 12 }, () => fleet.ships[0]);
    for (const svg of [draw({}), draw({ ships }), draw({ ships: [] })]) expect(problemsOf(svg)).toEqual([]);
  });
});

it('ships in lists differ by type, and a track has a cell for each point of strength', () => {
  allDiffer(SHIP_TYPES.map((type) => drawShip(type)));
  const track = drawStrain({ strength: 6, halfFrom: 4, damage: 2, mutiny: 1, planned: 1 });
  expect(track.match(/<rect/g)).toHaveLength(6);
  expect(track.match(/stroke-dasharray/g)).toHaveLength(1);
  expect(problemsOf(track)).toEqual([]);
});

it('what stands in a harbour shows whose it is, without colour', () => {
  const seats = [0, 1, 2, 3, 4];
  allDiffer([
    ...seats.map((seat) => drawStore({ seat, cubes: 1 }, sameId)),
    drawStore({ cubes: 1 }),
    drawStore({ cubes: 0 }),
    drawStore({ cubes: 0, destroyed: true }),
  ]);
  const others = [
    ...ADMINISTRATOR_KINDS.flatMap((kind) => seats.map((seat) => drawAdministrator(kind, seat, sameId))),
    ...seats.flatMap((seat) => [drawFort(seat, 0, sameId), drawFort(seat, 7, sameId)]),
  ];
  allDiffer(others);
  expect(others.flatMap(problemsOf)).toEqual([]);
});

it('every sort of card has a frame, and every pile a back of its own', () => {
  const backs = [...CARD_SORTS.map(cardBack), ...STACKS.map(tileBack)];
  expect(backs.flatMap(problemsOf)).toEqual([]);
  expect(new Set(backs).size).toBe(backs.length);
  for (const sort of CARD_SORTS)
    for (const small of [false, true]) expect(problemsOf(cardFrame(sort, { small }))).toEqual([]);
});

it('cover and device are drawings', () => {
  expect(problemsOf(companiesCover())).toEqual([]);
  expect(companiesCover().length).toBeLessThan(90_000);
  expect(problemsOf(companiesEmblem())).toEqual([]);
});
