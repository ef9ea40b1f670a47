import type { OptionSpec, OptionValue } from '@roadstead/kernel';
import { CONTRACTS, TIME_PILE } from './variants/contracts/list.js';

export interface Options {
  readonly [name: string]: OptionValue;
  /** The base game, or Under way! as a game of its own. */
  readonly box: 'base' | 'unterwegs';
  /** What is added to the base game. The contracts bring their cards along. */
  readonly with: readonly string[];
  readonly end: 'standard' | 'expedition';
  /** One player is always co-operative. */
  readonly mode: 'competitive' | 'co-op';
  /** Co-operative games: cards put on the points pile before the start. */
  readonly setAside: number;
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
  { name: 'setAside', kind: 'number', min: 0, max: TIME_PILE - 1, default: 0 },
  { name: 'contracts', kind: 'some', values: CONTRACTS.map(({ id }) => id), default: [] },
];
