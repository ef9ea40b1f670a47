import { patternDef } from '../../kit/emblems/pattern.js';
import { PALETTE } from '../../kit/palette.js';
import { type Lod, type Pen, penFor } from '../../kit/pen.js';
import { flute } from '../../kit/ships/flute.js';
import { frigate } from '../../kit/ships/frigate.js';
import { galleon } from '../../kit/ships/galleon.js';
import { galley } from '../../kit/ships/galley.js';
import { pennant } from '../../kit/ships/parts.js';
import { pinnace } from '../../kit/ships/pinnace.js';
import type { DrawRig } from '../../kit/ships/rig.js';
import { sea, sky, type Waterline, WINDOW, wake } from '../../kit/ships/scene.js';
import { skiff } from '../../kit/ships/skiff.js';
import { skullFlag } from '../../kit/ships/skull.js';
import { clipPath, clipped, gradient, group, line } from '../../kit/svg.js';
import { LIVERIES, SHIP_COLOURS, type ShipColour } from '../liveries.js';
import { shore } from './shore.js';

/** The third cue besides hue and emblem: every class has its own rig. */
const RIGS: Readonly<Record<ShipColour, DrawRig>> = {
  yellow: pinnace,
  blue: flute,
  green: skiff,
  red: frigate,
  black: galleon,
  violet: galley,
};

export interface ShipOptions {
  readonly colour: ShipColour;
  /** Cannot be repelled. */
  readonly skull?: boolean;
  /** Counts the copies of a class from 0: each has its own sky, sea and shore. */
  readonly variant?: number;
}

/** A skull ship is drawn a little smaller, so that its flag has the sky above the sails for itself. */
const SKULL_SCALE = 0.82;
const SKULL_FLAG_FOOT = 102;

/** How far a ship lies from the middle of the window: to the right, clear of the corner sign. */
const SHIFT = { plain: 10, skull: 26 } as const;

/** No two copies of a class heel alike, or lie under the same light. */
const HEEL = [0, -1.4, 1.1, -0.7, 1.6] as const;
const SKIES = [
  { high: PALETTE.skyHigh, low: PALETTE.skyLow },
  { high: '#c3d0d2', low: '#f1ead6' },
  { high: '#dccab4', low: '#f7e3c0' },
  { high: '#c9c9c4', low: '#ece0c8' },
] as const;
const GRIM_SKY = { high: '#aeb2a6', low: '#e6d9bb' } as const;

interface Rigged {
  readonly drawing: string;
  readonly water: Waterline;
}

function rigged(pen: Pen, { colour, skull = false, variant = 0 }: ShipOptions): Rigged {
  const band = `url(#${pen.id}band)`;
  const rig = RIGS[colour](pen, LIVERIES[colour], band);
  const [x, y] = rig.truck;
  const scale = skull ? SKULL_SCALE : 1;
  const cx = WINDOW.w / 2;
  const keel = rig.water.y;
  const across = (at: number) => cx + (at - cx) * scale + SHIFT[skull ? 'skull' : 'plain'];
  const heel = HEEL[variant % HEEL.length]!;
  const place = `translate(${across(cx)} ${keel}) rotate(${heel})${skull ? ` scale(${scale})` : ''} translate(${-cx} ${-keel})`;
  const flown = skull ? '' : pennant(x, y, rig.pennant, band);
  const ship = group(rig.drawing + flown, { transform: place });
  const water = { left: across(rig.water.left), right: across(rig.water.right), y: keel };
  if (!skull) return { drawing: ship, water };
  // The staff stands upright on the truck, wherever the heel has brought it.
  const lean = (heel * Math.PI) / 180;
  const truckX = Math.round(across(x) + (keel - y) * scale * Math.sin(lean));
  const truckY = Math.round(keel + (y - keel) * scale);
  const staff = line(`M${truckX} ${truckY + 24}V${SKULL_FLAG_FOOT}`, 5);
  return { drawing: staff + ship + skullFlag(truckX, SKULL_FLAG_FOOT), water };
}

/** A ship under way, in the art window. */
export function shipArt(pen: Pen, options: ShipOptions): string {
  const { colour, skull = false, variant = 0 } = options;
  const seed = SHIP_COLOURS.indexOf(colour) + variant * SHIP_COLOURS.length;
  const grim = skull || colour === 'violet';
  const { high, low } = grim ? GRIM_SKY : SKIES[(SHIP_COLOURS.indexOf(colour) + variant) % SKIES.length]!;
  const { drawing, water } = rigged(pen, options);
  const defs =
    clipPath(`${pen.id}window`, `M0 0H${WINDOW.w}V${WINDOW.h}H0Z`) +
    patternDef(`${pen.id}band`, LIVERIES[colour]) +
    gradient(`${pen.id}sky`, high, low) +
    gradient(`${pen.id}sea`, PALETTE.seaLight, PALETTE.seaDark);
  const scene = sky(pen, seed, grim ? 0.5 : 0) + shore(seed) + sea(pen, seed, water) + drawing + wake(water);
  return `<defs>${defs}</defs>${clipped(`${pen.id}window`, scene)}`;
}

/** The ship alone, without sky and sea: for tokens and boards. */
export function shipToken(id: string, options: ShipOptions, lod: Lod = 'm'): string {
  const pen = penFor(id, lod);
  return `<defs>${patternDef(`${id}band`, LIVERIES[options.colour])}</defs>${rigged(pen, options).drawing}`;
}
