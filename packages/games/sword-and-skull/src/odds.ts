import type { Odds, Seat } from '@roadstead/kernel';
import { FIGURES, type Figure } from './board/figures.js';
import { FACES, KING_MIGHT, SMOKY_MIGHT } from './board/numbers.js';
import { SPACES } from './board/spaces.js';
import { strengthOf } from './cards/enemies.js';
import { SPYGLASS_PLUS } from './cards/items.js';
import type { Foe } from './fight-view.js';
import { isAhead } from './rules/ahead.js';
import type { Fight, State } from './state.js';

/** How a fight would go if nobody played a card: `wins` of `of` rolls are the attacker's. */
export interface FightOdds {
  readonly attacker: Seat;
  readonly figure: Figure;
  readonly foe: Foe;
  readonly seat?: Seat;
  readonly foeFigure?: Figure;
  readonly wins: number;
  readonly of: number;
}

export interface SkullOdds extends Odds {
  /** The fights that are under way, or that the question at hand is about. */
  readonly fights: readonly FightOdds[];
}

/** Rolls of two dice that decide a fight: two blanks are rolled again. */
export const DECIDING = FACES * FACES - 1;

/** SS-B1, SS-B2: the rolls that an attacker wins whose Might, with all that is added, is so much higher than the foe's. */
export function winningRolls(lead: number): number {
  let wins = 0;
  for (let mine = 1; mine < FACES; mine++) {
    for (let theirs = 0; theirs < FACES; theirs++) if (isAhead(mine, theirs, lead)) wins++;
  }
  return wins;
}

/** The sums of two dice, as often as they come. */
const SUMS: Readonly<Record<string, number>> = (() => {
  const sums: Record<string, number> = {};
  for (let a = 0; a < FACES; a++) for (let b = 0; b < FACES; b++) sums[a + b] = (sums[a + b] ?? 0) + 1;
  return sums;
})();

const NOTHING: Odds = { total: 0, weights: {} };

/**
 * What the dice may bring next: the sum of a move, or who wins the fight whose dice come next (`attacker`, `foe`); and the
 * odds of the fights that are at hand.
 */
export function odds(state: State, viewer: Seat | null): SkullOdds {
  const fights = fightsAtHand(state, viewer);
  if (state.asking?.kind === 'turn') return { total: FACES * FACES, weights: SUMS, fights };
  const [fight] = fights;
  if (fight === undefined || state.fight === null || state.fight.dice !== null) return { ...NOTHING, fights };
  return { total: fight.of, weights: { attacker: fight.wins, foe: fight.of - fight.wins }, fights };
}

function fightsAtHand(state: State, viewer: Seat | null): readonly FightOdds[] {
  const { fight, asking } = state;
  if (fight !== null) return [oddsOfFight(fight)];
  if (asking === null) return [];
  const { seat } = asking;
  const { might, at, crewCount } = state.players[seat]!;
  switch (asking.kind) {
    case 'attack':
      return asking.foes.map(([foe, foeFigure]) => ({
        attacker: seat,
        figure: FIGURES[asking.figure]!,
        foe: 'player',
        seat: foe,
        foeFigure: FIGURES[foeFigure]!,
        ...chances(might[asking.figure]! - state.players[foe]!.might[foeFigure]!),
      }));
    case 'lair': {
      const figure = FIGURES[asking.figure]!;
      return [{ attacker: seat, figure, foe: 'king', ...chances(might[asking.figure]! - KING_MIGHT) }];
    }
    case 'spy': {
      if (viewer !== seat) return [];
      const isSmoky = SPACES[at[asking.figure]!]!.type === 'smoky_cave';
      const enemy = strengthOf(state.enemies.cards.at(-1)!, crewCount).might + (isSmoky ? SMOKY_MIGHT : 0);
      const lead = might[asking.figure]! + SPYGLASS_PLUS - enemy;
      return [{ attacker: seat, figure: FIGURES[asking.figure]!, foe: 'enemy', ...chances(lead) }];
    }
    default:
      return [];
  }
}

/** After the dice the fight is as good as decided, unless somebody plays a card. */
function oddsOfFight({ attacker, figure, foe, seat, foeFigure, might, plus, dice }: Fight): FightOdds {
  const lead = might[0]! + plus[0]! - might[1]! - plus[1]!;
  return {
    attacker,
    figure: FIGURES[figure]!,
    foe,
    ...(foe === 'player' && { seat, foeFigure: FIGURES[foeFigure]! }),
    ...(dice === null || isDoubleBlank(dice)
      ? chances(lead)
      : { wins: isAhead(dice[0]!, dice[1]!, lead) ? 1 : 0, of: 1 }),
  };
}

const isDoubleBlank = (dice: readonly number[]): boolean => dice[0] === 0 && dice[1] === 0;

function chances(lead: number): { readonly wins: number; readonly of: number } {
  return { wins: winningRolls(lead), of: DECIDING };
}
