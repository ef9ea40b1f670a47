import {
  attackerWins,
  type Chances,
  type Event,
  type FightView,
  fightChances,
  type MightSource,
  mightSources,
  type PlayerView,
  rerollChances,
  SMOKY_MIGHT,
  type View,
} from '@roadstead/sword-and-skull';

/** One side of a fight, as a sum that can be followed. */
export interface FightSide {
  readonly side: 0 | 1;
  /** Whose figure it is; null for an enemy, the First Mate and the King. */
  readonly player: PlayerView | null;
  readonly figure: FightView['figure'] | null;
  /** What the Might consists of; none for those who are not players. */
  readonly sources: readonly MightSource[];
  readonly might: number;
  /** A smoky cave's share of an enemy's Might. */
  readonly smoky: number;
  readonly die: number | null;
  readonly plus: number;
  readonly total: number;
  /** Cards that were played in this fight, in their order. */
  readonly played: readonly PlayedCard[];
}

export interface PlayedCard {
  readonly card: string;
  /** Quick Thinking: what lay there, and what came. */
  readonly from?: number;
  readonly to?: number;
}

export interface FightModel {
  readonly fight: FightView;
  readonly sides: readonly [FightSide, FightSide];
  /** How many total points the attacker is ahead. */
  readonly lead: number;
  /** Who wins as it lies; null before the dice, and for two blanks. */
  readonly winner: 0 | 1 | null;
  /** Before the dice: the attacker's chance. */
  readonly chances: Chances;
}

/** A fight by what everybody sees. `told`: what happened in this turn, the turn's beginning first. */
export function fightModel(view: View, fight: FightView, told: readonly Event[]): FightModel {
  const { might, plus, dice } = fight;
  const history = told.slice(told.findLastIndex(({ type }) => type === 'fight') + 1);
  const margin = might[0] + plus[0] - might[1] - plus[1];
  const attackers = dice === null ? null : attackerWins(dice, margin);
  return {
    fight,
    sides: [sideOf(0, view, fight, history), sideOf(1, view, fight, history)],
    lead: margin + (dice === null ? 0 : dice[0] - dice[1]),
    winner: attackers === null ? null : attackers ? 0 : 1,
    chances: fightChances(margin),
  };
}

function sideOf(side: 0 | 1, view: View, fight: FightView, history: readonly Event[]): FightSide {
  const seat = side === 0 ? fight.attacker : fight.seat;
  const figure = side === 0 ? fight.figure : (fight.foeFigure ?? null);
  const player = seat === undefined ? null : view.players[seat]!;
  const might = fight.might[side];
  const die = fight.dice?.[side] ?? null;
  const plus = fight.plus[side];
  const isSmoky = side === 1 && (fight.fortune ?? 0) > 0;
  return {
    side,
    player,
    figure,
    sources: player === null || figure === null ? [] : mightSources(player, figure),
    might,
    smoky: isSmoky ? SMOKY_MIGHT : 0,
    die,
    plus,
    total: might + (die ?? 0) + plus,
    played: player === null ? [] : playedBy(player.seat, side, history),
  };
}

/** The cards of one side, with the die that Quick Thinking threw anew. */
function playedBy(seat: number, side: 0 | 1, history: readonly Event[]): readonly PlayedCard[] {
  const cards: PlayedCard[] = [];
  let die: number | undefined;
  for (const event of history) {
    if (event.type === 'rolled' && event.why === 'fight') die = event.dice[side];
    if (event.type === 'played' && event.seat === seat) cards.push({ card: event.card });
    if (event.type === 'rerolled' && event.seat === seat) {
      cards[cards.length - 1] = { ...cards.at(-1)!, ...(die !== undefined && { from: die }), to: event.die };
      die = event.die;
    }
  }
  return cards;
}

/** What a card would do to one's own chance now: `F02` Lucky Blow, `F03` Quick Thinking; null before the dice. */
export function chancesWith(card: string, fight: FightView, side: 0 | 1, blow: number): Chances | null {
  const { dice, might, plus } = fight;
  if (dice === null) return null;
  const margin = might[0] + plus[0] - might[1] - plus[1];
  if (card === 'F03') return rerollChances(side, dice, margin);
  const won = attackerWins(dice, margin + (side === 0 ? blow : -blow));
  if (won === null) return null;
  return { wins: won === (side === 0) ? 1 : 0, of: 1 };
}
