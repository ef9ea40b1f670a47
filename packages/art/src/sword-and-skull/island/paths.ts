import { num, type Point, pair } from '../../kit/numbers.js';
import { PALETTE } from '../../kit/palette.js';
import { line } from '../../kit/svg.js';
import { OUTER_PATH, PLACES, type SpaceId, VOLCANO_PATH } from './places.js';
import type { Tones } from './tones.js';

const at = (id: SpaceId): Point => [PLACES[id].x, PLACES[id].y];
const joined = (ids: readonly SpaceId[]) => `M${ids.map((id) => pair(at(id))).join('L')}`;

const VOLCANIC = '#6b5348';
const EMBER = '#f0a24a';

function sandy(tones: Tones): string {
  const data = `${joined(OUTER_PATH)}Z`;
  return (
    line(data, 16.5, '#8f7646') +
    line(data, 14, tones.path) +
    line(data, 4, PALETTE.softInk, { 'stroke-dasharray': '2 10' })
  );
}

function burnt(data: string, width: number): string {
  return line(data, width) + line(data, width - 5, VOLCANIC) + line(data, 3.2, EMBER, { 'stroke-dasharray': '2 9' });
}

/** The ways over the island, under the spaces. */
export function pathsArt(tones: Tones): string {
  const [denX, denY] = at('V5');
  const [lakeX, lakeY] = at('LAKE');
  const [lairX, lairY] = at('LAIR');
  return (
    sandy(tones) +
    burnt(joined(['O2', ...VOLCANO_PATH, 'O18']), 21) +
    burnt(`M${denX} ${denY}Q${denX - 26} ${denY - 62} ${lakeX + 2} ${lakeY + 30}`, 18) +
    burnt(`M${lakeX - 34} ${lakeY - 12}L${lairX + 22} ${lairY + 18}`, 18)
  );
}

/** A jetty from a dock to the water. */
export function jetty(from: SpaceId, toX: number, toY: number): string {
  const [x, y] = at(from);
  const length = Math.hypot(toX - x, toY - y);
  const ux = (toX - x) / length;
  const uy = (toY - y) / length;
  const beam = `M${num(x)} ${num(y)}L${num(toX)} ${num(toY)}`;
  let planks = '';
  for (let t = 30; t < length; t += 10) {
    const px = x + ux * t;
    const py = y + uy * t;
    planks += `M${num(px - uy * 8)} ${num(py + ux * 8)}L${num(px + uy * 8)} ${num(py - ux * 8)}`;
  }
  return line(beam, 22) + line(beam, 17, '#b08a55') + line(planks, 1.6);
}
