const KNOWN = 'rulebook';
const RECONSTRUCTED = 'RECONSTRUCTED: the rulebook tells how many there are, not what they do';

/** PR-A28: what an event does. */
export type Effect =
  /** At once: to the active player; to all with fewest. */
  | { readonly is: 'coins'; readonly n: number }
  | { readonly is: 'alms'; readonly n: number }
  /** At once: everybody may pay for crowns. */
  | { readonly is: 'audience'; readonly pay: number; readonly crowns: number }
  /** Phase 1: the first ship is lost; other swords for repelling; no stop before so many cards. */
  | { readonly is: 'storm' }
  | { readonly is: 'swords'; readonly n: number }
  | { readonly is: 'quay'; readonly cards: number }
  /** Phase 2: coins with the first ship; another fee; other costs of persons; more cards. */
  | { readonly is: 'market'; readonly coins: number }
  | { readonly is: 'fee'; readonly n: number }
  | { readonly is: 'cost'; readonly n: number; readonly forAll: boolean }
  | { readonly is: 'picks'; readonly n: number }
  /** `price`: what a cube costs, where the hourglass of a mission does not say so. */
  | { readonly is: 'monthEnd'; readonly price?: number };

export type EffectOf<K extends Effect['is']> = Extract<Effect, { is: K }>;

/** PR-A2: by number: 0 the usual ones, 1 for few players, 2 and 3 the month's ends. */
export interface EventCard {
  readonly id: string;
  readonly number: 0 | 1 | 2 | 3;
  readonly effect: Effect;
  readonly provenance: string;
}

// biome-ignore format: one event a line
export const EVENTS: readonly EventCard[] = [
  { id: 'event_tailwind', number: 0, effect: { is: 'coins', n: 1 }, provenance: RECONSTRUCTED },
  { id: 'event_market_day', number: 0, effect: { is: 'market', coins: 1 }, provenance: RECONSTRUCTED },
  { id: 'event_storm', number: 0, effect: { is: 'storm' }, provenance: RECONSTRUCTED },
  { id: 'event_audience', number: 0, effect: { is: 'audience', pay: 2, crowns: 1 }, provenance: RECONSTRUCTED },
  { id: 'event_harbour_dues', number: 0, effect: { is: 'fee', n: 2 }, provenance: RECONSTRUCTED },
  { id: 'event_open_harbour', number: 0, effect: { is: 'fee', n: 0 }, provenance: RECONSTRUCTED },
  { id: 'event_idle_hands', number: 0, effect: { is: 'cost', n: -1, forAll: false }, provenance: RECONSTRUCTED },
  { id: 'event_crew_shortage', number: 0, effect: { is: 'cost', n: 1, forAll: true }, provenance: RECONSTRUCTED },
  { id: 'event_navy_escort', number: 0, effect: { is: 'swords', n: 1 }, provenance: RECONSTRUCTED },
  { id: 'event_fog', number: 0, effect: { is: 'swords', n: -1 }, provenance: RECONSTRUCTED },
  { id: 'event_alms', number: 0, effect: { is: 'alms', n: 1 }, provenance: RECONSTRUCTED },
  { id: 'event_busy_quay', number: 0, effect: { is: 'quay', cards: 3 }, provenance: RECONSTRUCTED },
  { id: 'event_governors_favour', number: 0, effect: { is: 'picks', n: 1 }, provenance: RECONSTRUCTED },
  { id: 'event_calm_sea', number: 1, effect: { is: 'coins', n: 1 }, provenance: RECONSTRUCTED },
  { id: 'event_months_end', number: 2, effect: { is: 'monthEnd' }, provenance: KNOWN },
  { id: 'event_months_end_variable', number: 3, effect: { is: 'monthEnd', price: 10 }, provenance: KNOWN },
];

/** PR-A2: events drawn for the first month, by players. */
export const DRAWN_TOGETHER: readonly number[] = [0, 1, 1, 2, 3];
export const DRAWN_AGAINST: readonly number[] = [0, 0, 3, 4, 4];
/** No more players than these have event 1 mixed in. */
export const FEW_PLAYERS = 2;

const BY_ID = new Map(EVENTS.map((event) => [event.id, event]));

export function eventById(id: string): EventCard | undefined {
  return BY_ID.get(id);
}
