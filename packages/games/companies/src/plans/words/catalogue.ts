import type { Seat } from '@roadstead/kernel';
import type { CompaniesPlan, PlanOf } from '../plan.js';

type PlanLabels = {
  readonly [T in CompaniesPlan['type']]: (plan: PlanOf<T>, name: (seat: Seat) => string) => string;
};

/** What commands are called, what is said before, and why they stop. */
export interface PlanWords {
  readonly labels: PlanLabels;
  /** Before what is said of one of several voyages. */
  readonly leg: (fleet: string, to: string) => string;
  readonly way: (fields: number, turns: number) => string;
  readonly brings: (ducats: number) => string;
  readonly meets: (nest: string, pips: number) => string;
  readonly nest: string;
  readonly unfilled: (slots: number) => string;
  readonly idle: (ships: number) => string;
  readonly willLose: (fleet: string, ships: readonly string[]) => string;
  readonly mayLose: (fleet: string, ships: readonly string[]) => string;
  readonly cubes: (cubes: number) => string;
  readonly bought: (cubes: number, ducats: number) => string;
  readonly sells: (cubes: number, ducats: number) => string;
  readonly dumps: (cubes: number) => string;
  readonly pays: string;
  readonly tokens: (tokens: number, lost: readonly string[]) => string;
  readonly repairs: (tokens: number, ducats: number, left: number) => string;
  readonly costs: (ducats: number) => string;
  /** What is in the purse then. */
  readonly leaves: (ducats: number) => string;
  readonly fills: Readonly<Record<PlanOf<'refill'>['whose'], string>>;
  readonly ownFirst: string;
  readonly removes: string;
  readonly couldLoad: string;
  readonly couldSell: string;
  readonly ends: string;
  // Why it stops
  readonly lost: string;
  readonly pirates: string;
  readonly stillFights: string;
  readonly refuses: string;
  readonly asked: string;
  readonly shipLost: string;
  readonly dearer: string;
  /** What comes next, that something before has made impossible. */
  readonly missed: string;
  readonly nextPhase: string;
}
