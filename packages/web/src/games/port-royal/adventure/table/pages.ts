/** What a phone shows of a chapter, one beside the other. */
export const PAGES = ['harbour', 'missions', 'month'] as const;
export type Page = (typeof PAGES)[number];
