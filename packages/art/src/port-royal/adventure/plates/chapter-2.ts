import { repeat } from '../../../kit/numbers.js';
import { circle, line, shape } from '../../../kit/svg.js';
import { cliff } from '../scenes/coast.js';
import { crowd, figure, star } from '../scenes/figures.js';
import type { SceneTools } from '../scenes/light.js';
import { cave, pane, rainyPane, room, table } from '../scenes/rooms.js';
import { moon, sky, smoke } from '../scenes/sky.js';
import { barrel, coins, halfChart, lamp, letter, loaf } from '../scenes/still-life.js';
import { crookedRoofs, houses, quay } from '../scenes/town.js';
import { farSail, rowingBoat, ship } from '../scenes/vessels.js';
import { sea } from '../scenes/water.js';
import { by } from './plate.js';

const gate = (s: SceneTools, roads: readonly number[]) =>
  sky(s, 8) +
  moon(s, 400, 120, 28) +
  sea(s, roads, 8) +
  smoke(400, 400, 1.3) +
  cliff(s, 'left', 270, 170) +
  cliff(s, 'right', 270, 150) +
  crowd(s, 90, 66, 330, 0.95, [
    { head: 'mask', does: 'torch', coat: '#3f2f5c' },
    { head: 'mask', coat: '#5f4690' },
  ]) +
  crowd(s, 640, 70, 316, 0.95, [
    { head: 'mask', does: 'torch', coat: '#5f4690' },
    { head: 'mask', coat: '#3f2f5c' },
  ]);

const council = (s: SceneTools) =>
  cave(s, 400, 330) +
  line('M400 0V210', 3, s.light.edge) +
  lamp(s, 400, 320, 0.9) +
  crowd(s, 190, 84, 540, 1.3, [
    { head: 'tricorne', coat: '#6e2a2c' },
    { head: 'hat', coat: '#2d4a6b' },
    { head: 'wrap', coat: '#4d2f36' },
    { head: 'hat', coat: '#4a3a2e' },
    { head: 'cap', coat: '#2f6f68' },
    { head: 'tricorne', coat: '#3a2f28' },
  ]) +
  shape('M110 610Q130 520 260 512H640Q700 520 690 566L640 640H160Z', '#7c5a34', 3, s.light.edge) +
  line('M200 520L180 636M320 514L316 638M440 512V640M560 514L566 638', 3, s.light.dark) +
  shape('M690 566L770 548L780 590L670 606Z', '#5a4028', 3, s.light.edge);

export const CHAPTER_2 = {
  'evening-2': by(
    'lamp',
    (s) =>
      room(s, 300, 460) +
      rainyPane(s, 560, 200, 130, 170, 5) +
      figure(s, 480, 560, 2.1, { head: 'mob', coat: '#5b4a44', skin: '#d9b48a' }, true) +
      star(462, 470, 12) +
      table(s, 60, 720, 540) +
      lamp(s, 300, 560, 1.3) +
      loaf(160, 572, 0.9) +
      circle(400, 580, 4, '#b5803a') +
      circle(420, 588, 3, '#b5803a') +
      circle(440, 578, 4, '#b5803a') +
      circle(462, 590, 3, '#b5803a') +
      halfChart(590, 592, 0.6),
  ),
  20: by(
    'dawn',
    (s) =>
      sky(s, 3) +
      sea(s, [160], 3) +
      ship(s, 'green', 20, 480, 200, 'own') +
      crookedRoofs(s, 560) +
      quay(s, 600, 560) +
      figure(s, 250, 690, 2.1, { head: 'bare', does: 'sword', coat: '#4a3a2e', skin: '#c8976a' }) +
      figure(s, 450, 700, 2.1, { head: 'bare', does: 'sword', coat: '#5a4630', skin: '#c8976a' }, true) +
      figure(s, 610, 690, 2.7, { head: 'bare', coat: '#6a5238', skin: '#c8976a' }, true),
  ),
  21: by(
    'night',
    (s) =>
      sky(s, 9) +
      moon(s, 180, 150) +
      sea(s, [180], 9) +
      farSail(s, 90, 436, 54, '#8f8fa0') +
      crookedRoofs(s, 640) +
      houses(s, 0, 300, 700, 120, 0.3, 8) +
      figure(s, 540, 208, 1.3, { head: 'bare', does: 'glass', coat: '#b5741f', skin: '#7d5236' }, true) +
      quay(s, 700, 690),
  ),
  22: by(
    'night',
    (s) =>
      gate(s, [400, 250, 560]) +
      rowingBoat(
        s,
        270,
        580,
        270,
        crowd(s, 340, 66, 590, 1.1, [
          { head: 'colander', does: 'points' },
          { head: 'hat', does: 'sword' },
          { head: 'tricorne' },
        ]),
      ),
  ),
  23: by(
    'night',
    (s) =>
      gate(s, [400]) +
      shape('M300 640L340 590L360 640Z', '#4a565c', 3, s.light.edge) +
      rowingBoat(
        s,
        330,
        570,
        200,
        crowd(s, 390, 70, 580, 1, [{ head: 'cap' }, { head: 'colander', does: 'lamp' }]),
        1,
      ) +
      shape('M140 650L170 604L190 650ZM600 680L640 620L664 680Z', '#4a565c', 2.6, s.light.edge),
  ),
  24: by(
    'lamp',
    (s) =>
      council(s) +
      figure(s, 400, 620, 1.7, { head: 'bun', coat: '#3f3028', skin: '#a37048' }) +
      figure(s, 640, 470, 1.2, { head: 'bare', does: 'points', coat: '#b5741f', skin: '#7d5236' }, true),
  ),
  25: by(
    'lamp',
    (s) =>
      council(s) +
      figure(s, 300, 622, 1.7, { head: 'bun', coat: '#3f3028', skin: '#a37048' }) +
      shape('M560 600h70l10 60h-90zM566 600V500M624 600V500M566 510h58v40h-58z', '#7c5a34', 3, s.light.edge) +
      line('M360 560L430 590M430 556L366 592', 4, '#d9c9a3'),
  ),
  26: by(
    'lamp',
    (s) =>
      room(s, 190, 470) +
      pane(s, 440, 190, 240, 180, '#2b4a5e', farSail(s, 540, 320, 60, '#aeb6b8')) +
      table(s, 40, 770, 540) +
      lamp(s, 170, 566, 1.3) +
      letter(430, 596, 1, 1) +
      coins(600, 586, 5) +
      line('M320 590L360 470', 5, '#f3e7cb'),
  ),
  27: by(
    'dawn',
    (s) =>
      sky(s, 6) +
      sea(s, [420], 6) +
      smoke(640, 410, 0.9) +
      ship(s, 'violet', 540, 470, 200, 'own') +
      rowingBoat(
        s,
        220,
        560,
        320,
        crowd(s, 300, 80, 572, 1.25, [
          { head: 'bare', does: 'lamp', coat: '#231f1c' },
          { head: 'mask', coat: '#5f4690' },
          { head: 'bare', coat: '#3f2f5c' },
        ]),
      ) +
      quay(s, 690, 720),
  ),
  '28a': by(
    'lamp',
    (s) =>
      room(s, 200, 480) +
      shape('M100 540V300H300V540ZM110 300V200H230V300Z', '#8a6540', 3, s.light.dark) +
      line('M100 300L300 540M300 300L100 540', 4, s.light.dark) +
      barrel(370, 556, 1) +
      circle(620, 470, 62, '#e9c46a', 4) +
      shape('M620 470L676 444Q684 470 676 496Z', '#8a5a12', 3) +
      table(s, 60, 760, 540) +
      letter(430, 596, 2, 1) +
      lamp(s, 180, 566, 1),
  ),
  '28b': by(
    'lamp',
    (s) =>
      room(s, 200, 480) +
      repeat(
        3,
        (i) =>
          shape(`M${110 + i * 120} 520V250h90v270z`, '#5a4028', 3, s.light.edge) +
          circle(188 + i * 120, 390, 5, '#d8a32e'),
      ) +
      figure(s, 600, 540, 2, { head: 'wig', coat: '#3b3b46', skin: '#e2b98a' }, true) +
      table(s, 60, 760, 540) +
      letter(330, 596, 2, 0.9) +
      coins(520, 588, 3) +
      lamp(s, 180, 566, 0.9),
  ),
  62: by(
    'night',
    (s) =>
      sky(s, 4) +
      moon(s, 600, 130, 38) +
      sea(s, [600], 4) +
      farSail(s, 690, 434, 44, '#8f9aa0') +
      ship(s, 'yellow', 60, 600, 470) +
      quay(s, 690, 670) +
      halfChart(560, 760, 0.6) +
      figure(s, 690, 740, 1.6, { head: 'tricorne', does: 'glass', coat: '#2d4a6b', skin: '#613e2a' }),
  ),
} as const;
