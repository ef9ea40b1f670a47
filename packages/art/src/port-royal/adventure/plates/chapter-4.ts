import { repeat } from '../../../kit/numbers.js';
import { ink, line, shape } from '../../../kit/svg.js';
import { beach, cliff, fire, palm, ridge } from '../scenes/coast.js';
import { figure, star } from '../scenes/figures.js';
import { HORIZON, PLATE, type SceneTools } from '../scenes/light.js';
import { feverHouse, rainyPane, room, table } from '../scenes/rooms.js';
import { glow, moon, sky, sunrise } from '../scenes/sky.js';
import { barrel, book, coins, kettle, lamp, letter, loaf, slate } from '../scenes/still-life.js';
import { farSail, rowingBoat, ship, smallParrot, washTub } from '../scenes/vessels.js';
import { sea } from '../scenes/water.js';
import { by } from './plate.js';

const nightGround = (s: SceneTools) => ink(`M0 ${HORIZON}H${PLATE.w}V${PLATE.h}H0Z`, s.light.far);
const sickroom = (s: SceneTools, finished = true) =>
  sky(s, 5) +
  nightGround(s) +
  feverHouse(s, finished) +
  beach(s, 600, 600) +
  glow(s, 400, 330, 170) +
  lamp(s, 400, 350, 0.7);
const guardBoats = (s: SceneTools, colour = '#c9ccc6') =>
  repeat(5, (i) => farSail(s, 20 + i * 170, 446 + (i % 2) * 8, 60, colour));

export const CHAPTER_4 = {
  'evening-4': by(
    'lamp',
    (s) =>
      room(s, 400, 460) +
      rainyPane(s, 560, 200, 120, 160, 3) +
      figure(s, 220, 560, 2.1, { head: 'mob', coat: '#5b4a44', skin: '#d9b48a' }) +
      star(238, 470, 12) +
      table(s, 80, 760, 540) +
      lamp(s, 400, 560, 1.2) +
      loaf(560, 574, 1.3),
  ),
  40: by(
    'night',
    (s) =>
      sky(s, 2) +
      moon(s, 120, 140) +
      ridge(s, 640, 380) +
      palm(s, 740, 420, 200, -20) +
      repeat(6, (i) =>
        figure(s, 110 + i * 118, 690 - i * 44, 1.5 - i * 0.12, {
          head: (['straw', 'cap', 'hat', 'tricorne', 'bare', 'bun'] as const)[i]!,
          does: 'carries',
          coat: ['#8a4a3a', '#2f6f68', '#4f5a48', '#2d4a6b', '#5f4690', '#35597a'][i]!,
        }),
      ),
  ),
  41: by(
    'lamp',
    (s) =>
      room(s, 140, 470) +
      table(s, 40, 770, 540) +
      figure(s, 600, 545, 2, { head: 'wrap', coat: '#2f6f68', skin: '#613e2a' }, true) +
      book(260, 598, 1.25) +
      loaf(470, 590, 0.8) +
      shape('M560 590q-6 -40 14 -56q4 20 16 4q6 -22 22 -18q2 24 18 22q14 10 -2 48z', '#4d7a52', 3) +
      lamp(s, 110, 560, 1),
  ),
  42: by(
    'dawn',
    (s) =>
      sky(s, 4) +
      sunrise(s, 420) +
      sea(s, [420], 4) +
      guardBoats(s) +
      figure(s, 350, 600, 1.9, { head: 'wrap', coat: '#8a5a3a', skin: '#7d5236' }) +
      kettle(430, 590, 0.7) +
      washTub(s, 390, 620) +
      smallParrot(480, 520, 1.1),
  ),
  43: by(
    'dawn',
    (s) =>
      sky(s, 6) +
      sunrise(s, 160) +
      sea(s, [160], 6) +
      guardBoats(s) +
      washTub(s, 150, 580) +
      smallParrot(200, 510, 0.9) +
      beach(s, 640, 560) +
      line('M480 640V450M700 640V440M480 460L700 450', 9, '#5a4028') +
      shape('M450 470Q590 400 740 452Q600 440 450 470Z', '#cdbf9c', 3, s.light.edge) +
      figure(s, 360, 680, 1.9, { head: 'wrap', coat: '#8a5a3a', skin: '#7d5236' }) +
      figure(s, 600, 650, 1.6, { head: 'cap', coat: '#6b7a80' }, true) +
      kettle(300, 740, 0.6),
  ),
  44: by(
    'night',
    (s) =>
      sickroom(s) +
      barrel(400, 690, 1.5) +
      fire(230, 720, 0.9) +
      figure(s, 560, 700, 2.1, { head: 'bare', coat: '#5f4690', skin: '#e2b98a' }, true) +
      figure(s, 300, 690, 1.8, { head: 'bun', does: 'ladle', coat: '#35597a', skin: '#f0d5ae' }),
  ),
  45: by(
    'night',
    (s) =>
      sickroom(s, false) +
      barrel(340, 700, 1.7) +
      figure(s, 500, 700, 2, { head: 'bare', coat: '#5f4690', skin: '#e2b98a' }, true) +
      figure(s, 620, 700, 1.8, { head: 'tricorne', coat: '#55606b' }, true) +
      fire(180, 720, 0.9) +
      coins(250, 740, 2),
  ),
  46: by(
    'day',
    (s) =>
      sky(s, 6) +
      sea(s, [], 6) +
      guardBoats(s) +
      rowingBoat(s, 190, 560, 300, figure(s, 330, 574, 1.8, { head: 'bun', coat: '#7c2f42', skin: '#f0d5ae' })) +
      beach(s, 700, 650) +
      letter(392, 560, 0, 0.34),
  ),
  47: by(
    'night',
    (s) =>
      sky(s, 8) +
      moon(s, 640, 130, 30) +
      sea(s, [640], 8) +
      guardBoats(s, '#7c8a92') +
      rowingBoat(
        s,
        150,
        570,
        470,
        repeat(4, (i) => figure(s, 230 + i * 70, 590, 1.3, { head: 'cap', coat: '#3a4a50' })) +
          figure(s, 530, 580, 1.7, { head: 'bun', does: 'lamp', coat: '#7c2f42', skin: '#f0d5ae' }),
        4,
      ),
  ),
  48: by(
    'dawn',
    (s) =>
      sky(s, 3) +
      sea(s, [200], 3) +
      ship(s, 'red', 250, 600, 480, 'own') +
      guardBoats(s) +
      figure(s, 690, 560, 1, { head: 'cap', coat: '#6b7a80' }, true) +
      line('M640 530q-20 20 -40 10', 12, '#f3e7cb'),
  ),
  64: by(
    'dawn',
    (s) =>
      sky(s, 5) +
      sunrise(s, 620) +
      sea(s, [620], 5) +
      cliff(s, 'left', 130, 300) +
      feverHouse(s) +
      beach(s, 620, 610) +
      slate(330, 740, 'M-34 -96h30M-34 -74h40M-34 -52h24M-20 -30v-0M-30 -30h2M-14 -38l6 -4v20M6 -38l6 -4v20') +
      figure(s, 520, 700, 2, { head: 'bare', coat: '#5f4690', skin: '#e2b98a' }, true) +
      coins(650, 740, 8) +
      coins(700, 746, 3),
  ),
} as const;
