import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { spaceName } from '../../../games/sword-and-skull/src/words/index.js';
import {
  drawIsland,
  FIGURE,
  footOf,
  ISLAND,
  lanePath,
  lanePoint,
  lanePoints,
  musterBox,
  NAME_SIZE,
  nameWidth,
  outline,
  placeName,
  SPACE_IDS,
  type SpaceId,
  strideAt,
} from '../../src/sword-and-skull/index.js';
import { problemsOf } from '../xml.js';

interface Row {
  readonly id: SpaceId;
  readonly type: string;
  readonly settlement?: string;
  readonly next: readonly SpaceId[];
}
const board = JSON.parse(
  readFileSync(new URL('../../../games/sword-and-skull/src/data/board.json', import.meta.url), 'utf8'),
);
const ROWS: readonly Row[] = [...board.outer, ...board.volcano, ...board.ships];
const STEPS = ROWS.flatMap(({ id, next }) => next.map((to) => [id, to] as const));

interface Rect {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}
const overlap = (a: Rect, b: Rect) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

function nameRects(id: SpaceId, name: string): Rect[] {
  const { anchor, lines } = placeName(id, name);
  return lines.map(({ text, x, y }) => {
    const width = nameWidth(text);
    const left = { start: x, middle: x - width / 2, end: x - width }[anchor];
    return { left, right: left + width, top: y - NAME_SIZE * 0.7, bottom: y + NAME_SIZE * 0.2 };
  });
}

/** The glyph of a space lies well within its outline: no name may run over it. */
function glyphRect(id: SpaceId): Rect {
  const { x, y, size, shape } = ISLAND.spaces[id];
  const share = shape === 'diamond' ? 0.5 : shape === 'lake' ? 0.7 : 0.8;
  const [w, h] = [(size.width / 2) * share, (size.height / 2) * share];
  return { left: x - w, right: x + w, top: y - h, bottom: y + h };
}

/** Signs alone tell these. */
const SIGNED = ['cave', 'chest', 'dock'];
/** So much of a name may be covered: a letter of a long one. */
const MOST_HIDDEN = 0.1;

/** How much of a name figures on a space cover. */
function shareHidden(lines: readonly Rect[], at: SpaceId, count: number): number {
  const area = ({ left, right, top, bottom }: Rect) => Math.max(0, right - left) * Math.max(0, bottom - top);
  const figures = Array.from({ length: count }, (_, i): Rect => {
    const [x, y] = footOf(at, i, count);
    return { left: x - FIGURE.width / 2, right: x + FIGURE.width / 2, top: y - FIGURE.height, bottom: y };
  });
  const both = (a: Rect, b: Rect) =>
    area({
      left: Math.max(a.left, b.left),
      right: Math.min(a.right, b.right),
      top: Math.max(a.top, b.top),
      bottom: Math.min(a.bottom, b.bottom),
    });
  const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0);
  return sum(lines.flatMap((line) => figures.map((figure) => both(line, figure)))) / sum(lines.map(area));
}

describe('the geometry', () => {
  it('knows every place of the board, and what it is', () => {
    expect([...SPACE_IDS].sort()).toEqual(ROWS.map(({ id }) => id).sort());
    for (const { id, type, settlement } of ROWS) {
      expect(ISLAND.spaces[id].type).toBe(type);
      expect(ISLAND.spaces[id].settlement).toBe(settlement);
    }
  });

  it('keeps spaces apart, and neighbours near', () => {
    for (const [i, one] of SPACE_IDS.entries())
      for (const other of SPACE_IDS.slice(i + 1)) {
        const [a, b] = [ISLAND.spaces[one], ISLAND.spaces[other]];
        expect(Math.hypot(a.x - b.x, a.y - b.y), `${one} ${other}`).toBeGreaterThan(56);
      }
    for (const [from, to] of STEPS) {
      const [a, b] = [ISLAND.spaces[from], ISLAND.spaces[to]];
      expect(Math.hypot(a.x - b.x, a.y - b.y), `${from} ${to}`).toBeLessThan(160);
    }
  });

  it('grows an outline all around', () => {
    for (const id of SPACE_IDS) expect(outline(id, 6)).not.toBe(outline(id));
  });
});

describe('figures', () => {
  const inside = (x: number, y: number) => x >= 0 && x <= ISLAND.width && y >= 0 && y <= ISLAND.height;

  it('stand beside their space, on the board, and never on one another', () => {
    for (const id of SPACE_IDS) {
      const [x, y] = footOf(id);
      expect(inside(x, y), id).toBe(true);
      const [[ax, ay], [bx, by]] = [footOf(id, 0, 2), footOf(id, 1, 2)];
      expect(Math.hypot(ax - bx, ay - by), id).toBeGreaterThanOrEqual(FIGURE.width * 0.8);
    }
  });

  it('walk from where they stood to where they will stand', () => {
    for (const [from, to] of STEPS) {
      expect(strideAt(from, to, 0)).toEqual(footOf(from));
      const [x, y] = strideAt(from, to, 1);
      expect(x).toBeCloseTo(footOf(to)[0]);
      expect(y).toBeCloseTo(footOf(to)[1]);
    }
  });

  it('muster within the board, five houses wide', () => {
    for (const id of SPACE_IDS) {
      const { x, y, w, h } = musterBox(id, 5, 2);
      expect(inside(x, y) && inside(x + w, y + h), id).toBe(true);
    }
  });
});

describe('routes', () => {
  it('run beside spaces, never over a glyph', () => {
    for (const id of SPACE_IDS.filter((space) => ISLAND.spaces[space].type !== 'ship'))
      for (const track of [0, 1]) {
        const [x, y] = lanePoint(id, track);
        const near = SPACE_IDS.filter((other) => {
          const { left, right, top, bottom } = glyphRect(other);
          return x > left && x < right && y > top && y < bottom;
        });
        expect({ id, near }).toEqual({ id, near: [] });
      }
  });

  it('pass a point for every space, and find the gaps at the forks', () => {
    expect(lanePoints(['O3', 'O4', 'O5'])).toHaveLength(3);
    expect(lanePoints(['V10', 'O18']).length).toBeGreaterThan(2);
    expect(lanePath(['V5', 'LAKE'])).toMatch(/^M[\d. -]+(C[\d. -]+)+$/);
  });
});

describe.each(['en', 'nl', 'de'] as const)('names in %s', (language) => {
  const nameOf = (id: SpaceId) => spaceName(id, language);
  const rects = SPACE_IDS.filter((id) => !SIGNED.includes(ISLAND.spaces[id].type)).map((id) => ({
    id,
    lines: nameRects(id, nameOf(id)),
  }));

  it('overlap nowhere', () => {
    const clashes = rects.flatMap(({ id, lines }, i) =>
      rects
        .slice(i + 1)
        .filter((other) => lines.some((a) => other.lines.some((b) => overlap(a, b))))
        .map((other) => `${id} ${other.id}`),
    );
    expect(clashes).toEqual([]);
  });

  it('can be read past whoever stands there, one or two', () => {
    const hidden = rects.flatMap(({ id, lines }) =>
      SPACE_IDS.flatMap((at) =>
        [1, 2]
          .filter((count) => shareHidden(lines, at, count) > MOST_HIDDEN)
          .map((count) => `${id}: ${count} at ${at}`),
      ),
    );
    expect(hidden).toEqual([]);
  });

  it('hide no glyph, and stay on the board', () => {
    for (const { id, lines } of rects)
      for (const line of lines) {
        expect(
          SPACE_IDS.filter((other) => overlap(line, glyphRect(other))).map((other) => `${id} over ${other}`),
        ).toEqual([]);
        expect(line.left > 0 && line.right < ISLAND.width && line.top > 0 && line.bottom < ISLAND.height, id).toBe(
          true,
        );
      }
  });
});

describe.each([false, true])('the drawing, night %s', (night) => {
  const svg = drawIsland({ night });

  it('is well-formed, without a word, and at most 120 kB', () => {
    expect(problemsOf(svg)).toEqual([]);
    expect(svg.length).toBeLessThan(120_000);
  });
});

it('by night is another picture than by day', () => {
  expect(drawIsland({ night: true, id: 'x' })).not.toBe(drawIsland({ id: 'x' }));
});
