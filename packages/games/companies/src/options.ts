import type { OptionSpec, OptionValues } from '@roadstead/kernel';
import setup from './data/setup.json' with { type: 'json' };

export const LEAVES = ['ask', 'tariff', 'closed'] as const;
export type Leave = (typeof LEAVES)[number];

export interface CompaniesOptions extends OptionValues {
  /** V-O2: how many calendars are played. */
  readonly calendars: number;
  /** V-O1: whether others' warehouses and harbours under a governor are open to one. */
  readonly leave: Leave;
}

const ALL = setup.calendars.length;

export const OPTIONS: readonly OptionSpec[] = [
  { name: 'calendars', kind: 'number', min: 1, max: ALL, default: ALL },
  { name: 'leave', kind: 'one', values: LEAVES, default: 'ask' },
];
