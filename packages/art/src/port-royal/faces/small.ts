import { emblemAt } from '../../kit/emblems/emblem.js';
import { patternDef } from '../../kit/emblems/pattern.js';
import { smallFrame } from '../../kit/frame.js';
import { type IconName, iconAt } from '../../kit/icons/icon.js';
import { PALETTE } from '../../kit/palette.js';
import type { Pen } from '../../kit/pen.js';
import { circle, clipPath, clipped, group, ink } from '../../kit/svg.js';
import { coinBackArt } from '../cards/coin-back.js';
import { LIVERIES, type ShipColour } from '../liveries.js';
import { personArt } from '../persons/person-art.js';
import { signsIn } from './corners.js';
import { furniture } from './furniture.js';
import { needsOf } from './needs.js';
import type { Face } from './row.js';
import { tintOf } from './tints.js';

const INNER = 'M26 44Q26 26 44 26H586Q604 26 604 44V836Q604 854 586 854H44Q26 854 26 836Z';
const UPPER = 'M26 44Q26 26 44 26H586Q604 26 604 44V580H26Z';

/** A ship as its colour: the emblem, large, on the pattern. */
function shipGround(pen: Pen, colour: ShipColour): string {
  const livery = LIVERIES[colour];
  return (
    `<defs>${patternDef(`${pen.id}band`, livery, 4)}</defs>` +
    ink(UPPER, `url(#${pen.id}band)`) +
    circle(315, 304, 226, livery.hue, 12, livery.ink) +
    emblemAt(livery.emblem, 151, 140, 328, livery.ink)
  );
}

/** A sitter close up: hat and face are what is known at this size. */
function personGround(pen: Pen, face: Extract<Face, { type: 'person' }>, variant: number): string {
  const art = group(personArt(pen, { sitting: face, variant }), { transform: 'translate(-66 -26) scale(1.375)' });
  const id = `${pen.id}close`;
  return clipPath(id, UPPER) + clipped(id, art);
}

function signGround(fill: string, name: IconName, inkColour: string): string {
  return ink(UPPER, fill) + iconAt(name, 330, 320, 360, { ink: inkColour });
}

function ground(pen: Pen, face: Face, variant: number): string {
  switch (face.type) {
    case 'ship':
      return shipGround(pen, face.colour);
    case 'person':
      return personGround(pen, face, variant);
    case 'expedition':
      return ink(UPPER, '#8fb3a8') + signsIn({ x: 60, y: 250, w: 520, h: 300 }, needsOf(face), 0.86);
    case 'tax':
      return signGround('#d9a58f', 'scales', PALETTE.ink);
    case 'contract':
      return signGround('#c9a877', 'scroll', PALETTE.ink) + iconAt(face.mark, 330, 340, 150);
    case 'mission':
      return signGround(PALETTE.navy, 'lantern', PALETTE.uiGold);
    case 'event':
      return signGround('#8d9490', 'storm', PALETTE.ink);
    case 'back':
      return coinBackArt(pen, face.blank);
  }
}

/** A card of 64 to 90 px: only what can be told at that size, and that large. */
export function smallFace(pen: Pen, face: Face, variant: number, numerals: boolean): string {
  const tint = tintOf(face);
  if (face.type === 'back') return ground(pen, face, variant);
  return (
    ink(INNER, PALETTE.plate) +
    ground(pen, face, variant) +
    ink('M26 576H604V586H26Z') +
    smallFrame(tint) +
    furniture(face, 's', `url(#${pen.id}band)`, numerals)
  );
}
