import { FACES } from '../board/numbers.js';
import { LUCKY_BLOW_PLUS } from '../cards/fortune.js';
import { isAhead } from '../rules/ahead.js';

/** Leads beyond these change nothing any more: the die of the one side cannot make up for them. */
const FAR = FACES;

/**
 * The chance that the attacker wins a fight, by how much higher his Might is: exact, for one who plays Lucky Blows and
 * Quick Thinking as long as they help, against a side that plays no card.
 */
export function winChance(lead: number, blows = 0, thinkings = 0): number {
  const reach = Math.max(-FAR, Math.min(FAR, lead + blows * LUCKY_BLOW_PLUS));
  return CHANCES[Math.min(MOST_THINKINGS, thinkings)]![reach + FAR]!;
}

const MOST_THINKINGS = 3;

const CHANCES: readonly (readonly number[])[] = Array.from({ length: MOST_THINKINGS + 1 }, (_, thinkings) =>
  Array.from({ length: 2 * FAR + 1 }, (_, i) => chanceOf(i - FAR, thinkings)),
);

function chanceOf(lead: number, thinkings: number): number {
  let sum = 0;
  for (let mine = 0; mine < FACES; mine++) {
    for (let theirs = 0; theirs < FACES; theirs++) {
      if (mine + theirs > 0) sum += withDice(mine, theirs, lead, thinkings);
    }
  }
  return sum / (FACES * FACES - 1);
}

/** With the dice on the table, and so many chances to roll one's own again. */
export function withDice(mine: number, theirs: number, lead: number, thinkings: number): number {
  if (isAhead(mine, theirs, lead)) return 1;
  if (mine === 0 && theirs === 0) return chanceOf(lead, thinkings); // both dice are rolled again
  return thinkings === 0 ? 0 : afterThinking(theirs, lead, thinkings);
}

/** One's own die rolled again. */
export function afterThinking(theirs: number, lead: number, thinkings: number): number {
  let sum = 0;
  for (let mine = 0; mine < FACES; mine++) sum += withDice(mine, theirs, lead, thinkings - 1);
  return sum / FACES;
}
