import type { GameEntry } from '@roadstead/games/all';
import { type Chance, type Game, type OptionValues, type Seat, shuffle, type Tell } from '@roadstead/kernel';

/**
 * A made-up game that is all secrets, so that any leak would show: hands, a face-down pile, and looks at others' cards.
 * Every card has a name of its own that nobody could guess.
 */
interface State {
  readonly pile: string[];
  readonly hands: string[][];
  readonly played: { readonly seat: Seat; readonly card: string }[];
  /** What each seat has seen in others' hands. */
  readonly seen: string[][];
  turn: Seat;
}

type Action = { readonly type: 'play'; readonly card: string } | { readonly type: 'peek'; readonly at: Seat };
type Event =
  | { readonly type: 'played'; readonly seat: Seat; readonly card: string }
  | { readonly type: 'drew'; readonly seat: Seat; readonly card?: string }
  | { readonly type: 'peeked'; readonly seat: Seat; readonly at: Seat; readonly card?: string };

interface View {
  readonly options: OptionValues;
  readonly start: Seat;
  readonly hand: readonly string[];
  readonly hands: readonly number[];
  readonly pile: number;
  readonly played: State['played'];
  readonly seen: readonly string[];
  readonly turn: Seat;
}

const CARDS = 60;
const HAND = 3;
export const SECRET_CARD = /card-[0-9a-z]+/g;

export const secretHands: Game<State, Action, Event, View> = {
  id: 'secret-hands',
  rules: 1,
  players: { min: 2, max: 4 },
  options: [],
  actionTypes: ['play', 'peek'],
  refuses: () => null,
  setup(setup, chance, tell) {
    const name = () => `card-${chance.int(0x40000000).toString(36)}${chance.int(0x40000000).toString(36)}`;
    const state: State = {
      pile: Array.from({ length: CARDS }, name),
      hands: Array.from({ length: setup.seats }, () => []),
      played: [],
      seen: Array.from({ length: setup.seats }, () => []),
      turn: 0,
    };
    for (let seat = 0; seat < setup.seats; seat++) for (let i = 0; i < HAND; i++) draw(state, seat, chance, tell);
    return state;
  },
  clone: (state) => structuredClone(state),
  toAct: ({ pile, turn }) => (pile.length === 0 ? [] : [turn]),
  legal(state, seat) {
    if (state.pile.length === 0 || state.turn !== seat) return [];
    const others = state.hands.flatMap((hand, at) => (at === seat || hand.length === 0 ? [] : [at]));
    return [
      ...state.hands[seat]!.map((card) => ({ type: 'play', card }) as const),
      ...others.map((at) => ({ type: 'peek', at }) as const),
    ];
  },
  resolve(state, seat, action, chance, tell) {
    if (action.type === 'play') {
      const hand = state.hands[seat]!;
      hand.splice(hand.indexOf(action.card), 1);
      state.played.push({ seat, card: action.card });
      tell?.({ type: 'played', seat, card: action.card });
    } else {
      const hand = state.hands[action.at]!;
      const card = hand[chance.int(hand.length)]!;
      chance.revealed();
      state.seen[seat]!.push(card);
      tell?.({ type: 'peeked', seat, at: action.at, card }, [seat], { type: 'peeked', seat, at: action.at });
    }
    draw(state, seat, chance, tell);
    state.turn = (seat + 1) % state.hands.length;
  },
  view: ({ hands, pile, played, seen, turn }, seat) => ({
    options: {},
    start: 0,
    hand: seat === null ? [] : [...hands[seat]!],
    hands: hands.map((hand) => hand.length),
    pile: pile.length,
    played: [...played],
    seen: seat === null ? [] : [...seen[seat]!],
    turn,
  }),
  redeal(state, seat, random) {
    const dealt = structuredClone(state);
    const hidden = [...dealt.pile, ...dealt.hands.flatMap((hand, at) => (at === seat ? [] : hand))];
    shuffle(hidden, random);
    for (const [at, hand] of dealt.hands.entries()) {
      if (at !== seat) for (const i of hand.keys()) hand[i] = hidden.pop()!;
    }
    for (const i of dealt.pile.keys()) dealt.pile[i] = hidden.pop()!;
    return dealt;
  },
  odds: ({ pile }) => ({ total: pile.length, weights: { unknown: pile.length } }),
  score: ({ played, hands }) => hands.map((_, seat) => played.filter((card) => card.seat === seat).length),
  result(state) {
    if (state.pile.length > 0) return null;
    const scores = secretHands.score(state);
    const ranking = scores.map((score, seat) => ({ seat, place: 1 + scores.filter((other) => other > score).length }));
    return {
      winners: ranking.flatMap(({ seat, place }) => (place === 1 ? [seat] : [])),
      ranking: ranking.sort((a, b) => a.place - b.place),
    };
  },
  inventory: ({ pile, hands, played }) => [...pile, ...hands.flat(), ...played.map(({ card }) => card)],
};

function draw(state: State, seat: Seat, chance: Chance, tell?: Tell<Event>): void {
  const card = state.pile.pop()!;
  chance.revealed();
  state.hands[seat]!.push(card);
  tell?.({ type: 'drew', seat, card }, [seat], { type: 'drew', seat });
}

export const secretHandsEntry: GameEntry = {
  game: secretHands,
  words: {
    title: { en: 'Secret hands', nl: 'Geheime handen', de: 'Geheime Hände' },
    event: ({ type }) => type,
    isDetail: () => false,
    action: ({ type }) => type,
  },
};
