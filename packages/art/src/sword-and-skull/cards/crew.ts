import { PALETTE } from '../../kit/palette.js';
import { type PictureOptions, picture } from '../../kit/picture.js';
import { bareBrowed, bearded, shaven } from '../../kit/portraits/grooming.js';
import { MEN, WOMEN } from '../../kit/portraits/people.js';
import { type Sitting, sit } from '../../kit/portraits/sitting.js';

export const CREW_KINDS = ['CW-A', 'CW-B', 'RR-A', 'RR-B', 'MC-A', 'MC-B', 'SC-A', 'SC-B', 'FR-A', 'FR-B'] as const;
export type CrewKind = (typeof CREW_KINDS)[number];

/** Two trades of every settlement, each with a face of its own. */
const CREW: Readonly<Record<CrewKind, Sitting>> = {
  // The Marine of Clearwater.
  'CW-A': {
    looks: bareBrowed(shaven(MEN[1]!)),
    pose: 1,
    dress: {
      hat: { style: 'tricorne', colour: '#22384f', band: PALETTE.white },
      collar: 'cravat',
      coat: { colour: '#2c5474', trims: ['lace', 'baldric'] },
      accent: '#2c5474',
      props: ['musket'],
      behind: ['masts'],
    },
  },
  // The Harbour Merchant of Clearwater.
  'CW-B': {
    looks: bareBrowed(bearded('goatee')(MEN[7]!)),
    dress: {
      hat: { style: 'sugarloaf', colour: '#2b2622', band: '#2c6a74' },
      collar: 'falling',
      coat: { colour: '#34424a', trims: ['doublet'] },
      accent: '#2c6a74',
      props: ['handScales', 'purse'],
      behind: ['quay'],
    },
  },
  // The Deckhand of Rum Reef.
  'RR-A': {
    looks: bareBrowed(WOMEN[3]!),
    pose: -1,
    dress: {
      hat: { style: 'knitCap', colour: '#a5301f', band: '#7f2417' },
      collar: 'open',
      coat: { colour: '#efe4c8', hatch: '#4a3a28', trims: ['stripes'], trimColour: '#a5301f' },
      accent: '#a5301f',
      props: ['rope'],
      behind: ['gulls', 'masts'],
      jewels: ['earring'],
    },
  },
  // The Rum Trader of Rum Reef.
  'RR-B': {
    looks: bareBrowed({ ...WOMEN[0]!, mouth: 'smile' }),
    dress: {
      hat: { style: 'mobCap', band: '#b5651d' },
      collar: 'shift',
      coat: { colour: '#8a5a2c', trims: ['bodice', 'apron'], trimColour: '#e9dcb8' },
      accent: '#b5651d',
      props: ['tankard', 'casks'],
      behind: ['barrel'],
    },
  },
  // The Musketeer of the Mercenary Camp.
  'MC-A': {
    looks: bareBrowed(bearded('moustache')(MEN[5]!)),
    dress: {
      hat: { style: 'cavalier', colour: '#3a2f28', band: PALETTE.wax },
      collar: 'falling',
      coat: { colour: '#7a4a3a', trims: ['baldric'] },
      accent: PALETTE.wax,
      props: ['musket'],
      behind: ['smoke'],
    },
  },
  // The Bravo of the Mercenary Camp.
  'MC-B': {
    looks: bareBrowed({ ...MEN[3]!, mouth: 'smirk', mark: 'scar' }),
    pose: 1,
    dress: {
      hat: { style: 'slouch', colour: '#4a3a2a', band: '#8c2f3a' },
      collar: 'kerchief',
      coat: { colour: '#5c2f2a', trims: ['doublet'] },
      accent: '#8c2f3a',
      props: ['cutlass', 'dice'],
      behind: ['curtain'],
      jewels: ['earring'],
    },
  },
  // The Cutthroat of Smugglers' Cove.
  'SC-A': {
    looks: { ...bareBrowed(bearded('full')(MEN[8]!)), hair: 'long', mouth: 'stern', brow: 'heavy' },
    dress: {
      hat: { style: 'bandana', colour: '#6a4a8a' },
      collar: 'open',
      coat: { colour: '#3a2f28', trims: [] },
      accent: '#6a4a8a',
      props: ['twoCutlasses'],
      behind: ['smoke'],
      jewels: ['eyePatch', 'earring'],
      shaded: '#7d6a4a',
    },
  },
  // The Fence of Smugglers' Cove.
  'SC-B': {
    looks: { ...WOMEN[WOMEN.length - 3]!, mouth: 'smirk' },
    pose: -1,
    dress: {
      hat: { style: 'hood', colour: '#4d4568' },
      collar: 'shift',
      coat: { colour: '#5a5078', trims: ['robe'] },
      accent: '#6a4a8a',
      props: ['purse', 'dice'],
      behind: ['shelves'],
      jewels: ['spectacles', 'pearls'],
      shaded: '#7d6f5a',
    },
  },
  // The Grenadier of Fort Rock.
  'FR-A': {
    looks: { ...bareBrowed(bearded('moustache')(MEN[2]!)), hair: 'tail' },
    dress: {
      hat: { style: 'furHat', colour: '#4a3524' },
      collar: 'cravat',
      coat: { colour: '#8c3527', trims: ['lace', 'baldric'], breadth: 1.05 },
      accent: '#8c3527',
      props: ['grenade'],
      behind: ['column'],
    },
  },
  // The Quartermaster of Fort Rock.
  'FR-B': {
    looks: { ...shaven(MEN[6]!), hair: 'tail', fringe: 'parted' },
    pose: -1,
    dress: {
      hat: { style: 'none' },
      collar: 'bands',
      coat: { colour: '#4c5648', trims: ['plain'] },
      accent: '#4c5648',
      props: ['ledger', 'keys'],
      behind: ['window', 'shelves'],
      jewels: ['spectacles'],
    },
  },
};

/** The portrait of a kind of crew. */
export function crewPicture(kind: CrewKind, options?: PictureOptions): string {
  return picture(`ss-${kind}`, (pen) => sit(pen, CREW[kind]), options);
}
