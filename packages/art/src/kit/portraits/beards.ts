import { mass } from '../mass.js';
import { num, repeat } from '../numbers.js';
import { PALETTE } from '../palette.js';
import type { Pen } from '../pen.js';
import { line, moved, shape } from '../svg.js';
import { type BeardStyle, HAIR_COLOURS, type HairColour, type Looks, shiftOf } from './looks.js';
import { hairHatch } from './materials.js';

/** Around the jaw, with the chin at 98. */
const FULL = 'M-66 6Q-62 44 -34 46Q0 34 34 46Q62 44 66 6Q78 70 50 116Q20 158 0 158Q-20 158 -50 116Q-78 70 -66 6Z';
const SHORT = 'M-66 8Q-60 46 -30 50Q0 40 30 50Q60 46 66 8Q72 60 46 94Q0 124 -46 94Q-72 60 -66 8Z';
const WHISKERS = 'M-66 -6Q-72 50 -46 82Q-30 96 -26 84Q-44 66 -48 30ZM66 -6Q72 50 46 82Q30 96 26 84Q44 66 48 30Z';

function moustache(colour: HairColour): string {
  return (
    shape(
      'M0 45Q-22 39 -36 50Q-50 60 -62 46Q-56 68 -32 64Q-12 61 0 52Q12 61 32 64Q58 68 64 44Q50 60 36 50Q22 39 0 45Z',
      HAIR_COLOURS[colour],
      2.2,
    ) + line('M-6 50q-16 -2 -28 8M6 50q16 -2 28 8', 1.2)
  );
}

function goatee(pen: Pen, colour: HairColour): string {
  return (
    mass(pen, 'M-16 76Q0 82 18 76Q22 108 1 132Q-20 108 -16 76Z', HAIR_COLOURS[colour], hairHatch(colour), 2.2) +
    moustache(colour)
  );
}

function braids(colour: HairColour): string {
  return [-15, 17]
    .map((dx) =>
      repeat(4, (i) => {
        const x = dx + dx * 0.12 * i;
        const y = 104 + i * 17;
        const data = `M${num(x - 9)} ${y}Q${num(x)} ${y - 12} ${num(x + 9)} ${y}Q${num(x + 5)} ${y + 14} ${num(x)} ${y + 17}Q${num(x - 5)} ${y + 14} ${num(x - 9)} ${y}Z`;
        return shape(data, i === 3 ? PALETTE.coin : HAIR_COLOURS[colour], 1.9);
      }),
    )
    .join('');
}

/** What grows around the jaw, and what grows around the mouth: the one keeps to the head, the other to the turn of the face. */
const BEARDS: Readonly<Record<BeardStyle, (pen: Pen, colour: HairColour) => readonly [jaw: string, lip: string]>> = {
  goatee: (pen, colour) => ['', goatee(pen, colour)],
  moustache: (_pen, colour) => ['', moustache(colour)],
  full: (pen, colour) => [mass(pen, FULL, HAIR_COLOURS[colour], hairHatch(colour)), ''],
  short: (pen, colour) => [mass(pen, SHORT, HAIR_COLOURS[colour], hairHatch(colour)), ''],
  braided: (pen, colour) => [mass(pen, SHORT, HAIR_COLOURS[colour], hairHatch(colour)), braids(colour)],
  whiskers: (pen, colour) => [mass(pen, WHISKERS, HAIR_COLOURS[colour], hairHatch(colour), 2.2), ''],
};

export function beard(pen: Pen, looks: Looks): string {
  if (!looks.beard) return '';
  const [jaw, lip] = BEARDS[looks.beard](pen, looks.hairColour);
  const middle = shiftOf(looks);
  const longer = (looks.length - 98) * 0.6;
  return moved(jaw, middle * 0.35, longer, looks.width / 66) + moved(lip, middle, longer);
}
