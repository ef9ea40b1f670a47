import { num, repeat } from '../../../kit/numbers.js';
import { circle, group, ink, line, shape } from '../../../kit/svg.js';
import { starPath } from '../people/things.js';
import type { SceneTools } from './light.js';

type Headgear = 'hat' | 'tricorne' | 'cap' | 'mask' | 'wig' | 'wrap' | 'colander' | 'bare' | 'bun' | 'straw' | 'mob';
type Pose = 'stands' | 'torch' | 'lamp' | 'points' | 'carries' | 'glass' | 'sword' | 'ladle';

interface Figure {
  readonly head?: Headgear;
  readonly does?: Pose;
  readonly coat?: string;
  readonly skin?: string;
}

const HEADS: Readonly<Record<Headgear, string>> = {
  hat: shape('M-24 -96Q0 -106 24 -96L12 -101Q9 -124 0 -124Q-9 -124 -12 -101Z', '#1b2026', 2, '#8fa3ae'),
  tricorne: shape('M-26 -98Q-20 -118 0 -108Q20 -118 26 -98Q0 -106 -26 -98Z', '#1b2026', 2, '#c9a06a'),
  cap: shape('M-13 -98Q-14 -118 0 -120Q14 -118 13 -98Q0 -104 -13 -98Z', '#7f2417', 2, '#c9a06a'),
  straw: shape('M-30 -96Q0 -108 30 -96L13 -102Q0 -122 -13 -102Z', '#c9a34a', 2),
  wrap: shape('M-14 -96Q-18 -122 0 -124Q18 -122 14 -96Q0 -106 -14 -96Z', '#c99a2e', 2),
  wig: shape(
    'M-13 -104Q0 -120 13 -104Q24 -84 17 -66Q11 -74 11 -92Q0 -104 -11 -92Q-11 -74 -17 -66Q-24 -84 -13 -104Z',
    '#e4dcc8',
    2,
  ),
  bun: shape('M-13 -92Q-14 -112 0 -112Q14 -112 13 -92Q0 -104 -13 -92ZM-6 -111Q0 -126 7 -111Z', '#a39b8b', 2),
  colander:
    shape('M-20 -98Q-18 -122 0 -122Q18 -122 20 -98Z', '#9aa0a2', 2) +
    ink('M-8 -112h3v3h-3zM0 -115h3v3h-3zM6 -109h3v3h-3zM-3 -106h3v3h-3z', '#2a2a2a'),
  bare: shape('M-13 -94Q-14 -112 0 -112Q14 -112 13 -94Q0 -104 -13 -94Z', '#3a2a1c', 2),
  mob:
    shape('M-16 -92Q-22 -116 -6 -122Q12 -126 18 -112Q22 -100 15 -92Q0 -104 -16 -92Z', '#fbf5e4', 2) +
    line('M-14 -98Q0 -106 14 -98', 2.4, '#5f4690'),
  mask: '',
};

const mask =
  shape('M-15 -104Q0 -118 15 -104Q18 -84 0 -70Q-18 -84 -15 -104Z', '#b5853a', 2) +
  ink('M-10 -93q5 -5 9 0q-5 4 -9 0zM10 -93q-5 -5 -9 0q5 4 9 0zM-6 -80q6 -4 12 0q-6 6 -12 0z', '#120b06') +
  line('M-12 -108L-18 -124M-4 -112L-6 -130M4 -112L6 -130M12 -108L18 -124', 3, '#5f4690');

const arm = (data: string, coat: string, edge: string) => line(data, 11.5, edge) + line(data, 8, coat);

function doing(does: Pose, coat: string, edge: string): string {
  switch (does) {
    case 'torch':
      return (
        arm('M16 -58L36 -78', coat, edge) +
        line('M36 -66L40 -112', 5, '#6b4a20') +
        shape('M40 -110Q28 -122 38 -144Q44 -134 50 -140Q54 -118 40 -110Z', '#e9a93a', 2)
      );
    case 'lamp':
      return (
        arm('M14 -58L34 -46', coat, edge) +
        line('M34 -46V-36', 2.4, '#c9a06a') +
        shape('M27 -36H41L44 -14H24Z', '#ffe9a8', 2.4)
      );
    case 'points':
      return arm('M14 -60L54 -70', coat, edge);
    case 'carries':
      return (
        arm('M14 -58L32 -36', coat, edge) +
        arm('M-14 -58L-32 -36', coat, edge) +
        shape('M22 -34H44L40 -8H26ZM-44 -34H-22L-26 -8H-40Z', '#8a6540', 2.2) +
        line('M22 -34Q33 -52 44 -34M-44 -34Q-33 -52 -22 -34', 2)
      );
    case 'glass':
      return (
        arm('M14 -60L30 -86', coat, edge) +
        line('M12 -92L58 -104', 8, '#2a1a0c') +
        line('M12 -92L58 -104', 4.4, '#c9a06a')
      );
    case 'sword':
      return (
        arm('M14 -58L34 -64', coat, edge) +
        line('M34 -64L62 -118', 5, '#2a2a2a') +
        line('M34 -64L62 -118', 2.6, '#dfe3df') +
        line('M28 -70L42 -60', 3.4, '#d8a32e')
      );
    case 'ladle':
      return (
        arm('M14 -58L32 -66', coat, edge) + line('M32 -60L38 -98', 4, '#8f9496') + circle(39, -102, 8, '#8f9496', 2)
      );
    default:
      return '';
  }
}

/** Long skirts reach the ground; everybody else stands in boots. */
const GOWNED: readonly Headgear[] = ['bun', 'wrap', 'mob'];

const COAT =
  'M-12 -73Q-23 -70 -25 -54L-19 -51Q-18 -32 -25 -13Q0 -5 25 -13Q18 -32 19 -51L25 -54Q23 -70 12 -73Q0 -78 -12 -73Z';
const GOWN =
  'M-11 -73Q-21 -70 -22 -54L-14 -48Q-16 -28 -30 2Q0 9 30 2Q16 -28 14 -48L22 -54Q21 -70 11 -73Q0 -78 -11 -73Z';
const BOOTS = 'M-15 2V-20H-3V2ZM3 2V-20H15V2ZM-3 2h-16v5h16zM3 2h16v5h-16z';
const FACE = 'M-12 -95Q-12 -79 0 -75Q12 -79 12 -95Q9 -105 0 -105Q-9 -105 -12 -95Z';

/** The side away from the light. */
const SHADE = repeat(10, (i) => `M${-23 + (i % 2)} ${-62 + i * 5}l${6 + (i % 3) * 2} -4`);

function dress(coat: string, edge: string, isGown: boolean): string {
  return isGown
    ? shape(GOWN, coat, 2.2, edge) + line('M-14 -48Q0 -43 14 -48M-6 -44L-13 3M6 -44L13 3M0 -44V5', 1.5, edge)
    : shape(BOOTS, '#2a1f16', 1.8, edge) +
        shape(COAT, coat, 2.2, edge) +
        line('M0 -72V-9M-19 -46Q0 -41 19 -46M-7 -73L0 -62L7 -73', 1.5, edge) +
        ink('M3 -58h3v3h-3zM3 -36h3v3h-3zM3 -25h3v3h-3z', '#d8a32e');
}

const features =
  line('M-11 -94l5 -2M-11 -90l6 -2M-10 -86l6 -2M-9 -82l5 -2', 1.3, '#1c120a', { opacity: 0.75 }) +
  ink('M-6 -92h4v3h-4zM4 -92h4v3h-4z', '#1c120a') +
  line('M-8 -96q4 -3 7 0M3 -96q4 -3 7 0M2 -90l3 7h-4M-2 -79h7', 1.3, '#1c120a');

/** Somebody who stands at `x`, `y`: told by headgear and by what the hands do. 120 high at scale 1. */
export function figure(
  { light }: SceneTools,
  x: number,
  y: number,
  scale = 1,
  who: Figure = {},
  facesLeft = false,
): string {
  const { head = 'hat', does = 'stands', coat = light.near, skin = '#b98558' } = who;
  const { edge } = light;
  const hanging = arm('M-19 -63Q-25 -50 -24 -38', coat, edge) + circle(-24, -33, 4.5, skin, 1.6, edge);
  const other =
    does === 'stands' ? arm('M19 -63Q25 -50 24 -38', coat, edge) + circle(24, -33, 4.5, skin, 1.6, edge) : '';
  const inner =
    (does === 'carries' ? '' : hanging + other) +
    dress(coat, edge, GOWNED.includes(head)) +
    shape('M-5 -80H6V-71Q0 -67 -5 -71Z', skin, 1.6, edge) +
    group(shape(FACE, skin, 2, edge) + features + (head === 'mask' ? mask : HEADS[head]), {
      transform: 'translate(0 -10) scale(.87)',
    }) +
    line(SHADE, 1.3, '#1c120a', { opacity: 0.75 }) +
    doing(does, coat, edge);
  return group(inner, { transform: `translate(${num(x)} ${num(y)}) scale(${facesLeft ? -scale : scale} ${scale})` });
}

/** People side by side. */
export function crowd(
  stage: SceneTools,
  from: number,
  step: number,
  y: number,
  scale: number,
  people: readonly Figure[],
): string {
  return repeat(people.length, (i) =>
    figure(stage, from + i * step, y + (i % 2) * 6 * scale, scale, people[i]!, i % 2 === 1),
  );
}

export function star(x: number, y: number, r: number): string {
  return shape(starPath(x, y, r), '#d8a32e', 2.2);
}
