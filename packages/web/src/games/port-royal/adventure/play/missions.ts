import type { Seat } from '@roadstead/kernel';
import { type Action, type ActionOf, type FulfilMission, type Mission, missionById } from '@roadstead/port-royal';
import type { Stand } from '../../play/standing.js';
import type { ChapterView } from './chapter.js';
import { type Hourglass, hourglassOf } from './hourglass.js';
import { isMet, type MissionNeed, needsOf } from './needs.js';

/** How a mission stands for the one who looks at it. */
type MissionState =
  /** My cube lies on it. */
  | 'done'
  /** It can be fulfilled now, by the legal list alone. */
  | 'ready'
  /** Nothing is missing, but the moment is not here: not at turn, or decided on the spot. */
  | 'waits'
  | 'lacks'
  /** My four cubes have left. */
  | 'noCube';

export interface MissionOnTable {
  readonly mission: Mission;
  readonly done: readonly Seat[];
  readonly upper: readonly Seat[];
  /** What the first gets is gone. */
  readonly firstIsGone: boolean;
  /** The newest shows what the month's end will ask; null on all others. */
  readonly hourglass: Hourglass | null;
  /** Null for those who only watch. */
  readonly mine: { readonly state: MissionState; readonly needs: readonly MissionNeed[] } | null;
  /** Every way to fulfil it now. */
  readonly ways: readonly Fulfilment[];
}

export type Fulfilment = Extract<ActionOf<'fulfil'>, FulfilMission>;

export const isFulfilment = (action: Action): action is Fulfilment => action.type === 'fulfil' && 'mission' in action;

/** The missions in the order in which they were laid out. */
export function missionsOf(
  { legal, seat }: Pick<Stand, 'legal' | 'seat'>,
  view: ChapterView,
): readonly MissionOnTable[] {
  const ways = legal.filter(isFulfilment);
  const newest = view.missions.at(-1)?.id;
  return view.missions.map(({ id, done, upper }) => {
    const mission = missionById(id)!;
    const open = { mission, done, upper, ways: ways.filter((way) => way.mission === id) };
    return {
      ...open,
      firstIsGone: done.length > 0,
      hourglass: id === newest ? hourglassOf(view) : null,
      mine: seat === null ? null : mineOf(open, seat, view),
    };
  });
}

function mineOf(
  { mission, done, upper, ways }: Pick<MissionOnTable, 'mission' | 'done' | 'upper' | 'ways'>,
  seat: Seat,
  { players }: ChapterView,
): NonNullable<MissionOnTable['mine']> {
  const hero = players.find((player) => player.seat === seat)!;
  const needs = needsOf(mission.task, hero);
  return { state: stateOf(), needs };

  function stateOf(): MissionState {
    if (done.includes(seat)) return 'done';
    if (ways.length > 0) return 'ready';
    if (hero.cubes === 0 && !upper.includes(seat)) return 'noCube';
    return needs.every(isMet) ? 'waits' : 'lacks';
  }
}
