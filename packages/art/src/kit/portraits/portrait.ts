import type { Livery } from '../emblems/livery.js';
import { patternDef } from '../emblems/pattern.js';
import { tint } from '../mass.js';
import { clamp, hill, num, repeat, smooth } from '../numbers.js';
import { PALETTE } from '../palette.js';
import type { Pen } from '../pen.js';
import { clouds } from '../random.js';
import { clipPath, clipped, group, ink, line } from '../svg.js';
import { BACKGROUNDS, type Background, SEPIA } from './backgrounds.js';
import { beard } from './beards.js';
import { type Coat, coat } from './coats.js';
import { COLLARS, type Collar, OPEN_COLLARS, standingLace } from './collars.js';
import { bareChest, face, neck } from './face.js';
import { HAIR_BEHIND, HAIR_IN_FRONT } from './hair.js';
import { type Hat, hat, hoodBehind, hoodInFront } from './hats.js';
import { JEWELS, type Jewel } from './jewels.js';
import type { Looks } from './looks.js';
import { mouth } from './mouth.js';
import { PROPS, type Prop } from './props/index.js';

/** What tells a trade: it is the same for everybody who follows it. */
export interface Dress {
  readonly hat: Hat;
  readonly collar: Collar;
  readonly coat: Coat;
  /** The one accent hue of the card. */
  readonly accent: string;
  readonly props: readonly Prop[];
  readonly behind: readonly Background[];
  readonly jewels?: readonly Jewel[];
  /** The wall behind, where the light falls and where it does not. */
  readonly lit?: string;
  readonly shaded?: string;
}

/** How the shoulders stand: square, or one turned towards us. */
export type Pose = -1 | 0 | 1;

export interface PortraitSitter {
  readonly looks: Looks;
  readonly dress: Dress;
  readonly pose: Pose;
  readonly livery: Livery;
  /** Somebody who looks over the shoulder. */
  readonly companion?: Looks;
}

/** The point between the eyes, in the art window. */
const FACE = { x: 277, y: 240 };
const OVAL = 'M277 12C432 12 528 126 528 272C528 420 432 520 277 520C122 520 26 420 26 272C26 126 122 12 277 12Z';

function mount(pen: Pen): string {
  const count = pen.lod === 'l' ? 64 : 36;
  const pitch = pen.lod === 'l' ? 17 : 30;
  const lines = repeat(count, (i) => {
    const k = (i - count / 2) * pitch + 14;
    return `M${num(Math.max(0, k))} ${num(Math.max(0, -k))}L${num(Math.min(554, 528 + k))} ${num(Math.min(528, 554 - k))}`;
  });
  return (
    ink('M0 0H554V528H0Z', PALETTE.plate) + line(lines, pen.lod === 'l' ? 1.9 : 3, PALETTE.softInk, { opacity: 0.8 })
  );
}

function wall(pen: Pen): string {
  const tone = (x: number, y: number) =>
    clamp(
      0.14 +
        0.58 * smooth(310, 50, x) +
        0.25 * smooth(320, 520, y) -
        0.3 * hill(x, 400, 110) * hill(y, 200, 150) +
        0.16 * (clouds(x / 60, y / 60, 5) - 0.5),
    );
  const box = { x: 26, y: 12, w: 502, h: 508 };
  const common = { step: 16, jitter: 0.1, tolerance: 0.7, colour: SEPIA };
  return (
    tint(pen, box, { ...common, gap: 9, seed: 5, fill: 0.6, tone }) +
    tint(
      pen,
      { ...box, w: 250 },
      { ...common, angle: 0.95, gap: 10, seed: 6, fill: 0.5, tone: (x, y) => tone(x, y) - 0.36 },
    )
  );
}

/** Turns and moves something drawn around the face to its place; the head leans around the neck. */
function atFace(inner: string, tilt: number, lean: number): string {
  const leaning = tilt ? ` rotate(${num(tilt)} 0 96)` : '';
  return group(inner, { transform: `translate(${num(FACE.x + lean)} ${FACE.y})${leaning}` });
}

/** A square bust stands still; the others turn a shoulder, and the head goes with it. */
function posed(inner: string, pose: Pose): string {
  return pose ? group(inner, { transform: `rotate(${pose * 3.5} 277 430) translate(${pose * -9} 0)` }) : inner;
}

/** A moustache hangs over the lips, every other beard grows around them. */
function beardAndMouth(pen: Pen, looks: Looks): string {
  const over = looks.beard === 'moustache' || looks.beard === 'goatee';
  return over ? mouth(looks) + beard(pen, looks) : beard(pen, looks) + mouth(looks);
}

function bust(pen: Pen, { looks, dress, pose }: PortraitSitter): string {
  const lean = pose * 7;
  const open = OPEN_COLLARS.includes(dress.collar);
  const collar = COLLARS[dress.collar](pen, dress.accent);
  const hooded = dress.hat.style === 'hood';
  const scale = looks.width / 66;
  // Hats and hair are made for a head of 66; a wider head wears a wider hat.
  const fitted = (inner: string) =>
    inner && scale !== 1 ? group(inner, { transform: `scale(${Math.round(scale * 100) / 100} 1)` }) : inner;
  const tilted = (inner: string) => atFace(inner, looks.tilt, lean);
  const bare = dress.hat.style === 'none';
  return (
    (hooded ? tilted(fitted(hoodBehind(pen, dress.hat))) : '') +
    (dress.collar === 'medici' ? atFace(standingLace(pen), 0, lean) : '') +
    tilted(fitted(HAIR_BEHIND[looks.hair](pen, looks.hairColour))) +
    posed(coat(pen, dress.coat, dress.accent, looks.woman), pose) +
    atFace((open ? bareChest(pen, looks) : '') + neck(pen, looks) + (open ? collar : ''), 0, lean) +
    tilted(face(pen, looks, !bare)) +
    (open ? '' : atFace(collar, 0, lean)) +
    tilted(
      beardAndMouth(pen, looks) +
        fitted(HAIR_IN_FRONT[looks.fringe](pen, looks.hairColour)) +
        (hooded ? fitted(hoodInFront(pen, dress.hat)) : '') +
        fitted(hat(pen, dress.hat)) +
        (dress.jewels ?? []).map((jewel) => JEWELS[jewel](looks, dress.accent)).join(''),
    )
  );
}

/** A half-length in an oval, in the art window. */
export function portrait(pen: Pen, sitter: PortraitSitter): string {
  const { looks, dress, livery, companion } = sitter;
  const owner = {
    skin: looks.skin,
    accent: dress.accent,
    coat: dress.coat.colour,
    livery,
    band: `url(#${pen.id}band)`,
  };
  const defs =
    clipPath(`${pen.id}oval`, OVAL) +
    `<radialGradient id="${pen.id}wall" cx=".62" cy=".35" r=".8"><stop offset="0" stop-color="${dress.lit ?? '#efe3c0'}"/><stop offset="1" stop-color="${dress.shaded ?? '#a5916a'}"/></radialGradient>` +
    patternDef(`${pen.id}band`, livery);
  const behind = dress.behind.map((name) => BACKGROUNDS[name]()).join('');
  const second = companion
    ? group(bust(pen, { ...sitter, looks: companion, pose: 0 }), { transform: 'translate(140 -22) scale(.86)' })
    : '';
  const props = dress.props.map((name) => PROPS[name](pen, owner)).join('');
  return (
    `<defs>${defs}</defs>` +
    mount(pen) +
    ink(OVAL, `url(#${pen.id}wall)`) +
    clipped(`${pen.id}oval`, wall(pen) + behind + second + bust(pen, sitter) + props) +
    line(OVAL, 8, PALETTE.frameGold) +
    line(OVAL, 1.8)
  );
}
