import type { GameEntry } from '@roadstead/kernel';
import { speakAlso } from '../../words/index.svelte.js';
import type { PlanDesk, PlanParts } from './plan-desk.svelte.js';

/** The commands of a game that has some, loaded with their words; nothing where it has none. */
export async function openPlans({ plans }: Pick<GameEntry, 'plans'>, parts: PlanParts): Promise<PlanDesk | undefined> {
  if (plans === undefined) return undefined;
  const [{ PlanDesk }, { learnFurniture }] = await Promise.all([
    import('./plan-desk.svelte.js'),
    import('../furniture/words/index.svelte.js'),
  ]);
  await speakAlso(learnFurniture);
  return new PlanDesk(plans, parts);
}
