/** How many deals every choice is played on in thought, by what a person asks for. */
export const DEPTHS = { quick: 100, thorough: 400 } as const;
export type Depth = keyof typeof DEPTHS;
