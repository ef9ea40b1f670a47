import { letters } from '../../kit/letters.js';
import { num, type Point, pair } from '../../kit/numbers.js';
import { noise, random } from '../../kit/random.js';
import { line, shape } from '../../kit/svg.js';
import { onBoard, points } from './outlines.js';
import type { Tones } from './tones.js';

// biome-ignore format: a river a line
const RIVERS = [
  '-50,0 -54,-2.5 -60,-3.2 -66,-4 -72,-4.5',
  '31,31 31.5,27 33,22 32.5,15 31.5,8 31,3',
  '-58,-34 -58.5,-30 -57,-25',
  '90,23 85,25.5 78,29',
  '121,31.5 116,30 111,30.5 104,29',
  '119,37.8 114,35 110,38 104,36',
  '12.5,-6 17,-3 20,1 25,-2',
  '5,5 6,8 1,15 -5,15 -10,12',
  '47.5,46 46,49 50,54 44,57',
  '67.5,24.5 70,29 73,33',
  '-90,30 -90.5,36',
] as const;

// biome-ignore format: one list
const MOUNTAINS =
  '-72,-36 -71,-31 -69,-26 -68,-21 -71,-16 -75,-11 -78,-5 -77,0 -75,4 -80,38 -78,41 -83,35 13,46.8 1,42.6 44,42.5 48,33 52,30 8,33 0,33.5 -5,32 38,8 40,11 36,0 37,-3 29,-29 21,-33 75,34 80,31 85,28.5 90,28 95,29 100,30 76,37 82,44 88,47 95,50 60,55 60,59 105,26 110,26 120,45 128,52 137,36.5 101,-2 99,22 102,16 75,16 122,-26 130,-24 146,-30 139.5,-5 46,17';

// biome-ignore format: one list
const WOODS =
  '-56,-5 -52,-8 -58,2 -50,-15 15,2 20,-3 24,2 18,-8 27,-6 12,7 2,9 -8,9 22,53 30,56 38,54 45,52 55,50 62,46 115,50 124,1 136,-26 104,22 107,28 117,29 25,-18 33,-12 28,-24 78,22 82,20 148,-24';

/** Latin, as on every chart of the time, whatever language is spoken at the table. */
const LAND_NAMES: readonly (readonly [
  name: string,
  longitude: number,
  latitude: number,
  size: number,
  turn?: number,
])[] = [
  ['AMERICA', -77, 53.2, 12],
  ['AMERICA MERIDIONALIS', -61, -19, 11.5, 62],
  ['EVROPA', 24, 50, 13],
  ['AFRICA', 21, 14, 19],
  ['ASIA', 88, 40.5, 21],
  ['INDIA', 78.3, 18.4, 9],
  ['CHINA', 109, 33.5, 11.5],
  ['PERSIA', 57, 33, 9.5],
  ['ARABIA', 46.5, 22, 9],
  ['BRASILIA', -49, -12, 9.5],
  ['HOLLANDIA', 133, -19.5, 11.5],
  ['NOVA', 133, -22.5, 11.5],
];

function river(course: string, tones: Tones): string {
  const bends = points(course).map(
    ([x, y], i): Point => [x + (noise(i * 3.1, y * 0.1, 5) - 0.5) * 12, y + (noise(x * 0.1, i * 2.7, 6) - 0.5) * 12],
  );
  const middles = bends.slice(1, -1).map(([x, y], i): string => {
    const [nextX, nextY] = bends[i + 2]!;
    return `Q${pair([x, y])} ${pair([(x + nextX) / 2, (y + nextY) / 2])}`;
  });
  return line(`M${pair(bends[0]!)}${middles.join('')}L${pair(bends.at(-1)!)}`, 1.8, tones.river, { opacity: 0.8 });
}

/** Mountains as one wash and one shade on the side away from the light: few paths are quick to paint. */
function mountains(tones: Tones): string {
  const next = random(11);
  const peaks = points(MOUNTAINS).map(([x, y]) => {
    const size = 0.82 + next() * 0.36;
    return (dx: number, dy: number) => `${Math.round(x + dx * size)} ${Math.round(y + dy * size)}`;
  });
  const bodies = peaks.map((at) => `M${at(-13, 7)}Q${at(-5, -3)} ${at(0, -12)}Q${at(5, -2)} ${at(14, 7)}Z`);
  const shades = peaks.map((at) => `M${at(-2, -8)}L${at(-7, 5)}M${at(0, -7)}L${at(-3, 6)}M${at(-4, -4)}L${at(-10, 6)}`);
  return shape(bodies.join(''), tones.relief, 1.6, tones.ink) + line(shades.join(''), 1.1, tones.ink);
}

const crown = (x: number, y: number) =>
  `M${num(x - 5)} ${num(y)}q-2.6 -7 2.6 -8q.9 -5 5.2 -1.7q5.2 1.7 2.6 7q0 3.5 -4.4 2.6z`;

export function reliefArt(tones: Tones): string {
  const woods = points(WOODS);
  const trunks = woods.map(([x, y]) => `M${num(x)} ${num(y + 1)}v4M${num(x + 13)} ${num(y + 5)}v4`).join('');
  return (
    RIVERS.map((course) => river(course, tones)).join('') +
    mountains(tones) +
    line(trunks, 1.4, tones.ink) +
    shape(woods.map(([x, y]) => crown(x, y) + crown(x + 13, y + 4)).join(''), tones.leaf, 1.2, tones.ink) +
    LAND_NAMES.map(([name, longitude, latitude, size, turn = 0]) => {
      const [x, y] = onBoard(longitude, latitude);
      return letters(name, x, y, size, { spacing: size > 11 ? 26 : 14, turn, fill: tones.landName });
    }).join('')
  );
}
