import type { Language, TableSetup } from '@roadstead/kernel';
import type { Options } from '../options.js';
import { againstAdventure } from './adventure/refuses.js';
import { isCoop } from './contents.js';
import { type Contract, contractById } from './contracts/list.js';
import { REFUSAL_WORDS, type RefusedFor } from './words/refusals.js';

/** One sentence why these options cannot be played together, or null. */
export function refuses(setup: TableSetup<Options>, language: Language = 'en'): string | null {
  const reason = reasonAgainst(setup);
  return reason === null ? null : REFUSAL_WORDS[language][reason.for](reason.contract?.names[language] ?? '');
}

interface Refused {
  readonly for: RefusedFor;
  readonly contract?: Contract;
}

function reasonAgainst({ seats, options }: TableSetup<Options>): Refused | null {
  const adventure = againstAdventure(seats, options);
  if (adventure !== undefined) return adventure === null ? againstContracts(options, false, false) : { for: adventure };
  return options.box === 'unterwegs' ? againstUnderWay(seats, options) : againstBase(seats, options);
}

function againstUnderWay(seats: number, options: Options): Refused | null {
  if (seats < 2 || seats > 4) return { for: 'underWaySeats' };
  if (options.with.length > 0) return { for: 'underWayMixed' };
  if (options.mode === 'co-op') return { for: 'underWayTogether' };
  if (options.end === 'expedition') return { for: 'underWayExpedition' };
  return againstContracts(options, false, false);
}

function againstBase(seats: number, options: Options): Refused | null {
  const contracts = options.with.includes('contracts');
  if (seats < 1 || seats > 5) return { for: 'seats' };
  if (seats === 1 && !contracts) return { for: 'alone' };
  if (options.mode === 'co-op' && !contracts) return { for: 'together' };
  const coop = isCoop(options, seats);
  if (coop && options.end === 'expedition') return { for: 'togetherExpedition' };
  return againstContracts(options, contracts, coop);
}

function againstContracts(options: Options, contracts: boolean, coop: boolean): Refused | null {
  if (options.setAside !== 'ask' && options.setAside > 0 && !coop) return { for: 'setAside' };
  if (options.contracts.length > 0 && !contracts) return { for: 'contracts' };
  const blue = options.contracts.map(contractById).find((contract) => contract?.coopOnly);
  return blue && !coop ? { for: 'blueContract', contract: blue } : null;
}
