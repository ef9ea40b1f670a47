import { ARMS } from '../../kit/emblems/arms.js';
import { houseOf } from '../../kit/emblems/crests.js';
import { num } from '../../kit/numbers.js';
import { PALETTE } from '../../kit/palette.js';
import { ink, line, moved, shape, svgDocument } from '../../kit/svg.js';
import { type ShipType, SILHOUETTE, silhouette } from './silhouettes.js';

/** A ship in a list, her great sail in the hue of the house; the crest stands beside her. */
export function drawShip(type: ShipType, { seat, width = 44 }: { seat?: number; width?: number } = {}): string {
  const cloth = seat === undefined ? PALETTE.white : ARMS[houseOf(seat)].hue;
  const { width: w, height: h } = SILHOUETTE;
  return svgDocument(silhouette(type, cloth), width, (width * h) / w, `0 0 ${w} ${h}`);
}

export interface Strain {
  /** How many tokens sink her. */
  readonly strength: number;
  /** How many make her slow. */
  readonly halfFrom: number;
  readonly damage: number;
  readonly mutiny: number;
  /** Damage that is only planned: it is dashed. */
  readonly planned?: number;
}

const CELL = 12;
const STEP = 14;

const crack = 'M3.6 2.6L6.7 5L4.6 6.7L8.2 9.6';
const pennon = 'M3.6 10V2L9.6 4.3L3.6 6.5';

/** The strength of a ship: damage from the left with a crack, then mutiny with a pennon, a wedge where she becomes slow. */
export function drawStrain({ strength, halfFrom, damage, mutiny, planned = 0 }: Strain, height = 18): string {
  const cells = Array.from({ length: strength }, (_, i) => {
    const kind =
      i < damage ? 'damage' : i < damage + planned ? 'planned' : i < damage + planned + mutiny ? 'mutiny' : 'whole';
    const wash = { damage: PALETTE.wax, planned: '#e9b0a0', mutiny: PALETTE.coin, whole: PALETTE.white }[kind];
    const edge = kind === 'planned' ? PALETTE.wax : PALETTE.ink;
    const dashed = kind === 'planned' ? ' stroke-dasharray="2.6 1.8"' : '';
    const cell = `<rect width="${CELL}" height="${CELL}" rx="2" fill="${wash}" stroke="${edge}" stroke-width="1.3"${dashed}/>`;
    const mark =
      kind === 'damage'
        ? line(crack, 1.6, PALETTE.white)
        : kind === 'planned'
          ? line(crack, 1.6, PALETTE.wax)
          : kind === 'mutiny'
            ? shape(pennon, PALETTE.ink, 1)
            : '';
    return moved(cell + mark, 1 + i * STEP, 1);
  });
  const at = 1 + halfFrom * STEP - (STEP - CELL) / 2;
  const wedge = ink(`M${num(at - 3.4)} 18h6.8l-3.4 -4.4z`, 'currentColor');
  const width = strength * STEP;
  return svgDocument(cells.join('') + wedge, Math.round((height * width) / 1.9) / 10, height, `0 0 ${width} 19`);
}
