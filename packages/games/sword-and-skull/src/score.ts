import { FACES, KING_MIGHT, ransom } from './board/numbers.js';
import { DECIDING, winningRolls } from './odds.js';
import type { Player, State } from './state.js';

/** A win is worth more than anything else can be. */
const WON = 100;
/** What being sure of one way to win is worth before one is there; and what else one has, for what may come of it. */
const READY = 20;
const MIGHT = 0.4;
const GOLD = 0.1;
const SYMBOL = 0.6;

/** How well each seat stands: the better of its ways to win, and what helps it on. */
export function scores(state: State): readonly number[] {
  const { won, players } = state;
  const price = meanRansom(players.length);
  return players.map((player, seat) => (won?.seat === seat ? WON : standing(player, price)));
}

function standing({ gold, might, symbols }: Player, price: number): number {
  const fight = winningRolls(Math.max(might[0]!, might[1]!) - KING_MIGHT) / DECIDING;
  const ready = Math.max(fight, Math.min(1, gold / price) ** 2);
  return READY * ready + MIGHT * (might[0]! + might[1]!) + GOLD * gold + SYMBOL * symbols;
}

function meanRansom(players: number): number {
  let sum = 0;
  for (let die = 0; die < FACES; die++) sum += ransom(die, players);
  return sum / FACES;
}
