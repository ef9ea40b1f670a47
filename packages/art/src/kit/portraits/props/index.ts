import { cannon, cutlass, linstock, twoCutlasses } from './arms.js';
import { bale, birdCage, casks, handScales, purse, tankard, trunk } from './goods.js';
import { baton, cane, chainOfOffice, cross, fan, marotte, medal, threeSymbols } from './honours.js';
import { chart, charter, dice, ledger, openBook, playingCards, quill } from './papers.js';
import type { DrawProp } from './prop.js';
import { grenade, keys, musket } from './soldiers.js';
import { anchor, hammer, rope, spade, spyglass } from './tools.js';

export const PROPS = {
  anchor,
  bale,
  baton,
  birdCage,
  cane,
  cannon,
  casks,
  chainOfOffice,
  chart,
  charter,
  cross,
  cutlass,
  dice,
  fan,
  grenade,
  hammer,
  handScales,
  keys,
  ledger,
  linstock,
  marotte,
  medal,
  musket,
  openBook,
  playingCards,
  purse,
  quill,
  rope,
  spade,
  spyglass,
  tankard,
  threeSymbols,
  trunk,
  twoCutlasses,
} satisfies Record<string, DrawProp>;

export type Prop = keyof typeof PROPS;
