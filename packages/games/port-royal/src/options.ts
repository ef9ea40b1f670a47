import type { OptionSpec } from '@roadstead/kernel';

export interface Options {
  readonly [name: string]: string;
  readonly box: 'base';
  readonly end: 'standard' | 'expedition';
}

export const OPTIONS: readonly OptionSpec[] = [
  { name: 'box', kind: 'one', values: ['base'], default: 'base' },
  { name: 'end', kind: 'one', values: ['standard', 'expedition'], default: 'standard' },
];
