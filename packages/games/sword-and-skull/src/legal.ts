import { NOBODY, only, type Seat } from '@roadstead/kernel';
import {
  type Action,
  ATTACK,
  BONUS_CREW,
  BONUS_GOLD_TAKEN,
  BONUS_NOTHING,
  BURY,
  bidOf,
  END_TURN,
  FIGHT,
  FIRST,
  GO,
  MOVE,
  PASS,
  PAY,
  PLACE,
  PLAY_AUCTION,
  PLAY_BARGAIN,
  PLAY_BLOW,
  PLAY_GUIDE,
  PLAY_PEACE,
  PLAY_RECRUITS,
  PLAY_THINKING,
  PLAY_TONGUE,
  PLAY_WINDS,
  RECRUIT,
  RESOLVE,
  ROLL,
  SELL,
  TAKE_CREW,
  TAKE_GOLD,
  TO_SHIP,
} from './actions.js';
import { FIGURES, OFFICER } from './board/figures.js';
import { LAKE, SPACES } from './board/spaces.js';
import {
  AUCTION,
  BANDITS_BARGAIN,
  FAIR_WINDS,
  KEEP_THE_PEACE,
  LOCAL_GUIDE,
  LUCKY_BLOW,
  NEW_RECRUITS,
  QUICK_THINKING,
  SILVER_TONGUE,
  WINDS_MAX,
  WINDS_MIN,
} from './cards/fortune.js';
import { COMPASS, COMPASS_LEAST, COMPASS_STEPS, ITEMS } from './cards/items.js';
import { figuresAshore } from './rules/fortune.js';
import { freeSpaces } from './rules/move.js';
import { hasCards } from './rules/piles.js';
import type { Player, QuestionOf, State } from './state.js';

const NOTHING: readonly Action[] = [];
const BOTH_FIRST: readonly Action[] = FIRST;
const FIGHT_OR_BURY: readonly Action[] = [FIGHT, BURY];
const PAY_OR_FIGHT: readonly Action[] = [PAY, FIGHT];
const BOTH_FIGURES: readonly number[] = FIGURES.map((_, figure) => figure);
/** By space: the ways from it. */
const WAYS: readonly (readonly Action[])[] = SPACES.map(({ next }) => next.map((to) => GO[to]!));

export function toAct(state: State): readonly Seat[] {
  return state.asking === null ? NOBODY : only(state.asking.seat);
}

/** SS-C5: at the start and end of a turn and in windows a hand is enough to be asked, whatever is in it. */
export function asksAnyway({ asking }: State): boolean {
  return asking !== null && (asking.kind === 'turn' || asking.kind === 'end' || asking.kind === 'window');
}

export function legal(state: State, seat: Seat): readonly Action[] {
  const { asking } = state;
  if (asking === null || asking.seat !== seat) return NOTHING;
  const player = state.players[seat]!;
  switch (asking.kind) {
    case 'turn':
      return atStart(state, seat, player);
    case 'move':
      return moves(player, asking.by);
    case 'place':
      return placings(state);
    case 'fork':
      return WAYS[player.at[asking.figure]!]!;
    case 'first':
      return BOTH_FIRST;
    case 'recruit':
      return asking.kinds.map((kind) => RECRUIT[kind]!);
    case 'bridge':
      return takings(state, asking);
    case 'bid':
      return bids(state.auction!.high, player.gold);
    case 'spy':
      return FIGHT_OR_BURY;
    case 'lair':
      return PAY_OR_FIGHT;
    case 'order':
      return distinct(state.waiting).map((card) => RESOLVE[card]!);
    case 'squall':
      return figuresAshore(player).map((figure) => TO_SHIP[figure]!);
    case 'debt':
      return distinct(player.items).map((item) => SELL[item]!);
    case 'limit':
      return distinct(player.items.filter((item) => ITEMS[item]!.weaponOf === asking.side)).map((item) => SELL[item]!);
    case 'attack':
      return asking.foes.map(([foe, figure]) => ATTACK[foe]![figure]!);
    case 'window':
      return inWindow(player, asking.when);
    case 'bonus':
      return bonuses(state, player, asking.loser);
    case 'end':
      return atEnd(state, seat, player);
  }
}

/** Copies of a card are alike: each once, in the order of the card list. */
function distinct(cards: readonly number[]): readonly number[] {
  if (cards.length === 1) return cards;
  return cards.filter((card, i) => cards.indexOf(card) === i).sort((a, b) => a - b);
}

/** SS-C4: any number of bargains; a Local Guide or Fair Winds in place of the roll. */
function atStart(state: State, seat: Seat, player: Player): readonly Action[] {
  const { hand, at } = player;
  const actions: Action[] = [ROLL];
  if (hand.includes(LOCAL_GUIDE)) {
    const free = freeSpaces(state);
    for (const figure of BOTH_FIGURES) for (const space of free) actions.push(PLAY_GUIDE[figure]![space]!);
  }
  if (hand.includes(BANDITS_BARGAIN)) listBargains(state, seat, actions);
  if (hand.includes(FAIR_WINDS)) {
    for (const figure of BOTH_FIGURES) {
      const most = at[figure] === LAKE ? WINDS_MIN : WINDS_MAX; // SS-R4
      for (let by = WINDS_MIN; by <= most; by++) actions.push(PLAY_WINDS[figure]![by]!);
    }
  }
  return actions;
}

/** SS-C8, SS-D2: weapons of others, for gold in hand. */
function listBargains(state: State, seat: Seat, actions: Action[]): void {
  const { gold } = state.players[seat]!;
  state.players.forEach(({ items }, owner) => {
    if (owner === seat) return;
    for (const item of distinct(items)) {
      const { weaponOf, price } = ITEMS[item]!;
      if (weaponOf !== null && price <= gold) actions.push(PLAY_BARGAIN[owner]![item]!);
    }
  });
}

const PLAIN_MOVES: readonly (readonly Action[])[] = MOVE[0]!.map((_, by) => BOTH_FIGURES.map((f) => MOVE[f]![by]!));

/** SS-M2; SS-C14: with a compass a step more or less, but not for a figure in the lake. */
function moves({ at, items }: Player, by: number): readonly Action[] {
  if (!items.includes(COMPASS)) return PLAIN_MOVES[by]!;
  const actions: Action[] = [];
  for (const figure of BOTH_FIGURES) {
    const reach = at[figure] === LAKE ? 0 : COMPASS_STEPS;
    for (let steps = by - reach; steps <= by + reach; steps++) {
      if (steps >= COMPASS_LEAST) actions.push(MOVE[figure]![steps]!);
    }
  }
  return actions;
}

/** SS-M4 */
function placings(state: State): readonly Action[] {
  const actions: Action[] = [];
  const free = freeSpaces(state);
  for (const figure of BOTH_FIGURES) for (const space of free) actions.push(PLACE[figure]![space]!);
  return actions;
}

/** SS-F6 */
function takings(state: State, { figure, seats }: QuestionOf<'bridge'>): readonly Action[] {
  if (figure !== OFFICER) return seats.map((seat) => TAKE_GOLD[seat]!);
  return seats.flatMap((seat) => ownKinds(state.players[seat]!).map((kind) => TAKE_CREW[seat]![kind]!));
}

/** The kinds of crew that a player has. */
function ownKinds({ crew }: Player): readonly number[] {
  const kinds: number[] = [];
  for (let kind = 0; kind < crew.length; kind++) if (crew[kind]! > 0) kinds.push(kind);
  return kinds;
}

const BID_LISTS = new Map<number, readonly Action[]>();
const MUCH_GOLD = 200;

/** SS-R14: any sum above the highest bid, up to all one has. The same lists come again and again, so the short ones are kept. */
function bids(high: number, gold: number): readonly Action[] {
  const key = high * MUCH_GOLD + gold;
  const known = gold < MUCH_GOLD ? BID_LISTS.get(key) : undefined;
  if (known !== undefined) return known;
  const list: Action[] = [];
  for (let n = high + 1; n <= gold; n++) list.push(bidOf(n));
  list.push(PASS);
  if (gold < MUCH_GOLD) BID_LISTS.set(key, list);
  return list;
}

/** SS-B7: Keep the Peace before the dice; Lucky Blow and Quick Thinking after them. */
function inWindow({ hand }: Player, when: 'before' | 'after'): readonly Action[] {
  const actions: Action[] = [];
  if (when === 'before') {
    if (hand.includes(KEEP_THE_PEACE)) actions.push(PLAY_PEACE);
  } else {
    if (hand.includes(LUCKY_BLOW)) actions.push(PLAY_BLOW);
    if (hand.includes(QUICK_THINKING)) actions.push(PLAY_THINKING);
  }
  actions.push(PASS);
  return actions;
}

/** SS-B6: a crew card only from a loser who has more of them at this moment (SS-R9). */
function bonuses(state: State, winner: Player, seat: Seat): readonly Action[] {
  const loser = state.players[seat]!;
  const actions: Action[] = [BONUS_GOLD_TAKEN, BONUS_NOTHING];
  if (loser.crewCount > winner.crewCount) for (const kind of ownKinds(loser)) actions.push(BONUS_CREW[kind]!);
  return actions;
}

/** SS-C4, SS-C9: any number of cards for the end of a turn, each only where it has an effect. */
function atEnd(state: State, seat: Seat, player: Player): readonly Action[] {
  const { hand, crewCount } = player;
  const actions: Action[] = [];
  if (hand.includes(AUCTION) && hasCards(state.items)) actions.push(PLAY_AUCTION);
  if (hand.includes(SILVER_TONGUE)) {
    state.players.forEach((other, owner) => {
      if (owner === seat || other.crewCount <= crewCount) return;
      for (const kind of ownKinds(other)) actions.push(PLAY_TONGUE[owner]![kind]!);
    });
  }
  if (hand.includes(NEW_RECRUITS)) {
    state.crew.forEach((left, kind) => {
      if (left > 0) actions.push(PLAY_RECRUITS[kind]!);
    });
  }
  actions.push(END_TURN);
  return actions;
}
