import type { Random, Seat } from '@roadstead/kernel';
import type { Action, View } from '@roadstead/sword-and-skull';
import { outlookOf } from './outlook.js';
import { CAPTAIN } from './weight-rows.js';
import { worthOf } from './worth.js';

/** Of each kind of answer, the part that a beginner wavers between, and the fewest. */
const WAVERS = 0.5;
const FEWEST = 2;
/** So much may be thrown away, where a victory is 100: three pieces of gold too many, but no card played in vain. */
const CARELESS = 0.9;

/**
 * A beginner's mistake: first what kind of thing to do, whatever speaks for it, and then one of the better ways of doing it.
 * Nobody pays all he has for a knife, leaves what he has won, or fights on with the ransom in his purse.
 */
export function slip(view: View, seat: Seat, legal: readonly Action[], random: Random): Action {
  const outlook = outlookOf(view, seat, CAPTAIN);
  const weighed = legal.map((action) => ({ action, worth: worthOf(outlook, action) }));
  const sensible = weighed.filter((one) => isSensible(one, weighed));
  const kinds = [...new Set(sensible.map(({ action }) => action.type))];
  const kind = kinds[random.int(kinds.length)]!;
  const ways = sensible.filter(({ action }) => action.type === kind).sort((a, b) => b.worth - a.worth);
  const among = Math.min(ways.length, Math.max(FEWEST, Math.ceil(ways.length * WAVERS)));
  return ways[random.int(among)]!.action;
}

interface Weighed {
  readonly action: Action;
  readonly worth: number;
}

function isSensible({ action, worth }: Weighed, all: readonly Weighed[]): boolean {
  switch (action.type) {
    case 'bonus':
      return action.take !== 'nothing';
    case 'bid':
    case 'play': {
      const instead = all.find(({ action: { type } }) => type === 'pass' || type === 'roll' || type === 'endTurn');
      return instead === undefined || worth > instead.worth - CARELESS;
    }
    case 'fight':
      return !all.some((one) => one.action.type === 'pay');
    default:
      return true;
  }
}
