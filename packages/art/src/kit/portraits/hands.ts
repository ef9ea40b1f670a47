import { PALETTE } from '../palette.js';
import { line, moved, shape } from '../svg.js';
import { SKINS, type Skin } from './looks.js';

type HandPose = 'grip' | 'rest' | 'pinch';

interface Drawn {
  readonly outline: string;
  readonly creases: string;
}

/** A fist around something upright; a hand laid on an edge, fingers down; finger and thumb that hold something light, upwards. */
const HANDS: Readonly<Record<HandPose, Drawn>> = {
  grip: {
    outline: 'M-26 -16Q-30 14 -16 24Q6 32 24 20Q32 2 26 -16Q10 -26 -8 -24Q-20 -24 -26 -16Z',
    creases: 'M-12 -22Q-16 -4 -12 8M2 -24Q-2 -4 2 10M15 -21Q12 -4 15 8M-26 -6Q-14 16 6 12',
  },
  rest: {
    outline:
      'M-32 -8Q-26 -24 -2 -24Q24 -24 32 -6L35 18Q34 28 27 24L23 10L21 30Q18 39 10 34L7 14L4 34Q0 42 -7 35L-8 13L-12 29Q-17 36 -22 28L-23 12Q-32 18 -37 10Q-36 0 -32 -8Z',
    creases: 'M23 10Q22 0 18 -6M7 14Q6 2 3 -4M-8 13Q-8 2 -11 -4M-23 12Q-22 2 -24 -4',
  },
  pinch: {
    outline:
      'M-22 28Q-32 8 -22 -8Q-16 -20 -4 -30Q3 -35 7 -28Q8 -22 0 -12Q8 -19 16 -16Q24 -12 20 -4Q27 -2 25 6Q28 12 22 17Q23 24 14 28Q-4 36 -22 28Z',
    creases: 'M0 -12Q-6 -4 -4 4M20 -4Q10 -4 4 2M25 6Q14 4 6 8M22 17Q14 14 8 16',
  },
};

export function hand(pose: HandPose, x: number, y: number, skin: Skin, turn = 0): string {
  const { outline, creases } = HANDS[pose];
  const { wash, hatch } = SKINS[skin];
  return moved(shape(outline, wash) + line(creases, 1.9, hatch), x, y, 1, turn);
}

export function cuff(x: number, y: number, turn = 0, colour: string = PALETTE.white): string {
  return moved(
    shape('M-34 -12L34 -12L40 20L-40 20Z', colour) +
      line('M-20 -10L-24 18M0 -10V18M20 -10L24 18', 1.4, PALETTE.softInk),
    x,
    y,
    1,
    turn,
  );
}
