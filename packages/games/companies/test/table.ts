import {
  type Action,
  type CompaniesOptions,
  type CompaniesResult,
  companies,
  type Event,
  type EventOf,
  type FleetView,
  type HarbourView,
  type PlayerView,
  type State,
  type View,
} from '@roadstead/companies';
import { act, begin, FastRandom, Refusal, type RefusalCode, type Seat } from '@roadstead/kernel';

/** A position by hand; the names are those of the line protocol. */
export interface Position {
  readonly seats?: number;
  readonly start?: Seat;
  readonly options?: Partial<CompaniesOptions>;
  readonly stack?: Readonly<Record<string, unknown>>;
  readonly seed?: string;
  /** Everything else is the position itself; without any of it the game begins with its set-up. */
  readonly position?: Readonly<Record<string, unknown>>;
}

export function table(position: Position = {}): Table {
  return new Table(position);
}

/** A ship as a position names it. */
export const ship = (type: string, cargo: readonly string[] = [], damage = 0, mutiny = 0) => ({
  type,
  cargo,
  damage,
  mutiny,
});
export const fleet = (at: string, ...ships: readonly ReturnType<typeof ship>[]) => ({ at, ships });
/** A fleet with experience. */
export const veterans = (at: string, experience: number, ...ships: readonly ReturnType<typeof ship>[]) => ({
  at,
  experience,
  ships,
});

/** A table to write tests at: acts by name, reads like the view, and says what was possible when something was not. */
export class Table {
  readonly state: State;
  readonly events: Event[] = [];
  private readonly chance: FastRandom;

  constructor({ seats = 2, start = 0, options, stack, seed, position }: Position) {
    const byHand = { ...(stack && { stack }), ...(position && { position }) };
    const chosen = { calendars: 3, leave: 'ask', ...options } as CompaniesOptions;
    this.chance = new FastRandom(seed ?? 'a fair wind');
    const setup = { seats, options: chosen, start, ...((stack || position) && { byHand }) };
    this.state = begin(companies, setup, this.chance, this.hear);
  }

  // What can be seen

  view(seat: Seat | null = null): View {
    return companies.view(this.state, seat);
  }
  player(seat: Seat): PlayerView {
    return this.view().players[seat]!;
  }
  ducats(seat: Seat): number {
    return this.player(seat).ducats;
  }
  fleet(seat: Seat, id: string): FleetView {
    const found = this.player(seat).fleets[id];
    if (!found) throw new Error(`Seat ${seat} has no fleet ${id}: ${JSON.stringify(this.player(seat).fleets)}`);
    return found;
  }
  harbour(id: string): HarbourView {
    return this.view().harbours[id]!;
  }
  get phase() {
    return this.view().phase;
  }
  get pending() {
    return this.view().pending;
  }
  get toAct(): readonly Seat[] {
    return companies.toAct(this.state);
  }
  get result(): CompaniesResult | null {
    return companies.result(this.state) as CompaniesResult | null;
  }
  legal(seat: Seat = this.toAct[0] ?? -1): readonly Action[] {
    return companies.legal(this.state, seat);
  }
  /** The legal actions of a type. */
  can<T extends Action['type']>(type: T, seat?: Seat): readonly Extract<Action, { type: T }>[] {
    return this.legal(seat).filter((action): action is Extract<Action, { type: T }> => action.type === type);
  }
  /** All events of a type so far. */
  told<T extends Event['type']>(type: T): readonly EventOf<T>[] {
    return this.events.filter((event): event is EventOf<T> => event.type === type);
  }
  hush(): this {
    this.events.length = 0;
    return this;
  }

  // What can be done, by whoever is asked first

  do(...actions: readonly Action[]): this {
    for (const action of actions) this.by(this.toAct[0] ?? -1, action);
    return this;
  }
  by(seat: Seat, action: Action): this {
    try {
      act(companies, this.state, seat, action, this.chance, this.hear);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const able = JSON.stringify(this.legal(seat));
      throw new Error(`Seat ${seat}, ${JSON.stringify(action)}: ${error.code} in phase ${this.phase}; can do ${able}`);
    }
    return this;
  }
  sail(fleetId: string, ...fields: readonly string[]): this {
    for (const to of fields) this.do({ type: 'sail', fleet: fleetId, to });
    return this;
  }
  stay(...fleets: readonly string[]): this {
    for (const id of fleets) this.do({ type: 'stay', fleet: id });
    return this;
  }
  card(seat: Seat, card: string): this {
    return this.by(seat, { type: 'card', card });
  }
  /** Lets whoever is asked do as little as possible until somebody is asked in this phase. */
  until(phase: View['phase'], seat?: Seat): this {
    const isThere = () => this.phase === phase && (seat === undefined || this.view().active === seat);
    for (let steps = 0; !isThere(); steps++) {
      if (steps > 500 || this.toAct.length === 0) throw new Error(`Phase ${phase} never comes.`);
      this.idle();
    }
    return this;
  }
  /** The least that the one asked first can do. */
  idle(): this {
    const legal = this.legal();
    return this.do(LEAST.map((type) => legal.find((action) => action.type === type)).find(Boolean) ?? legal[0]!);
  }
  /** Ends the turn of whoever is at turn, doing as little as possible. */
  endTurn(): this {
    const { round, turn } = this.view();
    for (let steps = 0; this.view().round === round && this.view().turn === turn && !this.result; steps++) {
      if (steps > 500) throw new Error('The turn never ends.');
      this.idle();
    }
    return this;
  }

  // What is refused

  refusal(seat: Seat, action: unknown): RefusalCode {
    try {
      act(companies, this.state, seat, action as Action, this.chance, this.hear);
    } catch (error) {
      if (error instanceof Refusal) return error.code;
      throw error;
    }
    throw new Error(`Seat ${seat} was allowed ${JSON.stringify(action)}.`);
  }

  private readonly hear = (event: Event) => void this.events.push(event);
}

const LEAST: readonly Action['type'][] = [
  'stay',
  'halt',
  'hold',
  'pass',
  'done',
  'end',
  'decline',
  'forgo',
  'keep',
  'remain',
];

/** The code of the refusal of a position, or 'accepted'. */
export function positionRefusal(byHand: Record<string, unknown>, seats = 2): string {
  const options = { calendars: 3, leave: 'ask' } as CompaniesOptions;
  try {
    begin(companies, { seats, options, start: 0, byHand }, new FastRandom('refused'));
  } catch (error) {
    if (error instanceof Refusal) return error.code;
    throw error;
  }
  return 'accepted';
}
