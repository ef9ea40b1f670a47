import type { GameEntry } from '@roadstead/kernel';

/** How many deals every choice is played on in thought, by what a person asks for. */
const USUAL = { quick: 100, thorough: 400 } as const;
export type Depth = keyof typeof USUAL;
export const DEPTHS = Object.keys(USUAL) as readonly Depth[];

/** The same for a game that may be slow in thought. */
export function iterationsOf({ analysed }: Pick<GameEntry, 'analysed'>): Readonly<Record<Depth, number>> {
  const part = analysed?.part ?? 1;
  return { quick: Math.round(part * USUAL.quick), thorough: Math.round(part * USUAL.thorough) };
}
