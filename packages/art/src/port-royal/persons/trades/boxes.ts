import { PALETTE } from '../../../kit/palette.js';
import { bareBrowed, shaven } from '../../../kit/portraits/grooming.js';
import type { KindLooks, PlainKind } from '../kinds.js';

/** Those who come with the boxes. */
export const OF_BOXES = {
  passenger: {
    people: 'everybody',
    first: 0,
    dress: {
      hat: { style: 'sugarloaf', band: '#5c6b4a' },
      collar: 'falling',
      coat: { colour: '#4f5a48', trims: ['plain'] },
      accent: '#5c6b4a',
      props: ['cane', 'trunk'],
      behind: ['quay'],
    },
    women: {
      hat: { style: 'hood', colour: '#2f6f68' },
      collar: 'none',
      coat: { colour: '#2f6f68', trims: ['robe'] },
      accent: '#2f6f68',
      props: ['birdCage'],
    },
    groomed: (looks) =>
      looks.woman ? { ...looks, hair: 'bald', fringe: looks.hair === 'coils' ? 'curls' : 'parted' } : bareBrowed(looks),
  },
  gambler: {
    people: 'everybody',
    first: 10,
    dress: {
      hat: { style: 'slouch', colour: '#3f4a3a', band: PALETTE.coin },
      collar: 'cravat',
      coat: { colour: '#4d2f36', trims: ['doublet'] },
      accent: PALETTE.coin,
      props: ['playingCards', 'dice'],
      behind: ['curtain'],
    },
    groomed: (looks) => ({ ...bareBrowed(looks), mouth: 'smirk' }),
  },
  gunner: {
    people: 'women',
    first: 4,
    dress: {
      hat: { style: 'headWrap', colour: '#c2762a', band: '#8f4a1a' },
      collar: 'open',
      coat: { colour: PALETTE.softInk, trims: [] },
      accent: '#c2762a',
      props: ['linstock', 'cannon'],
      behind: ['smoke'],
      jewels: ['earring'],
      lit: '#e9d8ae',
    },
    groomed: (looks) => ({ ...bareBrowed(looks), hair: looks.woman ? 'bald' : 'cropped' }),
  },
  vice_admiral: {
    people: 'men',
    first: 5,
    dress: {
      hat: { style: 'tricorne', colour: '#2a2622', band: PALETTE.white },
      collar: 'cravat',
      coat: { colour: '#2d4a6b', trims: ['lace', 'sash'] },
      accent: '#2f5d8c',
      props: ['chart'],
      behind: ['masts'],
    },
    groomed: (looks) => ({ ...bareBrowed(looks), hair: looks.hair === 'bald' ? 'cropped' : 'long' }),
  },
  lookout: {
    people: 'everybody',
    first: 19,
    dress: {
      hat: { style: 'none' },
      collar: 'kerchief',
      coat: { colour: '#6b7a80', trims: [] },
      accent: '#2f6f68',
      props: ['spyglass'],
      behind: ['gulls'],
      lit: '#e3e8da',
      shaded: '#8fa7a0',
    },
    groomed: (looks) => ({
      ...shaven(looks),
      turn: 0.8,
      tilt: 0,
      age: Math.min(looks.age, 28),
      fringe: looks.fringe === 'none' || looks.fringe === 'tonsure' ? 'short' : looks.fringe,
      hair: looks.hair === 'bald' ? 'cropped' : looks.hair,
    }),
  },
  innkeeper: {
    people: 'women',
    first: 3,
    dress: {
      hat: { style: 'mobCap', band: '#4d7a52' },
      collar: 'shift',
      coat: { colour: '#8a5a3a', trims: ['apron'], trimColour: PALETTE.white },
      accent: '#4d7a52',
      props: ['tankard'],
      behind: ['barrel'],
    },
    groomed: (looks) => ({ ...bareBrowed(looks), hair: 'cropped', mouth: 'grin', cheek: Math.max(0.5, looks.cheek) }),
  },
  tybuk: {
    people: 'men',
    first: 8,
    dress: {
      hat: { style: 'none' },
      collar: 'none',
      coat: { colour: '#4a3a2e', trims: ['fur'], breadth: 1.08 },
      accent: '#8f4a22',
      props: [],
      behind: [],
      jewels: ['earring'],
    },
    groomed: (looks) => ({
      ...looks,
      hair: 'bald',
      fringe: 'none',
      hairColour: 'auburn',
      beard: 'braided',
      brow: 'heavy',
      mouth: 'stern',
    }),
    twins: true,
  },
} satisfies Partial<Record<PlainKind, KindLooks>>;
