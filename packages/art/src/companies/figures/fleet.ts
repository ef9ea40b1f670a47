import { ARMS, type House } from '../../kit/emblems/arms.js';
import { houseOf } from '../../kit/emblems/crests.js';
import { letters, lettersWidth } from '../../kit/letters.js';
import { num, repeat } from '../../kit/numbers.js';
import { PALETTE } from '../../kit/palette.js';
import { circle, clipPath, clipped, group, ink, line, moved, shape, svgDocument } from '../../kit/svg.js';
import { type GoodId, goodWash } from '../glyphs/goods.js';
import { SHIP_TYPES, type ShipType } from './silhouettes.js';

export interface FleetShip {
  readonly type: ShipType;
  readonly damage?: number;
  readonly mutiny?: number;
  /** As many as she has slots; an empty one is null. */
  readonly cargo: readonly (GoodId | null)[];
  /** So many tokens that she sails at half speed. */
  readonly slow?: boolean;
}

export interface FleetFigure {
  readonly seat: number;
  /** I to V, X or XI. */
  readonly number: string;
  readonly ships: readonly FleetShip[];
  readonly experience?: number;
}

/** A figure is drawn in this box; on the board it is as large as `FLEET_FIGURE`. */
const BOX = { w: 104, h: 96 } as const;
export const FLEET_FIGURE = { width: 52, height: 48 } as const;

/** The greatest ship leads, and is drawn. */
const RANK: readonly ShipType[] = ['pakketboot', 'fluyt', 'srs', 'spiegelschip', 'linieschip'];
const leaderOf = (ships: readonly FleetShip[]): ShipType =>
  ships.map(({ type }) => type).sort((a, b) => RANK.indexOf(b) - RANK.indexOf(a))[0] ?? SHIP_TYPES[0];

const OAK = '#8a6740';
const TARRED = '#5d4630';
const WARSHIPS: readonly ShipType[] = ['spiegelschip', 'linieschip'];

const CLOTH = 'M28 6H74Q80 30 74 56H28Q34 30 28 6Z';

/** The great sail bears the arms of the house. */
function mainsail(id: string, house: House): string {
  const { hue, field, division, charge } = ARMS[house];
  const ground = moved(ink('M-10 -10H110V110H-10Z', field) + ink(division, hue), 24, 5, 0.54);
  return clipPath(id, CLOTH) + clipped(id, ground) + line(CLOTH, 3.2) + moved(charge, 30.5, 9.5, 0.43);
}

/** The other sails of the leading ship. */
const SAILS: Readonly<Record<ShipType, string>> = {
  pakketboot: 'M24 14V56L2 56Z',
  fluyt: 'M6 18H22Q26 36 22 54H6Q10 36 6 18Z',
  srs: 'M5 12H21Q24 22 21 31H5Q8 22 5 12ZM5 34H21Q24 44 21 55H5Q8 44 5 34ZM82 18H97Q100 34 97 50H82Q85 34 82 18Z',
  spiegelschip: 'M5 20H21Q25 38 21 55H5Q9 38 5 20ZM82 22H98L92 54H81Z',
  linieschip: 'M4 8H22V21H4ZM3 24H22V37H3ZM3 40H22Q24 48 22 56H3ZM82 10H99V23H82ZM82 26H100V39H82ZM82 42H99V53H82Z',
};

const THREE = 'M51 62V2M14 62V12M90 50V14';
const MASTS: Readonly<Record<ShipType, string>> = {
  pakketboot: 'M51 62V2M26 58V10',
  fluyt: 'M51 62V2M14 62V12',
  srs: THREE,
  spiegelschip: THREE,
  linieschip: THREE,
};

const INDIAMAN = 'M0 58L10 76Q11 78 16 78H84Q94 78 97 70L102 44L90 46L88 58Q84 64 76 64H16Q7 62 0 58Z';
const HULLS: Readonly<Record<ShipType, string>> = {
  pakketboot: 'M8 60Q14 78 30 78H74Q90 78 96 58Q70 64 50 64Q24 64 8 60Z',
  fluyt: 'M4 58Q4 78 24 78H80Q102 78 100 48L92 58Q84 64 74 64H20Q10 63 4 58Z',
  srs: INDIAMAN,
  spiegelschip: INDIAMAN,
  linieschip: INDIAMAN,
};

/** Sails and hull tell the type of the leading ship. */
function body(type: ShipType): string {
  const guns = WARSHIPS.includes(type)
    ? ink(
        repeat(6, (i) => `M${18 + i * 11} 68h5v4.5h-5z`),
        PALETTE.white,
      )
    : '';
  return shape(SAILS[type], PALETTE.white, 2.8) + shape(HULLS[type], WARSHIPS.includes(type) ? TARRED : OAK, 3) + guns;
}

/** A cup for every ship, with her slots. */
function cups(ships: readonly FleetShip[]): string {
  const slot = 9;
  const widthOf = ({ cargo }: FleetShip) => cargo.length * slot + 4;
  const total = ships.reduce((sum, ship) => sum + widthOf(ship) + 3, -3);
  const scale = Math.min(1.5, 100 / total);
  let left = -total / 2;
  const drawn = ships.map((ship) => {
    const x = left;
    left += widthOf(ship) + 3;
    const squares = ship.cargo.map((good, i) => {
      const at = `x="${num(x + 2.5 + i * slot)}" y="2" width="8" height="8"`;
      return good
        ? `<rect ${at} fill="${goodWash(good)}" stroke="${PALETTE.ink}" stroke-width="1.4"/>`
        : `<rect ${at} fill="${PALETTE.white}" stroke="${PALETTE.softInk}" stroke-width="1" stroke-dasharray="2 1.5"/>`;
    });
    const w = widthOf(ship);
    const cup = shape(
      `M${num(x)} 0H${num(x + w)}L${num(x + w - 2)} 13H${num(x + 2)}Z`,
      ship.slow ? '#e9b0a0' : PALETTE.paper,
      1.8,
      ship.slow ? PALETTE.wax : PALETTE.ink,
    );
    return cup + squares.join('');
  });
  return moved(drawn.join(''), BOX.w / 2, 75, scale);
}

/** How many tokens the fleet has: damage on a square of wax, mutiny on an ochre round. */
function badges(ships: readonly FleetShip[]): string {
  const damage = ships.reduce((sum, ship) => sum + (ship.damage ?? 0), 0);
  const mutiny = ships.reduce((sum, ship) => sum + (ship.mutiny ?? 0), 0);
  const figure = (value: number, x: number, fill: string) =>
    letters(String(value), x, 68.5, 17, { fill, nib: 22, hair: 12 });
  return (
    (damage
      ? shape('M1 48H25V72H1Z', PALETTE.wax, 2.4) +
        figure(damage, 15, PALETTE.white) +
        line('M19 55L22 60L18 62', 1.6, PALETTE.white)
      : '') + (mutiny ? circle(90, 60, 13, PALETTE.coin, 2.4) + figure(mutiny, 90, PALETTE.ink) : '')
  );
}

/** The number on a plate at the masthead, with the fleet's experience as stars beside it. */
function plate(number: string, experience: number): string {
  const width = lettersWidth(number, 17, 12) + 12;
  const stars = repeat(
    experience,
    (i) => `M${num(width + 5 + i * 9)} 4l1.8 4l4.2 .4l-3.2 2.8l1 4.2l-3.8 -2.2l-3.8 2.2l1 -4.2l-3.2 -2.8l4.2 -.4z`,
  );
  return moved(
    shape(`M0 0H${num(width)}V23H0Z`, PALETTE.white, 2.4) +
      letters(number, width / 2, 19, 16, { nib: 20, hair: 9, spacing: 12 }) +
      (stars ? shape(stars, PALETTE.coin, 1.4) : ''),
    2,
    0,
  );
}

/** A rim of paper keeps a fleet readable on land, on sea and at night. */
const rim = (type: ShipType) => shape(`${SAILS[type]}${HULLS[type]}${CLOTH}`, PALETTE.white, 9, PALETTE.white);

function fleetArt(id: string, { seat, number, ships, experience = 0 }: FleetFigure): string {
  const leader = leaderOf(ships);
  return (
    group(rim(leader) + line(MASTS[leader], 3) + body(leader) + mainsail(`${id}sail`, houseOf(seat)), {
      transform: 'translate(4 0) scale(.93)',
    }) +
    cups(ships) +
    plate(number, experience) +
    badges(ships)
  );
}

/** A fleet as a figure for the board. House: hue, division and charge; type: hull and sails; ships: a cup each. */
export function drawFleet(
  fleet: FleetFigure,
  { height = 48, id = `fleet-${fleet.seat}-${fleet.number}` } = {},
): string {
  return svgDocument(fleetArt(id, fleet), (height * BOX.w) / BOX.h, height, `-3 -3 ${BOX.w + 6} ${BOX.h + 6}`);
}
