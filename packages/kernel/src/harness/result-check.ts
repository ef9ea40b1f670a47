import type { Result, Seat } from '../contract.js';
import type { MetState } from './met-state.js';
import { mustBePlain } from './state-check.js';

/** At the end every seat has a place, best first, and the winners are among the first. */
export function checkEnding(moment: MetState): void {
  const { game, state, viewers, watch } = moment;
  const result: Result = game.result(state)!;
  mustBePlain(moment, 'the result', result);
  const fail = (detail: string) => watch.fail('the result is sound', `${detail}: ${JSON.stringify(result)}`);
  const { ranking, winners, won } = result;
  const isRankedOnce = (seat: Seat | null) => seat === null || ranking.filter((row) => row.seat === seat).length === 1;
  if (ranking.length !== viewers.length - 1 || !viewers.every(isRankedOnce)) fail('each seat must be ranked once');
  ranking.forEach(({ place }, i) => {
    const above = ranking[i - 1]?.place ?? 0;
    const isNext = place === above + 1 || place === i + 1;
    if (!isNext && (place !== above || i === 0)) fail('places must count up from 1, tied seats sharing one');
  });
  const isFirst = (seat: Seat) => ranking.some((row) => row.seat === seat && row.place === 1);
  if (!winners.every((seat, i) => isFirst(seat) && winners.indexOf(seat) === i)) fail('winners must be in first place');
  const together = won ? ranking.length : 0;
  if (won !== undefined && winners.length !== together) fail('those who play together win together, or nobody does');
}
