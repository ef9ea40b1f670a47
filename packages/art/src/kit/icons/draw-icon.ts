/** Draws an icon in a square of 100 with a given ink and perhaps a second tone. */
export type DrawIcon = (ink: string, accent?: string) => string;
