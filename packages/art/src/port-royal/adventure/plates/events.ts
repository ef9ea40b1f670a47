import { num, repeat } from '../../../kit/numbers.js';
import { circle, ellipse, group, ink, line, shape, turned } from '../../../kit/svg.js';
import { crowd, figure } from '../scenes/figures.js';
import type { SceneTools } from '../scenes/light.js';
import { hall, room, table } from '../scenes/rooms.js';
import { moon, rain, sky, sunrise } from '../scenes/sky.js';
import { barrel, bowl, coins, ledger, letter, loaf } from '../scenes/still-life.js';
import { bollard, fort, houses, quay } from '../scenes/town.js';
import { farSail, rowingBoat, ship, smallParrot } from '../scenes/vessels.js';
import { sea } from '../scenes/water.js';
import { by } from './plate.js';

/** A picture of an event is no larger than a thumb: one thing each, as large as it goes. */

/** Coins as large as everything else here. */
const pile = (x: number, y: number, count: number) =>
  group(coins(0, 0, count), { transform: `translate(${x} ${y}) scale(2.6)` });

const GUSTS =
  'M40 150Q200 110 300 150T470 130M20 260Q150 220 250 256T420 240M70 360Q170 330 250 356M560 90Q660 60 780 96';

/** A stall with a striped awning, and on it what somebody pays too much for. */
const stall = ({ light }: SceneTools) =>
  line('M180 300V690M640 300V690', 16, light.dark) +
  repeat(8, (i) =>
    shape(
      `M${140 + i * 66} 300L${166 + i * 58} 190H${224 + i * 58}L${206 + i * 66} 300q-33 46 -66 0z`,
      i % 2 ? '#f3e7cb' : '#a5301f',
      4,
    ),
  ) +
  shape('M130 600H690V640H130Z', '#8a6540', 4) +
  shape('M320 600V500Q400 452 500 500V600Z', '#e0b040', 5) +
  ellipse(410, 500, 90, 30, '#f0cf70', 5) +
  shape('M410 500L500 476L500 500Q470 530 440 528Z', '#b5803a', 4) +
  repeat(4, (i) => circle(350 + i * 34, 560 - (i % 2) * 24, 9, '#b5803a', 2));

const BOLT = 'M470 20L380 220L440 212L350 400L560 160L490 168L560 20Z';

/** Sand that has all but run. */
const hourglass = (x: number, y: number, s: number) =>
  group(
    shape('M-110 -250Q-110 -90 -20 0Q-110 90 -110 250H110Q110 90 20 0Q110 -90 110 -250Z', '#cfd9d2', 6, '#f3e7cb') +
      ink(
        'M-52 -110Q0 -96 52 -110Q36 -50 4 -8V160Q70 170 100 240H-100Q-70 170 -4 160V-8Q-36 -50 -52 -110Z',
        '#e0b040',
      ) +
      line('M-84 -220Q-84 -120 -40 -60', 8, '#fbf5e4') +
      shape('M-140 -300H140V-250H-140ZM-140 250H140V300H-140Z', '#8a5a12', 6) +
      line('M-124 -250V250M124 -250V250', 14, '#5a3a10') +
      line('M-124 -250V250M124 -250V250', 6, '#c9a06a'),
    { transform: `translate(${x} ${y}) scale(${s})` },
  );

/** What an audience is about, on its cushion. */
const crown =
  shape('M150 720Q120 640 190 620Q400 570 610 620Q680 640 650 720Q400 780 150 720Z', '#7f2417', 6) +
  shape('M240 630L190 360L310 480L400 310L490 480L610 360L560 630Q400 680 240 630Z', '#e0b040', 7) +
  line('M244 584Q400 630 556 584', 7, '#8a5a12') +
  circle(400, 560, 28, '#a5301f', 5) +
  circle(306, 548, 18, '#2f5d8c', 4) +
  circle(494, 548, 18, '#2f5d8c', 4) +
  circle(190, 356, 22, '#f0cf70', 5) +
  circle(400, 304, 24, '#f0cf70', 5) +
  circle(610, 356, 22, '#f0cf70', 5);

/** Fog in banks, thicker towards the water. */
const banks = repeat(7, (i) =>
  ink(`M-20 ${300 + i * 62}q100 ${-40 + (i % 3) * 14} 210 0t210 0t210 0t210 0V${num(380 + i * 66)}H-20Z`, '#dfe3df', {
    opacity: 0.34,
  }),
);

export const EVENTS = {
  event_tailwind: by(
    'day',
    (s) => sky(s, 4) + sea(s, [], 4) + ship(s, 'green', 130, 640, 600, 'own') + line(GUSTS, 14, '#fbf5e4'),
  ),
  event_market_day: by('day', (s) => sky(s, 2) + houses(s, -20, 820, 560, 330, 0, 5) + quay(s, 620, 620) + stall(s)),
  event_storm: by(
    'night',
    (s) =>
      sky(s, 7, 0.9) +
      shape(BOLT, '#fbf0c4', 5) +
      sea(s, [], 7) +
      turned(ship(s, 'black', 120, 640, 520), 16, 380, 600) +
      rain(s, { x: 0, y: 0, w: 800, h: 560 }, 3) +
      shape(
        'M-20 820V640Q80 560 190 640Q170 690 240 690Q330 560 460 640Q440 690 510 690Q610 570 720 640Q700 690 820 690V820Z',
        '#2f5166',
        5,
        '#cfd9d2',
      ),
  ),
  event_audience: by('lamp', (s) => hall(s, 0) + crown),
  event_harbour_dues: by(
    'day',
    (s) =>
      sky(s, 6) +
      sea(s, [], 6) +
      quay(s, 560, 540) +
      figure(s, 300, 800, 5, { head: 'tricorne', coat: '#3b4d5c' }) +
      table(s, -40, 840, 640) +
      ledger(250, 660) +
      pile(520, 660, 6) +
      pile(660, 660, 10),
  ),
  event_open_harbour: by(
    'dawn',
    (s) =>
      sky(s, 3) +
      sunrise(s, 400) +
      sea(s, [400], 3) +
      fort(s, 20, 470) +
      fort(s, 640, 470) +
      farSail(s, 60, 540, 120) +
      farSail(s, 640, 530, 110) +
      ship(s, 'blue', 150, 700, 500, 'own'),
  ),
  event_idle_hands: by(
    'day',
    (s) =>
      sky(s, 5) +
      sea(s, [], 5) +
      quay(s, 600, 600) +
      barrel(150, 700, 1.5) +
      barrel(640, 700, 1.5) +
      crowd(s, 190, 210, 690, 3.4, [
        { head: 'cap', coat: '#4d6b4a' },
        { head: 'straw', coat: '#8a4a3a' },
        { head: 'cap', coat: '#35597a' },
      ]),
  ),
  // Whoever is aboard has feathers.
  event_crew_shortage: by(
    'day',
    (s) => sky(s, 8) + sea(s, [], 8) + rowingBoat(s, 110, 540, 580, smallParrot(380, 520, 3.4), 2),
  ),
  event_navy_escort: by(
    'day',
    (s) => sky(s, 2) + sea(s, [], 2) + ship(s, 'blue', 290, 580, 520, 'grey') + ship(s, 'yellow', 20, 720, 470, 'own'),
  ),
  event_fog: by('dawn', (s) => sky(s, 9, 0.2) + sea(s, [], 9) + ship(s, 'red', 130, 650, 560, 'grey') + banks),
  event_alms: by(
    'lamp',
    (s) =>
      room(s, 400, 420) +
      table(s, 20, 780, 620) +
      loaf(200, 630, 1.8) +
      bowl(500, 660, 4) +
      pile(460, 545, 2) +
      pile(540, 550, 3),
  ),
  event_busy_quay: by(
    'day',
    (s) =>
      sky(s, 3) +
      ship(s, 'red', 340, 560, 520, 'own') +
      quay(s, 560, 560) +
      barrel(90, 660, 1.3) +
      barrel(200, 690, 1.1, 80) +
      bollard(s, 760, 700) +
      crowd(s, 200, 150, 700, 2.9, [
        { head: 'cap', does: 'carries', coat: '#4d6b4a' },
        { head: 'wrap', coat: '#7c5a64' },
        { head: 'straw', does: 'carries', coat: '#8a4a3a' },
        { head: 'tricorne', does: 'points', coat: '#3b4d5c' },
      ]),
  ),
  event_governors_favour: by('lamp', (s) => room(s, 400, 380) + table(s, 20, 780, 640) + letter(400, 690, 2, 3.4)),
  // Nothing stirs; nobody minds.
  event_calm_sea: by(
    'dawn',
    (s) =>
      sky(s, 6, 0.25) +
      sunrise(s, 250) +
      sea(s, [250], 6) +
      rowingBoat(s, 220, 600, 480, figure(s, 470, 640, 3, { head: 'straw', coat: '#8a4a3a' }), 0),
  ),
  event_months_end: by('night', (s) => sky(s, 4) + moon(s, 640, 160, 60) + sea(s, [640], 4) + hourglass(380, 440, 1.1)),
  event_months_end_variable: by(
    'lamp',
    (s) =>
      room(s, 330, 380) + table(s, 20, 780, 660) + hourglass(290, 400, 0.95) + pile(530, 690, 12) + pile(670, 700, 7),
  ),
} as const;
