import { FIGURES, type Figure } from '../board/figures.js';
import { FACES, KING_MIGHT, MATE_MIGHT, ransom, SMOKY_MIGHT } from '../board/numbers.js';
import { ENEMIES, strengthOf } from '../cards/enemies.js';
import { SPYGLASS, SPYGLASS_PLUS } from '../cards/items.js';
import { DECIDING, winningRolls } from '../odds.js';
import { isAhead } from '../rules/ahead.js';
import type { PlayerView, View } from '../view.js';
import { hasItem } from './might.js';

/** `wins` of `of` rolls, all alike. Cards in hands are not counted: nobody knows them all. */
export interface Chances {
  readonly wins: number;
  readonly of: number;
}

export const shareOf = ({ wins, of }: Chances): number => (of === 0 ? 0 : wins / of);

/** A fight of two dice, before they are rolled; `lead`: how much more Might the attacker has. */
export const fightChances = (lead: number): Chances => ({ wins: winningRolls(lead), of: DECIDING });

/** SS-B1, SS-B2: who wins with these dice; null for two blanks, which are rolled again. */
export function attackerWins([mine, theirs]: readonly [number, number], lead: number): boolean | null {
  if (mine === 0 && theirs === 0) return null;
  return isAhead(mine, theirs, lead);
}

/** Rolling one die of a fight anew, the other as it lies (Quick Thinking): of how many faces the side wins. */
export function rerollChances(side: 0 | 1, dice: readonly [number, number], lead: number): Chances {
  let wins = 0;
  for (let die = 0; die < FACES; die++) {
    const rolled: readonly [number, number] = side === 0 ? [die, dice[1]] : [dice[0], die];
    const won = attackerWins(rolled, lead);
    const share = won === null ? winningRolls(lead) / DECIDING : won ? 1 : 0;
    wins += side === 0 ? share : 1 - share;
  }
  return { wins, of: FACES };
}

const plusOf = (player: PlayerView): number => (hasItem(player, SPYGLASS) ? SPYGLASS_PLUS : 0);

/** SS-F18, SS-C13 */
export function mateChances(player: PlayerView, figure: Figure): Chances {
  return fightChances(player.might[figure] + plusOf(player) - MATE_MIGHT);
}

/** SS-F9 */
export const kingChances = ({ might }: PlayerView, figure: Figure): Chances => fightChances(might[figure] - KING_MIGHT);

/** The figure that has the better chance against the Pirate King. */
export function bestAgainstKing(player: PlayerView): { readonly figure: Figure; readonly chances: Chances } {
  const figure = player.might.pirate > player.might.officer ? 'pirate' : FIGURES[0];
  return { figure, chances: kingChances(player, figure) };
}

/** SS-F9: the price for each face of the die. */
export function ransoms(players: number): readonly number[] {
  return Array.from({ length: FACES }, (_, die) => ransom(die, players));
}

/** How many faces of the die ask for no more than a player has. */
export function ransomChances({ gold }: PlayerView, players: number): Chances {
  const prices = ransoms(players);
  return { wins: prices.filter((price) => price <= gold).length, of: prices.length };
}

/** SS-F9: of winning, were the better figure in the lair now: the ransom where the gold reaches, a fight where it does not. */
export function lairChances(player: PlayerView, players: number): Chances {
  const pays = ransomChances(player, players);
  const { chances: beats } = bestAgainstKing(player);
  return { wins: pays.wins * beats.of + (pays.of - pays.wins) * beats.wins, of: pays.of * beats.of };
}

/** SS-F2: what may come out of a cave, by the cards that are not seen; each is as likely. */
export interface EnemyAhead {
  readonly least: number;
  readonly most: number;
  /** The mean over the cards. */
  readonly chances: Chances;
  /** What beating one brings on average. */
  readonly gold: number;
}

/** Null where no enemy is left anywhere. */
export function enemyAhead(view: View, player: PlayerView, figure: Figure, isSmoky: boolean): EnemyAhead | null {
  const cards = enemiesUnseen(view);
  if (cards.length === 0) return null;
  const rows = cards.map((card) => strengthOf(card, player.crewCount));
  const mights = rows.map(({ might }) => might + (isSmoky ? SMOKY_MIGHT : 0));
  const wins = mights.map((might) => winningRolls(player.might[figure] + plusOf(player) - might));
  return {
    least: Math.min(...mights),
    most: Math.max(...mights),
    chances: { wins: sum(wins), of: DECIDING * cards.length },
    gold: sum(rows.map(({ gold }, i) => gold * wins[i]!)) / (DECIDING * cards.length),
  };
}

/** An enemy's card against a figure, as a Spyglass shows it. */
export function enemyChances(card: string, player: PlayerView, figure: Figure, isSmoky: boolean): Chances {
  const { might } = strengthFor(card, player);
  return fightChances(player.might[figure] + plusOf(player) - might - (isSmoky ? SMOKY_MIGHT : 0));
}

/** SS-B4: an enemy's Might and reward for a player. */
export const strengthFor = (card: string, { crewCount }: PlayerView) =>
  strengthOf(
    ENEMIES.findIndex(({ id }) => id === card),
    crewCount,
  );

/** SS-S3: the pile; where it is empty, the discards that it will be made of. */
function enemiesUnseen({ piles, discards, fight, spied }: View): readonly number[] {
  const gone = new Set(piles.enemy > 0 ? discards.enemy : []);
  if (fight?.card !== undefined) gone.add(fight.card);
  if (spied !== null && piles.enemy > 1) gone.add(spied);
  return ENEMIES.flatMap(({ id }, card) => (gone.has(id) ? [] : [card]));
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);
