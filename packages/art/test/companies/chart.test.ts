import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CATALOGUES } from '../../../games/companies/src/words/catalogues.js';
import {
  CHART,
  drawChart,
  FLEET_FIGURE,
  fieldName,
  fleetAt,
  fleetBox,
  HARBOUR_IDS,
  LANES,
  laneAt,
  lanePath,
  NAME_SIZE,
  NEST_IDS,
  nameWidth,
  outline,
  PHONE_NAME_SIZE,
  PLACE_IDS,
  type PlaceId,
  plateBox,
  REGION_IDS,
  REGION_NAME_SIZE,
  regionName,
  regionPath,
  weatherArt,
} from '../../src/companies/index.js';
import { problemsOf } from '../xml.js';

interface Row {
  readonly id: string;
  readonly region: string;
  readonly x: number;
  readonly y: number;
  readonly stormIcon?: boolean;
  readonly pirateIcon?: string | null;
}
const map: {
  readonly canvas: { readonly w: number };
  readonly seaFields: readonly Row[];
  readonly harbours: readonly Row[];
  readonly nests: readonly Row[];
  readonly regions: readonly { readonly id: string }[];
  readonly edges: readonly { readonly a: string; readonly b: string }[];
} = JSON.parse(readFileSync(new URL('../../../games/companies/src/data/map.json', import.meta.url), 'utf8'));
const ROWS: readonly Row[] = [...map.seaFields, ...map.harbours, ...map.nests];

interface Rect {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}
const overlap = (a: Rect, b: Rect) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
const rectOf = ({ x, y, w, h }: { x: number; y: number; w: number; h: number }): Rect => ({
  left: x,
  right: x + w,
  top: y,
  bottom: y + h,
});
const around = (id: PlaceId, reach: number): Rect => {
  const { x, y } = CHART.places[id];
  return { left: x - reach, right: x + reach, top: y - reach, bottom: y + reach };
};
const onBoard = ({ left, right, top, bottom }: Rect) =>
  left >= 0 && right <= CHART.width && top >= 0 && bottom <= CHART.height;

const linesOf = (lines: readonly { text: string; x: number; y: number }[], size: number): Rect[] =>
  lines.map(({ text, x, y }) => {
    const half = nameWidth(text, size) / 2;
    return { left: x - half, right: x + half, top: y - size * 0.7, bottom: y + size * 0.2 };
  });

const isSea = (id: PlaceId) => CHART.places[id].kind === 'sea';
const TOWNS = [...HARBOUR_IDS, ...NEST_IDS];

describe('the geometry', () => {
  it('knows every field, harbour, nest and region of the data, where they lie and what they bear', () => {
    expect([...PLACE_IDS].sort()).toEqual(ROWS.map(({ id }) => id).sort());
    expect([...REGION_IDS]).toEqual(map.regions.map(({ id }) => id));
    const scale = CHART.width / map.canvas.w;
    for (const row of ROWS) {
      const place = CHART.places[row.id as PlaceId];
      expect(place.region, row.id).toBe(row.region);
      expect(Math.hypot(place.x - row.x * scale, place.y - row.y * scale), row.id).toBeLessThan(1.5);
      if (place.kind !== 'sea') continue;
      expect(place.storm ?? false, row.id).toBe(row.stormIcon);
      expect(place.nest ?? null, row.id).toBe(row.pirateIcon);
    }
  });

  it('has a lane for every way of the data, and no other', () => {
    const key = (a: string, b: string) => [a, b].sort().join(' ');
    expect(LANES.map(([a, b]) => key(a, b)).sort()).toEqual(map.edges.map(({ a, b }) => key(a, b)).sort());
  });

  it('sails from one place to the next, both ways along the same line', () => {
    for (const [a, b] of LANES) {
      const { x, y } = CHART.places[b];
      expect(laneAt(a, b, 1)).toEqual([x, y]);
      const [there, back] = [laneAt(a, b, 0.3), laneAt(b, a, 0.7)];
      expect(Math.hypot(there[0] - back[0], there[1] - back[1])).toBeLessThan(0.001);
      expect(lanePath([a, b])).toMatch(/^M[\d. -]+[LQC][\d. -]+$/);
    }
  });

  it('shows a region with all its places, and grows outlines all around', () => {
    for (const id of PLACE_IDS) {
      const { region, x, y } = CHART.places[id];
      const box = rectOf(CHART.regions[region].box);
      expect(x > box.left && x < box.right && y > box.top && y < box.bottom, id).toBe(true);
      expect(outline(id, 6)).not.toBe(outline(id));
    }
  });
});

describe('rooms', () => {
  const rooms = [
    ...PLACE_IDS.map((id) => ({ name: `fleets ${id}`, of: id, rect: rectOf(fleetBox(id)) })),
    ...TOWNS.map((id) => ({ name: `plate ${id}`, of: id as PlaceId, rect: rectOf(plateBox(id)) })),
  ];

  it('lie on the board, and none on another', () => {
    expect(rooms.filter(({ rect }) => !onBoard(rect)).map(({ name }) => name)).toEqual([]);
    const clashes = rooms.flatMap((one, i) =>
      rooms.slice(i + 1).flatMap((other) => (overlap(one.rect, other.rect) ? [`${one.name} ${other.name}`] : [])),
    );
    expect(clashes).toEqual([]);
  });

  it('hide no place', () => {
    const hidden = rooms.flatMap(({ name, rect }) =>
      PLACE_IDS.filter((id) => overlap(rect, around(id, isSea(id) ? 18 : 22))).map((id) => `${name} over ${id}`),
    );
    expect(hidden).toEqual([]);
  });

  it('two fleets stand side by side in theirs, and more become a pile', () => {
    for (const id of PLACE_IDS) {
      const [[ax, ay], [bx, by]] = [fleetAt(id, 0, 2), fleetAt(id, 1, 2)];
      expect(Math.abs(bx - ax)).toBeGreaterThanOrEqual(FLEET_FIGURE.width);
      expect(ay).toBe(by);
      expect(fleetAt(id, 4, 5)).toEqual([bx, by]);
      const box = rectOf(fleetBox(id));
      expect(ax - FLEET_FIGURE.width / 2 >= box.left && bx + FLEET_FIGURE.width / 2 <= box.right, id).toBe(true);
    }
  });
});

describe.each(['en', 'nl', 'de'] as const)('names in %s', (language) => {
  const { places, regions } = CATALOGUES[language];
  const fields = (size: number) =>
    PLACE_IDS.filter(isSea).map((id) => ({ id, lines: linesOf(fieldName(id, places[id]!.name, size), size) }));
  const areas = REGION_IDS.map((id) => ({ id, lines: linesOf(regionName(id, regions[id]!), REGION_NAME_SIZE) }));

  it.each([
    ['on the whole board', [...fields(NAME_SIZE), ...areas]],
    ['as large as a phone needs them', fields(PHONE_NAME_SIZE)],
  ])('%s overlap nowhere, hide no place, and stay on the board', (_where, names) => {
    const clashes = names.flatMap(({ id, lines }, i) => [
      ...names
        .slice(i + 1)
        .filter((other) => lines.some((a) => other.lines.some((b) => overlap(a, b))))
        .map((other) => `${id} ${other.id}`),
      ...PLACE_IDS.filter((place) => lines.some((line) => overlap(line, around(place, 16)))).map(
        (place) => `${id} over ${place}`,
      ),
      ...(lines.every(onBoard) ? [] : [`${id} off the board`]),
    ]);
    expect(clashes).toEqual([]);
  });

  it('keep out of the rooms of fleets and plates', () => {
    const rooms = [...PLACE_IDS.map((id) => rectOf(fleetBox(id))), ...TOWNS.map((id) => rectOf(plateBox(id)))];
    const inRoom = [...fields(NAME_SIZE), ...areas].filter(({ lines }) =>
      lines.some((line) => rooms.some((room) => overlap(line, room))),
    );
    expect(inRoom.map(({ id }) => id)).toEqual([]);
  });
});

describe.each([false, true])('the drawing, night %s', (night) => {
  it('is well-formed, without a word, at most 120 kB, and the same every time', () => {
    const svg = drawChart({ night });
    expect(problemsOf(svg)).toEqual([]);
    expect(svg.length).toBeLessThan(120_000);
    expect(drawChart({ night })).toBe(svg);
  });
});

it('by night is another picture than by day', () => {
  expect(drawChart({ night: true, id: 'x' })).not.toBe(drawChart({ id: 'x' }));
});

it('the weather is rain where the storm is, and dots where it is expected', () => {
  const art = weatherArt({ now: 'OA', next: 'MI' }, { id: 'w' });
  expect(problemsOf(`<svg>${art}</svg>`)).toEqual([]);
  expect(art.indexOf(regionPath('OA'))).toBeLessThan(art.indexOf('url(#wrain)'));
  expect(art.indexOf(regionPath('MI'))).toBeGreaterThan(art.indexOf('url(#wrain)'));
  expect(art).toContain('url(#wdots)');
});
