import { repeat } from '../../../kit/numbers.js';
import { line, shape } from '../../../kit/svg.js';
import { beach, fire, hut, palm, ridge, strawMen, tent, washingLine } from '../scenes/coast.js';
import { crowd, figure, star } from '../scenes/figures.js';
import type { SceneTools } from '../scenes/light.js';
import { pane, rainyPane, room, table } from '../scenes/rooms.js';
import { moon, sky } from '../scenes/sky.js';
import { barrel, flag, halfChart, lamp, letter, loaf } from '../scenes/still-life.js';
import { farSail, rowingBoat, ship } from '../scenes/vessels.js';
import { sea } from '../scenes/water.js';
import { by } from './plate.js';

/** Ships of four nations, and the grey one. */
const roads = (s: SceneTools) =>
  ship(s, 'blue', 40, 470, 170, 'own') +
  ship(s, 'yellow', 220, 462, 150, 'own', true) +
  ship(s, 'red', 400, 474, 190, 'grey') +
  ship(s, 'green', 620, 466, 150, 'own');

const tired = [
  { head: 'bare', coat: '#5f4690', skin: '#7d5236' },
  { head: 'mask', coat: '#3f2f5c' },
  { head: 'bare', coat: '#4a3a5c', skin: '#e2b98a' },
] as const;

export const CHAPTER_3 = {
  'evening-3': by(
    'lamp',
    (s) =>
      room(s, 400, 440) +
      rainyPane(s, 110, 210, 120, 150, 9) +
      figure(s, 540, 560, 2.2, { head: 'mob', coat: '#5b4a44', skin: '#d9b48a' }, true) +
      star(520, 466, 13) +
      table(s, 80, 740, 540) +
      lamp(s, 400, 566, 1.7) +
      loaf(230, 574, 0.9),
  ),
  30: by(
    'day',
    (s) =>
      sky(s, 3) +
      sea(s, [], 3) +
      farSail(s, 110, 440, 60) +
      ridge(s, 620, 560) +
      tent(s, 260, 620) +
      flag(344, 620, 170, ['#a5301f']) +
      figure(s, 480, 660, 1.8, { head: 'hat', does: 'glass', coat: '#6e2a2c', skin: '#e2b98a' }) +
      halfChart(610, 700, 0.4) +
      line('M640 380q-10 -30 6 -50t-4 -60', 5, '#8a8a80'),
  ),
  31: by(
    'day',
    (s) =>
      sky(s, 5) +
      sea(s, [], 5) +
      farSail(s, 620, 440, 50) +
      palm(s, 90, 590, 260, 40) +
      beach(s, 560, 540) +
      hut(s, 640, 560, 0.9) +
      shape('M250 600Q400 520 560 596Q520 660 400 664Q290 660 250 600Z', '#6b4a28', 3, s.light.edge) +
      figure(s, 400, 600, 1.8, { head: 'wrap', coat: '#2f6f68', skin: '#613e2a' }) +
      crowd(s, 180, 60, 640, 1.3, [
        { head: 'mask', coat: '#5f4690' },
        { head: 'mask', coat: '#3f2f5c' },
      ]) +
      fire(620, 690) +
      loaf(500, 730, 0.8),
  ),
  32: by(
    'dawn',
    (s) =>
      sky(s, 7) +
      sea(s, [500], 7) +
      palm(s, 720, 600, 280, -30) +
      palm(s, 40, 620, 200, 20) +
      ridge(s, 620, 470) +
      figure(s, 470, 580, 1.5, { head: 'mask', coat: '#5f4690' }) +
      figure(s, 590, 545, 1.5, { head: 'mask', coat: '#3f2f5c' }, true) +
      barrel(532, 560, 0.75, -12) +
      rowingBoat(s, 60, 690, 220, figure(s, 160, 690, 1.1, { head: 'hat' })),
  ),
  33: by(
    'day',
    (s) =>
      sky(s, 2) +
      sea(s, [], 2) +
      roads(s) +
      beach(s, 560, 580) +
      crowd(s, 130, 74, 650, 1.4, tired) +
      figure(s, 430, 680, 2.1, { head: 'bun', does: 'ladle', coat: '#35597a', skin: '#f0d5ae' }) +
      crowd(s, 620, 76, 660, 1.5, [
        { head: 'hat', coat: '#6e2a2c' },
        { head: 'tricorne', coat: '#2d4a6b', skin: '#613e2a' },
      ]) +
      loaf(330, 740, 0.6),
  ),
  34: by(
    'dawn',
    (s) =>
      sky(s, 9) +
      sea(s, [300], 9) +
      roads(s) +
      crowd(s, 120, 80, 640, 1.5, [
        { head: 'hat', coat: '#6e2a2c' },
        { head: 'cap', coat: '#8a6a45', skin: '#f0d5ae' },
        { head: 'tricorne', coat: '#2d4a6b', skin: '#613e2a' },
      ]) +
      beach(s, 700, 590) +
      figure(s, 600, 680, 2.1, { head: 'bun', does: 'ladle', coat: '#35597a', skin: '#f0d5ae' }, true),
  ),
  35: by(
    'night',
    (s) =>
      sky(s, 4) +
      moon(s, 640, 150, 40) +
      ridge(s, 560, 520) +
      strawMen(s, 60, 780, 556) +
      figure(s, 300, 640, 1.9, { head: 'hat', does: 'sword', coat: '#4a3a2e' }) +
      figure(s, 520, 650, 1.9, { head: 'bare', does: 'sword', coat: '#5a4630' }, true),
  ),
  36: by(
    'night',
    (s) =>
      sky(s, 6) +
      moon(s, 150, 140) +
      sea(s, [150], 6) +
      ship(s, 'red', 60, 470, 150, 'grey') +
      ridge(s, 500, 700) +
      barrel(300, 620, 1.1, 66) +
      line('M180 520q40 10 60 40M150 560q30 8 50 30', 4, s.light.edge) +
      beach(s, 740, 650) +
      crowd(s, 480, 74, 690, 1.4, [
        { head: 'tricorne', coat: '#55606b' },
        { head: 'tricorne', coat: '#6b7680', does: 'lamp' },
        { head: 'tricorne', coat: '#55606b' },
        { head: 'tricorne', coat: '#6b7680' },
      ]),
  ),
  37: by(
    'day',
    (s) =>
      room(s, 400, 300, 600) +
      pane(s, 100, 210, 200, 170, '#cfd6c6', farSail(s, 160, 340, 60)) +
      pane(s, 500, 210, 200, 170, '#cfd6c6') +
      table(s, 130, 690, 570) +
      figure(s, 260, 590, 2, { head: 'tricorne', coat: '#55606b', skin: '#e2b98a' }) +
      figure(s, 560, 690, 2.3, { head: 'tricorne', does: 'points', coat: '#1f2f44', skin: '#c8976a' }, true) +
      letter(400, 622, 0, 0.7),
  ),
  38: by(
    'lamp',
    (s) =>
      room(s, 670, 470) +
      table(s, 40, 770, 530) +
      figure(s, 200, 540, 2.1, { head: 'wrap', coat: '#2f6f68', skin: '#613e2a' }) +
      letter(450, 598, 0, 1.4) +
      line('M400 560q14 -12 26 0t26 0t24 0M396 580q30 -14 50 0', 3, '#16293a') +
      line('M560 590L640 430', 6, '#f3e7cb') +
      lamp(s, 690, 556, 0.9),
  ),
  63: by(
    'day',
    (s) =>
      sky(s, 8) +
      sea(s, [], 8) +
      repeat(5, (i) => farSail(s, 40 + i * 160, 440, 46, '#c9ccc6')) +
      palm(s, 730, 600, 300, -50) +
      beach(s, 570, 560) +
      hut(s, 130, 580, 0.9) +
      washingLine(s, 200, 520, 420) +
      figure(s, 300, 680, 2.2, { head: 'bare', coat: '#5f4690', skin: '#e2b98a' }) +
      figure(s, 480, 690, 2, { head: 'bun', coat: '#35597a', skin: '#f0d5ae' }, true) +
      figure(s, 610, 670, 2, { head: 'wrap', coat: '#2f6f68', skin: '#613e2a' }, true) +
      shape('M356 700q16 -10 32 0q4 24 -16 36q-20 -12 -16 -36z', '#b5853a', 2.6) +
      figure(s, 180, 700, 1.4, { head: 'bare', coat: '#b5741f', skin: '#7d5236' }),
  ),
} as const;
