import { fortuneName, type Pending } from '@roadstead/sword-and-skull';
import { rulesOfCard } from '@roadstead/sword-and-skull/rulebook';
import type { PlayTelling } from './telling.js';

/** When a card of the hand can be played (SS-C4, SS-B7). */
type Occasion = 'start' | 'end' | 'before' | 'after';

const MOMENTS: Readonly<Record<string, Occasion>> = {
  F01: 'before',
  F02: 'after',
  F03: 'after',
  F04: 'start',
  F05: 'end',
  F06: 'start',
  F13: 'start',
  F14: 'end',
  F15: 'end',
};

export const momentOf = (card: string): Occasion => MOMENTS[card]!;

/** A card of the hand that cannot be played now. */
export interface IdleCard {
  readonly card: string;
  readonly name: string;
  readonly why: string;
  readonly rules: readonly string[];
}

/** Each kind of card in the hand that does not fit, with why: the hand looks the same whatever is in it (SS-C5). */
export function idleCards(pending: Pending, { stand, language, words }: PlayTelling): readonly IdleCard[] {
  const hand = stand.view.players[pending.seat]!.hand ?? [];
  const fits = new Set(stand.legal.flatMap((action) => (action.type === 'play' ? [action.card as string] : [])));
  return [...new Set(hand)]
    .filter((card) => !fits.has(card))
    .map((card) => ({
      card,
      name: fortuneName(card, language),
      why: isMomentFor(card, pending) ? words.asks.noneFits : words.asks.fits[momentOf(card)],
      rules: rulesOfCard(card),
    }));
}

/** The moment is right, and it would have no effect (SS-C9) or there is nothing to pay it with. */
function isMomentFor(card: string, pending: Pending): boolean {
  const moment = momentOf(card);
  if (pending.kind === 'turn') return moment === 'start';
  if (pending.kind === 'end') return moment === 'end';
  return pending.kind === 'window' && moment === pending.when;
}
