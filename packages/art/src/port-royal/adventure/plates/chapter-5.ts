import { repeat } from '../../../kit/numbers.js';
import { circle, line, shape } from '../../../kit/svg.js';
import { crowd, figure, star } from '../scenes/figures.js';
import type { SceneTools } from '../scenes/light.js';
import { hall, pane, rainyPane, room, table } from '../scenes/rooms.js';
import { comet, glow, moon, sky } from '../scenes/sky.js';
import { coins, lamp, ledger, letter, loaf, oilBarrow, stair, windlass } from '../scenes/still-life.js';
import { bollard, chain, fort, houses, pointLight, quay } from '../scenes/town.js';
import { farSail, rowingBoat, ship } from '../scenes/vessels.js';
import { sea } from '../scenes/water.js';
import { by } from './plate.js';

const stairFoot = (s: SceneTools) => room(s, 620, 200, 640) + stair(s, true);
const sitting = (s: SceneTools, from: number) =>
  crowd(s, from, 82, 690, 1.6, [
    { head: 'bare', coat: '#5f4690' },
    { head: 'bare', coat: '#3f2f5c', skin: '#e2b98a' },
    { head: 'bare', coat: '#4a3a5c', skin: '#7d5236' },
  ]) + repeat(3, (i) => shape(`M${from - 14 + i * 82} 668q14 -10 28 0q4 24 -14 34q-18 -10 -14 -34z`, '#b5853a', 2.4));

export const CHAPTER_5 = {
  'evening-5': by(
    'lamp',
    (s) =>
      room(s, 430, 460) +
      rainyPane(
        s,
        120,
        190,
        130,
        180,
        8,
        circle(184, 250, 5, '#fffbe8') + line('M184 250L236 210M184 250L226 200', 2.4, '#f3e7cb'),
      ) +
      figure(s, 560, 560, 2.2, { head: 'mob', does: 'lamp', coat: '#5b4a44', skin: '#d9b48a' }, true) +
      star(540, 466, 13) +
      table(s, 60, 740, 540) +
      loaf(280, 574, 1.1) +
      lamp(s, 420, 560, 1),
  ),
  50: by(
    'lamp',
    (s) =>
      room(s, 180, 470) +
      pane(s, 520, 200, 160, 160, '#b9cdc4', farSail(s, 560, 330, 60)) +
      figure(s, 420, 560, 2.1, { head: 'wig', coat: '#3b3b46', skin: '#e2b98a' }) +
      table(s, 60, 760, 540) +
      ledger(400, 604) +
      coins(600, 584, 6) +
      coins(646, 590, 4) +
      lamp(s, 170, 566, 1.1),
  ),
  51: by(
    'night',
    (s) =>
      sky(s, 3) +
      moon(s, 150, 130, 28) +
      houses(s, 380, 800, 470, 180, 0.05, 7) +
      sea(s, [150], 3) +
      pointLight(s, 250, 440, 0.7) +
      quay(s, 580, 540) +
      repeat(4, (i) => bollard(s, 140 + i * 110, 650)) +
      figure(s, 660, 640, 2, { head: 'hat', does: 'lamp', coat: '#3b3b46' }) +
      crowd(s, 420, 50, 700, 1.2, [{ head: 'cap' }, { head: 'hat' }]) +
      coins(740, 700, 5),
  ),
  52: by(
    'night',
    (s) =>
      sky(s, 6) +
      comet(s, 480, 140) +
      sea(s, [480], 6) +
      ship(s, 'violet', 500, 470, 130) +
      quay(s, 600, 640) +
      crowd(s, 170, 110, 690, 1.9, [
        { head: 'hat', coat: '#4d2f36' },
        { head: 'cap', coat: '#8a6a45', skin: '#f0d5ae' },
        { head: 'tricorne', coat: '#2d4a6b', skin: '#613e2a' },
      ]) +
      line('M200 590Q300 470 420 520M420 520V610M320 600Q420 480 520 540M520 540V630', 3.4, '#c9a06a'),
  ),
  53: by(
    'lamp',
    (s) =>
      stairFoot(s) + sitting(s, 120) + figure(s, 560, 690, 2.1, { head: 'hat', does: 'sword', coat: '#6e2a2c' }, true),
  ),
  54: by(
    'lamp',
    (s) =>
      stairFoot(s) +
      figure(s, 300, 560, 1.5, { head: 'mask', does: 'torch', coat: '#5f4690' }) +
      figure(s, 430, 440, 1.4, { head: 'mask', does: 'sword', coat: '#3f2f5c' }, true) +
      crowd(s, 500, 90, 700, 2, [
        { head: 'hat', does: 'sword', coat: '#6e2a2c' },
        { head: 'bare', does: 'sword', coat: '#4a3a2e' },
        { head: 'bare', does: 'sword', coat: '#5a4630' },
      ]),
  ),
  55: by(
    'lamp',
    (s) =>
      hall(s, 2) +
      shape('M250 600H560V640H250Z', '#7a1f2b', 3, s.light.edge) +
      figure(s, 400, 600, 1.9, { head: 'wig', does: 'points', coat: '#7a1f2b', skin: '#f0d5ae' }) +
      crowd(s, 90, 90, 720, 1.6, [
        { head: 'wig', coat: '#35597a' },
        { head: 'bun', coat: '#7c2f42' },
      ]) +
      figure(s, 600, 710, 2, { head: 'hat', coat: '#3a2f28' }, true) +
      letter(680, 760, 1, 0.6),
  ),
  56: by(
    'lamp',
    (s) =>
      hall(s, 2) +
      shape('M300 600H520V640H300Z', '#7a1f2b', 3, s.light.edge) +
      figure(s, 410, 600, 1.8, { head: 'wig', coat: '#7a1f2b', skin: '#f0d5ae' }) +
      crowd(s, 80, 92, 700, 1.5, [
        { head: 'wig', does: 'points', coat: '#35597a' },
        { head: 'bun', does: 'torch', coat: '#7c2f42' },
        { head: 'wig', coat: '#4d7a52' },
      ]) +
      crowd(s, 560, 86, 710, 1.7, [
        { head: 'wig', does: 'points', coat: '#5b4733' },
        { head: 'tricorne', does: 'sword', coat: '#1f2f44' },
      ]) +
      shape('M150 90L110 170H190ZM650 90L610 170H690Z', '#b58a3a', 3) +
      circle(150, 176, 8, '#8a5a12', 2) +
      circle(650, 176, 8, '#8a5a12', 2),
  ),
  57: by(
    'night',
    (s) =>
      sky(s, 4) +
      houses(s, 0, 800, 560, 260, 0.2, 5) +
      quay(s, 560, 560) +
      oilBarrow(420, 680) +
      figure(s, 230, 690, 2, { head: 'cap', does: 'lamp', coat: '#8a6a45' }) +
      glow(s, 300, 600, 120) +
      lamp(s, 640, 690, 0.9),
  ),
  58: by(
    'night',
    (s) =>
      sky(s, 7) +
      comet(s, 600, 120) +
      sea(s, [600], 7) +
      pointLight(s, 700, 440, 0.6, false) +
      chain(300, 800, 500, 40) +
      quay(s, 600, 620) +
      windlass(300, 690) +
      figure(s, 480, 690, 2.1, { head: 'wig', coat: '#7a1f2b', skin: '#f0d5ae' }, true) +
      figure(s, 600, 700, 2, { head: 'hat', does: 'lamp', coat: '#3a2f28' }, true),
  ),
  65: by(
    'night',
    (s) =>
      sky(s, 9) +
      comet(s, 180, 130) +
      pointLight(s, 730, 440, 0.8) +
      houses(s, -20, 640, 446, 150, 1, 3) +
      fort(s, 560) +
      sea(s, [120, 260, 400, 540], 9) +
      ship(s, 'yellow', 60, 540, 170) +
      ship(s, 'red', 250, 530, 150, 'grey') +
      ship(s, 'violet', 520, 560, 230) +
      glow(s, 330, 650, 120) +
      rowingBoat(
        s,
        230,
        660,
        220,
        crowd(s, 300, 76, 668, 1.1, [
          { head: 'bare', does: 'lamp', coat: '#5f4690', skin: '#e2b98a' },
          { head: 'bare', coat: '#6b7a80', skin: '#e2b98a' },
        ]),
      ),
  ),
} as const;
