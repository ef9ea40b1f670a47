import { line } from '../../../kit/svg.js';
import { figure, star } from '../scenes/figures.js';
import type { SceneTools } from '../scenes/light.js';
import { rainyPane, room, table } from '../scenes/rooms.js';
import { glow, moon, sky } from '../scenes/sky.js';
import { bowl, lamp, loaf } from '../scenes/still-life.js';
import { houses } from '../scenes/town.js';
import { rowingBoat } from '../scenes/vessels.js';
import { sea } from '../scenes/water.js';
import { by } from './plate.js';

/** The inn when a chapter is lost: she stands at the lamp with her back to everybody. */
const lost = (windowX: number, seed: number, tellerX: number) =>
  by(
    'lamp',
    (s: SceneTools) =>
      room(s, 690, 520) +
      rainyPane(s, windowX, 190, 140, 180, seed) +
      table(s, 60, 700, 540) +
      lamp(s, 330, 566, 1.4, false) +
      loaf(190, 574, 0.8) +
      bowl(520, 586) +
      line('M330 372q-14 -22 2 -40t-2 -44', 4, '#8a8a80') +
      figure(s, tellerX, 720, 2.3, { head: 'mob', coat: '#5b4a44', skin: '#d9b48a' }, true) +
      star(tellerX - 18, 622, 13),
  );

/** What is told outside the cards. */
export const FRAME = {
  'lost-1': lost(120, 4, 620),
  'lost-2': lost(420, 6, 600),
  'lost-3': lost(260, 7, 640),
  'lost-4': lost(180, 1, 590),
  'lost-5': lost(360, 5, 660),
  // Old Port Royal under the water, on a still night.
  'evening-6': by(
    'night',
    (s: SceneTools) =>
      sky(s, 5) +
      moon(s, 420, 150, 40) +
      sea(s, [420], 5) +
      houses(s, 40, 760, 800, 150, 0.15, 6) +
      glow(s, 420, 720, 90) +
      rowingBoat(
        s,
        280,
        540,
        270,
        figure(s, 360, 556, 1.5, { head: 'mob', coat: '#5b4a44', skin: '#d9b48a' }) +
          figure(s, 470, 552, 1.2, { head: 'cap', does: 'lamp', coat: '#8a6a45' }),
      ),
  ),
} as const;
