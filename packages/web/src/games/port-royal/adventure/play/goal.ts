import type { Seat } from '@roadstead/kernel';
import { type ChapterView, isTogether } from './chapter.js';
import { monthsLeft } from './hourglass.js';
import { lengthOf } from './months.js';

export interface GoalProgress {
  readonly now: number;
  readonly of: number;
}

/** A mission of the chapter: its id, or null where it is not laid out yet. */
interface GoalMission {
  readonly id: string | null;
  readonly isDone: boolean;
}

/** PR-A19: what card 9 will ask of a team. */
interface TeamGoal {
  readonly kind: 'together';
  readonly missions: readonly GoalMission[];
  readonly done: GoalProgress;
  readonly cubes: GoalProgress;
  readonly influence: GoalProgress;
  readonly bySeat: readonly { readonly seat: Seat; readonly influence: number; readonly cubes: number }[];
  readonly turns: Turns;
}

/** PR-A21: influence with the trophy. */
interface RaceGoal {
  readonly kind: 'race';
  readonly influence: number;
  readonly bySeat: readonly { readonly seat: Seat; readonly influence: number; readonly trophy: boolean }[];
}

type Goal = TeamGoal | RaceGoal;

interface Turns {
  readonly now: number;
  readonly of: number;
  /** With this one. */
  readonly left: number;
  /** The turns that begin, or began, with a month's end. */
  readonly monthsEnds: readonly number[];
}

export function goalOf(view: ChapterView): Goal | null {
  if (!isTogether(view)) return raceOf(view);
  // Before the first story card nobody knows what is to come.
  return view.missions.length === 0 ? null : teamOf(view);
}

function raceOf({ goal, players }: ChapterView): RaceGoal | null {
  if (goal === null) return null;
  return {
    kind: 'race',
    influence: goal,
    bySeat: players.map(({ seat, influence, trophy }) => ({ seat, influence, trophy })),
  };
}

function teamOf(view: ChapterView): TeamGoal {
  const { missions, players } = view;
  const card9 = view.card9!;
  const toCome = Array<GoalMission>(Math.max(0, monthsLeft(view) - 1)).fill({ id: null, isDone: false });
  const all = [...missions.map(({ id, done }): GoalMission => ({ id, isDone: done.length > 0 })), ...toCome];
  return {
    kind: 'together',
    missions: all,
    done: { now: missions.length - card9.open.length, of: all.length },
    cubes: { now: card9.cubesNow, of: card9.missionCubes },
    influence: { now: card9.influenceNow, of: card9.influence },
    bySeat: players.map(({ seat, influence }) => ({
      seat,
      influence,
      cubes: missions.filter(({ done }) => done.includes(seat)).length,
    })),
    turns: turnsOf(view),
  };
}

/** PR-A29: each month is an event longer than the one before; the last month's end is card 9, and no turn. */
function turnsOf(view: ChapterView): Turns {
  const { turn, month, events } = view;
  const end = turn + events.pile.length;
  const length = lengthOf(view);
  const past = Array.from({ length: month - 1 }, (_, i) => i + 1).map(
    (back) => end - (back * (2 * length - back + 1)) / 2,
  );
  const still = Array.from({ length: monthsLeft(view) }, (_, i) => end + i * length + (i * (i + 1)) / 2);
  const ends = [...past.reverse(), ...still];
  const of = ends.at(-1)! - 1;
  return { now: Math.min(turn, of), of, left: Math.max(0, of - turn + 1), monthsEnds: ends.filter((one) => one <= of) };
}
