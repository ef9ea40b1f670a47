import type { Seat, Typed } from '@roadstead/kernel';
import type { Played, Standing } from '@roadstead/protocol';
import type { GameStage } from '../../src/games/stage.js';
import { actsInForce } from '../../src/table/acts-in-force.js';
import type { Staging } from '../../src/table/stage/cues.js';
import { type Heard, Stage, type StageWorld, type Truth } from '../../src/table/stage/stage.js';

/** A small game to be staged: seats lay numbers, and all that was laid is seen. */
interface Laid extends Typed {
  readonly n: number;
  readonly seat: Seat;
}

export const lay = (n: number, seat: Seat = 1): Laid => ({ type: 'laid', n, seat });
/** Seen with the one before it, and with the one after it. */
export const after = (n: number): Laid => ({ type: 'after', n, seat: 1 });
export const before = (n: number): Laid => ({ type: 'before', n, seat: 1 });
/** Two beats: first it is announced, then it lies there. */
export const twice = (n: number): Laid => ({ type: 'twice', n, seat: 1 });
/** What no event told comes first. */
export const late = (n: number): Laid => ({ type: 'late', n, seat: 1 });
export const turn = (seat: Seat): Typed => ({ type: 'turn', seat }) as Typed;

const BEAT = { land: 100, hold: 200 };

const stage: GameStage = {
  apply: (view, event) => (event.type === 'turn' ? view : [...(view as number[]), (event as Laid).n]),
  beats({ event, before }) {
    switch (event.type) {
      case 'before':
        return null;
      case 'after':
        return [];
      case 'twice':
        return [{ ...BEAT, hold: 1000, least: 400, view: before, show: 'look' }, BEAT];
      case 'late':
        return [{ ...BEAT, view: before, show: 'untold', isEarly: true }, BEAT];
      default:
        return [BEAT];
    }
  },
  // A zero is laid by nobody.
  untold: ({ before, after }) =>
    (after as number[]).includes(0) && !(before as number[]).includes(0)
      ? [{ ...BEAT, view: before, show: 'untold' }, BEAT]
      : [],
};

export const STAGED: Staging = { stage, isTurn: ({ type }) => type === 'turn' };
export const UNSTAGED: Staging = { isTurn: ({ type }) => type === 'turn' };

function numbers(log: readonly Played[], upTo = log.length): number[] {
  const acts = actsInForce(log).filter((seq) => seq <= upTo);
  const inForce = acts.flatMap((seq) => log[seq - 1]!.events);
  return inForce.flatMap((event) => ('n' in event ? [(event as Laid).n] : []));
}

/** The source of a table, and what is shown of it. Seat 0 looks. */
export class Told {
  readonly stage: Stage;
  readonly heard: Heard[] = [];
  speed = 1;
  isStill = false;
  private truth: Truth;

  constructor(ui: Staging = STAGED, opening: readonly Typed[] = [turn(0)], most?: number, truth?: Truth) {
    this.truth = truth ?? { standing: standing(0, [], [{ type: 'go' }]), opening, log: [], seat: 0 };
    const world: StageWorld = {
      speed: () => this.speed,
      isStill: () => this.isStill,
      isBot: (seat) => seat > 0,
      changed: () => {},
      heard: (heard) => void this.heard.push(heard),
    };
    this.stage = new Stage(this.truth, ui, world, most);
  }

  get view(): readonly number[] {
    return this.stage.shown.standing.view as readonly number[];
  }

  get legal(): number {
    return this.stage.shown.standing.legal.length;
  }

  /** An act of a seat, and whether seat 0 is asked afterwards. */
  act(seat: Seat, events: readonly Typed[], asks = false): this {
    const { log } = this.truth;
    this.tell([...log, { seq: log.length + 1, seat, kind: 'act', events, at: 0 }], asks);
    return this;
  }

  undo(to: number): this {
    const { log } = this.truth;
    this.tell([...log, { seq: log.length + 1, seat: 0, kind: 'undo', to, events: [], at: 0 }], true);
    return this;
  }

  tell(log: readonly Played[], asks = false, view = numbers(log), seat: Seat | null = 0): void {
    const legal = asks ? [{ type: 'go' }, { type: `after ${view.length}` }] : [];
    this.truth = { ...this.truth, standing: { ...standing(log.length, view, legal), seat }, log, seat };
    this.stage.follow(this.truth);
  }

  /** What the source knows of earlier views is what was in force then. */
  playBack(): boolean {
    const { playsBackFrom } = this.stage;
    if (playsBackFrom === null) return false;
    this.stage.playBack(numbers(this.log, playsBackFrom));
    return true;
  }

  /** The same table for somebody who comes to it now. */
  reopened(): Told {
    return new Told(STAGED, this.truth.opening, undefined, this.truth);
  }

  get log(): readonly Played[] {
    return this.truth.log;
  }
}

function standing(seq: number, view: readonly number[], legal: readonly Typed[]): Standing {
  const toAct = legal.length > 0 ? [0] : [1];
  return { seq, now: 0, seat: 0, toAct, over: false, view, legal, odds: `odds ${seq}`, undoable: 0, order: null };
}
