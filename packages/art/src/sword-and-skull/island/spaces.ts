import { PALETTE } from '../../kit/palette.js';
import { line, moved, shape } from '../../kit/svg.js';
import { SETTLEMENT_GLYPHS, SETTLEMENT_WASHES, SPACE_GLYPHS } from '../glyphs/space-glyphs.js';
import { OUTER_PATH, PLACES, type Place, type SpaceType, VOLCANO_PATH } from './places.js';
import { outlineAt, shapeOf } from './shapes.js';
import type { Tones } from './tones.js';

interface Look {
  readonly wash: string;
  readonly ink: string;
  readonly accent?: string;
  /** The inner line. */
  readonly rule?: string;
}

const BASALT = '#5a4038';
const EMBER = '#e07a2c';

/** Colour helps; outline and glyph tell. */
function lookOf(type: SpaceType, white: string): Look {
  switch (type) {
    case 'castle':
      return { wash: PALETTE.uiGold, ink: PALETTE.ink };
    case 'cave':
      return { wash: '#2a2622', ink: PALETTE.paper, rule: '#7a6a52' };
    case 'dock':
      return { wash: PALETTE.navy, ink: PALETTE.white, rule: PALETTE.coin };
    case 'chest':
      return { wash: PALETTE.coin, ink: PALETTE.ink, accent: '#f0cf72' };
    case 'quicksand':
      return { wash: '#d9bd7a', ink: '#5f3f18' };
    case 'tax_collector':
      return { wash: white, ink: PALETTE.wax };
    case 'bridge_of_tears':
      return { wash: white, ink: '#1d3540' };
    case 'lava_tubes':
      return { wash: BASALT, ink: '#f0a24a', rule: EMBER };
    case 'geyser':
      return { wash: BASALT, ink: '#cfe3e0', rule: EMBER };
    case 'treasure_trove':
      return { wash: BASALT, ink: PALETTE.ink, rule: EMBER };
    case 'buried_treasure':
      return { wash: BASALT, ink: '#f08a58', rule: EMBER };
    case 'idol':
    case 'smoky_cave':
    case 'thieves_den':
      return { wash: BASALT, ink: PALETTE.paper, rule: EMBER };
    default:
      return { wash: white, ink: PALETTE.ink };
  }
}

function glyphSize(type: SpaceType): number {
  if (type === 'cave') return 30;
  return type === 'settlement' || type === 'dock' ? 34 : 37;
}

function space({ type, settlement, x, y }: Place, white: string): string {
  const form = shapeOf(type);
  const size = glyphSize(type);
  const place = (art: string) => moved(art, x - size / 2, y - size / 2 - (type === 'cave' ? 1 : 0), size / 100);
  if (settlement) {
    const ground =
      shape(outlineAt(form, x, y), SETTLEMENT_WASHES[settlement], 3) + line(outlineAt(form, x, y, -5), 1.3);
    return ground + place(SETTLEMENT_GLYPHS[settlement](PALETTE.ink));
  }
  if (type === 'settlement' || type === 'lake_of_fire' || type === 'lair' || type === 'ship') return '';
  const { wash, ink, accent, rule = PALETTE.ink } = lookOf(type, white);
  const inset = form === 'diamond' ? -7 : -4.5;
  const ground = shape(outlineAt(form, x, y), wash, 3) + line(outlineAt(form, x, y, inset), 1.3, rule);
  return ground + place(SPACE_GLYPHS[type](ink, accent));
}

/** All the spaces of both paths. */
export function spacesArt({ white }: Tones): string {
  return [...OUTER_PATH, ...VOLCANO_PATH].map((id) => space(PLACES[id], white)).join('');
}
