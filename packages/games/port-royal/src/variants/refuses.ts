import type { TableSetup } from '@roadstead/kernel';
import type { Options } from '../options.js';
import { isCoop } from './contents.js';
import { contractById } from './contracts/list.js';

/** One sentence why these options cannot be played together, or null. */
export function refuses({ seats, options }: TableSetup<Options>): string | null {
  return options.box === 'unterwegs' ? refusesUnderWay(seats, options) : refusesBase(seats, options);
}

function refusesUnderWay(seats: number, options: Options): string | null {
  if (seats < 2 || seats > 4) return 'Under way! is for 2 to 4 players.';
  if (options.with.length > 0) return 'Under way! as a game of its own is played with its own cards alone.';
  if (options.mode === 'co-op') return 'Under way! has no co-operative game: that needs the base game with contracts.';
  if (options.end === 'expedition') return 'Under way! has no expeditions, so the game cannot end by one.';
  return refusesContracts(options, false, false);
}

function refusesBase(seats: number, options: Options): string | null {
  const contracts = options.with.includes('contracts');
  if (seats < 1 || seats > 5) return 'Port Royal is for 2 to 5 players, and for one with contracts.';
  if (seats === 1 && !contracts) return 'Playing alone needs the contracts: add "contracts" to "with".';
  if (options.mode === 'co-op' && !contracts) return 'Playing together needs the contracts: add "contracts" to "with".';
  const coop = isCoop(options, seats);
  if (coop && options.end === 'expedition')
    return 'A co-operative game does not end by influence, so not by an expedition.';
  return refusesContracts(options, contracts, coop);
}

function refusesContracts(options: Options, contracts: boolean, coop: boolean): string | null {
  if (options.setAside !== 'ask' && options.setAside > 0 && !coop)
    return 'Cards are put aside only in a co-operative game.';
  if (options.contracts.length > 0 && !contracts) return 'Naming contracts needs "contracts" in "with".';
  const blue = options.contracts.find((id) => contractById(id)?.coopOnly);
  if (blue && !coop) return `The contract "${blue}" is only for the co-operative game.`;
  return null;
}
