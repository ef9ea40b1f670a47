import {
  act,
  begin,
  FastRandom,
  Refusal,
  type RefusalCode,
  type Seat,
  type TableSetup,
  type Uid,
} from '@roadstead/kernel';
import {
  type Action,
  type CardRef,
  type CoinReason,
  type ContractView,
  type Event,
  type EventOf,
  type Options,
  type PortRoyalResult,
  portRoyal,
  type State,
  type View,
} from '@roadstead/port-royal';
import { inWords, isIdle, type TakeWith } from './deeds.js';
import { handMade, optionsOf, type Position } from './position.js';

export type { Hand, Position } from './position.js';
export type { State };

/** Builds a position and plays it up to the first decision. */
export function table(position: Position = {}): Table {
  const seats = position.players ?? 2;
  const options = optionsOf(position);
  const byHand = handMade(position, seats, options);
  return new Table({ seats, options, start: position.start ?? 0, byHand }, position.seed);
}

/** A table to write tests at: acts by name, reads like the view, and says what was possible when something was not. */
export class Table {
  readonly state: State;
  readonly events: Event[] = [];
  private readonly chance: FastRandom;

  constructor(setup: TableSetup<Options>, seed = 'a calm sea') {
    this.chance = new FastRandom(seed);
    this.state = begin(portRoyal, setup, this.chance, this.hear);
  }

  // What can be seen

  get view(): View {
    return portRoyal.view(this.state, null);
  }
  get phase() {
    return this.view.phase;
  }
  get active(): Seat {
    return this.view.active;
  }
  get toAct(): readonly Seat[] {
    return portRoyal.toAct(this.state);
  }
  get harbour(): readonly string[] {
    return this.view.harbour.map(idOf);
  }
  get row(): readonly string[] {
    return this.view.expeditions.map(idOf);
  }
  get discard(): readonly string[] {
    return this.view.discard;
  }
  get drawPile(): number {
    return this.view.drawPile;
  }
  get picksLeft(): number {
    return this.view.picksLeft;
  }
  get result(): PortRoyalResult | null {
    return portRoyal.result(this.state) as PortRoyalResult | null;
  }
  coins(seat: Seat): number {
    return this.player(seat).coins;
  }
  influence(seat: Seat): number {
    return this.player(seat).influence;
  }
  swords(seat: Seat): number {
    return this.player(seat).swords;
  }
  /** A player's own cards, sorted. */
  display(seat: Seat): readonly string[] {
    return this.player(seat).display.map(idOf).sort();
  }
  /** The ships under a seat's wholesalers, sorted. */
  tucked(seat: Seat): readonly string[] {
    return this.player(seat)
      .display.flatMap((card) => (card.ships ?? []).map(idOf))
      .sort();
  }
  /** Repelled ships that a seat keeps for a contract, sorted. */
  kept(seat: Seat): readonly string[] {
    return this.player(seat).kept.map(idOf).sort();
  }
  /** Cubes left to place. */
  cubes(seat: Seat): number {
    return this.player(seat).cubes;
  }
  /** Contracts that a seat has fulfilled, sorted. */
  fulfilled(seat: Seat): readonly string[] {
    return [...(this.player(seat).contracts ?? [])].sort();
  }
  contract(id: string): ContractView {
    const found = this.view.contracts?.find((contract) => contract.id === id);
    if (!found) throw new Error(`The contract ${id} does not lie open.`);
    return found;
  }
  get pending(): string | null {
    return this.view.pending as string | null;
  }
  /** What was told of contracts fulfilled. */
  get contractsTold() {
    return this.told('fulfilled').filter((event) => 'contract' in event);
  }
  get timePile(): number | undefined {
    return this.view.timePile;
  }
  get points(): number | undefined {
    return this.view.points;
  }
  /** What a seat may do now, in words (`take base_sailor_3_1`, `claim … with … + …`), sorted. */
  options(seat: Seat): readonly string[] {
    return portRoyal.legal(this.state, seat).map(inWords).sort();
  }
  /** All events of a type so far. */
  told<T extends Event['type']>(type: T): readonly EventOf<T>[] {
    return this.events.filter((event): event is EventOf<T> => event.type === type);
  }
  /** The coins that a seat was told to get for this reason. */
  gained(seat: Seat, why: CoinReason): number {
    return this.told('coins').reduce((sum, event) => sum + (event.seat === seat && event.why === why ? event.n : 0), 0);
  }
  /** Forgets the events so far. */
  hush(): this {
    this.events.length = 0;
    return this;
  }

  // What can be done

  discover(times = 1): this {
    for (let i = 0; i < times; i++) this.do(this.active, { type: 'discover' });
    return this;
  }
  stop(): this {
    return this.do(this.active, { type: 'stop' });
  }
  repel(how: { keep?: true } = {}): this {
    return this.do(this.active, { type: 'repel', ...how });
  }
  gamble(id: string): this {
    return this.do(this.active, this.gambling(this.active, id));
  }
  fulfil(seat: Seat, contract: string): this {
    return this.do(seat, { type: 'fulfil', contract });
  }
  decline(seat: Seat, contract: string): this {
    return this.do(seat, { type: 'decline', contract });
  }
  setAside(): this {
    return this.do(this.active, { type: 'setAside' });
  }
  /** Before the first turn. */
  setAsideFirst(cards: number): this {
    return this.do(this.active, { type: 'setAside', cards });
  }
  keepTime(): this {
    return this.do(this.active, { type: 'keepTime' });
  }
  admit(): this {
    return this.do(this.active, { type: 'admit' });
  }
  endTurn(): this {
    return this.do(this.active, { type: 'endTurn' });
  }
  pass(...seats: readonly Seat[]): this {
    for (const seat of seats) this.do(seat, { type: 'pass' });
    return this;
  }
  take(seat: Seat, id: string, how: TakeWith = {}): this {
    return this.do(seat, this.taking(id, how));
  }
  claim(seat: Seat, id: string, persons: readonly string[]): this {
    const words = `claim ${id} with ${[...persons].sort().join(' + ')}`;
    const action = portRoyal.legal(this.state, seat).find((candidate) => inWords(candidate) === words);
    if (!action) throw new Error(`Seat ${seat} cannot ${words}. ${this.story()}`);
    return this.do(seat, action);
  }
  do(seat: Seat, action: Action): this {
    try {
      act(portRoyal, this.state, seat, action, this.chance, this.hear);
    } catch (error) {
      if (error instanceof Refusal) throw new Error(`Seat ${seat}, ${inWords(action)}: ${error.code}. ${this.story()}`);
      throw error;
    }
    return this;
  }
  /** Lets the active turn go by: nothing is turned up any more, repelled, taken or claimed. */
  sitOut(): this {
    const turns = this.told('turn').length;
    while (this.phase !== 'over' && this.told('turn').length === turns) {
      const seat = this.toAct[0]!;
      const idle = portRoyal.legal(this.state, seat).find((action) => isIdle(action)) ?? { type: 'discover' };
      this.do(seat, idle);
    }
    return this;
  }

  // What is refused

  /** Tries what should not be possible; the code of the refusal. Throws if it was possible, or left a trace. */
  refusal(seat: Seat, action: unknown): RefusalCode {
    const before = JSON.stringify(this.state);
    const heard = this.events.length;
    try {
      act(portRoyal, this.state, seat, action as Action, this.chance, this.hear);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (JSON.stringify(this.state) !== before) throw new Error('A refused action changed the state.');
      if (this.events.length !== heard) throw new Error('A refused action told events.');
      return error.code;
    }
    throw new Error(`Seat ${seat} was allowed ${JSON.stringify(action)}.`);
  }
  /** Taking a card of the harbour by name, to be tried. */
  taking(id: string, how: TakeWith = {}): Action {
    return { type: 'take', uid: this.uidIn(this.view.harbour, id, 'harbour'), ...how };
  }
  /** Using a gambler by name, to be tried: one that may be used, if there is any. */
  gambling(seat: Seat, id: string): Action {
    const offered = portRoyal.legal(this.state, seat).find((action) => inWords(action) === `gamble ${id}`);
    return offered ?? { type: 'gamble', uid: this.uidIn(this.player(seat).display, id, 'display') };
  }
  /** Claiming with cards of a display by name, to be tried; each name stands for another copy. */
  claiming(seat: Seat, id: string, names: readonly string[]): Action {
    const left = [...this.player(seat).display];
    const uids = names.map((name) => {
      const at = left.findIndex((card) => card.card === name);
      if (at < 0) throw new Error(`Seat ${seat} has no further ${name}. ${this.story()}`);
      return left.splice(at, 1)[0]!.uid;
    });
    return { type: 'claim', uid: this.uidIn(this.view.expeditions, id, 'expedition row'), with: uids };
  }

  private readonly hear = (event: Event) => void this.events.push(event);

  protected player(seat: Seat) {
    const player = this.view.players[seat];
    if (!player) throw new Error(`There is no seat ${seat}.`);
    return player;
  }

  protected uidIn(cards: readonly CardRef[], id: string, place: string): Uid {
    const found = cards.find((card) => card.card === id);
    if (!found) throw new Error(`No ${id} in the ${place}. ${this.story()}`);
    return found.uid;
  }

  protected story(): string {
    const { phase, active, toAct } = this.view;
    const able = toAct.map((seat) => `seat ${seat} may: ${this.options(seat).join(', ')}`).join('; ');
    return `Phase ${phase}, active seat ${active}, harbour [${this.harbour}], row [${this.row}]; ${able || 'nobody acts'}.`;
  }
}

function idOf(card: CardRef): string {
  return card.card;
}
