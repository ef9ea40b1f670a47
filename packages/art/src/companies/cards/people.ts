import { PALETTE } from '../../kit/palette.js';
import { type PictureOptions, picture } from '../../kit/picture.js';
import { bareBrowed, bearded, shaven } from '../../kit/portraits/grooming.js';
import { MEN, WOMEN } from '../../kit/portraits/people.js';
import { type Sitting, sit } from '../../kit/portraits/sitting.js';
import type { AdministratorKind } from '../figures/furniture.js';

/** Those who govern a harbour: one for its income, one for its guns, one for its trade. */
const ADMINISTRATORS: Readonly<Record<AdministratorKind, Sitting>> = {
  governor: {
    looks: bareBrowed(bearded('goatee')(MEN[4]!)),
    pose: 1,
    dress: {
      hat: { style: 'cavalier', colour: '#2b2622', band: PALETTE.coin },
      collar: 'falling',
      coat: { colour: '#6b2a1c', trims: ['doublet'] },
      accent: '#6b2a1c',
      props: ['charter'],
      behind: ['palms'],
    },
  },
  commander: {
    looks: bareBrowed(shaven(MEN[2]!)),
    pose: -1,
    dress: {
      hat: { style: 'tricorne', colour: '#22384f', band: PALETTE.coin },
      collar: 'cravat',
      coat: { colour: '#2b5480', trims: ['lace', 'baldric'] },
      accent: '#2b5480',
      props: ['baton'],
      behind: ['masts', 'smoke'],
    },
  },
  director: {
    looks: bareBrowed({ ...WOMEN[5]!, mouth: 'level' }),
    dress: {
      hat: { style: 'mobCap', band: '#3f7a5c' },
      collar: 'ruff',
      coat: { colour: '#2f2a26', trims: ['bodice'] },
      accent: '#3f7a5c',
      props: ['ledger', 'handScales'],
      behind: ['shelves'],
      jewels: ['pearls'],
    },
  },
};

export function administratorPicture(kind: AdministratorKind, options?: PictureOptions): string {
  return picture(`co-${kind}`, (pen) => sit(pen, ADMINISTRATORS[kind]), options);
}
