import type { Against, Event, Points } from '@roadstead/companies';
import type { Seat } from '@roadstead/kernel';
import type { StageScene } from '../../stage.js';
import type { QuestionKind } from '../play/kind.js';
import type { Stand } from '../play/standing.js';
import type { Show } from '../stage/show.js';

/** What lies over the map: a fight, or a scoring. */
export type OnStage =
  | {
      readonly kind: 'fight';
      readonly against: Against;
      /** Who is looked at from: the one that looks, where it fights, else the one that met the pirates. */
      readonly seat: Seat | null;
      readonly fleet: string | null;
      /** As they were revealed; null before. */
      readonly cards: { readonly ids: readonly [string, string]; readonly begins: 0 | 1 } | null;
    }
  | { readonly kind: 'scoring'; readonly points: readonly Points[]; readonly order: readonly Seat[] };

/** Questions that are part of a fight that lies open. */
const FIGHTING: readonly QuestionKind[] = ['sacrifice', 'damage', 'capture', 'slip'];
/** Questions that follow a scoring. */
const SCORED: readonly QuestionKind[] = ['nation'];

export function stagedOf(
  { view, seat }: Stand,
  { told, behind }: StageScene,
  show: Show | null,
  asked: QuestionKind | null,
): OnStage | null {
  const events = told as readonly Event[];
  if (show?.kind === 'scoring') return show;
  if (!behind && asked !== null && SCORED.includes(asked)) {
    const last = events.findLast((event) => event.type === 'scoring');
    if (last?.type === 'scoring') return { kind: 'scoring', points: last.points, order: last.order };
  }
  if (view.pending?.kind === 'strategy' && !behind) {
    return {
      kind: 'fight',
      against: view.pending.against,
      ...sideIn(events, view.pending.against, seat),
      cards: null,
    };
  }
  if (show?.kind === 'fight') {
    return { kind: 'fight', against: show.against, ...sideIn(events, show.against, seat), cards: null };
  }
  const isFighting = show?.kind === 'cards' || (!behind && asked !== null && FIGHTING.includes(asked));
  return isFighting ? lastFight(events, seat) : null;
}

/** The fight whose cards were revealed last. */
function lastFight(events: readonly Event[], seat: Seat | null): OnStage | null {
  const cards = events.findLast((event) => event.type === 'strategies');
  const begun = events.findLast((event) => event.type === 'fight' || event.type === 'met');
  if (cards?.type !== 'strategies' || begun === undefined) return null;
  const against: Against | null =
    begun.type === 'fight'
      ? begun.against
      : begun.type === 'met'
        ? { foe: 'pirates', nest: begun.nest, pips: begun.pips }
        : null;
  if (against === null) return null;
  return {
    kind: 'fight',
    against,
    ...sideIn(events, against, seat),
    cards: { ids: cards.cards, begins: cards.begins },
  };
}

function sideIn(
  events: readonly Event[],
  against: Against,
  seat: Seat | null,
): { readonly seat: Seat | null; readonly fleet: string | null } {
  if (against.foe === 'duel') {
    const side = Math.max(0, seat === null ? 0 : against.seats.indexOf(seat));
    return { seat: against.seats[side]!, fleet: against.fleets[side]! };
  }
  const met = events.findLast((event) => event.type === 'met');
  return against.foe === 'pirates' && met?.type === 'met'
    ? { seat: met.seat, fleet: met.fleet }
    : { seat, fleet: null };
}
