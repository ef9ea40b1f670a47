import { LIVERIES, PALETTE, type ShipColour } from '../palette.js';
import type { Looks } from './looks.js';
import type { Dress } from './portrait.js';

/** Who may follow a trade, and what they wear. */
export interface Kind {
  readonly people: 'men' | 'women' | 'everybody';
  /** Where in the list of people the first sitter is found. */
  readonly first: number;
  readonly dress: Dress;
  /** What women of the trade wear instead, if it differs. */
  readonly women?: Partial<Dress>;
  /** What the trade makes of a sitter: a wig, a beard, a hood that hides the hair. */
  readonly groomed?: (looks: Looks) => Looks;
  readonly twins?: boolean;
}

export const PLAIN_KINDS = [
  'settler',
  'captain',
  'priest',
  'jack',
  'sailor',
  'pirate',
  'mademoiselle',
  'jester',
  'admiral',
  'governor',
  'passenger',
  'gambler',
  'gunner',
  'vice_admiral',
  'lookout',
  'innkeeper',
  'tybuk',
] as const;
export type PlainKind = (typeof PLAIN_KINDS)[number];

/** These deal in the goods of one ship colour, and show it. */
export const COLOURED_KINDS = ['trader', 'wholesaler', 'clerk'] as const;
export type ColouredKind = (typeof COLOURED_KINDS)[number];

export type PersonKind = PlainKind | ColouredKind;

/** A hat of pure black would lose its form. */
const hatHue = (colour: ShipColour) => (colour === 'black' ? '#3a342e' : LIVERIES[colour].hue);

const shaven = (looks: Looks): Looks => {
  const { beard: _beard, ...rest } = looks;
  return rest;
};
const bearded =
  (beard: NonNullable<Looks['beard']>) =>
  (looks: Looks): Looks =>
    looks.woman ? looks : { ...looks, beard };
/** Under a hat the brow is bare, a bun is let down and coils keep to the sides. */
const bareBrowed = (looks: Looks): Looks => ({
  ...looks,
  fringe: 'none',
  hair: looks.hair === 'bun' ? 'short' : looks.hair === 'coils' ? 'puffs' : looks.hair,
});

export const COLOURED: Readonly<Record<ColouredKind, (colour: ShipColour) => Kind>> = {
  trader: (colour) => ({
    people: 'everybody',
    first: 4,
    dress: {
      hat: { style: 'beret', colour: hatHue(colour), band: colour === 'black' ? '#8a7a5a' : '#3a322a' },
      collar: 'falling',
      coat: { colour: '#5b4a3a', trims: ['plain'] },
      accent: LIVERIES[colour].hue,
      props: ['bale'],
      behind: ['shelves'],
    },
    groomed: bareBrowed,
  }),
  wholesaler: (colour) => ({
    people: 'everybody',
    first: 5,
    dress: {
      hat: { style: 'furHat', colour: hatHue(colour) },
      collar: 'kerchief',
      coat: { colour: '#5a4636', trims: ['fur'], breadth: 1.06 },
      accent: '#8a7350',
      props: ['casks', 'purse'],
      behind: [],
    },
    groomed: (looks) => ({ ...bareBrowed(looks), cheek: Math.max(0.4, looks.cheek) }),
  }),
  clerk: (colour) => ({
    people: 'everybody',
    first: 6,
    dress: {
      hat: { style: 'none' },
      collar: 'bands',
      coat: { colour: '#35302c', hatch: '#0c0a09', trims: ['plain'] },
      accent: LIVERIES[colour].hue,
      props: ['ledger', 'quill'],
      behind: ['shelves'],
      jewels: ['spectacles'],
    },
    groomed: (looks) =>
      looks.woman
        ? { ...looks, hair: 'bun', fringe: 'parted' }
        : {
            ...shaven(looks),
            hair: 'cropped',
            fringe: 'tonsure',
            hairColour: looks.age > 50 ? 'white' : looks.hairColour,
          },
  }),
};

export const PLAIN: Readonly<Record<PlainKind, Kind>> = {
  settler: {
    people: 'women',
    first: 1,
    dress: {
      hat: { style: 'straw', colour: '#d3b25c', band: '#4d7a52' },
      collar: 'shift',
      coat: { colour: '#8a7350', trims: ['bodice'] },
      accent: '#4d7a52',
      props: ['spade'],
      behind: ['cottage'],
      lit: '#f3ead0',
    },
    groomed: bareBrowed,
  },
  captain: {
    people: 'women',
    first: 0,
    dress: {
      hat: { style: 'cavalier', colour: '#26323c', band: '#2f5d8c' },
      collar: 'falling',
      coat: { colour: '#3b4d5c', trims: ['baldric'] },
      accent: '#2f5d8c',
      props: ['anchor'],
      behind: ['masts'],
    },
    groomed: bareBrowed,
  },
  priest: {
    people: 'men',
    first: 6,
    dress: {
      hat: { style: 'biretta', colour: '#231f1c', band: '#6b2a5a' },
      collar: 'bands',
      coat: { colour: '#2e2926', hatch: '#0c0a09', trims: ['robe'] },
      accent: '#6b2a5a',
      props: ['openBook', 'cross'],
      behind: ['window', 'church'],
    },
    groomed: bareBrowed,
  },
  jack: {
    people: 'everybody',
    first: 3,
    dress: {
      hat: { style: 'none' },
      collar: 'kerchief',
      coat: { colour: '#7a5a3a', trims: ['apron'], trimColour: '#a06a35' },
      accent: '#c2762a',
      props: ['hammer', 'threeSymbols'],
      behind: [],
      jewels: ['earring'],
    },
    groomed: (looks) =>
      looks.fringe === 'none' ? { ...looks, fringe: looks.hair === 'locs' ? 'curls' : 'short' } : looks,
  },
  sailor: {
    people: 'everybody',
    first: 1,
    dress: {
      hat: { style: 'knitCap', colour: '#a5301f', band: '#7f2417' },
      collar: 'open',
      coat: { colour: '#efe4c8', hatch: '#4a3a28', trims: ['stripes'], trimColour: '#2f5d8c' },
      accent: '#2f5d8c',
      props: ['rope', 'cutlass'],
      behind: ['masts'],
      jewels: ['earring'],
    },
    groomed: bareBrowed,
  },
  pirate: {
    people: 'everybody',
    first: 7,
    dress: {
      hat: { style: 'bandana', colour: '#a5301f' },
      collar: 'open',
      coat: { colour: '#3a2f28', trims: [] },
      accent: '#a5301f',
      props: ['twoCutlasses'],
      behind: ['palms'],
      jewels: ['earring'],
      shaded: '#7d6a4a',
    },
    groomed: (looks) => ({
      ...bareBrowed(bearded('full')(looks)),
      hair: 'long',
      brow: 'heavy',
      mouth: 'stern',
      mark: 'scar',
    }),
  },
  mademoiselle: {
    people: 'women',
    first: 2,
    dress: {
      hat: { style: 'none' },
      collar: 'medici',
      coat: { colour: '#8c3b5c', trims: ['bodice'] },
      accent: '#b2456e',
      props: ['fan'],
      behind: ['curtain'],
      jewels: ['pearls', 'hairPearls'],
    },
    groomed: (looks) => ({
      ...looks,
      age: Math.min(looks.age, 34),
      hair: 'bun',
      fringe: looks.fringe === 'curls' ? 'curls' : 'parted',
    }),
  },
  jester: {
    people: 'everybody',
    first: 12,
    dress: {
      hat: { style: 'jester', colour: '#b8391a', band: PALETTE.coin },
      collar: 'ruff',
      coat: { colour: PALETTE.coin, trims: ['motley'], trimColour: '#b8391a' },
      accent: '#b8391a',
      props: ['marotte'],
      behind: [],
    },
    groomed: (looks) => ({ ...bareBrowed(shaven(looks)), hair: 'cropped', mouth: 'grin', brow: 'arched' }),
  },
  admiral: {
    people: 'men',
    first: 2,
    dress: {
      hat: { style: 'bicorne', colour: '#1f2a38', band: PALETTE.wax },
      collar: 'cravat',
      coat: { colour: '#1f2f44', trims: ['lace', 'sash'] },
      accent: PALETTE.wax,
      props: ['medal', 'baton'],
      behind: ['masts'],
    },
    groomed: (looks) => ({
      ...bareBrowed(shaven(looks)),
      hair: 'wig',
      hairColour: 'white',
      age: Math.max(looks.age, 46),
    }),
  },
  governor: {
    people: 'men',
    first: 11,
    dress: {
      hat: { style: 'none' },
      collar: 'cravat',
      coat: { colour: '#6e2a2c', trims: ['plain'], breadth: 1.04 },
      accent: '#7a1f2b',
      props: ['chainOfOffice', 'charter'],
      behind: ['column'],
    },
    groomed: (looks) => ({
      ...bearded('moustache')(looks),
      hair: 'wig',
      fringe: 'parted',
      hairColour: looks.hairColour === 'white' ? 'grey' : looks.hairColour,
    }),
  },
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
};
