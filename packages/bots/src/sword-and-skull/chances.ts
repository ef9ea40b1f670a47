import { FACES, LUCKY_BLOW_PLUS, PLAYERS, ransom } from '@roadstead/sword-and-skull';

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

/** SS-B1, SS-B2: whether the attacker wins with these dice. */
export function isAhead(mine: number, theirs: number, lead: number): boolean {
  return mine > 0 && (theirs === 0 || mine + lead >= theirs);
}

const MUCH_GOLD = 60;

/** By players and gold: the chance that the Pirate King asks for no more than that. */
const PAYS: readonly (readonly number[])[] = Array.from({ length: PLAYERS.max + 1 }, (_, players) =>
  Array.from({ length: MUCH_GOLD + 1 }, (_, gold) => (players < PLAYERS.min ? 0 : payableDice(gold, players) / FACES)),
);

function payableDice(gold: number, players: number): number {
  let dice = 0;
  for (let die = 0; die < FACES; die++) if (ransom(die, players) <= gold) dice++;
  return dice;
}

export function payChance(gold: number, players: number): number {
  return PAYS[players]![Math.max(0, Math.min(MUCH_GOLD, Math.floor(gold)))]!;
}

/** What the King asks for on average. */
export function meanRansom(players: number): number {
  let sum = 0;
  for (let die = 0; die < FACES; die++) sum += ransom(die, players);
  return sum / FACES;
}
