import type { ThinkRequest } from './think.js';

/** However long somebody had to wait before thinking could begin, so much is left for it. */
const LEAST_MS = 50;

/** The same question with that much less time to think. */
export function inTimeLeft(request: ThinkRequest, waitedMs: number): ThinkRequest {
  const { ms } = request.budget;
  if (ms === undefined) return request;
  return { ...request, budget: { ...request.budget, ms: Math.max(LEAST_MS, ms - waitedMs) } };
}
