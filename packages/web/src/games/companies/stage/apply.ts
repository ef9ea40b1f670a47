import {
  DEVELOPMENTS,
  type Event,
  type EventOf,
  MOCK_BATTLES,
  MOCK_PRICE,
  type Phase,
  type View,
} from '@roadstead/companies';
import { pointsBySource, sumOfPoints } from '../play/points.js';
import * as fleets from './apply-fleets.js';
import * as rounds from './apply-rounds.js';
import * as trade from './apply-trade.js';
import { type DraftView, pay } from './draft.js';

/**
 * What events do not tell: who is asked, what, and what one has laid face down. While something is shown these are guessed or
 * stay as they were, and once it is shown they come with how the game stands.
 */
export const NOT_TOLD = ['phase', 'toAct', 'pending', 'chosen'] as const satisfies readonly (keyof View)[];

/** The table after an event, by what everybody sees. `told`: what happened in this turn before it. */
export function apply(view: View, event: Event, told: readonly Event[]): View {
  const draft = structuredClone(view) as DraftView;
  change(draft, event, told);
  draft.phase = phaseOf(event) ?? draft.phase;
  for (const player of draft.players) player.points = sumOfPoints(pointsBySource(draft, player.seat));
  return draft;
}

type Change<T extends Event['type']> = (draft: DraftView, event: EventOf<T>, told: readonly Event[]) => void;

/** What changes nothing that lies on the table is left out. */
const CHANGES: { readonly [T in Event['type']]?: Change<T> } = {
  turn: rounds.turn,
  started: fleets.started,
  income: (draft, { seat, ducats }) => pay(draft, seat, -ducats),
  loaded: trade.loaded,
  leave: trade.leave,
  split: fleets.split,
  shifted: fleets.shifted,
  merged: fleets.merged,
  sailed: fleets.sailed,
  stayed: fleets.stayed,
  mutiny: fleets.mutiny,
  paid: trade.paid,
  damage: (draft, event, told) => fleets.damage(draft, event, harbourOfFight(told)),
  lost: fleets.lost,
  captured: fleets.captured,
  experience: (draft, event) => {
    payForDrill(draft, event);
    fleets.experience(draft, event);
  },
  seasoned: ({ nations }, { nation, level }) => {
    nations[nation]!.experience = level;
  },
  marked: rounds.marked,
  moved: rounds.moved,
  slipped: fleets.slipped,
  delivered: trade.delivered,
  dumped: trade.dumped,
  refilled: trade.refilled,
  bought: trade.bought,
  built: trade.built,
  repaired: fleets.repaired,
  abandoned: fleets.abandoned,
  researched: trade.researched,
  year: (draft, event) => {
    rounds.between(draft);
    rounds.year(draft, event);
  },
  tile: rounds.tile,
  storm: fleets.storm,
  pips: rounds.pips,
  roll: rounds.roll,
  scoring: rounds.scoring,
  nation: rounds.nation,
  removed: rounds.removed,
  over: rounds.between,
};

function change(draft: DraftView, event: Event, told: readonly Event[]): void {
  (CHANGES[event.type] as Change<Event['type']> | undefined)?.(draft, event as never, told);
}

/** V-6.7: in the phase of buying a fleet rises by a mock battle, and nothing else tells what it cost. */
function payForDrill(draft: DraftView, { seat }: EventOf<'experience'>): void {
  if (draft.phase !== 'buy') return;
  const { cards } = draft.players[seat]!;
  const used = MOCK_BATTLES.find((card) => cards.includes(DEVELOPMENTS[card]!.id));
  if (used !== undefined) pay(draft, seat, MOCK_PRICE[used]!);
}

function harbourOfFight(told: readonly Event[]): string | null {
  const fight = told.findLast((event) => event.type === 'fight');
  return fight?.type === 'fight' && fight.against.foe !== 'pirates' ? fight.against.harbour : null;
}

/** Where in the round one is, as far as an event shows it. */
function phaseOf(event: Event): Phase | null {
  switch (event.type) {
    case 'turn':
      return 'income';
    case 'loaded':
    case 'split':
    case 'merged':
    case 'sailed':
    case 'stayed':
    case 'met':
      return 'move';
    case 'delivered':
    case 'dumped':
      return 'fight';
    case 'bought':
    case 'built':
    case 'repaired':
      return 'buy';
    case 'researched':
      return 'research';
    case 'roll':
    case 'pledged':
    case 'year':
    case 'storm':
      return 'between';
    case 'scoring':
    case 'nation':
      return 'scoring';
    case 'over':
      return 'over';
    default:
      return null;
  }
}
