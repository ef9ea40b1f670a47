import { emblemPath } from '../../kit/emblems/emblem.js';
import { SKULL } from '../../kit/emblems/skull.js';
import type { DrawIcon } from '../../kit/icons/draw-icon.js';
import { icon } from '../../kit/icons/icon.js';
import { PALETTE } from '../../kit/palette.js';
import { circle, ink as filled, line, moved, shape } from '../../kit/svg.js';
import type { Settlement, SpaceType } from '../island/places.js';

const EVEN = { 'fill-rule': 'evenodd' } as const;

function coins(ink: string, gold: string): string {
  const heap = [
    [28, 78],
    [72, 78],
    [50, 78],
    [38, 56],
    [62, 56],
    [50, 34],
  ] as const;
  return heap
    .map(([x, y]) => `<ellipse cx="${x}" cy="${y}" rx="19" ry="12" fill="${gold}" stroke="${ink}" stroke-width="4.5"/>`)
    .join('');
}

/** What a space does, in a square of 100: each told by its silhouette alone. */
export const SPACE_GLYPHS: Readonly<Record<Exclude<SpaceType, 'settlement'>, DrawIcon>> = {
  castle: (ink) =>
    filled(
      'M6 94V30H2V12H14V20H22V12H34V30H30V50H38V40H46V48H54V40H62V50H70V30H66V12H78V20H86V12H98V30H94V94H62V74Q50 56 38 74V94Z',
      ink,
    ),
  cave: (ink) =>
    filled('M2 92Q6 40 30 20Q50 4 70 20Q96 40 98 92H76Q76 54 50 48Q24 54 24 92Z', ink) +
    filled('M40 92Q38 70 50 64Q62 70 60 92Z', ink, { opacity: 0.55 }),
  dock: (ink) => emblemPath('anchor', ink),
  chest: (ink, gold = PALETTE.coin) =>
    shape('M8 46Q10 16 34 14H66Q90 16 92 46V88H8Z', gold, 6, ink) +
    line('M8 48H92', 6, ink) +
    line('M24 18V86M76 18V86', 4, ink) +
    shape('M40 40H60V62H40Z', PALETTE.white, 5, ink),
  church: (ink) =>
    filled('M44 2H56V12H66V22H56V30L74 48V60L94 72V94H60V78Q50 64 40 78V94H6V72L26 60V48L44 30V22H34V12H44Z', ink),
  tavern: (ink) =>
    filled('M16 34H66V94H16Z', ink) +
    shape('M14 36Q6 16 22 15Q28 4 42 9Q56 2 62 15Q76 15 68 36Z', PALETTE.white, 5, ink) +
    line('M66 46Q92 44 90 62Q90 80 66 78', 9, ink),
  trading_post: (ink) => icon('scales', { ink }),
  tax_collector: (ink) =>
    filled('M38 26L30 8H70L62 26Q92 46 88 76Q84 94 50 94Q16 94 12 76Q8 46 38 26Z', ink) +
    circle(50, 62, 17, 'none', 5, PALETTE.white) +
    line('M50 54V70', 6, PALETTE.white) +
    line('M34 26H66', 5, PALETTE.white),
  quicksand: (ink) =>
    line('M50 50q8 -8 14 2q2 16 -14 18q-24 0 -24 -22q2 -26 30 -26q32 2 32 30q-2 34 -38 34q-38 -2 -42 -40', 8.5, ink) +
    circle(49, 52, 5, ink),
  bridge_of_tears: (ink) =>
    line('M4 44Q50 80 96 44M4 26Q50 62 96 26', 5, ink) +
    line('M18 34V52M34 44V62M50 48V68M66 44V62M82 34V52', 4, ink) +
    line('M8 14V94M92 14V94', 8, ink) +
    filled('M38 78q8 14 0 18q-10 -4 0 -18zM62 78q8 14 0 18q-10 -4 0 -18z', ink),
  idol: (ink) =>
    filled(
      'M26 94V78H34V62Q20 58 20 38Q20 8 50 8Q80 8 80 38Q80 58 66 62V78H74V94ZM31 32h15v11h-15zM54 32h15v11h-15zM38 50h24v6h-24z',
      ink,
      EVEN,
    ),
  lava_tubes: (ink) => line('M6 30Q28 10 50 30T94 30M6 54Q28 34 50 54T94 54M6 78Q28 58 50 78T94 78', 9, ink),
  smoky_cave: (ink) =>
    filled('M4 94Q8 60 28 50H72Q92 60 96 94H76Q74 72 50 70Q26 72 24 94Z', ink) +
    line('M34 42q-10 -12 0 -20t0 -18M52 42q-10 -12 0 -20t0 -18M70 42q-10 -12 0 -20t0 -18', 6, ink),
  geyser: (ink) =>
    line('M50 84V14M42 84Q38 40 24 22M58 84Q62 40 76 22', 8, ink) +
    line('M34 84Q26 62 10 52M66 84Q74 62 90 52', 6, ink) +
    filled('M14 94Q30 74 50 74Q70 74 86 94Z', ink) +
    circle(50, 5, 5, ink) +
    circle(18, 12, 5, ink) +
    circle(82, 12, 5, ink),
  thieves_den: (ink) =>
    filled(
      'M6 34Q28 22 50 32Q72 22 94 34Q94 66 72 68Q58 68 50 54Q42 68 28 68Q6 66 6 34ZM22 44Q34 38 42 50Q30 58 22 44ZM78 44Q66 38 58 50Q70 58 78 44Z',
      ink,
      EVEN,
    ) + line('M8 38L0 52M92 38L100 52', 5, ink),
  treasure_trove: (ink, gold = PALETTE.coin) => coins(ink, gold),
  buried_treasure: (ink) => line('M24 24L76 76M76 24L24 76', 16, ink) + line('M6 90Q30 80 50 88T94 88', 6, ink),
  lake_of_fire: (ink, flame = '#e07a2c') =>
    shape('M50 4Q62 26 74 36Q92 54 84 76Q74 96 50 96Q26 96 16 76Q10 58 24 44Q30 52 36 52Q30 24 50 4Z', flame, 5, ink) +
    shape('M50 52Q66 66 62 80Q58 90 50 90Q40 90 38 80Q36 66 50 52Z', PALETTE.coin, 3, ink),
  lair: (ink) =>
    moved(filled(SKULL, ink, EVEN), 14, 26, 0.72) + filled('M22 30L16 2L36 16L50 0L64 16L84 2L78 30Z', ink),
  ship: (ink, accent) => icon('ship', { ink, ...(accent ? { accent } : {}) }),
};

/** A sign of its own for every settlement. */
export const SETTLEMENT_GLYPHS: Readonly<Record<Settlement, DrawIcon>> = {
  Clearwater: (ink) =>
    filled('M50 4Q84 46 84 64Q82 94 50 96Q18 94 16 64Q16 46 50 4Z', ink) + line('M32 64Q34 80 48 82', 5, PALETTE.white),
  'Rum Reef': (ink, accent) => icon('rum', { ink, ...(accent ? { accent } : {}) }),
  'Mercenary Camp': (ink) => filled('M50 10L98 90H62L50 58L38 90H2Z', ink) + line('M50 12V2L66 8L50 12', 5, ink),
  "Smugglers' Cove": (ink) => icon('lantern', { ink }),
  'Fort Rock': (ink) => emblemPath('tower', ink),
};

/** The wash of a settlement: it helps, and never stands alone. */
export const SETTLEMENT_WASHES: Readonly<Record<Settlement, string>> = {
  Clearwater: '#a9cfd8',
  'Rum Reef': '#e3b27a',
  'Mercenary Camp': '#d99a86',
  "Smugglers' Cove": '#b9b0d6',
  'Fort Rock': '#c9cbbf',
};
