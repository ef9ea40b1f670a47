import type { AnyGame } from '@roadstead/kernel';
import { type Chance, FastRandom, NOBODY, only, type Seat, type TableSetup } from '@roadstead/kernel';

/** What decides the game: luck and effort, the seat alone, effort alone (ties abound), or everybody's effort together. */
export type Kind = 'luck' | 'seat' | 'effort' | 'together';

interface State {
  readonly kind: Kind;
  readonly luck: readonly number[];
  readonly start: Seat;
  turn: number;
  effort: number[];
}

interface ToyAction {
  readonly type: 'rest' | 'row' | 'wait';
}

/** Each seat once, from the start seat on, rests or rows; whoever waits is asked again. */
export const regatta = {
  id: 'regatta',
  rules: 1,
  players: { min: 1, max: 5 },
  options: [{ name: 'kind', kind: 'one', values: ['luck', 'seat', 'effort', 'together'], default: 'luck' }],
  actionTypes: ['rest', 'row', 'wait'],
  refuses: () => null,
  setup({ seats, options, start }: TableSetup, chance: Chance): State {
    const luck = Array.from({ length: seats }, () => chance.int(100));
    return { kind: options.kind as Kind, luck, start: start!, turn: 0, effort: luck.map(() => 0) };
  },
  clone: (state: State) => ({ ...state, effort: [...state.effort] }),
  toAct: ({ turn, start, luck }: State) => (turn === luck.length ? NOBODY : only((start + turn) % luck.length)),
  legal: () => [{ type: 'rest' }, { type: 'row' }, { type: 'wait' }],
  resolve(state: State, seat: Seat, { type }: ToyAction) {
    if (type === 'wait') return;
    state.effort[seat] = type === 'row' ? 40 : 0;
    state.turn++;
  },
  view: (state: State) => state,
  redeal: (state: State) => state,
  odds: () => ({ total: 0, weights: {} }),
  score: ({ effort }: State) => effort,
  result({ kind, luck, effort }: State) {
    const won = kind === 'together' && effort.every((one) => one > 0);
    const points = luck.map((one, seat) => {
      if (kind === 'seat') return seat === 0 ? 1 : 0;
      return kind === 'together' ? Number(won) : effort[seat]! + (kind === 'luck' ? one : 0);
    });
    const most = Math.max(...points);
    const seats = points.map((_, seat) => seat);
    const winners = kind === 'together' && !won ? [] : seats.filter((seat) => points[seat] === most);
    const ranking = seats.map((seat) => ({ seat, place: points[seat] === most ? 1 : 2 }));
    return { winners, ranking, ...(kind === 'together' && { won }) };
  },
  inventory: () => [],
} as unknown as AnyGame;

export function view(decision: { view(): unknown }): State {
  return decision.view() as State;
}

/** Always the same action. */
export function always(type: string) {
  return { choose: () => ({ action: { type } }) };
}

/** The luck that a deal brings, as the rules draw it. */
export function luckOf(seed: string, seats: number): readonly number[] {
  const chance = new FastRandom(seed);
  chance.int(seats);
  return Array.from({ length: seats }, () => chance.int(100));
}
