import { agedPaper } from '../../../kit/aged-paper.js';
import { compassRose } from '../../../kit/compass-rose.js';
import { mass, tint } from '../../../kit/mass.js';
import { clamp, pair, polar, repeat } from '../../../kit/numbers.js';
import { PALETTE } from '../../../kit/palette.js';
import { type Lod, type Pen, penFor } from '../../../kit/pen.js';
import { clouds } from '../../../kit/random.js';
import { circle, clipPath, clipped, group, ink, line, shape, svgDocument } from '../../../kit/svg.js';
import { LANDS, type VoyageLand } from './lands.js';
import { BERTHS, LEGS, STATION_NAMES, type StationName, VOYAGE_SIZE } from './stations.js';

/** How far the voyage has come. */
export interface VoyageReached {
  readonly reached: readonly StationName[];
  /** Where it goes next: a lamp that is not lit yet. */
  readonly next?: StationName;
}

export interface VoyageOptions {
  readonly width?: number;
  readonly lod?: Lod;
  readonly id?: string;
}

const { w: W, h: H } = VOYAGE_SIZE;
const COURSE = { 'stroke-dasharray': '2 11' };

/** The coasts that everybody knows show through where nobody has been; what no chart has is bare until it is found. */
const UNSAILED = 'M520 -20Q560 140 530 300Q500 470 560 660H1020V-20Z';
const UNKNOWN =
  'M-20 128Q110 108 220 138Q330 166 430 164Q486 176 470 250Q452 326 410 334Q330 352 190 344Q80 360 -20 384Z';

function bare(pen: Pen, seen: ReadonlySet<StationName>): string {
  const age = (x: number, y: number) => 0.5 * (clouds(x / 70, y / 60, 4) - 0.5);
  const sheet = (data: string, opacity: number) =>
    group(agedPaper(pen, data, age, 0) + line(data, 2, '#b59c66', { 'stroke-dasharray': '1 7' }), { opacity });
  return (seen.has('tortuga') ? '' : sheet(UNSAILED, 0.62)) + (seen.has('roads') ? '' : sheet(UNKNOWN, 0.96));
}

function water(pen: Pen): string {
  const coasts = (x: number, y: number) => clouds(x / 120, y / 30, 7);
  return (
    ink(`M0 0H${W}V${H}H0Z`, '#bfd0c6') +
    tint(
      pen,
      { x: 0, y: 0, w: W, h: H },
      {
        gap: 13,
        step: 10,
        seed: 8,
        jitter: 0.2,
        fill: 0.22,
        tolerance: 0.8,
        colour: '#3f6a70',
        opacity: 0.7,
        bend: (u, v) => Math.sin(u * 40 + v * 30) * 2.2,
        tone: (x, y) => clamp(1.6 * (coasts(x, y) - 0.46)),
      },
    )
  );
}

function land(pen: Pen, { coast, hills }: VoyageLand): string {
  const shallows = [22, 14, 7]
    .map((width, i) => line(coast, width * 2, '#8fb0aa', { opacity: 0.22 + i * 0.14 }))
    .join('');
  const mountains = hills
    .map(
      ([x, y]) =>
        shape(
          `M${x - 34} ${y + 18}L${x - 14} ${y - 12}L${x} ${y + 6}L${x + 18} ${y - 20}L${x + 44} ${y + 18}`,
          '#d8c590',
          2,
        ) +
        line(`M${x - 14} ${y - 12}l4 26M${x - 9} ${y - 4}l5 18M${x + 18} ${y - 20}l6 34M${x + 25} ${y - 9}l5 24`, 1.6),
    )
    .join('');
  const fields = {
    gap: 8,
    step: 9,
    angle: 1.1,
    seed: 5,
    fill: 0.4,
    colour: '#7a5a2a',
    opacity: 0.6,
    tone: (x: number, y: number) => clamp(1.5 * (clouds(x / 60, y / 44, 3) - 0.46)),
  };
  return shallows + mass(pen, coast, '#ead9ac', [fields], 2.6) + mountains;
}

function lamp([x, y]: readonly [number, number], isLit: boolean, id: string): string {
  const glass = isLit ? '#ffdf8a' : '#d9c9a3';
  return (
    (isLit ? circle(x, y, 34, `url(#${id}glow)`) : '') +
    line(`M${x - 6} ${y - 12}Q${x} ${y - 26} ${x + 6} ${y - 12}`, 2.6) +
    shape(`M${x - 9} ${y - 12}H${x + 9}L${x + 12} ${y + 12}H${x - 12}Z`, glass, 2.8, PALETTE.ink, isLit ? {} : COURSE) +
    line(`M${x} ${y - 12}V${y + 12}`, 1.6)
  );
}

/** The legs sailed so far, each from where the one before ended. */
function course(stations: readonly StationName[]): string {
  const [first, ...rest] = stations;
  if (first === undefined) return '';
  let at = BERTHS[first].at;
  return rest
    .map((station) => {
      const leg = LEGS[station] ?? `L${pair(BERTHS[station].at)}`;
      const data = leg.startsWith('M') ? leg : `M${pair(at)}${leg}`;
      at = BERTHS[station].at;
      return data;
    })
    .join('');
}

const inOrder = (known: ReadonlySet<StationName>) => STATION_NAMES.filter((station) => known.has(station));

/** The chart of the voyage: a lamp at every station reached, a dotted course, and bare paper where nobody has been. Names are not on it. */
export function drawVoyage({ reached, next }: VoyageReached, options: VoyageOptions = {}): string {
  const { width = W, lod = 'm', id = 'voyage' } = options;
  const pen = penFor(id, lod);
  const known = new Set(reached);
  const seen = new Set(next ? [...reached, next] : reached);
  const lands = LANDS.filter(({ since }) => since === null || seen.has(since));
  const sailed = inOrder(known);
  const ahead = next && sailed.length > 0 ? course([sailed.at(-1)!, next]) : '';
  const rhumbs = repeat(16, (i) => `M886 540L${pair(polar(886, 540, (i * Math.PI) / 8, 1100))}`);
  const drawing =
    water(pen) +
    line(rhumbs, 1, '#3f6a70', { opacity: 0.35 }) +
    lands.map((one) => land(pen, one)).join('') +
    bare(pen, seen) +
    compassRose(886, 540, 54) +
    line(course(sailed), 4.4, PALETTE.wax, COURSE) +
    (ahead && line(ahead, 3.4, PALETTE.wax, { ...COURSE, opacity: 0.5 })) +
    sailed.map((station) => lamp(BERTHS[station].at, true, id)).join('') +
    (next && !known.has(next) ? lamp(BERTHS[next].at, false, id) : '');
  const defs =
    clipPath(`${id}sheet`, `M0 0H${W}V${H}H0Z`) +
    `<radialGradient id="${id}glow"><stop offset="0" stop-color="#e9a93a" stop-opacity=".9"/><stop offset="1" stop-color="#e9a93a" stop-opacity="0"/></radialGradient>`;
  const frame = line(`M3 3H${W - 3}V${H - 3}H3Z`, 6) + line(`M13 13H${W - 13}V${H - 13}H13Z`, 2.4, PALETTE.frameGold);
  return svgDocument(
    `<defs>${defs}</defs>${clipped(`${id}sheet`, drawing)}${frame}`,
    width,
    Math.round((width * H) / W),
    `0 0 ${W} ${H}`,
  );
}
