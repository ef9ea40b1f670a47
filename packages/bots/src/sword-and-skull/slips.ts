import type { Random, Seat } from '@roadstead/kernel';
import { type Action, type ActionOf, LAKE, OUTER, spaceNumber, type View } from '@roadstead/sword-and-skull';
import { lairChance, type Outlook, outlookOf } from './outlook.js';
import { CAPTAINS, WEIGHT_ROWS } from './weight-rows.js';
import type { Weights } from './weights.js';
import { figureInQuestion, worthOf } from './worth.js';

/** Of each kind of answer, the part that a beginner wavers between, and the fewest. */
const WAVERS = 0.5;
const FEWEST = 2;
/** Gold is what a beginner sees: nothing is gathered for the King, nor for what it will bring in later rounds. */
const BEGINNER: Weights = { ...WEIGHT_ROWS.captain, gold: 1, nearRansom: 0, might: 0.2, nearKing: 0, symbol: 0.3 };
/** And he does not dare into the volcano before his chance in the lair is this good. */
const DARES = 0.6;
/** So much may be thrown away, where a victory is 100: three pieces of gold too many, but no card played in vain. */
const CARELESS = 0.9;

/**
 * A beginner's mistake: first what kind of thing to do, whatever speaks for it, and then one of the ways of doing it that look
 * better to him, by greed and by fear. Nobody pays all he has for a knife, leaves what he has won, or fights on with the
 * ransom in his purse.
 */
export function slip(view: View, seat: Seat, legal: readonly Action[], random: Random): Action {
  const outlook = outlookOf(view, seat, CAPTAINS[view.players.length]!);
  const weighed = legal.map((action) => ({ action, worth: worthOf(outlook, action) }));
  const sensible = daring(
    outlook,
    weighed.filter((one) => isSensible(one, weighed)).map(({ action }) => action),
  );
  const kinds = [...new Set(sensible.map(({ type }) => type))];
  const kind = kinds[random.int(kinds.length)]!;
  const seen = outlookOf(view, seat, BEGINNER);
  const ways = sensible
    .filter(({ type }) => type === kind)
    .map((action) => ({ action, worth: worthOf(seen, action) }))
    .sort((a, b) => b.worth - a.worth);
  const among = Math.min(ways.length, Math.max(FEWEST, Math.ceil(ways.length * WAVERS)));
  return ways[random.int(among)]!.action;
}

/** What a beginner dares to do, where he has a choice. */
function daring(outlook: Outlook, actions: readonly Action[]): readonly Action[] {
  const dared = actions.filter((action) => action.type !== 'go' || !isFeared(outlook, action));
  return dared.length === 0 ? actions : dared;
}

/** SS-M5, SS-M6: off the ring into the volcano, or out of the Den into the lake. */
function isFeared({ own, view, all }: Outlook, { to }: ActionOf<'go'>): boolean {
  const figure = figureInQuestion(view);
  const space = spaceNumber(to)!;
  const isDeeper = space === LAKE || (OUTER.includes(own.at[figure]!) && !OUTER.includes(space));
  return isDeeper && lairChance(own, figure, all.length) < DARES;
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
