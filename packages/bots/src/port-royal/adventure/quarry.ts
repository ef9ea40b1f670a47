import type { MissionView, PlayerView, View } from '@roadstead/port-royal';
import { type PolicyRow, ROWS } from '../policy/rows.js';
import type { Weights } from '../policy/weights.js';
import { type Belongings, belongingsOf, carries } from './belongings.js';
import { addSteps, missing, type Quest, questOf } from './quests.js';
import { crownsToCome, isTeam, missionsToCome } from './time.js';
import { EFFORTS, WORTHS } from './worths.js';

/** A mission that a seat may work for. */
interface Aim {
  readonly quest: Quest;
  /** What having it fulfilled is worth, less what others will see to. */
  readonly worth: number;
  /** About how many cards the seat lacks, and how sure it is to make it as things stand, from 0 to 1. */
  readonly missing: number;
  readonly near: number;
}

/** What a seat sees in the open missions. */
export interface Quarry {
  readonly own: Belongings;
  readonly aims: readonly Aim[];
  readonly nearness: number;
  /** What a further coin is worth for them. */
  readonly coin: number;
  /** Together: what a further crown is worth to the one who is to have as many as a mission asks for. */
  readonly crown: number;
  /** Together: whether the seat keeps its coins for a tax that a mission asks to be paid. */
  readonly saves: boolean;
  /** What each card brings the seat nearer to, by its place in `ROWS`; counted when it is first asked for. */
  worths: Float64Array | null;
}

/** How near everybody is to the open missions; counted once, and then known to all. */
export class Chase {
  readonly view: View;
  readonly weights: Weights;
  private readonly belongings: (Belongings | null)[];
  private readonly lacking: (readonly number[] | null)[];

  constructor(view: View, weights: Weights) {
    this.view = view;
    this.weights = weights;
    this.belongings = view.players.map(() => null);
    this.lacking = view.players.map(() => null);
  }

  own(seat: number): Belongings {
    this.belongings[seat] ??= belongingsOf(this.view, seat);
    return this.belongings[seat]!;
  }

  /** By mission, about how many cards a seat lacks; without end for one it may not fulfil. */
  lacks(seat: number): readonly number[] {
    this.lacking[seat] ??= this.view.missions!.map((open) => {
      if (!isOpenTo(this.view, open, seat)) return Number.POSITIVE_INFINITY;
      return missing(questOf(open.id), this.own(seat), timesLeft(open, seat), this.view);
    });
    return this.lacking[seat]!;
  }

  /** Together: how likely no friend of a seat fulfils a mission. */
  leftTo(mission: number, seat: number): number {
    let left = 1;
    for (let friend = 0; friend < this.belongings.length; friend++) {
      if (friend !== seat) left *= 1 - this.weights.nearness ** Math.max(0.5, this.lacks(friend)[mission]!);
    }
    return left;
  }

  /** Crowns of several do not add up: they are worth most to whoever has most of them. */
  private crownWorth(seat: number): number {
    const { view, weights } = this;
    const lacking = crownsAsked(view) - this.own(seat).crowns;
    if (lacking <= 0 || !isAhead(view, seat, ({ crowns = 0 }) => crowns)) return 0;
    const { nearness } = weights;
    return weights.together * nearness ** (1 + EFFORTS.crowns * lacking) * (nearness ** -EFFORTS.crowns - 1);
  }

  /** What the seat may still work for. `influence`: what one of these is worth to it. */
  quarryOf(seat: number, influence: number): Quarry {
    const { view, weights } = this;
    const { nearness } = weights;
    const own = this.own(seat);
    const aims: Aim[] = [];
    let coin = 0;
    let saves = false;
    const crown = isTeam(view) ? this.crownWorth(seat) : 0;
    for (const [at, open] of view.missions!.entries()) {
      const lacking = this.lacks(seat)[at]!;
      if (lacking === Number.POSITIVE_INFINITY) continue;
      const quest = questOf(open.id);
      const worth = isTeam(view)
        ? teamWorth(view, open, weights.together) * this.leftTo(at, seat) + quest.mission.crowns * crown
        : weights.contract * rewardOf(view, open, quest, seat, influence);
      if (worth <= 0) continue;
      const near = nearness ** lacking;
      aims.push({ quest, worth, missing: lacking, near });
      const isForOne = isTeam(view) && open.done.length === 0 && isTaxed(quest);
      if (isForOne) saves = isAhead(view, seat, ({ coins }) => coins);
      if (own.coins < quest.coins + 2 && (saves || !isForOne)) coin += worth * near * (nearness ** -COIN_STEP - 1);
    }
    return { own, aims, nearness, coin, crown, saves, worths: null };
  }
}

const COIN_STEP = 0.2;

const isTaxed = ({ mission }: Quest): boolean => mission.task.spot?.when === 'taxPaid';

/** Whether nobody else with a cube left has more of something; of equals, the first at the table. */
function isAhead(view: View, seat: number, of: (player: PlayerView) => number): boolean {
  const own = of(view.players[seat]!);
  return view.players.every((friend) => {
    const theirs = of(friend);
    return friend.cubes === 0 || theirs < own || (theirs === own && friend.seat >= seat);
  });
}

/** The most crowns that a mission asks of somebody: one that nobody has fulfilled, or one that may come. */
function crownsAsked(view: View): number {
  let most = crownsToCome(view);
  for (const { id, done } of view.missions!) if (done.length === 0) most = Math.max(most, questOf(id).crowns);
  return most;
}

/** PR-A6: each once, with a cube left or one on its upper field already. */
export function isOpenTo(view: View, { done, upper }: MissionView, seat: number): boolean {
  return !done.includes(seat) && (view.players[seat]!.cubes > 0 || upper.includes(seat));
}

function timesLeft({ id, upper }: MissionView, seat: number): number {
  const times = questOf(id).mission.task.times ?? 1;
  return times - (upper.includes(seat) ? 1 : 0);
}

/** PR-A19: cubes that card 9 asks for beyond one on every mission. */
export function furtherCubes(view: View): number {
  const { missionCubes, cubesNow, open } = view.card9!;
  return missionCubes - cubesNow - open.length - missionsToCome(view);
}

/** Every mission must be fulfilled by somebody; some by a second one, if card 9 asks for more cubes. */
function teamWorth(view: View, { done }: MissionView, together: number): number {
  if (done.length === 0) return together;
  return furtherCubes(view) > 0 ? WORTHS.furtherCube * together : 0;
}

/** Against each other: coins, crowns, and what lies under the cube that leaves; less what is given. */
export function rewardOf(view: View, open: MissionView, quest: Quest, seat: number, influence: number): number {
  const { first, crowns, task } = quest.mission;
  const isFirst = open.done.length === 0;
  const coins = (isFirst ? (first.coins ?? 0) : 0) - (task.give?.coins ?? 0);
  const won = crowns + (isFirst ? (first.crowns ?? 0) : 0) - (task.give?.crowns ?? 0);
  return coins + won * WORTHS.crown * influence + underCube(view, seat, influence);
}

/** PR-A7: ability, trophy, one crown, three. */
const CROWNS: readonly number[] = [3, 1, 0, 0];

/** What lies under the leftmost cube of a seat, against each other. */
export function underCube(view: View, seat: number, influence: number): number {
  const { cubes } = view.players[seat]!;
  if (cubes === 4) return WORTHS.towardsTrophy * influence;
  if (cubes === 3) return WORTHS.trophy * influence;
  return (CROWNS[cubes - 1] ?? 0) * WORTHS.crown * influence;
}

/** What a card brings a seat nearer to, price apart: a person hired, or a ship kept. */
export function questWorth(view: View, quarry: Quarry, row: number): number {
  quarry.worths ??= worthsOf(view, quarry);
  return quarry.worths[row]!;
}

function worthsOf(view: View, { aims, own, nearness }: Quarry): Float64Array {
  const worths = new Float64Array(ROWS.length);
  for (const { quest, worth, near } of aims) {
    const steps = new Float64Array(ROWS.length);
    addSteps(quest, own, view, steps);
    for (const row of quest.helpers) {
      if (steps[row]! > 0) worths[row]! += worth * near * (nearness ** -steps[row]! - 1);
    }
  }
  return worths;
}

/** What doing a deed is worth that a mission asks for on the spot. */
export function spotWorth({ aims, nearness }: Quarry, when: 'colours' | 'stops', n: number): number {
  let worth = 0;
  for (const aim of aims) {
    const { spot } = aim.quest.mission.task;
    if (spot?.when !== when || spot.n !== n) continue;
    worth += aim.worth * aim.near * (nearness ** -Math.min(aim.quest.deed, aim.missing) - 1);
  }
  return worth;
}

/** What a ship is worth kept: for the missions that lie open, and a little for those that may come. */
export function keepWorth(view: View, quarry: Quarry, row: PolicyRow): number {
  return carries(row) ? questWorth(view, quarry, row.at) + WORTHS.spareItem : 0;
}
