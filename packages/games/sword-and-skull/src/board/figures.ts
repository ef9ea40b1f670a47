/** Everybody has one of each. In the state a figure is its place in this list. */
export const FIGURES = ['officer', 'pirate'] as const;
export type Figure = (typeof FIGURES)[number];

export const OFFICER = 0;
export const PIRATE = 1;

export const otherFigure = (figure: number): number => 1 - figure;
