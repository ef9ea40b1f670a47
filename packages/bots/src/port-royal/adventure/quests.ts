import { type Mission, missionById, type View } from '@roadstead/port-royal';
import { type PolicyRow, ROWS } from '../policy/rows.js';
import { type Belongings, type CargoKind, isOf, unmanned } from './belongings.js';
import { EFFORTS } from './worths.js';

/** One thing of those that a mission asks for. */
interface Want {
  /** How much of it is still lacking, in its own measure. */
  lacks(own: Belongings, view: View): number;
  /** How much of it a card brings; only asked of cards that may bring any. */
  brings(row: PolicyRow, own: Belongings, view: View): number;
  /** About how many cards one of it takes. */
  readonly effort: number;
  /** The cards that may bring any, as places in `ROWS`. */
  readonly helpers: readonly number[];
}

/** A mission as somebody sees it who works for it. */
export interface Quest {
  readonly mission: Mission;
  readonly wants: readonly Want[];
  /** The effort of the deed itself, where one is asked for on the spot. */
  readonly deed: number;
  readonly helpers: readonly number[];
  /** Coins to give; 0 for none. Under a tax, those that make one pay. */
  readonly coins: number;
  /** Crowns to have or to give. */
  readonly crowns: number;
}

const QUESTS = new Map<string, Quest>();

export function questOf(id: string): Quest {
  let quest = QUESTS.get(id);
  if (quest === undefined) {
    quest = madeOf(missionById(id)!);
    QUESTS.set(id, quest);
  }
  return quest;
}

/** PR-D9: from so many coins on, the first tax is due. */
export const TAXED_FROM = 12;
const NOBODY: readonly number[] = [];

function madeOf(mission: Mission): Quest {
  const { have = {}, give = {}, persons, spot } = mission.task;
  const wants = Object.entries(have).map(([what, n]) => wantOf(what, n));
  if (persons !== undefined) wants.push(personsWanted(persons));
  for (const [kind, n] of Object.entries(give)) wants.push(giftOf(kind, n));
  if (spot?.when === 'taxPaid') wants.push(giftOf('coins', TAXED_FROM));
  const helpers = [...new Set(wants.flatMap((want) => want.helpers))];
  const coins = spot?.when === 'taxPaid' ? TAXED_FROM : (give.coins ?? 0);
  const crowns = Math.max(have.crowns ?? 0, give.crowns ?? 0);
  return { mission, wants, deed: deedOf(mission), helpers, coins, crowns };
}

function deedOf({ task: { spot } }: Mission): number {
  switch (spot?.when) {
    case 'colours':
      return EFFORTS.colours;
    case 'stops':
      return spot.n === 1 ? EFFORTS.stopAtOne : EFFORTS.stopAtMore;
    case 'taxPaid':
      return EFFORTS.tax;
    default:
      return 0;
  }
}

function rowsThat(bring: (row: PolicyRow) => boolean): number[] {
  return ROWS.filter(bring).map(({ at }) => at);
}

function wantOf(what: string, n: number): Want {
  switch (what) {
    case 'swords':
      return {
        lacks: (own) => n - own.swords,
        brings: ({ person }) => person!.swords,
        effort: EFFORTS.swords,
        helpers: rowsThat(({ person }) => person !== null && person.swords > 0),
      };
    case 'influence':
      return {
        lacks: (own) => n - own.influence,
        brings: ({ person }) => person!.influence,
        effort: EFFORTS.influence,
        helpers: rowsThat(({ person }) => person !== null && person.influence > 0),
      };
    case 'crowns':
      return { lacks: (own) => n - own.crowns, brings: () => 0, effort: EFFORTS.crowns, helpers: NOBODY };
    case 'expedition':
      return {
        lacks: (own, view) => (own.expeditions >= n ? 0 : unmanned(view, own)),
        brings: ({ person }, own, view) => unmanned(view, own) - unmanned(view, own, person!.symbol),
        effort: EFFORTS.person,
        helpers: rowsThat(({ person }) => person?.symbol !== undefined),
      };
    default: {
      const isKind = ({ person }: PolicyRow) => person?.subtype === what;
      return {
        lacks: (own) => n - own.persons.filter(({ subtype }) => subtype === what).length,
        brings: () => 1,
        effort: EFFORTS.person,
        helpers: rowsThat(isKind),
      };
    }
  }
}

function personsWanted({ atMost = 99, atLeast = 0, n }: NonNullable<Mission['task']['persons']>): Want {
  const counts = (cost: number) => cost <= atMost && cost >= atLeast;
  return {
    lacks: (own) => n - own.persons.filter(({ cost }) => counts(cost)).length,
    brings: () => 1,
    effort: atLeast > 0 ? 2 * EFFORTS.person : EFFORTS.cheapPerson,
    helpers: rowsThat(({ person }) => person !== null && counts(person.cost)),
  };
}

function giftOf(kind: string, n: number): Want {
  if (kind === 'coins')
    return { lacks: (own) => n - own.coins, brings: () => 0, effort: EFFORTS.coins, helpers: NOBODY };
  if (kind === 'crowns') return wantOf('crowns', n);
  return {
    lacks: (own) => n - own.kept.filter((row) => isOf(row, kind as CargoKind)).length,
    brings: () => 1,
    effort: EFFORTS.item,
    helpers: rowsThat((row) => isOf(row, kind as CargoKind)),
  };
}

/** About how many cards somebody lacks for a quest. `again`: how often the deed must still be done. */
export function missing({ wants, deed }: Quest, own: Belongings, again: number, view: View): number {
  let cards = deed * again;
  for (const want of wants) cards += want.effort * Math.max(0, want.lacks(own, view));
  return cards;
}

/** Adds to each card how much nearer it brings somebody who takes it for this. */
export function addSteps({ wants }: Quest, own: Belongings, view: View, steps: Float64Array): void {
  for (const want of wants) {
    const lacking = want.lacks(own, view);
    if (lacking <= 0) continue;
    for (const row of want.helpers) steps[row]! += want.effort * Math.min(lacking, want.brings(ROWS[row]!, own, view));
  }
}
