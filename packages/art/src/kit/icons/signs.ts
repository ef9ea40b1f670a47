import { emblemPath } from '../emblems/emblem.js';
import { SKULL } from '../emblems/skull.js';
import { pair, polar, repeat } from '../numbers.js';
import { PALETTE } from '../palette.js';
import { random } from '../random.js';
import { circle, ink as filled, group, line, shape } from '../svg.js';
import type { DrawIcon } from './draw-icon.js';

/** The milled edge of a coin. */
export function milling(x: number, y: number, from: number, to: number, count: number): string {
  return repeat(count, (i) => {
    const angle = (i * 2 * Math.PI) / count;
    return `M${pair(polar(x, y, angle, from))}L${pair(polar(x, y, angle, to))}`;
  });
}

/** The ragged round of a drop of wax. */
export function waxOutline(x: number, y: number, radius: number): string {
  const next = random(5);
  return `${repeat(22, (i) => {
    const r = radius * (0.95 + (i ? next() * 0.1 : 0.05));
    return `${i ? 'L' : 'M'}${pair(polar(x, y, (i / 22) * 2 * Math.PI, r))}`;
  })}Z`;
}

const ESCUTCHEON = 'M50 4Q66 15 92 13Q98 66 50 97Q2 66 8 13Q34 15 50 4Z';
const ESCUTCHEON_RIM = 'M50 16Q64 24 82 23Q86 60 50 84Q14 60 18 23Q36 24 50 16Z';

const blankCoin: DrawIcon = (ink, accent = PALETTE.coin) =>
  circle(50, 50, 44, accent, 5, ink) +
  circle(50, 50, 33, 'none', 2.5, ink) +
  line(milling(50, 50, 36, 41, 24), 2.4, ink);

/** What cards and boards are about. */
export const SIGN_ICONS = {
  /** You receive. */
  coin: (ink, accent) => blankCoin(ink, accent) + filled('M50 26L58 42H44ZM34 68V52L43 58L50 44L57 58L66 52V68Z', ink),
  blankCoin,
  /** You pay. */
  seal: (ink, accent = PALETTE.wax) =>
    shape(waxOutline(50, 50, 45), accent, 4.5, ink) + circle(50, 50, 31, 'none', 3, PALETTE.paper, { opacity: 0.8 }),
  /** You pay less. */
  discount: (ink, accent = PALETTE.wax) =>
    shape(waxOutline(50, 50, 45), accent, 4.5, ink) + line('M30 50H70', 11, PALETTE.white),
  sword: (ink, accent = PALETTE.white) =>
    group(
      shape('M50 -8L58 8V62H42V8Z', accent, 5, ink) +
        line('M50 8V60', 2.4, ink) +
        shape('M24 62H76V71H24Z', PALETTE.coin, 5, ink) +
        shape('M45 71H55V92H45Z', ink, 2, ink) +
        circle(50, 98, 7, PALETTE.coin, 4.5, ink),
      { transform: 'rotate(38 50 50)' },
    ),
  skull: (ink) => filled(SKULL, ink, { 'fill-rule': 'evenodd' }),
  /** Influence. */
  shield: (ink, accent = PALETTE.navy) => shape(ESCUTCHEON, accent, 5, ink) + line(ESCUTCHEON_RIM, 3.5, PALETTE.coin),
  anchor: (ink) => emblemPath('anchor', ink),
  cross: (ink) => filled('M40 6H60V30H84V50H60V94H40V50H16V30H40Z', ink),
  house: (ink) => filled('M50 8L94 48H83V92H60V64Q50 52 40 64V92H17V48H6ZM68 12H80V34L68 24Z', ink),
  crown: (ink, accent = PALETTE.coin) =>
    shape('M10 30L30 52L50 14L70 52L90 30L82 82H18Z', accent, 5, ink) +
    line('M20 70H80', 4, ink) +
    circle(50, 13, 7, accent, 4, ink) +
    circle(10, 29, 6.5, accent, 4, ink) +
    circle(90, 29, 6.5, accent, 4, ink),
  /** The trophy. */
  cup: (ink, accent = PALETTE.coin) =>
    line('M26 18Q4 18 8 36Q12 52 32 52M74 18Q96 18 92 36Q88 52 68 52', 6, ink) +
    shape('M24 10H76Q78 44 58 60V74H70V90H30V74H42V60Q22 44 24 10Z', accent, 5, ink) +
    line('M36 20Q36 40 46 50', 4, PALETTE.white),
  bread: (ink, accent = '#cf9a4e') =>
    shape('M10 66Q4 34 36 28Q64 20 86 34Q100 48 90 70Q84 84 50 84Q16 84 10 66Z', accent, 5, ink) +
    line('M32 36L42 58M50 30L60 54M68 32L78 54', 6, ink) +
    line('M16 70Q50 80 86 70', 2.6, ink, { opacity: 0.5 }),
  rum: (ink, accent = '#7a4a22') =>
    shape('M40 6H60V30Q80 38 80 56V86Q80 94 72 94H28Q20 94 20 86V56Q20 38 40 30Z', accent, 5, ink) +
    shape('M38 4H62V15H38Z', PALETTE.coin, 4.5, ink) +
    shape('M25 54H75V80H25Z', PALETTE.white, 3.6, ink) +
    line('M38 61L62 73M62 61L38 73', 5, ink),
  book: (ink, accent = PALETTE.wax) =>
    shape('M14 16Q14 8 24 8H84V78H24Q14 78 14 88Z', accent, 5, ink) +
    shape('M14 88Q14 78 24 78H84V94H24Q14 94 14 88Z', PALETTE.white, 4.5, ink) +
    line('M30 8V78M42 28H72M42 40H72M42 52H62', 4, PALETTE.coin),
  herbs: (ink, accent = '#4d7a52') =>
    line('M50 96V40', 5, ink) +
    shape(
      'M50 46Q30 38 30 10Q52 18 50 46ZM50 46Q70 38 72 12Q50 18 50 46ZM50 66Q22 66 10 42Q40 38 50 66ZM50 66Q78 66 90 42Q60 38 50 66ZM50 86Q28 90 16 74Q40 64 50 86ZM50 86Q72 90 84 74Q60 64 50 86Z',
      accent,
      4,
      ink,
    ),
  cube: (ink, accent = '#b5651d') =>
    shape('M50 6L90 26V72L50 94L10 72V26Z', accent, 5, ink) +
    shape('M50 6L90 26L50 48L10 26Z', PALETTE.white, 4.5, ink, { 'fill-opacity': 0.4 }) +
    line('M50 48V92', 4.5, ink) +
    line('M18 40L42 54M18 52L42 66M18 64L42 78', 2.6, ink, { opacity: 0.6 }),
  hourglass: (ink, accent = PALETTE.coin) =>
    shape('M26 14H74Q74 40 56 50Q74 60 74 86H26Q26 60 44 50Q26 40 26 14Z', PALETTE.white, 4.5, ink) +
    filled('M33 30H67Q64 40 50 48Q36 40 33 30ZM30 84Q34 70 50 66Q66 70 70 84ZM48.5 48H51.500V68H48.500Z', accent) +
    shape('M16 6H84V16H16ZM16 84H84V94H16Z', PALETTE.spar, 4.5, ink),
  scales: (ink) =>
    line('M50 10V90M30 92H70M14 26Q50 14 86 26', 7, ink) +
    line('M16 27L4 60M16 27L28 60M84 27L72 60M84 27L96 60', 3.6, ink) +
    filled('M0 60H32Q16 82 0 60ZM68 60H100Q84 82 68 60Z', ink),
  lantern: (ink) =>
    filled('M30 32H70L76 86H24ZM40 44V76H60V44Z', ink, { 'fill-rule': 'evenodd' }) +
    filled('M22 86H78V96H22ZM28 22H72V32H28ZM50 48q8 12 0 24q-8 -12 0 -24z', ink) +
    line('M34 20Q50 -6 66 20', 6, ink),
  storm: (ink) =>
    filled(
      'M20 52Q2 50 6 34Q10 20 26 22Q34 2 56 8Q74 12 76 28Q96 28 94 44Q92 54 78 54H62L70 54L50 98L54 68H38L48 52Z',
      ink,
    ),
  ship: (ink, accent = PALETTE.white) =>
    shape('M6 62Q30 74 52 74Q76 74 94 58L84 90H22Q12 80 6 62Z', ink, 4, ink) +
    line('M34 68V10M66 68V20', 6, ink) +
    shape('M16 18H50Q56 36 50 56H18Q8 36 16 18ZM58 26H80Q86 40 80 54H60Q66 40 58 26Z', accent, 4.5, ink),
  person: (ink) =>
    filled(
      'M8 96Q8 64 38 60Q28 52 29 36H14Q8 30 16 28Q26 30 32 28Q30 6 50 6Q70 6 68 28Q74 30 84 28Q92 30 86 36H71Q72 52 62 60Q92 64 92 96Z',
      ink,
    ),
  scroll: (ink, accent = PALETTE.paper) =>
    shape('M22 14H82V78H22Z', accent, 5, ink) +
    shape('M14 8H90V22H14ZM10 76H86V92H10Z', accent, 5, ink) +
    line('M34 36H70M34 48H70M34 60H58', 4, ink),
  ducats: (ink, accent = PALETTE.coin) =>
    repeat(3, (i) => shape(`M14 ${80 - i * 22}v10q36 18 72 0v-10q-36 18 -72 0z`, accent, 4.5, ink)) +
    `<ellipse cx="50" cy="36" rx="36" ry="13" fill="${accent}" stroke="${ink}" stroke-width="4.5"/>`,
  cards: (ink, accent = PALETTE.paper) =>
    shape('M8 24L50 12L70 80L28 92Z', accent, 5, ink) +
    shape('M46 10H90V82H46Z', accent, 5, ink) +
    line('M56 46H80', 5, ink),
  gift: (ink, accent = PALETTE.coin) =>
    circle(36, 34, 26, accent, 5, ink) +
    circle(36, 34, 15, 'none', 3, ink) +
    line('M10 78Q32 62 52 72T92 66', 9, ink) +
    line('M10 92H70Q84 90 94 70', 6, ink),
} satisfies Record<string, DrawIcon>;
