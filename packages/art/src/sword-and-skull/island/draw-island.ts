import { penFor } from '../../kit/pen.js';
import { clipPath, clipped, group, ink, line, shape, svgDocument } from '../../kit/svg.js';
import { COAST } from './coast.js';
import { landArt } from './land.js';
import { jetty, pathsArt } from './paths.js';
import { PLACES } from './places.js';
import { seaArt } from './sea.js';
import { type ShipId, shipDrawing } from './ships.js';
import { spacesArt } from './spaces.js';
import { BOARD } from './stands.js';
import { DAY, NIGHT, type Tones } from './tones.js';
import { coneArt, lairArt, lakeArt } from './volcano.js';

export interface IslandOptions {
  readonly night?: boolean;
  /** Starts the ids within the drawing. */
  readonly id?: string;
}

const MOORINGS: Readonly<
  Record<ShipId, { readonly scale: number; readonly flip: 1 | -1; readonly x: number; readonly y: number }>
> = {
  NAVY_SHIP: { scale: 0.27, flip: 1, x: 4, y: 570 },
  PIRATE_SHIP: { scale: 0.28, flip: -1, x: 1036, y: 40 },
};

function moored(id: string, ship: ShipId, tones: Tones): string {
  const { scale, flip, x, y } = MOORINGS[ship];
  const foam = line('M50 464q18 -12 36 0t36 0t36 0t36 0t36 0t36 0t36 0t36 0t36 0t36 0t36 0t36 0', 7, tones.white);
  return group(shipDrawing(`${id}${ship}`, ship, 'm') + foam, {
    transform: `translate(${x} ${y}) scale(${scale * flip} ${scale})`,
  });
}

/** The board, without a word on it: sea, coast, volcano, both ships and every space. */
export function drawIsland({ night = false, id = night ? 'island-night' : 'island' }: IslandOptions = {}): string {
  const tones = night ? NIGHT : DAY;
  const pen = penFor(id, 'l');
  const [inner, middle, shore] = tones.land;
  const defs =
    clipPath(`${id}coast`, COAST) +
    `<radialGradient id="${id}land"><stop offset="0" stop-color="${inner}"/><stop offset=".75" stop-color="${middle}"/><stop offset="1" stop-color="${shore}"/></radialGradient>`;
  const land = landArt(pen, tones) + coneArt(pen, tones);
  const { O3, O19 } = PLACES;
  return svgDocument(
    `<defs>${defs}</defs>` +
      seaArt(tones, night) +
      shape(COAST, `url(#${id}land)`, 3.2) +
      clipped(`${id}coast`, land) +
      line(COAST, 3.2) +
      jetty('O3', O3.x - 70, O3.y + 30) +
      jetty('O19', O19.x + 74, O19.y - 30) +
      moored(id, 'NAVY_SHIP', tones) +
      moored(id, 'PIRATE_SHIP', tones) +
      pathsArt(tones) +
      lairArt(pen, tones) +
      lakeArt(pen) +
      spacesArt(tones) +
      (night ? ink(`M0 0H${BOARD.width}V${BOARD.height}H0Z`, '#0f1d29', { opacity: 0.12 }) : ''),
    BOARD.width,
    BOARD.height,
  );
}
