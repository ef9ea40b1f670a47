import { crate } from '../../../kit/cargo.js';
import { skullAt } from '../../../kit/emblems/skull.js';
import { repeat } from '../../../kit/numbers.js';
import { PALETTE } from '../../../kit/palette.js';
import type { Pen } from '../../../kit/pen.js';
import { FAIR, FOUL, foam, seascape } from '../../../kit/ships/seascape.js';
import { circle, ink, line, moved, rod, shape } from '../../../kit/svg.js';
import { NEST_COLOURS, nestView } from '../../chart/nests.js';
import type { HarbourId, NestId } from '../../chart/places.js';
import { DAY } from '../../chart/tones.js';
import { townView } from '../../chart/towns.js';
import { silhouette } from '../../figures/silhouettes.js';
import { SIGNS } from '../../glyphs/signs.js';

const gull = (x: number, y: number, size: number) =>
  moved(shape('M0 0q30 -28 54 0q24 -28 54 0q-30 -6 -54 14q-24 -20 -54 -14z', PALETTE.white, 2.6), x, y, size);

const quay = (wash = '#cbb98a') =>
  shape('M0 528V420H554V528Z', wash, 3) + line('M0 446H554M90 446V528M210 446V528M330 446V528M450 446V528', 2.4);

/** Where pirates gather, under the flag of their nest; or nobody was seen. */
export function pirateTidings(nest: NestId | null) {
  return (pen: Pen) => {
    if (!nest)
      return seascape(
        pen,
        { ...FAIR, seed: 8 },
        gull(120, 130, 1.3) +
          gull(300, 90, 0.9) +
          gull(360, 210, 1.1) +
          foam('M80 420q22 -14 44 0t44 0t44 0M300 470q22 -14 44 0t44 0t44 0'),
      );
    const { wash, ink: front, flag } = NEST_COLOURS[nest];
    return seascape(
      pen,
      { ...FOUL, seed: { tortuga: 3, algiers: 5, saintemarie: 9 }[nest] },
      moved(nestView(nest, DAY), 420, 372, 2.3) +
        rod('M90 528L78 30', 20, 11, PALETTE.spar) +
        moved(shape(flag, wash, 0.5), 80, 54, 11.4) +
        moved(line(flag, 0.34), 80, 54, 11.4) +
        skullAt(nest === 'saintemarie' ? 112 : 160, 92, 170, front),
    );
  };
}

/** Which harbours are supplied: their towns, and what is landed there; or an empty quay. */
export function stockTidings(ports: readonly HarbourId[]) {
  return (pen: Pen) => {
    if (ports.length === 0)
      return seascape(
        pen,
        { ...FAIR, seed: 4 },
        quay() +
          rod('M120 440V330M430 440V330', 26, 18, PALETTE.wood) +
          gull(70, 296, 1) +
          line('M120 350Q270 440 430 350', 8, '#8a6a3a'),
      );
    const towns = ports.map((port, i) => moved(townView(port, DAY), 142 + i * 268, 372, 2.5));
    return seascape(
      pen,
      { ...FAIR, seed: ports[0]!.length },
      towns.join('') +
        quay() +
        crate(pen, 226, 440, 0, 0.62) +
        crate(pen, 338, 444, 0, 0.6) +
        crate(pen, 286, 398, 0, 0.5),
    );
  };
}

/** Who grumbles: one token for so many ships; or all is quiet aboard. */
export function mutinyTidings(perShips: number | null) {
  return (pen: Pen) => {
    const calm = { ...FAIR, seed: 11 };
    if (perShips === null)
      return seascape(
        pen,
        calm,
        moved(silhouette('srs', '#3f7a5c'), 96, 150, 6) +
          circle(460, 90, 40, PALETTE.uiGold, 3) +
          foam('M80 430q22 -14 44 0t44 0t44 0t44 0t44 0t44 0t44 0M150 470q22 -14 44 0t44 0t44 0'),
      );
    const width = { 1: 6, 2: 4.2, 3: 2.9 }[perShips] ?? 2.9;
    const pitch = 62 * width;
    const left = 277 - (pitch * perShips) / 2;
    return seascape(
      pen,
      { ...FOUL, seed: 4 + perShips },
      repeat(perShips, (i) => moved(silhouette('srs', '#6b5a48'), left + i * pitch, 440 - 44 * width, width)) +
        foam('M20 446q22 -14 44 0t44 0t44 0t44 0t44 0t44 0t44 0t44 0t44 0t44 0t44 0') +
        moved(SIGNS.mutiny(PALETTE.ink), 212, 16, 1.3),
    );
  };
}

/** How the pirates fight, and how fiercely: a skull for each degree. */
export function raidBand(aggression: number): string {
  return (
    ink('M0 420H554V528H0Z', '#1f1b18') +
    line('M0 420H554', 4, PALETTE.coin) +
    repeat(aggression, (i) => skullAt(277 - aggression * 52 + i * 104 + 9, 430, 88))
  );
}
