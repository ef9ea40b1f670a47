import type { Seat } from '@roadstead/kernel';
import { type Action, PASS } from '../actions.js';
import { FACES } from '../board/numbers.js';
import { LUCKY_BLOW_PLUS } from '../cards/fortune.js';
import type { FightView } from '../fight-view.js';
import { DECIDING, winningRolls } from '../odds.js';
import type { View } from '../view.js';
import type { Order, Unless } from './order.js';

/**
 * In the turn of another a seat may play a card in its fight, or bid; everything else that it is asked is its owner's to
 * decide. Only what everybody sees counts, so that an answer by order tells nothing of a hand (SS-C5).
 */
export function decide({ unless = {} }: Order, view: View, seat: Seat, legal: readonly Action[]): Action | null {
  const { pending, fight } = view;
  if (view.active === seat || pending?.seat !== seat) return null;
  if (pending.kind === 'bid') return bidding(unless, view, legal);
  if (pending.kind !== 'window' || fight === null) return null;
  const isWanted = pending.when === 'before' ? unless.peace && isWeaker(fight) : unless.fights;
  if (isWanted && (pending.when === 'before' || couldTurn(fight, view.players[seat]!.handSize))) return null;
  return PASS;
}

/** `legal` has a bid of so much gold only where it is high enough and can be paid. */
function bidding({ bid, itemFor }: Unless, { auction }: View, legal: readonly Action[]): Action | null {
  const wanted = legal.find((action) => action.type === 'bid' && action.gold === bid);
  if (wanted !== undefined) return wanted;
  const isAsked = itemFor !== undefined && auction!.high < itemFor;
  return isAsked ? null : PASS;
}

/** The one who is asked defends: an attacker is at turn. */
function isWeaker({ might, plus }: FightView): boolean {
  return 2 * winningRolls(might[0] + plus[0] - might[1] - plus[1]) > DECIDING;
}

/** Whether the defender loses as it stands, and so many cards, whichever they are, could make it a win. */
function couldTurn({ might, plus, dice }: FightView, cards: number): boolean {
  const [theirs, mine] = dice!;
  const attacker = might[0] + theirs + plus[0];
  const beats = (die: number, total: number) => die > 0 && (theirs === 0 || total > attacker);
  const base = might[1] + plus[1];
  if (cards === 0 || beats(mine, base + mine)) return false;
  const best = FACES - 1;
  return beats(mine, base + mine + LUCKY_BLOW_PLUS * cards) || beats(best, base + best + LUCKY_BLOW_PLUS * (cards - 1));
}
