import { drawDie as cubeOf, dieGlyph as faceOf } from '../kit/die.js';

/** A die of the game: one side is blank, the others have 1 to 5 pips. */
export const DIE_FACES = [0, 1, 2, 3, 4, 5] as const;
export type DieFace = (typeof DIE_FACES)[number];

/** A die as an engraved cube of bone, the thrown face towards us. */
export const drawDie: (face: DieFace, options?: { size?: number; id?: string }) => string = cubeOf;

/** The face alone, flat: for sentences and small rows. */
export const dieGlyph: (face: DieFace, size?: number) => string = faceOf;
