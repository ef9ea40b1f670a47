import { line, shape } from '../../../kit/svg.js';
import { cliff, mangroves } from '../scenes/coast.js';
import { crowd, figure, star } from '../scenes/figures.js';
import { lanternHouse } from '../scenes/lantern-house.js';
import { cave, pane, rainyPane, room, table } from '../scenes/rooms.js';
import { comet, moon, sky, smoke } from '../scenes/sky.js';
import { barrel, book, bowl, coins, lamp, loaf, scales, snuffer, spade } from '../scenes/still-life.js';
import { bollard, chain, fort, houses, pointLight, quay } from '../scenes/town.js';
import { rowingBoat, ship } from '../scenes/vessels.js';
import { sea } from '../scenes/water.js';
import { by } from './plate.js';

export const CHAPTER_1 = {
  // The inn in the a loaf burnt side underneath, an old woman.
  'evening-1': by(
    'lamp',
    (s) =>
      room(s, 480, 460) +
      rainyPane(s, 190, 210, 130, 160, 2) +
      figure(s, 300, 560, 2.1, { head: 'mob', coat: '#5b4a44', skin: '#d9b48a' }) +
      star(318, 470, 12) +
      table(s, 120, 760, 540) +
      lamp(s, 480, 560, 1.3) +
      loaf(620, 572, 1) +
      bowl(230, 584),
  ),
  10: by(
    'night',
    (s) =>
      sky(s) +
      comet(s, 560, 150) +
      fort(s, 470) +
      pointLight(s, 730, 438, 0.9) +
      sea(s, [560, 730]) +
      ship(s, 'violet', 500, 486, 190) +
      ship(s, 'violet', 650, 470, 120) +
      chain(420, 800, 500, 34) +
      quay(s, 660, 690) +
      houses(s, 380, 430, 676, 220, 0.1, 4) +
      lanternHouse(s, 110, 660) +
      bollard(s, 520, 712),
  ),
  11: by(
    'lamp',
    (s) =>
      room(s, 150, 470) +
      pane(s, 560, 190, 120, 190, '#1a2f40', line('M560 240H680M560 300H680M590 190V380M650 190V380', 5, '#5a4028')) +
      table(s, 60, 770, 540) +
      lamp(s, 250, 566, 1.7, false) +
      snuffer(352, 574) +
      star(436, 566, 26) +
      book(610, 588, 1.05) +
      lamp(s, 96, 560, 0.8),
  ),
  12: by(
    'night',
    (s) =>
      cave(s, 440, 340) +
      shape('M250 540V250Q400 130 550 250V540Z', '#101c27', 4, s.light.edge) +
      crowd(s, 320, 80, 530, 1.6, [
        { head: 'mask', coat: '#3f2f5c' },
        { head: 'bare', coat: '#3f2f5c' },
        { head: 'mask', coat: '#3f2f5c' },
      ]) +
      line('M290 220V540M350 186V540M410 174V540M470 186V540M520 214V540M250 330H550M250 440H550', 9, s.light.dark) +
      line('M290 220V540M350 186V540M410 174V540M470 186V540M520 214V540', 3, s.light.edge) +
      figure(s, 620, 640, 2, { head: 'bare', does: 'lamp', coat: '#231f1c' }, true) +
      coins(180, 640, 2),
  ),
  13: by(
    'lamp',
    (s) =>
      room(s, 610, 540, 590) +
      shape(
        'M90 560V210H130V560ZM140 560V170H184V560ZM194 560V140H240V560ZM250 560V170H294V560ZM304 560V210H344V560Z',
        '#b9a878',
        3,
        s.light.dark,
      ) +
      shape('M80 560H356V590H80Z', '#6b4a28', 3, s.light.edge) +
      shape('M430 590Q440 520 540 516Q680 520 720 590Z', '#7c5a64', 3, s.light.edge) +
      figure(s, 470, 560, 0.9, { head: 'bare', coat: '#7c5a64' }) +
      figure(s, 660, 640, 1.9, { head: 'bare', does: 'lamp', coat: '#231f1c' }, true) +
      coins(370, 660, 4),
  ),
  14: by(
    'night',
    (s) =>
      sky(s, 5) +
      moon(s, 140, 150) +
      sea(s, [140], 5) +
      mangroves(s, 480, 800, 470, 3) +
      mangroves(s, -40, 140, 480, 6) +
      ship(s, 'violet', 210, 560, 300) +
      mangroves(s, 620, 860, 640, 8) +
      rowingBoat(s, 470, 650, 190, figure(s, 540, 660, 0.8, { head: 'hat', does: 'lamp' })),
  ),
  15: by(
    'night',
    (s) =>
      sky(s, 7) +
      moon(s, 620, 140) +
      sea(s, [620], 7) +
      mangroves(s, 300, 520, 480, 4) +
      mangroves(s, -60, 60, 500, 6) +
      mangroves(s, 760, 860, 500, 9) +
      ship(s, 'violet', 40, 540, 240) +
      ship(s, 'violet', 540, 560, 230, 'dusk', true) +
      rowingBoat(s, 300, 660, 190, figure(s, 370, 670, 0.8, { head: 'hat', does: 'lamp' })),
  ),
  16: by(
    'lamp',
    (s) =>
      room(s, 660, 480) +
      shape('M80 170H700V186H80ZM80 290H300V306H80ZM520 290H700V306H520Z', '#5a4028', 2.6, s.light.edge) +
      Array.from({ length: 8 }, (_, i) =>
        shape(
          `M${100 + i * 74} 170v-44h10v-12h18v12h10v44z`,
          ['#4d7a52', '#8a5a12', '#7c5a64', '#2f5d8c'][i % 4]!,
          2.2,
          s.light.dark,
        ),
      ).join('') +
      figure(s, 250, 560, 2.1, { head: 'bun', coat: '#26221f', skin: '#d9b48a' }) +
      table(s, 80, 760, 540) +
      scales(470, 560) +
      lamp(s, 680, 566, 1),
  ),
  17: by(
    'dawn',
    (s) =>
      sky(s, 4) +
      fort(s, 560) +
      sea(s, [300], 4) +
      ship(s, 'yellow', 380, 500, 260, 'own') +
      quay(s, 600, 600) +
      figure(s, 180, 660, 2, { head: 'tricorne', does: 'points', coat: '#3b4d5c' }) +
      figure(s, 330, 680, 2, { head: 'straw', coat: '#8a4a3a' }, true) +
      spade(400, 640) +
      barrel(620, 690, 0.9) +
      barrel(720, 700, 0.8),
  ),
  61: by(
    'night',
    (s) =>
      sky(s, 6) +
      comet(s, 330, 130) +
      sea(s, [330, 560], 6) +
      smoke(610, 410, 1.2) +
      smoke(420, 430, 0.8) +
      ship(s, 'violet', 340, 560, 420) +
      figure(s, 690, 466, 0.9, { head: 'mask', coat: '#3f2f5c' }) +
      figure(s, 640, 472, 0.8, { head: 'bun', does: 'lamp', coat: '#35597a', skin: '#e2b98a' }, true) +
      cliff(s, 'left', 190, 250) +
      pointLight(s, 90, 262, 0.8) +
      chain(120, 330, 560, 60),
  ),
} as const;
