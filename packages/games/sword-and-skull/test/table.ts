import { act, begin, FastRandom, Refusal, type RefusalCode, type Seat } from '@roadstead/kernel';
import {
  type Action,
  type Event,
  type EventOf,
  type Figure,
  type Pending,
  type PlayerView,
  type State,
  swordAndSkull,
  type View,
} from '@roadstead/sword-and-skull';

/** What a seat has and where its figures stand; the names are those of the line protocol. */
export interface Side {
  readonly gold?: number;
  readonly officer?: string;
  readonly pirate?: string;
  readonly crew?: Readonly<Record<string, number>>;
  readonly items?: readonly string[];
  readonly table?: readonly string[];
  readonly hand?: readonly string[];
}

export interface Position {
  readonly players?: number;
  readonly start?: Seat;
  readonly dice?: readonly number[];
  readonly enemy?: readonly string[];
  readonly item?: readonly string[];
  readonly fortune?: readonly string[];
  readonly chests?: Readonly<Record<string, number>>;
  readonly trove?: number;
  readonly discards?: Readonly<Record<string, readonly string[]>>;
  readonly seats?: Readonly<Record<Seat, Side>>;
  readonly seed?: string;
}

/** Builds a position and plays it up to the first decision. */
export function table(position: Position = {}): Table {
  return new Table(position);
}

/** A table to write tests at: acts by name, reads like the view, and says what was possible when something was not. */
export class Table {
  readonly state: State;
  readonly events: Event[] = [];
  private readonly chance: FastRandom;

  constructor(position: Position) {
    const { players: seats = 2, start = 0, dice, enemy, item, fortune, chests, trove, discards } = position;
    const stack = defined({ dice, enemy, item, fortune });
    const byHand = { stack, position: defined({ chests, trove, discards, players: position.seats }) };
    this.chance = new FastRandom(position.seed ?? 'a calm sea');
    this.state = begin(swordAndSkull, { seats, options: {}, start, byHand }, this.chance, this.hear);
  }

  // What can be seen

  view(seat: Seat | null = null): View {
    return swordAndSkull.view(this.state, seat);
  }
  player(seat: Seat): PlayerView {
    return this.view().players[seat]!;
  }
  get pending(): Pending | null {
    return this.view().pending;
  }
  get asked(): string | undefined {
    return this.pending?.kind;
  }
  get phase() {
    return this.view().phase;
  }
  gold(seat: Seat): number {
    return this.player(seat).gold;
  }
  at(seat: Seat, figure: Figure): string {
    return this.player(seat)[figure];
  }
  legal(seat: Seat = this.pending?.seat ?? -1): readonly Action[] {
    return swordAndSkull.legal(this.state, seat);
  }
  /** All events of a type so far. */
  told<T extends Event['type']>(type: T): readonly EventOf<T>[] {
    return this.events.filter((event): event is EventOf<T> => event.type === type);
  }
  /** The types of all events so far, in their order. */
  get story(): readonly string[] {
    return this.events.map(({ type }) => type);
  }
  hush(): this {
    this.events.length = 0;
    return this;
  }

  // What can be done, by whoever is asked

  do(...actions: readonly Action[]): this {
    for (const action of actions) {
      const seat = this.pending?.seat ?? -1;
      try {
        act(swordAndSkull, this.state, seat, action, this.chance, this.hear);
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        const able = JSON.stringify(this.legal());
        throw new Error(`${JSON.stringify(action)}: ${error.code}; ${JSON.stringify(this.pending)} of ${able}`);
      }
    }
    return this;
  }
  move(figure: Figure, by = this.by): this {
    return this.do({ type: 'move', figure, by });
  }
  go(to: string): this {
    return this.do({ type: 'go', to });
  }
  pass(times = 1): this {
    for (let i = 0; i < times; i++) this.do({ type: 'pass' });
    return this;
  }
  /** Plays a fortune card that needs no more to be said. */
  play(card: 'F01' | 'F02' | 'F03' | 'F05'): this {
    return this.do({ type: 'play', card });
  }

  // What is refused

  refusal(seat: Seat, action: unknown): RefusalCode {
    const before = JSON.stringify(this.state);
    try {
      act(swordAndSkull, this.state, seat, action as Action, this.chance, this.hear);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (JSON.stringify(this.state) !== before) throw new Error('A refused action changed the state.');
      return error.code;
    }
    throw new Error(`Seat ${seat} was allowed ${JSON.stringify(action)}.`);
  }

  private get by(): number {
    const { pending } = this;
    if (pending?.kind !== 'move') throw new Error(`asked is ${JSON.stringify(pending)}`);
    return pending.by;
  }

  private readonly hear = (event: Event) => void this.events.push(event);
}

function defined(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

/** The code of the refusal of a position, or 'accepted'. */
export function positionRefusal(byHand: Record<string, unknown>, seats = 2): string {
  try {
    begin(swordAndSkull, { seats, options: {}, start: 0, byHand }, new FastRandom('refused'));
  } catch (error) {
    if (error instanceof Refusal) return error.code;
    throw error;
  }
  return 'accepted';
}
