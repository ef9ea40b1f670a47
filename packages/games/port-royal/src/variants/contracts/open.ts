import type { Seat, Uid } from '@roadstead/kernel';
import type { State } from '../../state.js';
import { type Contract, contractById } from './list.js';

/** A contract that lies open. */
export interface OpenContract {
  readonly id: string;
  /** Who holds each coin space, from the left; null where it is free. */
  readonly slots: (Seat | null)[];
  /** Who has a cube on each of the fields on the way, which not all contracts have. */
  readonly fields: Seat[][];
}

export interface ContractsState {
  readonly open: OpenContract[];
  /** Cubes that each seat has left to place. */
  readonly cubes: number[];
  /** Ships that each seat keeps after repelling them. */
  readonly kept: Uid[][];
}

export function contractsOf(state: State): ContractsState {
  return state.extras.contracts!;
}

export function copyContracts({ open, cubes, kept }: ContractsState): ContractsState {
  return {
    open: open.map(({ id, slots, fields }) => ({
      id,
      slots: slots.slice(),
      fields: fields.map((seats) => seats.slice()),
    })),
    cubes: cubes.slice(),
    kept: kept.map((ships) => ships.slice()),
  };
}

export function layOut(contract: Contract): OpenContract {
  const { task, id, coins } = contract;
  const fields = 'times' in task ? task.times - 1 : 0;
  return { id, slots: coins.map(() => null), fields: Array.from({ length: fields }, () => []) };
}

export function facts(open: OpenContract): Contract {
  return contractById(open.id)!;
}

/** The open contracts whose task is of some kind. */
export function openWith(state: State, wanted: (contract: Contract) => boolean): OpenContract[] {
  return contractsOf(state).open.filter((open) => wanted(facts(open)));
}

export function fulfilledBy(state: State, seat: Seat): OpenContract[] {
  return contractsOf(state).open.filter(({ slots }) => slots.includes(seat));
}

/** Whether a seat could still work on a contract: each once, and with a cube, which may stand on its fields already. */
export function isOpenTo(state: State, open: OpenContract, seat: Seat): boolean {
  if (open.slots.includes(seat)) return false;
  return contractsOf(state).cubes[seat]! > 0 || open.fields.some((seats) => seats.includes(seat));
}

export function allFulfilled(state: State): boolean {
  return contractsOf(state).open.every(({ slots }) => slots.some((seat) => seat !== null));
}
