import type { Seat } from '@roadstead/kernel';
import type { Action, Card, CardRef, PlayerView, PortRoyalOdds, View } from '@roadstead/port-royal';
import { cardById } from '@roadstead/port-royal';
import type { Standing } from '@roadstead/protocol';

/** How the game stands, with the types of this game. */
export interface Stand extends Standing<View, Action> {
  readonly odds?: PortRoyalOdds;
}

/** The shell carries standings of any game; one of this game's tables holds one of this game's standings. */
export const standOf = (standing: Standing): Stand => standing as Stand;

export function cardAt({ card: id }: Pick<CardRef, 'card'>): Card {
  const card = cardById(id);
  if (card === undefined) throw new Error(`there is no card ${id}`);
  return card;
}

/** Whoever only looks back at a seat's decision has nothing to choose from. */
export function isActing({ seat, toAct, legal }: Stand): boolean {
  return seat !== null && toAct.includes(seat) && legal.length > 0;
}

export const playerAt = ({ players }: View, seat: Seat | null): PlayerView | undefined =>
  players.find((player) => player.seat === seat);

/** Whom the table is drawn for: one's own seat, or for those who watch the first. */
export const ownSeat = ({ seat }: Stand): Seat => seat ?? 0;

/** The others in the order in which they come after one's own seat. */
export function othersOf(stand: Stand): readonly PlayerView[] {
  const { players } = stand.view;
  const own = ownSeat(stand);
  return players.map((_, i) => players[(own + i) % players.length]!).slice(1);
}
