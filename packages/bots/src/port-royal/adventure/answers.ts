import { type Action, type ActionOf, characterById, eventById, type Pending } from '@roadstead/port-royal';
import { ROW_BY_UID, ROWS } from '../policy/rows.js';
import { type Outlook, takeWorth } from '../policy/worth.js';
import { isNeeded, isWorthGiving } from './fulfilling.js';
import { underCube } from './quarry.js';
import { missing } from './quests.js';
import { WORTHS } from './worths.js';

/** What an ability is worth, in coins, to somebody who picks a side. */
const ABILITIES = {
  discount: 5,
  swords: 3,
  lookout: 3,
  harbour: 3,
  trader: 2.5,
  crownTrader: 3,
  ships: 2.5,
  expedition: 2,
  once: 2,
  earlyBust: 1.5,
} as const;

/** An audience must leave this to be worth it. */
const COINS_TO_KEEP = 3;

/** What a chapter asks outside the usual phases. */
export function answer(outlook: Outlook, pending: Pending, legal: readonly Action[]): Action {
  const { view } = outlook;
  const no = legal.at(-1)!;
  switch (pending.kind) {
    case 'character':
      return bestOf(legal, (action) => characterWorth(action as ActionOf<'character'>));
    case 'share':
      return bestOf(legal, (action) => -view.players[(action as ActionOf<'share'>).seat]!.coins);
    case 'audience':
      return wantsAudience(outlook) ? legal[0]! : no;
    case 'buyOff':
      return buysOff(outlook, pending.price) ? legal[0]! : no;
    case 'mission':
      return isNeeded(outlook, pending.mission) && isWorthGiving(outlook, pending.mission) ? legal[0]! : no;
    case 'look':
      return bestOf(legal, (action) => topWorth(outlook, action as ActionOf<'top'>));
    case 'sell':
      return legal.find((action) => action.type === 'sell' && !isMissed(outlook, action.uid)) ?? no;
  }
}

/** The first of those that are worth most. */
function bestOf(legal: readonly Action[], worthOf: (action: Action) => number): Action {
  let best = legal[0]!;
  let most = worthOf(best);
  for (const action of legal) {
    const worth = worthOf(action);
    if (worth <= most) continue;
    most = worth;
    best = action;
  }
  return best;
}

function characterWorth({ character }: ActionOf<'character'>): number {
  const { ability, startingCoins } = characterById(character)!;
  return ABILITIES[ability.is] + startingCoins;
}

/** Crowns are influence; coins that a mission or a person waits for are not given away for them. */
function wantsAudience({ view, seat, influence, coin, quarry }: Outlook): boolean {
  const effect = eventById(view.event!)!.effect as { readonly pay: number; readonly crowns: number };
  const { coins } = view.players[seat]!;
  return (
    coins - effect.pay >= COINS_TO_KEEP &&
    effect.crowns * (WORTHS.crown * influence + quarry!.crown) > effect.pay * Math.min(coin, 1) * SPARE_COIN
  );
}

/** A coin of many is worth less than one of few. */
const SPARE_COIN = 0.7;

function buysOff({ view, seat, influence, coin }: Outlook, price: number): boolean {
  return underCube(view, seat, influence) > price * coin * SPARE_COIN;
}

/** What it is worth to have a card come next: a ship that would bust the turn is to lie elsewhere. */
function topWorth(outlook: Outlook, { uid }: ActionOf<'top'>): number {
  const { view, facts } = outlook;
  const row = ROWS[ROW_BY_UID[uid]!]!;
  if (row.ship === null) return row.person === null ? 0.1 : 0.2 + Math.max(0, takeWorth(outlook, row));
  const clashes = view.harbour.some((other) => {
    const { ship, colour } = ROWS[ROW_BY_UID[other.uid]!]!;
    return ship !== null && colour === row.colour;
  });
  if (!clashes) return 0.1 + Math.max(0, takeWorth(outlook, row));
  return row.ship.swords !== null && facts.swords >= row.ship.swords ? 0 : -1;
}

/** Whether an open mission would be farther away without a ship. */
function isMissed({ view, quarry }: Outlook, uid: number): boolean {
  const row = ROWS[ROW_BY_UID[uid]!]!;
  const { own, aims } = quarry!;
  const without = { ...own, kept: own.kept.toSpliced(own.kept.indexOf(row), 1) };
  return aims.some(({ quest }) => missing(quest, without, 1, view) > missing(quest, own, 1, view));
}
