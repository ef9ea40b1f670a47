/** The persons that the adventure brings. */
export const ADVENTURE_PERSON_KINDS = ['tybuk', 'lookout', 'innkeeper'] as const;
export type AdventurePersonKind = (typeof ADVENTURE_PERSON_KINDS)[number];
