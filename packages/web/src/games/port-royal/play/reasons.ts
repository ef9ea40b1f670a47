import type { Language } from '@roadstead/kernel';
import { type CardRef, contractNamed, type Expedition, figuresFor, isOnTheSpot, SYMBOLS } from '@roadstead/port-royal';
import { rulesOfReason } from '@roadstead/port-royal/rulebook';
import type { SeatName } from '../../../table/model.js';
import type { Why } from '../../game-ui.js';
import type { ReasonWords } from '../words/catalogue.js';
import { WORDS } from '../words/index.js';
import { cardAt, isActing, playerAt, type Stand } from './standing.js';
import { symbolsOf } from './totals.js';

type Told<K extends keyof ReasonWords> = ReasonWords[K] extends (...told: infer T) => string ? T : [];

/** A reason as a sentence, with its rules. */
export function because<K extends keyof ReasonWords>(reason: K, language: Language, ...told: Told<K>): Why {
  const say: string | ((...told: never[]) => string) = WORDS[language].reasons[reason];
  return { text: typeof say === 'string' ? say : say(...(told as never[])), rules: rulesOfReason(reason) };
}

/** Why nothing at all can be done here now; null for the seat that is to decide. */
export function whyNotYours(stand: Stand, language: Language, name: SeatName): Why | null {
  if (stand.over) return because('over', language);
  if (stand.seat === null) return because('spectating', language);
  if (isActing(stand)) return null;
  const [waited = stand.view.active] = stand.toAct;
  return because('notYours', language, name(waited));
}

/** What must be done before anything else in this phase. */
export function whyNotNow({ view }: Stand, language: Language): Why | null {
  if (view.phase === 'repel') return because('repelFirst', language);
  if (view.phase !== 'decide') return null;
  return because(view.pending === 'setAside' ? 'timeFirst' : 'decideFirst', language);
}

/** Why a card of the harbour cannot be taken. */
export function whyNotTaken(ref: CardRef, stand: Stand, language: Language, name: SeatName): Why {
  const { counts } = WORDS[language];
  const { view, seat } = stand;
  const earlier = whyNotYours(stand, language, name) ?? whyNotNow(stand, language);
  if (earlier !== null || seat === null) return earlier ?? because('spectating', language);
  if (view.phase === 'discover') return because('stopFirst', language);
  if (view.phase === 'bust') return because('busted', language);
  if (view.picksLeft === 0) return because('noPicks', language);
  const card = cardAt(ref);
  const coins = playerAt(view, seat)?.coins ?? 0;
  const { price, fee } = figuresFor(view, seat);
  if (card.type !== 'person') return because('noFee', language, counts.coins(fee));
  const missing = price(card) + fee - coins;
  return fee > 0
    ? because('tooDearWithFee', language, missing, counts.coins(fee))
    : because('tooDear', language, missing);
}

/** Why an expedition cannot set sail. */
export function whyNotClaimed(ref: CardRef, stand: Stand, language: Language, name: SeatName): Why {
  const { view, seat } = stand;
  const player = playerAt(view, seat);
  const missing = player ? missingFor(cardAt(ref) as Expedition, symbolsOf(player), language) : '';
  if (player && missing !== '') return because('missingCrew', language, missing);
  const earlier = whyNotYours(stand, language, name) ?? whyNotNow(stand, language);
  return earlier ?? because(seat === view.active ? 'notNow' : 'othersTurn', language);
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
export function whyNotFulfilled(id: string, stand: Stand, language: Language, name: SeatName): Why {
  const { view, seat } = stand;
  const contract = contractNamed(id);
  const open = view.contracts?.find((one) => one.id === id);
  const player = playerAt(view, seat);
  if (!player || !open || seat === null) return whyNotYours(stand, language, name) ?? because('notNow', language);
  if (open.slots.includes(seat)) return because('alreadyFulfilled', language);
  const isOnItsWay = Object.values(open.fields).some((seats) => seats.includes(seat));
  if (player.cubes === 0 && !isOnItsWay) return because('noCubes', language);
  if (isOnTheSpot(contract)) return because('onTheSpot', language);
  const earlier = whyNotYours(stand, language, name) ?? whyNotNow(stand, language);
  return earlier ?? because('kept' in contract.task && seat !== view.active ? 'activeOnly' : 'notMet', language);
}

/** Why no card can be turned up. */
export function whyNotDrawn(stand: Stand, language: Language, name: SeatName): Why {
  const earlier = whyNotYours(stand, language, name) ?? whyNotNow(stand, language);
  if (earlier !== null) return earlier;
  const { phase, gambled } = stand.view;
  if (phase === 'bust') return because('busted', language);
  if (phase === 'discover') return because(gambled > 0 ? 'gambledAlready' : 'noCards', language);
  return because('stopped', language);
}

/** Why a ship in sight is nothing to tap: its buttons lie in the bar. */
export function whyNotInSight(stand: Stand, language: Language, name: SeatName): Why {
  return whyNotYours(stand, language, name) ?? because('repelFirst', language);
}
