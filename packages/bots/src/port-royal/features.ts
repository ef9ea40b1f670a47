import { COLOURS, type Expedition, type View } from '@roadstead/port-royal';
import { ROW_BY_UID, ROWS } from './policy/rows.js';
import { factsOf, type SeatFacts } from './policy/seat.js';

/** How many numbers describe a seat. */
export const FEATURES = 22;

/** The features of every seat; null where the net has nothing to say: amid a turn, or where all play together. */
export function featuresOf(view: View): number[][] | null {
  if (view.goal === null || view.phase !== 'discover' || view.harbour.length > 1) return null;
  const facts = view.players.map(({ seat }) => factsOf(view, seat));
  return facts.map((own, seat) => seatFeatures(view, view.goal!, seat, own, facts));
}

function seatFeatures(view: View, goal: number, seat: number, own: SeatFacts, all: readonly SeatFacts[]): number[] {
  const others = all.filter((_, other) => other !== seat);
  const rival = Math.max(...others.map(({ influence }) => influence));
  const seats = all.length;
  const untilTurn = (seat - view.active + seats) % seats;
  const traders = COLOURS.reduce((sum, _, colour) => sum + own.trades[colour]!, 0);
  const kinds = view.players[seat]!.display.map(({ uid }) => ROWS[ROW_BY_UID[uid]!]!.card.subtype);
  const count = (kind: string) => kinds.filter((other) => other === kind).length;
  const lacksExpedition = view.end === 'expedition' && own.expeditions === 0 ? 1 : 0;
  return [
    own.influence / goal,
    (own.influence / goal) ** 2,
    (own.influence - rival) / goal,
    rival / goal,
    own.coins / 10,
    Math.min(own.coins, 8) / 8,
    Math.max(...others.map(({ coins }) => coins)) / 10,
    own.swords / 4,
    Math.min(own.swords, 2) / 2,
    own.discount,
    own.picks,
    traders / 2,
    count('admiral'),
    count('jester'),
    own.expeditions,
    nearestClaim(view, own),
    (own.anchor + own.cross + own.house + 1.5 * own.any) / 3,
    untilTurn / seats,
    view.endTriggered ? 1 : 0,
    view.endTriggered && untilTurn === 0 ? 1 : 0,
    lacksExpedition,
    (lacksExpedition * own.influence) / goal,
  ];
}

/** From 0 to 1: how much of the best open expedition the seat could man now. */
function nearestClaim(view: View, own: SeatFacts): number {
  let nearest = 0;
  for (const { uid } of view.expeditions) {
    const { requires } = ROWS[ROW_BY_UID[uid]!]!.card as Expedition;
    const size = requires.anchor + requires.cross + requires.house;
    const manned =
      Math.min(requires.anchor, own.anchor) + Math.min(requires.cross, own.cross) + Math.min(requires.house, own.house);
    nearest = Math.max(nearest, Math.min(size, manned + own.any) / size);
  }
  return nearest;
}
