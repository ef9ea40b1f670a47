import { mergePlayedDeals, type PlayedDeals } from '@roadstead/bots';
import type { ArenaPool } from './arena-pool.js';
import type { ArenaJob, ArenaTask } from './job.js';

/**
 * Plays the deals of a match. When the pool's signal comes, it returns those from the first up to the first that is
 * missing: the same ones that a shorter match would have played. Null if there is not even one. `progress` counts these.
 */
export async function playMatch(
  pool: ArenaPool,
  job: ArenaJob,
  deals: number,
  progress: (done: number) => void,
): Promise<PlayedDeals | null> {
  const played = new Map<number, PlayedDeals>();
  let whole = 0;
  await pool.run(singly(job, deals), (stretch, { from }) => {
    played.set(from, stretch);
    while (played.has(whole)) whole++;
    progress(whole);
  });
  return whole === 0 ? null : mergePlayedDeals(Array.from({ length: whole }, (_, deal) => played.get(deal)!));
}

/** One by one: a single deal of strong bots can take minutes. */
function* singly(job: ArenaJob, deals: number): Generator<ArenaTask> {
  for (let from = 0; from < deals; from++) yield { job, from, to: from + 1 };
}
