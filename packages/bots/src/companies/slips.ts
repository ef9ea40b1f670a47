import type { Action, View } from '@roadstead/companies';
import type { Random, Seat } from '@roadstead/kernel';
import { weighed } from './policy.js';
import { CAPTAIN } from './weight-rows.js';

/** Of each kind of answer, the part that a beginner wavers between, and the fewest. */
const WAVERS = 0.5;
const FEWEST = 2;
/** Nobody abandons ships, throws cargo away or begins a fight that he cannot win, not even by mistake. */
const SENSELESS = -20;

/** A beginner's mistake: first what kind of thing to do, whatever speaks for it, and then one of the better ways of doing it. */
export function slip(view: View, seat: Seat, legal: readonly Action[], random: Random): Action {
  const all = weighed(view, seat, legal, CAPTAIN);
  const sensible = all.filter(({ worth }, place) => place === 0 || worth > SENSELESS);
  const kinds = [...new Set(sensible.map(({ action }) => action.type))];
  const kind = kinds[random.int(kinds.length)]!;
  const ways = sensible.filter(({ action }) => action.type === kind);
  const among = Math.min(ways.length, Math.max(FEWEST, Math.ceil(ways.length * WAVERS)));
  return ways[random.int(among)]!.action;
}
