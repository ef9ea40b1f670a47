import type { ErrandPace } from './errands.js';

/** About how many of it come a team's way in a turn, and are within the means of the one who needs them. */
const PACES: Readonly<Record<ErrandPace, number>> = {
  kind: 0.075,
  trader: 0.13,
  cheap: 0.2,
  sword: 0.15,
  symbol: 0.25,
  influence: 0.5,
  coin: 1.2,
  savedCoin: 0.25,
  tax: 0.12,
  bust: 0.3,
  forgone: 0.1,
  threeColours: 0.25,
  fourColours: 0.12,
  kept: 0.15,
};

/** More than this is as far away. */
const MOST = 16;
/** There is always a way: what seems hopeless is not given up for it. */
export const HOPELESS = -6;
/** The turn under way. */
const THIS_TURN = 0.5;

/** By pace and turns, as they are first asked for. */
const CHANCES: Partial<Record<ErrandPace, Float64Array[]>> = {};

/** The logarithm of the chance that so many come in the turns left (the tail of a Poisson distribution), by their number. */
export function logChances(pace: ErrandPace, turns: number): Float64Array {
  CHANCES[pace] ??= [];
  const byTurns = CHANCES[pace];
  byTurns[turns] ??= tail(PACES[pace] * (turns + THIS_TURN));
  return byTurns[turns]!;
}

function tail(expected: number): Float64Array {
  const logs = new Float64Array(MOST + 1);
  let term = Math.exp(-expected);
  let below = 0;
  for (let n = 1; n <= MOST; n++) {
    below += term;
    term *= expected / n;
    logs[n] = Math.max(HOPELESS, Math.log(Math.max(Number.EPSILON, 1 - below)));
  }
  return logs;
}

/** The same for any number. */
export function logAt(logs: Float64Array, number: number): number {
  if (number <= 0) return 0;
  if (number >= MOST) return logs[MOST]!;
  const whole = Math.floor(number);
  const part = number - whole;
  return part === 0 ? logs[whole]! : logs[whole]! * (1 - part) + logs[whole + 1]! * part;
}
