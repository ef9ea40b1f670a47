import type { CompaniesPlan, PlanOf } from '../plan.js';

export type PlanLabels = { readonly [T in CompaniesPlan['type']]: (plan: PlanOf<T>) => string };

/** What commands are called, what is said before, and why they stop. */
export interface PlanWords {
  readonly labels: PlanLabels;
  readonly way: (fields: number, turns: number) => string;
  readonly brings: (ducats: number) => string;
  readonly meets: (nest: string, pips: number) => string;
  readonly nest: string;
  readonly unfilled: (slots: number) => string;
  readonly idle: (ships: number) => string;
  readonly cubes: (cubes: number) => string;
  readonly sells: (cubes: number, ducats: number) => string;
  readonly pays: string;
  readonly tokens: (tokens: number, lost: number) => string;
  readonly repairs: (tokens: number, ducats: number, left: number) => string;
  readonly costs: (ducats: number) => string;
  readonly fills: Readonly<Record<'all' | 'own', string>>;
  readonly ownFirst: string;
  readonly removes: string;
  readonly couldLoad: string;
  readonly couldSell: string;
  readonly ends: string;
  // Why it stops
  readonly lost: string;
  readonly pirates: string;
  readonly stillFights: string;
  readonly asked: string;
}
