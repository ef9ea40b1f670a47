/** The persons that the boxes bring. */
export const BOX_PERSON_KINDS = ['wholesaler', 'passenger', 'gambler', 'clerk', 'gunner', 'vice_admiral'] as const;
export type BoxPersonKind = (typeof BOX_PERSON_KINDS)[number];
