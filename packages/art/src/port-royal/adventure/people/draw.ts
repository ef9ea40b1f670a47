import { num } from '../../../kit/numbers.js';
import { PALETTE } from '../../../kit/palette.js';
import { type Lod, type Pen, penFor } from '../../../kit/pen.js';
import { portrait } from '../../../kit/portraits/portrait.js';
import { clipPath, clipped, ink, line, svgDocument } from '../../../kit/svg.js';
import { LIVERIES } from '../../liveries.js';
import { personArt } from '../../persons/person-art.js';
import { HEROES } from './heroes.js';
import type { CharacterName } from './names.js';
import { OTHERS } from './others.js';
import { parrot } from './parrot.js';

const OVAL = 'M277 12C432 12 528 126 528 272C528 420 432 520 277 520C122 520 26 420 26 272C26 126 122 12 277 12Z';

function birdInItsOval(pen: Pen): string {
  const id = `${pen.id}bird`;
  return (
    `<defs>${clipPath(id, OVAL)}</defs>` +
    ink('M0 0H554V528H0Z', PALETTE.plate) +
    ink(OVAL, '#cbbb8e') +
    clipped(id, parrot(pen)) +
    line(OVAL, 8, PALETTE.frameGold) +
    line(OVAL, 1.8)
  );
}

/** A portrait in the art window, 554 x 528. */
export function characterArt(pen: Pen, who: CharacterName): string {
  if (who === 'parrot') return birdInItsOval(pen);
  if (who === 'tybuks') return personArt(pen, { sitting: { kind: 'tybuk' } });
  const {
    looks,
    dress,
    pose = 0,
    own,
  } = who in HEROES ? HEROES[who as keyof typeof HEROES] : OTHERS[who as keyof typeof OTHERS];
  const drawn = portrait(pen, { looks, dress, pose, livery: LIVERIES.red });
  if (!own) return drawn;
  const id = `${pen.id}own`;
  return `${drawn}<defs>${clipPath(id, OVAL)}</defs>${clipped(id, own(pen))}${line(OVAL, 8, PALETTE.frameGold)}${line(OVAL, 1.8)}`;
}

export interface CharacterOptions {
  /** In pixels: a square head and shoulders; the oval alone, without the mount around it, if `medallion`. */
  readonly width?: number;
  readonly lod?: Lod;
  readonly id?: string;
  readonly medallion?: boolean;
}

/** Somebody of the story, as a picture that stands alone. */
export function drawCharacter(who: CharacterName, options: CharacterOptions = {}): string {
  const { width = 260, lod = 'm', id = who, medallion = false } = options;
  const drawn = characterArt(penFor(id, lod), who);
  if (!medallion) return svgDocument(drawn, width, Math.round((width * 528) / 554), '0 0 554 528');
  const clip = `<defs>${clipPath(`${id}medal`, 'M277 50C392 50 487 145 487 260C487 375 392 470 277 470C162 470 67 375 67 260C67 145 162 50 277 50Z')}</defs>`;
  const rim = `<circle cx="277" cy="260" r="${num(204)}" fill="none" stroke="${PALETTE.frameGold}" stroke-width="12"/>`;
  return svgDocument(clip + clipped(`${id}medal`, drawn) + rim, width, width, '67 50 420 420');
}
