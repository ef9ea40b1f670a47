import { bareBrowed, shaven } from '../../../kit/portraits/grooming.js';
import { LIVERIES, type ShipColour } from '../../liveries.js';
import type { ColouredKind, KindLooks } from '../kinds.js';

/** A hat of pure black would lose its form. */
const hatHue = (colour: ShipColour) => (colour === 'black' ? '#3a342e' : LIVERIES[colour].hue);

/** Traders and the like, in the colour of their goods. */
export const COLOURED: Readonly<Record<ColouredKind, (colour: ShipColour) => KindLooks>> = {
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
