import type { Language } from '@roadstead/kernel';
import { type CardRef, contractNamed, type Expedition, figuresFor, isOnTheSpot, SYMBOLS } from '@roadstead/port-royal';
import type { SeatName } from '../../../table/model.js';
import { WORDS } from '../words/index.js';
import { cardAt, isActing, playerAt, type Stand } from './standing.js';
import { symbolsOf } from './totals.js';

/** Why nothing at all can be done here now; null for the seat that is to decide. */
export function whyNotYours(stand: Stand, language: Language, name: SeatName): string | null {
  const words = WORDS[language].reasons;
  if (stand.over) return words.over;
  if (stand.seat === null) return words.spectating;
  if (isActing(stand)) return null;
  const [waited = stand.view.active] = stand.toAct;
  return words.notYours(name(waited));
}

/** What must be done before anything else in this phase. */
function whyNotNow({ view }: Stand, language: Language): string | null {
  const words = WORDS[language].reasons;
  if (view.phase === 'repel') return words.repelFirst;
  return view.phase === 'decide' ? words.decideFirst : null;
}

/** Why a card of the harbour cannot be taken. */
export function whyNotTaken(ref: CardRef, stand: Stand, language: Language, name: SeatName): string {
  const words = WORDS[language];
  const { view, seat } = stand;
  const earlier = whyNotYours(stand, language, name) ?? whyNotNow(stand, language);
  if (earlier !== null || seat === null) return earlier ?? words.reasons.spectating;
  if (view.phase === 'discover') return words.reasons.stopFirst;
  if (view.phase === 'bust') return words.reasons.busted;
  if (view.picksLeft === 0) return words.reasons.noPicks;
  const card = cardAt(ref);
  const coins = playerAt(view, seat)?.coins ?? 0;
  const { price, fee } = figuresFor(view, seat);
  if (card.type !== 'person') return words.reasons.noFee(words.counts.coins(fee));
  const missing = words.counts.coins(price(card) + fee - coins);
  return fee > 0 ? words.reasons.tooDearWithFee(missing, words.counts.coins(fee)) : words.reasons.tooDear(missing);
}

/** Why an expedition cannot set sail. */
export function whyNotClaimed(ref: CardRef, stand: Stand, language: Language, name: SeatName): string {
  const words = WORDS[language].reasons;
  const { view, seat } = stand;
  const player = playerAt(view, seat);
  const missing = player ? missingFor(cardAt(ref) as Expedition, symbolsOf(player), language) : '';
  if (player && missing !== '') return words.missingCrew(missing);
  const earlier = whyNotYours(stand, language, name) ?? whyNotNow(stand, language);
  if (earlier !== null) return earlier;
  return seat === view.active ? words.notNow : words.othersTurn;
}

/** Symbols that a display lacks, once its jacks-of-all-trades have filled the first gaps. */
function missingFor(card: Expedition, have: ReturnType<typeof symbolsOf>, language: Language): string {
  const { counts } = WORDS[language];
  const say = { anchor: counts.anchors, cross: counts.crosses, house: counts.houses };
  let jacks = have.any;
  const gaps = SYMBOLS.map((symbol) => {
    const gap = Math.max(0, card.requires[symbol] - have[symbol]);
    const filled = Math.min(gap, jacks);
    jacks -= filled;
    return { symbol, n: gap - filled };
  });
  return counts.and(gaps.filter(({ n }) => n > 0).map(({ symbol, n }) => say[symbol](n)));
}

/** Why a contract cannot be fulfilled. */
export function whyNotFulfilled(id: string, stand: Stand, language: Language, name: SeatName): string {
  const words = WORDS[language].reasons;
  const { view, seat } = stand;
  const contract = contractNamed(id);
  const open = view.contracts?.find((one) => one.id === id);
  const player = playerAt(view, seat);
  if (!player || !open || seat === null) return whyNotYours(stand, language, name) ?? words.notNow;
  if (open.slots.includes(seat)) return words.alreadyFulfilled;
  const isOnItsWay = Object.values(open.fields).some((seats) => seats.includes(seat));
  if (player.cubes === 0 && !isOnItsWay) return words.noCubes;
  if (isOnTheSpot(contract)) return words.onTheSpot;
  const earlier = whyNotYours(stand, language, name) ?? whyNotNow(stand, language);
  if (earlier !== null) return earlier;
  return 'kept' in contract.task && seat !== view.active ? words.activeOnly : words.notMet;
}

/** Why no card can be turned up. */
export function whyNotDrawn(stand: Stand, language: Language, name: SeatName): string {
  const words = WORDS[language].reasons;
  const earlier = whyNotYours(stand, language, name) ?? whyNotNow(stand, language);
  if (earlier !== null) return earlier;
  const { phase, gambled = 0 } = stand.view;
  if (phase === 'bust') return words.busted;
  if (phase === 'discover') return gambled > 0 ? words.gambledAlready : words.noCards;
  return words.notNow;
}
