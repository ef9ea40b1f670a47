import { type DrawPicture, type PictureOptions, picture } from '../../../kit/picture.js';
import { countingMachine, discipline, greatMachine, school, sextant, stormGlass } from './instruments.js';
import { bounty, gazette, handbook, models } from './papers.js';
import { botanicGarden, dryDock, mockBattle, sawFrame, sawmill } from './scenes.js';

const RESEARCH = {
  telmachine1: countingMachine,
  houtzaagmolen1: sawmill,
  discipline1: discipline,
  donderglas1: stormGlass,
  spiegelgevechten1: models,
  telmachine2: greatMachine,
  houtzaagmolen2: sawFrame,
  hortus2: botanicGarden,
  zeevaartschool2: school,
  spiegelgevechten2: mockBattle,
  sextant3: sextant,
  droogdok3: dryDock,
  handelscourant3: gazette,
  premiejager3: bounty,
  handboek3: handbook,
} as const satisfies Record<string, DrawPicture>;

export type ResearchId = keyof typeof RESEARCH;
export const RESEARCH_IDS = Object.keys(RESEARCH) as ResearchId[];

export function researchPicture(id: ResearchId, options?: PictureOptions): string {
  return picture(`co-${id}`, RESEARCH[id], options);
}
