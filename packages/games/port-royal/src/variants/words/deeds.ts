import type { Seat } from '@roadstead/kernel';
import type { Action, ActionOf } from '../../actions.js';
import type { Person, Ship } from '../../cards/card.js';
import type { View } from '../../view.js';
import { cardAs } from '../../words/facts.js';
import { figuresFor } from '../../words/figures.js';
import { type AdventureDeed, adventureDeedOf } from '../adventure/words/deeds.js';
import { type Contract, INFLUENCE_BY_CONTRACT, type Task } from '../contracts/list.js';
import { contractNamed, keepersContract, timesOf } from './facts.js';
import { giftOf } from './special.js';

/** How far a contract comes when its task is met: a step on the way, or the last, which fulfils it. */
export interface Advance {
  readonly contract: Contract;
  readonly step: number;
  readonly of: number;
  /** What the last step brings. */
  readonly coins: number;
  readonly influence: number;
  /** What it costs. */
  readonly price: number;
}

export type BoxDeed =
  | { readonly type: 'gamble'; readonly person: Person }
  /** `of`: how many colours are wanted. */
  | { readonly type: 'keep'; readonly ship: Ship; readonly of: number }
  /** A trade that gives a coin away, or waives its own for a contract. */
  | {
      readonly type: 'deal';
      readonly ship: Ship;
      readonly coins: number;
      readonly gift: { readonly to: Seat; readonly coins: number } | null;
      readonly advance: Advance | null;
    }
  | ({ readonly type: 'fulfil' } & Advance)
  | { readonly type: 'decline'; readonly contract: Contract }
  | { readonly type: 'setAside'; readonly cards: number }
  | { readonly type: 'keepTime' }
  | AdventureDeed;

/** Actions that only the boxes know. */
type BoxAction =
  | ActionOf<'gamble' | 'fulfil' | 'decline' | 'setAside' | 'keepTime'>
  | ActionOf<'character' | 'share' | 'pay' | 'look' | 'top' | 'sell'>;
export type BaseAction = Exclude<Action, BoxAction>;

/** What an action of the boxes, or a usual one with something special, would do; null for all others. */
export function boxDeedOf(action: Action, view: View, seat: Seat): BoxDeed | null {
  const inAdventure = adventureDeedOf(action, view, seat);
  if (inAdventure !== null) return inAdventure;
  switch (action.type) {
    case 'gamble':
      return { type: 'gamble', person: cardAs('person', shownTo(view, seat, action.uid)) };
    case 'repel':
      return action.keep && view.revealed
        ? { type: 'keep', ship: cardAs('ship', view.revealed), of: keptFor(keepersContract().task) }
        : null;
    case 'take':
      return action.forgo || action.gift !== undefined ? deal(action, view, seat) : null;
    case 'fulfil':
      return 'contract' in action ? { type: 'fulfil', ...advanceOf(contractNamed(action.contract), view, seat) } : null;
    case 'decline':
      return 'contract' in action ? { type: 'decline', contract: contractNamed(action.contract) } : null;
    case 'setAside':
      return { type: 'setAside', cards: action.cards ?? 1 };
    case 'keepTime':
      return action;
    default:
      return null;
  }
}

const keptFor = (task: Task): number => ('kept' in task ? task.kept : 0);

function deal(action: ActionOf<'take'>, view: View, seat: Seat): BoxDeed {
  const ref = view.harbour.find(({ uid }) => uid === action.uid);
  if (ref === undefined) throw new Error(`the harbour holds no card ${action.uid}`);
  const ship = cardAs('ship', ref);
  const foe = view.contracts?.map(({ id }) => contractNamed(id)).find(({ task }) => waives(task, ship));
  return {
    type: 'deal',
    ship,
    coins: action.forgo ? 0 : figuresFor(view, seat).earnings(ship),
    gift: action.gift === undefined ? null : { to: action.gift, coins: giftOf(ship) },
    advance: action.forgo && foe ? advanceOf(foe, view, seat) : null,
  };
}

const waives = (task: Task, ship: Ship): boolean =>
  'when' in task && task.when === 'forgone' && task.colour === ship.colour;

/** What meeting a contract's task once more would bring a seat. */
function advanceOf(contract: Contract, view: View, seat: Seat): Advance {
  const open = view.contracts?.find(({ id }) => id === contract.id);
  const at = Object.entries(open?.fields ?? {}).find(([, seats]) => seats.includes(seat));
  const step = 1 + Number(at?.[0] ?? 0);
  const of = timesOf(contract);
  const slot = open?.slots.indexOf(null) ?? -1;
  const done = view.players[seat]?.contracts?.length ?? 0;
  return {
    contract,
    step,
    of,
    coins: step < of ? 0 : (contract.coins[slot] ?? 0),
    influence: step < of ? 0 : (INFLUENCE_BY_CONTRACT[done] ?? 0),
    price: 'pay' in contract.task ? contract.task.pay : 0,
  };
}

function shownTo(view: View, seat: Seat, uid: number) {
  const ref = view.players[seat]?.display.find((card) => card.uid === uid);
  if (ref === undefined) throw new Error(`seat ${seat} has no card ${uid}`);
  return ref;
}
