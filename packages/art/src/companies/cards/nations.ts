import { PALETTE } from '../../kit/palette.js';
import type { Pen } from '../../kit/pen.js';
import { type PictureOptions, picture } from '../../kit/picture.js';
import { FAIR, FOUL, foam, type SkyColours, seascape } from '../../kit/ships/seascape.js';
import { clipPath, clipped, group, line, moved, rod } from '../../kit/svg.js';
import { type NationId, nationGround } from '../figures/nations.js';
import { type LiveryName, shipDrawing } from './vessels.js';

interface Scene {
  readonly weather: SkyColours;
  readonly livery: LiveryName;
  readonly ship: 'linieschip' | 'srs' | 'spiegelschip';
}

const SCENES: Readonly<Record<NationId, Scene>> = {
  england: { weather: { ...FAIR, seed: 3 }, livery: 'red', ship: 'linieschip' },
  spain: { weather: { ...FAIR, high: '#d0a878', low: '#f7e3b8', seed: 5 }, livery: 'orange', ship: 'srs' },
  portugal: { weather: { ...FAIR, seed: 9 }, livery: 'green', ship: 'spiegelschip' },
  france: { weather: { ...FOUL, seed: 2 }, livery: 'blue', ship: 'linieschip' },
};

const CLOTH = 'M70 44Q150 12 220 44T372 40V252Q296 286 220 252T70 256Z';

/** Her flag in the wind, and a ship under it. */
function nation(id: NationId) {
  const { weather, livery, ship } = SCENES[id];
  return (pen: Pen) =>
    seascape(
      pen,
      weather,
      group(shipDrawing(`${pen.id}ship`, ship, livery, pen.lod === 'l' ? 'm' : pen.lod), {
        transform: 'translate(250 202) scale(.52)',
      }) +
        foam('M290 446q18 -12 36 0t36 0t36 0t36 0t36 0t36 0') +
        rod('M66 528V14', 20, 11, PALETTE.spar) +
        clipPath(`${pen.id}cloth`, CLOTH) +
        clipped(`${pen.id}cloth`, moved(nationGround(id), 70, 10, 7.6)) +
        line('M132 30Q126 140 138 262M224 46Q214 150 226 254M304 62Q296 160 306 270', 5, PALETTE.ink, {
          opacity: 0.28,
        }) +
        line(CLOTH, 4),
    );
}

export function nationPicture(id: NationId, options?: PictureOptions): string {
  return picture(`co-${id}`, nation(id), options);
}
