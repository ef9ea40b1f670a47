import type { Action, CompaniesOdds, FleetView, PlayerView, View } from '@roadstead/companies';
import type { Audience, Language, Seat } from '@roadstead/kernel';
import type { Standing } from '@roadstead/protocol';
import type { SeatName } from '../../../table/model.js';

/** How the game stands, with the types of this game. */
export interface Stand extends Standing<View, Action> {
  readonly odds?: CompaniesOdds;
}

/** The shell carries standings of any game; one of this game's tables holds one of this game's standings. */
export const standOf = (standing: Standing): Stand => standing as Stand;

/** Whoever only looks back at a seat's decision has nothing to choose from. */
export function isActing({ seat, toAct, legal }: Stand): boolean {
  return seat !== null && toAct.includes(seat) && legal.length > 0;
}

/** Whom the table is drawn for: one's own seat, or for those who watch the first. */
export const ownSeat = ({ seat }: Stand): Seat => seat ?? 0;

/** To whom the words of the game itself speak here. */
export const audienceOf = ({ seat }: Stand, language: Language, name: SeatName): Audience => ({
  language,
  name,
  you: seat,
});

/** A fleet with whose it is and its number. */
export interface NamedFleet extends FleetView {
  readonly seat: Seat;
  readonly id: string;
}

export const fleetsOf = ({ seat, fleets }: PlayerView): readonly NamedFleet[] =>
  Object.entries(fleets).map(([id, fleet]) => ({ ...fleet, seat, id }));

export const allFleets = ({ players }: View): readonly NamedFleet[] => players.flatMap(fleetsOf);

export const fleetAt = (view: View, seat: Seat, id: string): NamedFleet | null => {
  const fleet = view.players[seat]?.fleets[id];
  return fleet === undefined ? null : { ...fleet, seat, id };
};
