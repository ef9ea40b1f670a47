import type { Seat } from '@roadstead/kernel';
import type { Action, ActionOf } from '../../../actions.js';
import type { Expedition, Ship } from '../../../cards/card.js';
import type { CardRef } from '../../../events.js';
import type { View } from '../../../view.js';
import { anyCard, cardAs, type Several } from '../../../words/facts.js';
import { figuresFor } from '../../../words/figures.js';
import type { Item } from '../cards.js';
import { type Character, CROWNS_UNDER_CUBE, CUBES } from '../characters.js';
import type { Mission } from '../missions.js';
import type { Pending } from '../view.js';
import {
  type Amount,
  characterNamed,
  crownsOf,
  eventNamed,
  itemOf,
  itemsOn,
  missionNamed,
  partyOf,
  saleOf,
} from './facts.js';

/** What the cube that leaves next uncovers. */
export interface Uncovered {
  readonly is: 'ability' | 'trophy' | 'crowns';
  readonly crowns: number;
}

export type AdventureDeed =
  | { readonly type: 'character'; readonly character: Character }
  | { readonly type: 'share'; readonly seat: Seat }
  | { readonly type: 'audience'; readonly coins: number; readonly crowns: number }
  | { readonly type: 'buyOff'; readonly coins: number; readonly uncovers: Uncovered }
  | { readonly type: 'look' }
  | { readonly type: 'top'; readonly card: CardRef }
  | { readonly type: 'sell'; readonly ship: Ship; readonly item: Item; readonly coins: number }
  /** `coins`: what a trader brings although the ship is kept. */
  | { readonly type: 'keepItem'; readonly ship: Ship; readonly item: Item; readonly coins: number }
  | { readonly type: 'barter'; readonly ship: Ship; readonly coins: number; readonly crowns: number }
  | {
      readonly type: 'claimWith';
      readonly expedition: Expedition;
      readonly crew: readonly Several[];
      readonly items: readonly Amount[];
    }
  /** `isStep`: the first of two. */
  | {
      readonly type: 'fulfilMission';
      readonly mission: Mission;
      readonly items: readonly Amount[];
      readonly isStep: boolean;
      readonly isFirst: boolean;
      readonly uncovers: Uncovered;
    }
  | { readonly type: 'declineMission'; readonly mission: Mission }
  | { readonly type: 'refuse'; readonly what: 'audience' | 'buyOff' | 'sell' };

type Fulfilment = Extract<AdventureDeed, { type: 'fulfilMission' }>;

/** The coins and crowns that fulfilling a mission takes and brings. */
export function balanceOf({ mission, isFirst, uncovers }: Fulfilment) {
  const { coins = 0, crowns = 0 } = mission.task.give ?? {};
  const first = isFirst ? mission.first : {};
  return {
    given: { coins, crowns },
    gained: { coins: first.coins ?? 0, crowns: (first.crowns ?? 0) + mission.crowns + uncovers.crowns },
  };
}

/** What an action of the adventure, or a usual one with something special, would do; null for all others. */
export function adventureDeedOf(action: Action, view: View, seat: Seat): AdventureDeed | null {
  switch (action.type) {
    case 'character':
      return { type: 'character', character: characterNamed(action.character) };
    case 'share':
      return { type: 'share', seat: action.seat };
    case 'pay':
      return paid(pendingIn(view), view, seat);
    case 'look':
      return { type: 'look' };
    case 'top':
      return { type: 'top', card: among(view.looked ?? [], action.uid) };
    case 'sell': {
      const ship = cardAs('ship', among(keptBy(view, seat), action.uid));
      return { type: 'sell', ship, item: itemOf(ship)!, coins: priceOfSale(view, seat) };
    }
    case 'fulfil':
      return 'mission' in action ? fulfilled(action, view, seat) : null;
    case 'decline':
      return declined(action, view);
    case 'take':
      return view.chapter === undefined ? null : taken(action, view, seat);
    case 'claim':
      return view.chapter === undefined ? null : claimed(action, view, seat);
    default:
      return null;
  }
}

function paid(pending: Pending, view: View, seat: Seat): AdventureDeed {
  if (pending.kind === 'buyOff') return { type: 'buyOff', coins: pending.price, uncovers: uncoveredBy(view, seat) };
  const { effect } = eventNamed(view.event ?? 'event_audience');
  if (effect.is !== 'audience') throw new Error(`nothing is paid for in ${pending.kind}`);
  return { type: 'audience', coins: effect.pay, crowns: effect.crowns };
}

function fulfilled(action: Extract<ActionOf<'fulfil'>, { mission: string }>, view: View, seat: Seat): AdventureDeed {
  const mission = missionNamed(action.mission);
  const open = view.missions?.find(({ id }) => id === mission.id);
  const ships = (action.with ?? []).map((uid) => anyCard(among(keptBy(view, seat), uid)));
  return {
    type: 'fulfilMission',
    mission,
    items: itemsOn(ships),
    isStep: (mission.task.times ?? 1) > 1 && !open?.upper.includes(seat),
    isFirst: open?.done.length === 0,
    uncovers: uncoveredBy(view, seat),
  };
}

function declined(action: ActionOf<'decline'>, view: View): AdventureDeed | null {
  if ('contract' in action) return null;
  if (action.mission !== undefined) return { type: 'declineMission', mission: missionNamed(action.mission) };
  const { kind } = pendingIn(view);
  return { type: 'refuse', what: kind === 'buyOff' || kind === 'sell' ? kind : 'audience' };
}

function taken({ uid, keep }: ActionOf<'take'>, view: View, seat: Seat): AdventureDeed | null {
  const card = anyCard(among(view.harbour, uid));
  if (card.type !== 'ship') return null;
  const coins = figuresFor(view, seat).earnings(card);
  if (keep) return { type: 'keepItem', ship: card, item: itemOf(card)!, coins: coins - card.coins };
  return crownsOf(card) > 0 ? { type: 'barter', ship: card, coins, crowns: crownsOf(card) } : null;
}

function claimed({ uid, with: crew }: ActionOf<'claim'>, view: View, seat: Seat): AdventureDeed | null {
  const cards = [...keptBy(view, seat), ...(view.players[seat]?.display ?? [])];
  const party = partyOf(crew.map((one) => anyCard(among(cards, one))));
  if (party.items.length === 0) return null;
  return { type: 'claimWith', expedition: cardAs('expedition', among(view.expeditions, uid)), ...party };
}

function uncoveredBy(view: View, seat: Seat): Uncovered {
  const gone = CUBES - (view.players[seat]?.cubes ?? CUBES);
  const crowns = CROWNS_UNDER_CUBE[gone] ?? 0;
  return { is: gone === 0 ? 'ability' : gone === 1 ? 'trophy' : 'crowns', crowns };
}

/** What the innkeepers of a seat pay. */
function priceOfSale(view: View, seat: Seat): number {
  return Math.max(0, ...(view.players[seat]?.display ?? []).map((ref) => saleOf(anyCard(ref))));
}

function pendingIn({ pending }: View): Pending {
  if (pending === null || typeof pending === 'string') throw new Error('nothing of the adventure is asked');
  return pending;
}

const keptBy = (view: View, seat: Seat): readonly CardRef[] => view.players[seat]?.kept ?? [];

function among(refs: readonly CardRef[], uid: number): CardRef {
  const found = refs.find((ref) => ref.uid === uid);
  if (found === undefined) throw new Error(`the view does not show a card ${uid} there`);
  return found;
}
