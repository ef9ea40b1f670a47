import { clipPath, clipped, ink, svgDocument } from '../../kit/svg.js';
import { BOARD, MARGIN } from './board.js';
import { lanesArt, placesArt } from './fields.js';
import { landArt, landDefs } from './lands.js';
import { neatLine, ornamentsArt } from './ornaments.js';
import { reliefArt } from './relief.js';
import { seaArt } from './sea.js';
import { DAY, NIGHT } from './tones.js';

export interface ChartOptions {
  readonly night?: boolean;
  /** Starts the ids within the drawing. */
  readonly id?: string;
}

/** The board: sea, lands, ways, fields, harbours and nests, as they always are. No name of a place is on it. */
export function drawChart({ night = false, id = night ? 'chart-night' : 'chart' }: ChartOptions = {}): string {
  const tones = night ? NIGHT : DAY;
  const { width, height } = BOARD;
  const inner = `M${MARGIN} ${MARGIN}H${width - MARGIN}V${height - MARGIN}H${MARGIN}Z`;
  return svgDocument(
    `<defs>${clipPath(`${id}neat`, inner)}${landDefs(id)}</defs>` +
      clipped(
        `${id}neat`,
        ink(inner, tones.sea) +
          seaArt(`${id}land`, tones) +
          landArt(id, tones) +
          reliefArt(tones) +
          ornamentsArt(tones) +
          lanesArt(tones) +
          placesArt(tones),
      ) +
      neatLine(tones),
    width,
    height,
  );
}
