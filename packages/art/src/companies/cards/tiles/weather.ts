import { letters, lettersWidth } from '../../../kit/letters.js';
import { num, pair, polar, repeat } from '../../../kit/numbers.js';
import { PALETTE } from '../../../kit/palette.js';
import type { Pen } from '../../../kit/pen.js';
import { FAIR, FOUL, foam, seascape } from '../../../kit/ships/seascape.js';
import { circle, ink, line, moved, shape } from '../../../kit/svg.js';
import type { RegionId } from '../../chart/places.js';
import { REGION_WASHES } from '../../chart/tones.js';
import { silhouette } from '../../figures/silhouettes.js';

const CLOUD = 'M0 0H554V90Q500 140 440 110Q380 160 310 118Q240 160 170 116Q90 150 0 104Z';
const WAVES = 'M0 528V440Q70 360 150 430Q210 470 270 420Q350 360 420 430Q470 470 554 410V528Z';
const bolt = (x: number, size: number) =>
  moved(shape('M40 0L-20 124H26L-30 256L94 94H42L100 0Z', PALETTE.uiGold, 3.4), x, 92, size);
const rain = (from: number) =>
  line(
    repeat(14, (i) => `M${24 + i * 40} ${from + (i % 3) * 36}l-22 62`),
    2.8,
    '#cfd6d4',
  );

/** As the chart writes it. */
const LATIN: Readonly<Record<RegionId, readonly [string, string]>> = {
  MN: ['MAR DEL', 'NORT'],
  MA: ['MARE', 'ATLANTICVM'],
  OA: ['OCEANVS', 'AETHIOPICVS'],
  MI: ['MAR DI', 'INDIA'],
  OC: ['OCEANVS', 'CHINENSIS'],
};

/** Where the next storm will be: its name on a scroll in the wash of the region. */
export function stormOver(region: RegionId) {
  return (pen: Pen) => {
    const [first, second] = LATIN[region];
    const half = Math.max(lettersWidth(first, 50), lettersWidth(second, 50)) / 2 + 34;
    const scroll = shape(
      `M${num(277 - half)} 216H${num(277 + half)}L${num(277 + half - 14)} 286L${num(277 + half)} 356H${num(277 - half)}L${num(277 - half + 14)} 286Z`,
      PALETTE.white,
      4,
    );
    const seed = { MN: 2, MA: 4, OA: 7, MI: 9, OC: 12 }[region];
    return seascape(
      pen,
      { ...FOUL, seed },
      ink(CLOUD, '#3a4446') +
        rain(130) +
        bolt(236, 0.42) +
        shape(WAVES, '#5f8288', 3.2) +
        foam('M0 446Q70 366 150 436Q210 476 270 426Q350 366 420 436Q470 476 554 416') +
        ink('M0 480H554V528H0Z', REGION_WASHES[region]) +
        line('M0 480H554', 3) +
        scroll +
        letters(first, 277, 276, 48, { nib: 17 }) +
        letters(second, 277, 340, 48, { nib: 17 }),
    );
  };
}

/** How hard it blows: as many bolts as damage, or a sun that breaks through. */
export function stormOf(damage: number) {
  return (pen: Pen) => {
    if (damage === 0)
      return seascape(
        pen,
        FAIR,
        circle(277, 190, 76, PALETTE.uiGold, 3.4) +
          line(
            repeat(16, (i) => {
              const angle = (i * Math.PI) / 8;
              return `M${pair(polar(277, 190, angle, 92))}L${pair(polar(277, 190, angle, i % 2 ? 116 : 136))}`;
            }),
            6,
            PALETTE.frameGold,
          ) +
          shape('M60 330Q40 280 94 272Q110 226 166 244Q220 228 236 274Q286 284 262 330Z', '#f4efe0', 3) +
          shape('M330 336Q316 296 360 290Q376 254 420 268Q466 258 478 296Q516 302 500 336Z', '#f4efe0', 3) +
          foam('M60 440q22 -14 44 0t44 0t44 0M320 470q22 -14 44 0t44 0t44 0'),
      );
    const places = [[], [236], [130, 350], [70, 236, 402]][damage] ?? [70, 236, 402];
    return seascape(
      pen,
      { ...FOUL, seed: 6 + damage },
      ink(CLOUD, '#3a4446') +
        (damage > 1 ? ink('M0 0H554V60Q420 110 280 70T0 66Z', '#262e30') : '') +
        rain(150) +
        places.map((x) => bolt(x, 0.86 + damage * 0.06)).join('') +
        moved(silhouette('srs'), 180, 300, 3, damage * -8) +
        shape(WAVES, '#5f8288', 3.2) +
        foam('M0 446Q70 366 150 436Q210 476 270 426Q350 366 420 436Q470 476 554 416M40 500q30 -24 60 0t60 0'),
    );
  };
}
