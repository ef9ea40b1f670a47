import { skullAt } from '../../kit/emblems/skull.js';
import { icon } from '../../kit/icons/icon.js';
import { PALETTE } from '../../kit/palette.js';
import type { Pen } from '../../kit/pen.js';
import { type PictureOptions, picture } from '../../kit/picture.js';
import type { Looks } from '../../kit/portraits/looks.js';
import { sit } from '../../kit/portraits/sitting.js';
import { circle, group, moved, shape } from '../../kit/svg.js';

const MATE: Looks = {
  woman: false,
  age: 47,
  skin: 2,
  turn: 0.55,
  tilt: 0,
  width: 70,
  length: 100,
  jaw: 1,
  chin: 0.5,
  cheek: -0.3,
  nose: 'aquiline',
  brow: 'heavy',
  eyes: 'narrow',
  mouth: 'stern',
  hair: 'tail',
  hairColour: 'black',
  fringe: 'none',
  beard: 'short',
  mark: 'scar',
};

const KING: Looks = {
  woman: false,
  age: 60,
  skin: 1,
  turn: 0.25,
  tilt: 0,
  width: 72,
  length: 104,
  jaw: 0.96,
  chin: 0.5,
  cheek: 0.2,
  nose: 'long',
  brow: 'slanted',
  eyes: 'hooded',
  mouth: 'smirk',
  hair: 'long',
  hairColour: 'black',
  fringe: 'none',
  beard: 'braided',
  mark: 'scar',
};

/** He guards the Lake of Fire: the light comes from below. */
function mate(pen: Pen): string {
  return sit(pen, {
    looks: MATE,
    dress: {
      hat: { style: 'slouch', colour: '#2b2622', band: '#c2541f' },
      collar: 'kerchief',
      coat: { colour: '#4a2f28', trims: ['plain', 'baldric'] },
      accent: '#c2541f',
      props: ['cutlass', 'keys'],
      behind: ['smoke'],
      jewels: ['eyePatch', 'earring'],
      lit: '#f4b35a',
      shaded: '#6b2f1c',
    },
  });
}

/** A crown over a black bicorne, and a skull in front. */
function regalia(): string {
  return group(
    moved(icon('crown', { ink: PALETTE.ink }), -58, -226, 1.16) +
      circle(0, -168, 6, PALETTE.wax, 2) +
      circle(-30, -160, 5, '#2c6a74', 2) +
      circle(30, -160, 5, '#2c6a74', 2) +
      shape('M-30 -128Q0 -140 30 -128Q34 -92 0 -80Q-34 -92 -30 -128Z', '#1f1b18', 1) +
      skullAt(-26, -134, 52),
    { transform: 'translate(277 250)' },
  );
}

function king(pen: Pen): string {
  const seated = sit(pen, {
    looks: KING,
    dress: {
      hat: { style: 'bicorne', colour: '#211c19', band: '#211c19' },
      collar: 'cravat',
      coat: { colour: '#5c1a22', trims: ['lace', 'fur'], breadth: 1.08 },
      accent: '#7a1f2b',
      props: ['chainOfOffice', 'cutlass'],
      behind: ['column'],
      jewels: ['earring'],
      lit: '#e8c98a',
      shaded: '#5c4630',
    },
  });
  return seated + regalia();
}

/** The First Mate. */
export function matePicture(options?: PictureOptions): string {
  return picture('ss-mate', mate, options);
}

/** The Pirate King. */
export function kingPicture(options?: PictureOptions): string {
  return picture('ss-king', king, options);
}
