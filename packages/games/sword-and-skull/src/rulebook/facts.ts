import { FACES, ransom } from '../board/numbers.js';
import { CHESTS } from '../board/spaces.js';
import { CREW } from '../cards/crew.js';

/** The numbers of the rules, read from the data, so that no text can say another. */
export * from '../board/numbers.js';
export * from '../cards/fortune.js';
export * from '../cards/items.js';

export const CHESTS_IN_ALL = CHESTS.length;
export const KINDS = CREW.length;
export const HIGHEST_FACE = FACES - 1;
export const MARKS = [...new Set(CREW.flatMap(({ marks }) => marks.filter((mark) => mark !== null)))].sort();
/** Four players who roll a 3: the rulebook's own example. */
export const RANSOM_EXAMPLE = { die: 3, players: 4, gold: ransom(3, 4) } as const;
