import type { Seat, Uid } from '@roadstead/kernel';
import { type AdventureState, type AdventureStep, copyAdventure } from './adventure/state.js';
import type { CoopState } from './contracts/co-op.js';
import { type ContractsState, copyContracts } from './contracts/open.js';
import type { GambleStep } from './gambler/gamble.js';
import type { Tucked } from './under-way/wholesale.js';

/** What the boxes in play remember, each under its own name. */
export interface Extras {
  wholesale?: Tucked[];
  /** Gamblers used in this turn. */
  gambler?: Uid[];
  contracts?: ContractsState;
  coop?: CoopState;
  adventure?: AdventureState;
}

/** Steps of the agenda that boxes add. */
export type BoxStep =
  | GambleStep
  | AdventureStep
  | { readonly do: 'askContract'; readonly what: string; readonly seat: Seat };

export function copyExtras({ wholesale, gambler, contracts, coop, adventure }: Extras): Extras {
  const copy: Extras = {};
  if (wholesale) copy.wholesale = wholesale.slice();
  if (gambler) copy.gambler = gambler.slice();
  if (contracts) copy.contracts = copyContracts(contracts);
  if (coop) copy.coop = { timePile: coop.timePile.slice(), points: coop.points.slice() };
  if (adventure) copy.adventure = copyAdventure(adventure);
  return copy;
}
