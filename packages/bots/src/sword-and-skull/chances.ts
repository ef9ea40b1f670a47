import { FACES, PLAYERS, ransom } from '@roadstead/sword-and-skull';

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
