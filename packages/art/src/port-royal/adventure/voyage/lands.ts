import type { StationName } from './stations.js';

/** A coast, and with which station it comes onto the chart. */
export interface VoyageLand {
  readonly since: StationName | null;
  readonly coast: string;
  readonly hills: readonly (readonly [number, number])[];
}

export const LANDS: readonly VoyageLand[] = [
  // Jamaica, with the long spit that shelters the harbour.
  {
    since: null,
    coast:
      'M150 446Q176 398 250 392Q330 384 392 408Q436 420 452 452Q446 474 408 484L372 500Q400 506 438 520Q446 532 430 534Q388 528 350 512Q330 524 300 522Q238 528 190 496Q152 476 150 446Z',
    hills: [
      [226, 442],
      [292, 436],
    ],
  },
  // Hispaniola, and Tortuga before its north coast.
  {
    since: null,
    coast:
      'M620 330Q640 286 712 284Q760 268 830 290Q900 300 1010 292V470Q930 488 880 470Q800 452 740 462Q660 470 590 444Q572 420 612 412Q668 404 672 380Q640 366 620 330Z',
    hills: [
      [776, 352],
      [880, 380],
    ],
  },
  { since: null, coast: 'M664 252Q690 236 734 242Q772 248 778 258Q744 272 700 268Q670 266 664 252Z', hills: [] },
  // Cuba runs out of the sheet.
  {
    since: null,
    coast: 'M-10 20Q120 6 240 44Q340 66 430 78Q500 92 520 118Q470 138 400 126Q300 112 220 84Q100 70 -10 92Z',
    hills: [
      [120, 58],
      [330, 96],
    ],
  },
  // Nobody's Island stands in no other chart.
  {
    since: 'island',
    coast: 'M146 238Q150 200 188 196Q236 196 246 232Q258 268 236 296Q206 314 176 300Q144 282 146 238Z',
    hills: [[200, 238]],
  },
];
