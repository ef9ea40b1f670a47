import { type Game, type OptionValues, Refusal, type Seat, shuffle, type TableSetup } from '@roadstead/kernel';
import { legal, resolve, toAct } from './rules.js';
import {
  ACTION_TYPES,
  clone,
  type Phase,
  type Vote,
  type WharfAction,
  type WharfEvent,
  type WharfState,
} from './state.js';

export interface WharfView {
  readonly options: OptionValues;
  readonly start: Seat;
  readonly phase: Phase;
  readonly active: Seat;
  readonly toAct: readonly Seat[];
  readonly stack: number;
  /** The top crate, for those who have looked. */
  readonly top: number | null;
  readonly up: number | null;
  readonly discard: readonly number[];
  readonly high: number;
  readonly best: Seat | null;
  readonly vote: Vote | null;
  readonly players: readonly {
    readonly coins: number;
    readonly tokens: number;
    readonly quay: readonly number[];
    readonly stowed: readonly number[];
  }[];
}

const TARGET = 12;
const sum = (numbers: readonly number[]) => numbers.reduce((total, n) => total + n, 0);

function worth(state: WharfState): number[] {
  return state.players.map(({ quay, stowed, coins }) => sum(quay) + 2 * sum(stowed) + coins / 10);
}

function knownTop(state: WharfState, viewer: Seat | null): number | null {
  return viewer !== null && state.peekers.includes(viewer) ? (state.stack.at(-1) ?? null) : null;
}

/** Crates that are to come first, as asked for by hand. */
function stacked({ byHand }: TableSetup, crates: readonly number[]): number[] {
  if (byHand === undefined) return [];
  const { stack, ...rest } = byHand;
  const isStack =
    Array.isArray(stack) && stack.every((crate, i) => crates.includes(crate) && stack.indexOf(crate) === i);
  if (!isStack || Object.keys(rest).length > 0) throw new Refusal('BAD_OPTIONS', 'The stack must be a list of crates.');
  return stack;
}

/**
 * Wharf: crates are auctioned, with objections out of turn after the hammer, or bought unseen by another seat's leave;
 * for a coin one may look. A crew plays together and votes in secret when to sail; one player is a crew.
 */
export const wharf: Game<WharfState, WharfAction, WharfEvent, WharfView> = {
  id: 'wharf',
  rules: 2,
  players: { min: 1, max: 4 },
  options: [
    { name: 'mode', kind: 'one', values: ['rivals', 'crew'], default: 'rivals' },
    { name: 'crates', kind: 'number', min: 4, max: 20, default: 9 },
  ],
  actionTypes: ACTION_TYPES,
  refuses: ({ seats, options }) => (seats === 1 && options.mode !== 'crew' ? 'One player is a crew.' : null),

  setup(table, chance, tell) {
    const crates = Array.from({ length: table.options.crates as number }, (_, i) => i + 1);
    const first = stacked(table, crates);
    const rest = crates.filter((crate) => !first.includes(crate));
    shuffle(rest, chance);
    const active = table.start ?? chance.int(table.seats);
    tell?.({ type: 'turn', seat: active });
    return {
      options: table.options,
      start: active,
      mode: table.options.mode as WharfState['mode'],
      phase: 'turn',
      active,
      stack: [...rest, ...first.toReversed()],
      peekers: [],
      up: null,
      discard: [],
      lost: [],
      bank: 0,
      asked: null,
      bidders: [],
      high: 0,
      best: null,
      objectors: [],
      votes: Array<null>(table.seats).fill(null),
      players: Array.from({ length: table.seats }, () => ({ coins: 4, tokens: 1, quay: [], stowed: [] })),
    };
  },
  clone,
  toAct,
  legal,
  resolve,

  view: (state, viewer) => ({
    options: state.options,
    start: state.start,
    phase: state.phase,
    active: state.active,
    toAct: toAct(state),
    stack: state.stack.length,
    top: knownTop(state, viewer),
    up: state.up,
    discard: state.discard,
    high: state.high,
    best: state.best,
    vote: viewer === null ? null : state.votes[viewer]!,
    players: state.players.map(({ coins, tokens, quay, stowed }) => ({ coins, tokens, quay, stowed })),
  }),
  redeal(state, viewer, random) {
    const dealt = clone(state);
    const top = knownTop(state, viewer);
    const unseen = [...state.stack, ...state.lost].filter((crate) => crate !== top);
    shuffle(unseen, random);
    dealt.stack = [...unseen.splice(0, state.stack.length - (top === null ? 0 : 1)), ...(top === null ? [] : [top])];
    dealt.lost = unseen;
    dealt.votes = state.votes.map((vote, seat) => {
      if (vote === null || seat === viewer) return vote;
      return random.int(2) === 0 ? 'sail' : 'stay';
    });
    return dealt;
  },
  odds(state, viewer) {
    const top = knownTop(state, viewer);
    const crates = top === null ? [...state.stack, ...state.lost].sort((a, b) => a - b) : [top];
    return { total: crates.length, weights: Object.fromEntries(crates.map((crate) => [`crate-${crate}`, 1])) };
  },
  score: worth,
  result(state) {
    if (state.phase !== 'over') return null;
    const totals = worth(state);
    if (state.mode === 'crew') {
      const winners = sum(totals) >= TARGET ? [...totals.keys()] : [];
      return { winners, ranking: totals.map((total, seat) => ({ seat, place: 1, total })) };
    }
    const place = (total: number) => 1 + totals.filter((other) => other > total).length;
    const ranking = totals.map((total, seat) => ({ seat, place: place(total), total }));
    ranking.sort((a, b) => a.place - b.place);
    return { winners: ranking.filter((row) => row.place === 1).map((row) => row.seat), ranking };
  },
  inventory: (state) => [
    ...[...state.stack, ...state.lost, ...state.discard, ...(state.up === null ? [] : [state.up])],
    ...state.players.flatMap(({ quay, stowed }) => [...quay, ...stowed]),
    ...Array<string>(state.bank + sum(state.players.map(({ coins }) => coins))).fill('coin'),
  ],
};
