import { patternDef } from '../emblems/pattern.js';
import { type Lod, type Pen, penFor } from '../kit/pen.js';
import { clipPath, clipped, gradient, group, line } from '../kit/svg.js';
import { LIVERIES, PALETTE, type ShipColour } from '../palette.js';
import { flute } from './flute.js';
import { frigate } from './frigate.js';
import { galleon } from './galleon.js';
import { galley } from './galley.js';
import { pennant } from './parts.js';
import { pinnace } from './pinnace.js';
import type { DrawRig, Rig } from './rig.js';
import { sea, sky, WINDOW, wake } from './scene.js';
import { shore } from './shore.js';
import { skiff } from './skiff.js';
import { skullFlag } from './skull.js';

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
  /** The same for every copy of nothing: it changes sky, sea and shore. */
  readonly variant?: number;
}

/** A skull ship is drawn a little smaller, so that its flag has the sky above the sails for itself. */
const SKULL_SCALE = 0.82;
const SKULL_FLAG_FOOT = 92;

function rigged(pen: Pen, { colour, skull = false }: ShipOptions): { drawing: string; rig: Rig } {
  const livery = LIVERIES[colour];
  const band = `url(#${pen.id}band)`;
  const rig = RIGS[colour](pen, livery, band);
  const [x, y] = rig.truck;
  if (!skull) return { drawing: rig.drawing + pennant(x, y, rig.pennant, band), rig };
  const cx = WINDOW.w / 2;
  const keel = rig.water.y;
  const truckX = cx + (x - cx) * SKULL_SCALE;
  const truckY = keel + (y - keel) * SKULL_SCALE;
  const smaller = group(rig.drawing, {
    transform: `translate(${cx} ${keel}) scale(${SKULL_SCALE}) translate(${-cx} ${-keel})`,
  });
  const staff = line(`M${truckX} ${truckY + 24}V${SKULL_FLAG_FOOT}`, 5);
  const water = {
    left: cx + (rig.water.left - cx) * SKULL_SCALE,
    right: cx + (rig.water.right - cx) * SKULL_SCALE,
    y: keel,
  };
  return { drawing: staff + smaller + skullFlag(truckX, SKULL_FLAG_FOOT), rig: { ...rig, water } };
}

/** A ship under way, in the art window. */
export function shipArt(pen: Pen, options: ShipOptions): string {
  const { colour, skull = false, variant = 0 } = options;
  const seed = Object.keys(RIGS).indexOf(colour) + variant * 6;
  const grim = skull || colour === 'violet';
  const { drawing, rig } = rigged(pen, options);
  const defs =
    clipPath(`${pen.id}window`, `M0 0H${WINDOW.w}V${WINDOW.h}H0Z`) +
    patternDef(`${pen.id}band`, LIVERIES[colour]) +
    gradient(`${pen.id}sky`, grim ? '#aeb2a6' : PALETTE.skyHigh, grim ? '#e6d9bb' : PALETTE.skyLow) +
    gradient(`${pen.id}sea`, PALETTE.seaLight, PALETTE.seaDark);
  const scene = sky(pen, seed, grim ? 0.5 : 0) + shore(seed) + sea(pen, seed, rig.water) + drawing + wake(rig.water);
  return `<defs>${defs}</defs>${clipped(`${pen.id}window`, scene)}`;
}

/** The ship alone, without sky and sea: for tokens and boards. */
export function shipToken(id: string, options: ShipOptions, lod: Lod = 'm'): string {
  const pen = penFor(id, lod);
  return `<defs>${patternDef(`${id}band`, LIVERIES[options.colour])}</defs>${rigged(pen, options).drawing}`;
}
