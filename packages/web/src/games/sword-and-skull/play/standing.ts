import type { Audience, Language, Seat } from '@roadstead/kernel';
import type { Standing } from '@roadstead/protocol';
import type { Action, PlayerView, SkullOdds, View } from '@roadstead/sword-and-skull';
import type { SeatName } from '../../../table/model.js';

/** How the game stands, with the types of this game. */
export interface Stand extends Standing<View, Action> {
  readonly odds?: SkullOdds;
}

/** The shell carries standings of any game; one of this game's tables holds one of this game's standings. */
export const standOf = (standing: Standing): Stand => standing as Stand;

/** Whoever only looks back at a seat's decision has nothing to choose from. */
export function isActing({ seat, toAct, legal }: Stand): boolean {
  return seat !== null && toAct.includes(seat) && legal.length > 0;
}

export const playerAt = ({ players }: View, seat: Seat | null): PlayerView | undefined =>
  seat === null ? undefined : players[seat];

/** Whom the table is drawn for: one's own seat, or for those who watch the first. */
export const ownSeat = ({ seat }: Stand): Seat => seat ?? 0;

/** The others in the order in which they come after one's own seat. */
export function othersOf(stand: Stand): readonly PlayerView[] {
  const { players } = stand.view;
  const own = ownSeat(stand);
  return players.map((_, i) => players[(own + i) % players.length]!).slice(1);
}

/** To whom the words of the game itself speak here. */
export const audienceOf = ({ seat }: Stand, language: Language, name: SeatName): Audience => ({
  language,
  name,
  you: seat,
});
