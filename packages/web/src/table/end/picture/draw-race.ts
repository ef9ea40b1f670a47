import { crest, houseHue, houseOf, PALETTE } from '@roadstead/art';
import type { Seat } from '@roadstead/kernel';
import { dashOf } from '../../../analysis/graph/lines.js';
import { type Easel, write } from '../../../ui/easel.js';
import { endsOf, frameOf, levelsOf, numbered, pathOf, shiftOf, xAt, yAt } from '../race-geometry.js';
import type { Race } from '../told/race.js';

interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const MARGINS = { left: 48, right: 88, top: 34, bottom: 40 };
const ARMS = 30;

/** The race on a piece of paper. */
export async function drawRace(easel: Easel, race: Race, strong: readonly Seat[], place: Place): Promise<void> {
  const { context, types } = easel;
  const { width, height } = place;
  const frame = frameOf(race, { width, height, ...MARGINS });
  context.save();
  context.translate(place.x, place.y);
  context.fillStyle = PALETTE.paper;
  context.fillRect(0, 0, width, height);
  context.strokeStyle = PALETTE.frameGold;
  context.lineWidth = 2;
  context.strokeRect(6, 6, width - 12, height - 12);
  const right = xAt(frame.rounds - 1, frame);
  const scale = { font: `17px ${types.ui}`, colour: 'ink' } as const;
  for (const level of levelsOf(frame)) {
    const y = yAt(level, frame);
    context.fillStyle = PALETTE.edge;
    context.fillRect(frame.left, y, right - frame.left, 1);
    write(context, String(level), frame.left - 12, y + 6, { ...scale, align: 'right' });
  }
  for (const i of numbered(frame, 34)) {
    write(context, String(race.rounds[i]!.round), xAt(i, frame), height - 16, { ...scale, align: 'center' });
  }
  if (race.goal !== null) {
    const y = yAt(race.goal, frame);
    context.fillStyle = PALETTE.frameGold;
    context.fillRect(frame.left, y - 1, right - frame.left, 2);
  }
  for (const [line, { seat, points }] of race.lines.entries()) {
    const path = new Path2D(pathOf(points, shiftOf(line, race.lines.length), frame));
    const isStrong = seat === null || strong.includes(seat);
    context.lineJoin = 'round';
    context.strokeStyle = PALETTE.paper;
    context.lineWidth = isStrong ? 9 : 6;
    context.setLineDash([]);
    context.stroke(path);
    context.strokeStyle = inkOf(seat ?? 0);
    context.lineWidth = isStrong ? 5 : 3;
    context.setLineDash(dashesOf(seat ?? 0));
    context.stroke(path);
  }
  context.setLineDash([]);
  const ends = endsOf(race, frame, ARMS);
  for (const [line, { seat, points }] of race.lines.entries()) {
    const y = ends[line]!;
    if (seat !== null) {
      const arms = await easel.prints.of(`arms ${seat}`, () => crest(houseOf(seat), 90, `r${seat}`), 90, 90);
      context.drawImage(arms, right + 10, y - ARMS / 2, ARMS, ARMS);
    }
    const figure = { font: `800 21px ${types.ui}`, colour: 'ink' } as const;
    write(context, String(points.at(-1)), right + ARMS + 16, y + 7, figure);
  }
  context.restore();
}

/** The hue of a house, as dark as in the page. */
const inkOf = (seat: Seat): string => `color-mix(in srgb, ${houseHue(houseOf(seat))} 72%, ${PALETTE.ink})`;

const dashesOf = (seat: Seat): number[] => (dashOf(seat) === 'none' ? [] : dashOf(seat).split(' ').map(Number));
