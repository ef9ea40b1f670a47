import { PALETTE } from '../../../kit/palette.js';
import type { Pen } from '../../../kit/pen.js';

/** The hour of a scene: what everything in it is printed with. */
interface Light {
  readonly high: string;
  readonly low: string;
  /** The lines of the sky, and how many there are. */
  readonly streak: string;
  readonly cover: number;
  readonly stars: number;
  /** Land far off, things near by, and the darkest of them. */
  readonly far: string;
  readonly near: string;
  readonly dark: string;
  /** Contours: light by night, ink by day. */
  readonly edge: string;
  readonly wall: string;
  readonly ground: string;
  readonly grain: string;
  readonly water: string;
  readonly glint: string;
  readonly glow: string;
}

export const LIGHTS = {
  night: {
    high: '#0b1620',
    low: '#2f5166',
    streak: PALETTE.muted,
    cover: 0.5,
    stars: 60,
    far: '#101c27',
    near: '#16232d',
    dark: '#0a131b',
    edge: '#6f8796',
    wall: '#243642',
    ground: '#1d2a33',
    grain: '#7d94a2',
    water: '#0f2230',
    glint: '#cfd9d2',
    glow: '#ffdf8a',
  },
  dawn: {
    high: '#40586a',
    low: '#e3b98a',
    streak: '#f4e2c0',
    cover: 0.7,
    stars: 0,
    far: '#4d6068',
    near: '#3a4a50',
    dark: '#26323a',
    edge: '#1b242a',
    wall: '#8a7a66',
    ground: '#8f7f66',
    grain: '#3a3228',
    water: '#6a8a92',
    glint: '#f7ead0',
    glow: '#ffe7b0',
  },
  day: {
    high: PALETTE.skyHigh,
    low: PALETTE.skyLow,
    streak: '#3d4a4a',
    cover: 0.55,
    stars: 0,
    far: '#8ea39a',
    near: '#a99a70',
    dark: '#4a4336',
    edge: PALETTE.ink,
    wall: '#d8c698',
    ground: '#dcc692',
    grain: '#5b4733',
    water: '#9dbbb6',
    glint: '#24424c',
    glow: '#fff1c4',
  },
  /** Indoors, by one lamp. */
  lamp: {
    high: '#1a1410',
    low: '#4a3420',
    streak: '#c9a06a',
    cover: 0.4,
    stars: 0,
    far: '#2a2019',
    near: '#3a2a1c',
    dark: '#120c08',
    edge: '#c9a06a',
    wall: '#4a3623',
    ground: '#5a4028',
    grain: '#120c08',
    water: '#20303a',
    glint: '#cfd9d2',
    glow: '#ffdf8a',
  },
} as const satisfies Readonly<Record<string, Light>>;
export type Hour = keyof typeof LIGHTS;

/** What a part of a scene is drawn with. */
export interface SceneTools {
  readonly pen: Pen;
  readonly light: Light;
}

/** A plate is square; a strip of it is cut out of its middle, so what matters lies between 200 and 620. */
export const PLATE = { w: 800, h: 800 } as const;
export const HORIZON = 430;
