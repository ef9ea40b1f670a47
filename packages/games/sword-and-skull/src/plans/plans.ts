import type { GamePlans, PlanMoment, Seat } from '@roadstead/kernel';
import type { Action } from '../actions.js';
import type { Figure } from '../board/figures.js';
import { type Way, waysFrom } from '../prospects/ways.js';
import type { View } from '../view.js';
import { sayDeed } from '../words/index.js';

/** A walk through one or more forks, to its end. */
export interface WalkPlan {
  readonly type: 'walk';
  /** What it begins with; null where the figure stands at a fork already. */
  readonly begin: Extract<Action, { type: 'move' | 'play' }> | null;
  readonly figure: Figure;
  /** Those really taken: the lake stops a walk (SS-M7). */
  readonly steps: number;
  /** Where to go at each fork that comes. */
  readonly forks: readonly string[];
  readonly to: string;
}

type Moment = PlanMoment<Action, View>;

/** Commands of Sword & Skull: SS-R3 asks at every fork as it is reached, but most know beforehand where they want to go. */
export const swordAndSkullPlans: GamePlans<Action, View, WalkPlan> = {
  offers: ({ view, seat, legal }) => walksOf(view, seat, legal),
  label: ({ begin, figure, steps, to }, { audience }) =>
    sayDeed({ type: begin?.type === 'play' ? 'winds' : 'move', figure, steps, to, isFork: false }, audience),
  preview: ({ forks }, { audience }) => forks.map((to) => `${sayDeed({ type: 'go', to }, audience)}.`),
  next: (plan, { view }: Moment) => {
    const [fork, ...forks] = plan.forks;
    if (plan.begin !== null) return { act: plan.begin, rest: { ...plan, begin: null } };
    if (fork === undefined || view.pending?.kind !== 'fork') return 'done';
    return { act: { type: 'go', to: fork }, rest: forks.length === 0 ? null : { ...plan, forks } };
  },
};

/** Every walk that comes to a fork, of those that can begin now. */
function walksOf(view: View, seat: Seat, legal: readonly Action[]): readonly WalkPlan[] {
  const player = view.players[seat]!;
  const { pending } = view;
  const begins = legal.flatMap((action) =>
    action.type === 'move' || (action.type === 'play' && action.card === 'F13') ? [action] : [],
  );
  const walks = begins.flatMap((begin) =>
    waysFrom(player, begin.figure, begin.by).map((way): WalkPlan => ({ type: 'walk', begin, ...pick(way) })),
  );
  // At a fork a second one may come; the next step alone is an action like any other.
  const further =
    pending?.kind === 'fork' && pending.seat === seat
      ? waysFrom(player, pending.figure, pending.left)
          .filter(({ forks }) => forks.length > 1)
          .map((way): WalkPlan => ({ type: 'walk', begin: null, ...pick(way) }))
      : [];
  return [...walks.filter(({ forks }) => forks.length > 0), ...further];
}

const pick = ({ figure, path, forks, to }: Way) => ({ figure, steps: path.length, forks, to });
