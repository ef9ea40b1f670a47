import type { Seat } from '@roadstead/kernel';
import { FIGURES, type Figure } from './board/figures.js';
import { ENEMIES } from './cards/enemies.js';
import type { Fight } from './state.js';

export type Foe = 'player' | 'enemy' | 'mate' | 'king';

/** A fight as everybody sees it. In pairs the attacker comes first. */
export interface FightView {
  readonly attacker: Seat;
  readonly figure: Figure;
  readonly foe: Foe;
  /** Against a player's figure. */
  readonly seat?: Seat;
  readonly foeFigure?: Figure;
  /** Against an enemy: its card, and the gold, items and fortune cards that beating it brings. */
  readonly card?: string;
  readonly gold?: number;
  readonly items?: number;
  readonly fortune?: number;
  readonly might: readonly [number, number];
  readonly dice: readonly [number, number] | null;
  /** Lucky Blows and a spyglass. */
  readonly plus: readonly [number, number];
}

export function fightView(fight: Fight): FightView {
  const { attacker, figure, foe, might, dice, plus } = fight;
  return {
    attacker,
    figure: FIGURES[figure]!,
    foe,
    ...(foe === 'player' && { seat: fight.seat, foeFigure: FIGURES[fight.foeFigure]! }),
    ...(foe === 'enemy' && {
      card: ENEMIES[fight.card]!.id,
      gold: fight.gold,
      items: fight.items,
      fortune: fight.fortune,
    }),
    might: [might[0]!, might[1]!],
    dice: dice === null ? null : [dice[0]!, dice[1]!],
    plus: [plus[0]!, plus[1]!],
  };
}
