import {
  type Chance,
  type Game,
  NOBODY,
  type OptionValues,
  only,
  Refusal,
  type Seat,
  type TableSetup,
  type Tell,
} from '@roadstead/kernel';
import { CRATES, LANES, MARKET, SURF } from './chart.js';

/**
 * Islets: boats sail over a chart by a die, islet by islet, and load crates. In the surf a crate may be lost. Whoever comes to
 * the market opens the bidding for a pearl: all bid shells in secret, the highest bid alone wins and pays.
 */
interface IsletsState {
  readonly options: OptionValues;
  /** On a calm sea every die is a six. */
  sea: 'open' | 'calm';
  phase: 'roll' | 'sail' | 'bid' | 'over';
  active: Seat;
  round: number;
  /** The last die, and how much of it is still to be sailed. */
  die: number;
  steps: number;
  boats: number[];
  holds: number[];
  shells: number[];
  pearls: number[];
  crates: number[];
  lost: number;
  bank: number;
  bids: (number | null)[];
}

export type IsletsAction =
  | { readonly type: 'roll' }
  | { readonly type: 'rest' }
  | { readonly type: 'sail'; readonly to: number }
  | { readonly type: 'load' }
  | { readonly type: 'end' }
  | { readonly type: 'bid'; readonly shells: number };

export type IsletsEvent =
  | { readonly type: 'turn'; readonly seat: Seat }
  | { readonly type: 'rolled'; readonly seat: Seat; readonly die: number }
  | { readonly type: 'rested'; readonly seat: Seat }
  | { readonly type: 'sailed'; readonly seat: Seat; readonly to: number }
  | { readonly type: 'surf'; readonly seat: Seat; readonly at: number; readonly lost: boolean }
  | { readonly type: 'loaded'; readonly seat: Seat; readonly at: number }
  | { readonly type: 'market'; readonly seat: Seat }
  | { readonly type: 'bid'; readonly seat: Seat; readonly shells?: number }
  | { readonly type: 'sold'; readonly bids: readonly number[]; readonly to: Seat | null };

export interface IsletsView extends Omit<IsletsState, 'bids' | 'lost' | 'bank'> {
  readonly start: Seat;
  /** Who has bid, and one's own bid. */
  readonly hasBid: readonly boolean[];
  readonly bid: number | null;
}

export const HOLD = 4;
const SHELLS = 4;
const ROUNDS = 5;

function toAct(state: IsletsState): readonly Seat[] {
  if (state.phase === 'over') return NOBODY;
  if (state.phase !== 'bid') return only(state.active);
  return state.bids.flatMap((bid, seat) => (bid === null ? [seat] : []));
}

function legal(state: IsletsState, seat: Seat): readonly IsletsAction[] {
  if (!toAct(state).includes(seat)) return [];
  if (state.phase === 'roll') return [{ type: 'roll' }, { type: 'rest' }];
  if (state.phase === 'bid') {
    return Array.from({ length: state.shells[seat]! + 1 }, (_, shells) => ({ type: 'bid', shells }));
  }
  const at = state.boats[seat]!;
  const lanes = state.steps > 0 ? LANES[at]! : [];
  return [
    ...lanes.map((to) => ({ type: 'sail' as const, to })),
    ...(state.crates[at]! > 0 && state.holds[seat]! < HOLD ? [{ type: 'load' as const }] : []),
    { type: 'end' },
  ];
}

function resolve(state: IsletsState, seat: Seat, action: IsletsAction, chance: Chance, tell?: Tell<IsletsEvent>): void {
  switch (action.type) {
    case 'roll':
      state.die = state.sea === 'calm' ? 6 : 1 + chance.int(6);
      state.steps = state.die;
      state.phase = 'sail';
      tell?.({ type: 'rolled', seat, die: state.die });
      break;
    case 'rest':
      tell?.({ type: 'rested', seat });
      endTurn(state, tell);
      break;
    case 'sail':
      state.steps--;
      state.boats[seat] = action.to;
      tell?.({ type: 'sailed', seat, to: action.to });
      arrive(state, seat, chance, tell);
      break;
    case 'load':
      state.crates[state.boats[seat]!]!--;
      state.holds[seat]!++;
      tell?.({ type: 'loaded', seat, at: state.boats[seat]! });
      break;
    case 'end':
      endTurn(state, tell);
      break;
    case 'bid':
      state.bids[seat] = action.shells;
      tell?.({ type: 'bid', seat, shells: action.shells }, [seat], { type: 'bid', seat });
      if (!state.bids.includes(null)) sell(state, chance, tell);
      break;
  }
}

function arrive(state: IsletsState, seat: Seat, chance: Chance, tell?: Tell<IsletsEvent>): void {
  const at = state.boats[seat]!;
  if (SURF.includes(at) && state.holds[seat]! > 0) {
    const lost = chance.int(2) === 0;
    if (lost) {
      state.holds[seat]!--;
      state.lost++;
    }
    tell?.({ type: 'surf', seat, at, lost });
  }
  if (at !== MARKET) return;
  state.phase = 'bid';
  tell?.({ type: 'market', seat });
}

function sell(state: IsletsState, chance: Chance, tell?: Tell<IsletsEvent>): void {
  chance.revealed();
  const bids = state.bids.map((bid) => bid!);
  const high = Math.max(...bids);
  const best = bids.indexOf(high);
  const to = high > 0 && bids.lastIndexOf(high) === best ? best : null;
  if (to !== null) {
    state.shells[to]! -= high;
    state.bank += high;
    state.pearls[to]!++;
  }
  state.bids = bids.map(() => null);
  state.phase = 'sail';
  tell?.({ type: 'sold', bids, to });
}

function endTurn(state: IsletsState, tell?: Tell<IsletsEvent>): void {
  state.steps = 0;
  state.active = (state.active + 1) % state.boats.length;
  if (state.active === 0) state.round++;
  state.phase = state.round > ROUNDS ? 'over' : 'roll';
  if (state.phase === 'roll') tell?.({ type: 'turn', seat: state.active });
}

/** A position by hand: where the boats are, what they hold, and what the first has rolled. */
function underWay({ seats, byHand }: TableSetup): Partial<IsletsState> {
  if (byHand === undefined) return {};
  const { boats, holds, die } = byHand;
  const isList = (list: unknown, most: number): list is number[] =>
    Array.isArray(list) && list.length === seats && list.every((n) => Number.isInteger(n) && n >= 0 && n <= most);
  if (!isList(boats, LANES.length - 1) || !isList(holds, HOLD) || !isList(Array(seats).fill(die), 6)) {
    throw new Refusal('BAD_OPTIONS', 'There are no such boats.');
  }
  return { phase: 'sail', boats: [...boats], holds: [...holds], die: die as number, steps: die as number };
}

const points = (state: IsletsState) => state.boats.map((_, seat) => 3 * state.pearls[seat]! + state.holds[seat]!);

function clone(state: IsletsState): IsletsState {
  return {
    ...state,
    boats: [...state.boats],
    holds: [...state.holds],
    shells: [...state.shells],
    pearls: [...state.pearls],
    crates: [...state.crates],
    bids: [...state.bids],
  };
}

export const islets: Game<IsletsState, IsletsAction, IsletsEvent, IsletsView> = {
  id: 'islets',
  rules: 1,
  players: { min: 2, max: 4 },
  options: [{ name: 'sea', kind: 'one', values: ['open', 'calm'], default: 'open' }],
  actionTypes: ['roll', 'rest', 'sail', 'load', 'end', 'bid'],
  refuses: () => null,
  setup(table, _, tell) {
    const { seats } = table;
    tell?.({ type: 'turn', seat: 0 });
    const each = <T>(value: T) => Array<T>(seats).fill(value);
    return {
      options: table.options,
      sea: table.options.sea as IsletsState['sea'],
      phase: 'roll',
      active: 0,
      round: 1,
      die: 0,
      steps: 0,
      boats: each(0),
      holds: each(0),
      shells: each(SHELLS),
      pearls: each(0),
      crates: [...CRATES],
      lost: 0,
      bank: 0,
      bids: each<number | null>(null),
      ...underWay(table),
    };
  },
  clone,
  toAct,
  legal,
  resolve,
  view: (state, viewer) => ({
    options: state.options,
    start: 0,
    sea: state.sea,
    phase: state.phase,
    active: state.active,
    round: state.round,
    die: state.die,
    steps: state.steps,
    boats: state.boats,
    holds: state.holds,
    shells: state.shells,
    pearls: state.pearls,
    crates: state.crates,
    hasBid: state.bids.map((bid) => bid !== null),
    bid: viewer === null ? null : state.bids[viewer]!,
  }),
  redeal(state, viewer, random) {
    const dealt = clone(state);
    dealt.bids = state.bids.map((bid, seat) => {
      return bid === null || seat === viewer ? bid : random.int(state.shells[seat]! + 1);
    });
    return dealt;
  },
  score: points,
  result(state) {
    if (state.phase !== 'over') return null;
    const all = points(state);
    const place = (own: number) => 1 + all.filter((other) => other > own).length;
    const ranking = all.map((own, seat) => ({ seat, place: place(own), points: own }));
    ranking.sort((a, b) => a.place - b.place);
    return { winners: ranking.filter((row) => row.place === 1).map((row) => row.seat), ranking };
  },
  inventory: ({ crates, holds, lost, shells, bank }) => {
    const sum = (numbers: readonly number[]) => numbers.reduce((total, n) => total + n, 0);
    return [
      ...Array<string>(sum(crates) + sum(holds) + lost).fill('crate'),
      ...Array<string>(sum(shells) + bank).fill('shell'),
    ];
  },
};
