import {
  type Chance,
  type Game,
  NOBODY,
  type OptionValues,
  type Random,
  type Seat,
  shuffle,
  type Tell,
} from '@roadstead/kernel';

/**
 * Lots: everybody secretly lays a card, all are shown at once, and each owner's die is added; the highest total scores.
 * A card as odd or even as called must be laid if one has it, so how many cards somebody could lay is a secret: all are
 * always asked.
 */
export interface LotsState {
  readonly options: OptionValues;
  hands: number[][];
  /** Face-down cards, by seat. */
  laid: (number | null)[];
  pile: number[];
  discard: number[];
  points: number[];
  call: number;
}

export interface LotsAction {
  readonly type: 'lay';
  readonly card: number;
}

export type LotsEvent =
  | { readonly type: 'called'; readonly call: number }
  | { readonly type: 'laid'; readonly seat: Seat; readonly card?: number }
  | { readonly type: 'shown'; readonly cards: readonly number[]; readonly dice: readonly number[] }
  | { readonly type: 'scored'; readonly seat: Seat }
  | { readonly type: 'drew'; readonly seat: Seat; readonly card?: number };

export interface LotsView {
  readonly options: OptionValues;
  /** All begin at once. */
  readonly start: Seat;
  readonly toAct: readonly Seat[];
  readonly call: number;
  readonly hand: readonly number[] | null;
  readonly handSizes: readonly number[];
  readonly laid: number | null;
  readonly pile: number;
  readonly discard: readonly number[];
  readonly points: readonly number[];
}

const HAND = 3;
const SPARE_ROUNDS = 2;

function toAct(state: LotsState): readonly Seat[] {
  const waiting = state.laid.flatMap((card, seat) => (card === null ? [seat] : []));
  return state.hands.every((hand, seat) => hand.length === 0 && state.laid[seat] === null) ? NOBODY : waiting;
}

/** Cards of the called kind, or all if there is none. */
function playable(hand: readonly number[], call: number): readonly number[] {
  const fitting = hand.filter((card) => card % 2 === call);
  return fitting.length > 0 ? fitting : hand;
}

function callNext(state: LotsState, chance: Chance, tell?: Tell<LotsEvent>): void {
  state.call = chance.int(2);
  tell?.({ type: 'called', call: state.call });
}

function showAll(state: LotsState, chance: Chance, tell?: Tell<LotsEvent>): void {
  chance.revealed();
  const cards = state.laid.map((card) => card!);
  const dice = cards.map(() => chance.int(6) + 1);
  tell?.({ type: 'shown', cards, dice });
  const totals = cards.map((card, seat) => card + dice[seat]!);
  const best = Math.max(...totals);
  const seat = totals.indexOf(best);
  if (totals.lastIndexOf(best) === seat) {
    state.points[seat]!++;
    tell?.({ type: 'scored', seat });
  }
  state.discard.push(...cards);
  state.laid = cards.map(() => null);
}

function drawAll(state: LotsState, tell?: Tell<LotsEvent>): void {
  if (state.pile.length < state.hands.length) return;
  state.hands.forEach((hand, seat) => {
    const card = state.pile.pop()!;
    hand.push(card);
    tell?.({ type: 'drew', seat, card }, [seat], { type: 'drew', seat });
  });
}

function unseen(state: LotsState, viewer: Seat | null): number[] {
  const others = state.hands.flatMap((hand, seat) => (seat === viewer ? [] : [...hand, ...laidBy(state, seat)]));
  return [...state.pile, ...others].sort((a, b) => a - b);
}

function laidBy(state: LotsState, seat: Seat): number[] {
  const card = state.laid[seat]!;
  return card === null ? [] : [card];
}

function redeal(state: LotsState, viewer: Seat | null, random: Random): LotsState {
  const dealt = lots.clone(state);
  const cards = unseen(state, viewer);
  shuffle(cards, random);
  dealt.pile = cards.splice(0, state.pile.length);
  dealt.hands.forEach((hand, seat) => {
    if (seat === viewer) return;
    const hasLaid = state.laid[seat] !== null;
    hand.splice(0, hand.length, ...cards.splice(0, hand.length + (hasLaid ? 1 : 0)));
    if (!hasLaid) return;
    const choices = playable(hand, state.call);
    const card = choices[random.int(choices.length)]!;
    hand.splice(hand.indexOf(card), 1);
    dealt.laid[seat] = card;
  });
  return dealt;
}

export const lots: Game<LotsState, LotsAction, LotsEvent, LotsView> = {
  id: 'lots',
  rules: 1,
  players: { min: 2, max: 4 },
  options: [],
  actionTypes: ['lay'],
  refuses: () => null,

  setup({ seats, options }, chance, tell) {
    const pile = Array.from({ length: seats * (HAND + SPARE_ROUNDS) + 1 }, (_, card) => card);
    shuffle(pile, chance);
    const state: LotsState = {
      options,
      hands: Array.from({ length: seats }, () => pile.splice(0, HAND)),
      laid: Array<null>(seats).fill(null),
      pile,
      discard: [],
      points: Array<number>(seats).fill(0),
      call: 0,
    };
    callNext(state, chance, tell);
    return state;
  },

  clone: (state) => ({
    options: state.options,
    hands: state.hands.map((hand) => [...hand]),
    laid: [...state.laid],
    pile: [...state.pile],
    discard: [...state.discard],
    points: [...state.points],
    call: state.call,
  }),

  toAct,
  asksAnyway: () => true,
  legal(state, seat) {
    if (!toAct(state).includes(seat)) return [];
    return playable(state.hands[seat]!, state.call).map((card) => ({ type: 'lay', card }));
  },

  resolve(state, seat, { card }, chance, tell) {
    const hand = state.hands[seat]!;
    hand.splice(hand.indexOf(card), 1);
    state.laid[seat] = card;
    tell?.({ type: 'laid', seat, card }, [seat], { type: 'laid', seat });
    if (state.laid.includes(null)) return;
    showAll(state, chance, tell);
    drawAll(state, tell);
    if (toAct(state).length > 0) callNext(state, chance, tell);
  },

  view: (state, viewer) => ({
    options: state.options,
    start: 0,
    toAct: toAct(state),
    call: state.call,
    hand: viewer === null ? null : state.hands[viewer]!,
    handSizes: state.hands.map((hand) => hand.length),
    laid: viewer === null ? null : state.laid[viewer]!,
    pile: state.pile.length,
    discard: state.discard,
    points: state.points,
  }),

  redeal,
  odds(state, viewer) {
    const cards = unseen(state, viewer);
    return { total: cards.length, weights: Object.fromEntries(cards.map((card) => [`lot-${card}`, 1])) };
  },
  score: (state) => state.points,

  result(state) {
    if (toAct(state).length > 0) return null;
    const place = (points: number) => 1 + state.points.filter((other) => other > points).length;
    const ranking = state.points
      .map((points, seat) => ({ seat, place: place(points), points }))
      .sort((a, b) => a.place - b.place);
    return { winners: ranking.filter((row) => row.place === 1).map((row) => row.seat), ranking };
  },

  inventory: (state) => [
    ...state.pile,
    ...state.discard,
    ...state.hands.flat(),
    ...state.laid.filter((card) => card !== null),
  ],
};
