import type { OptionSpec, OptionValue } from '@roadstead/kernel';
import { ADVENTURE_OPTIONS, type AdventureOptions } from './variants/adventure/options.js';
import { CONTRACTS, LONGEST_TIME_PILE } from './variants/contracts/list.js';

export interface Options extends AdventureOptions {
  readonly [name: string]: OptionValue;
  /** The base game, or Under way! as a game of its own. */
  readonly box: 'base' | 'unterwegs';
  /** What is added to the base game. The contracts bring their cards along. */
  readonly with: readonly string[];
  readonly end: 'standard' | 'expedition';
  /** One player is always co-operative. */
  readonly mode: 'competitive' | 'co-op';
  /** Co-operative games: cards put on the points pile before the first turn; or the start player is asked. */
  readonly setAside: 'ask' | number;
  /** Contracts to lie open, for positions by hand; none: drawn by chance. */
  readonly contracts: readonly string[];
}

export const OPTIONS: readonly OptionSpec[] = [
  { name: 'box', kind: 'one', values: ['base', 'unterwegs'], default: 'base' },
  {
    name: 'with',
    kind: 'some',
    values: ['unterwegs', 'gambler', 'contract-cards', 'contracts'],
    default: [],
  },
  { name: 'end', kind: 'one', values: ['standard', 'expedition'], default: 'standard' },
  { name: 'mode', kind: 'one', values: ['competitive', 'co-op'], default: 'competitive' },
  { name: 'setAside', kind: 'number', values: ['ask'], min: 0, max: LONGEST_TIME_PILE - 1, default: 'ask' },
  { name: 'contracts', kind: 'some', values: CONTRACTS.map(({ id }) => id), default: [] },
  ...ADVENTURE_OPTIONS,
];
