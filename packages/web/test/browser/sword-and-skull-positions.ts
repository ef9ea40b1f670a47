import { type GameRecord, type Seat, Table } from '@roadstead/kernel';
import { type Action, type Pending, swordAndSkull, type View } from '@roadstead/sword-and-skull';
import type { Page } from 'playwright-core';
import { comeTo, table } from './play.js';

/** What a seat has and where its figures stand; the names are those of the line protocol. */
interface Side {
  readonly gold?: number;
  readonly officer?: string;
  readonly pirate?: string;
  readonly crew?: Readonly<Record<string, number>>;
  readonly items?: readonly string[];
  readonly table?: readonly string[];
  readonly hand?: readonly string[];
}

interface Laid {
  readonly seats?: number;
  readonly start?: Seat;
  readonly dice?: readonly number[];
  readonly enemy?: readonly string[];
  readonly item?: readonly string[];
  readonly fortune?: readonly string[];
  readonly chests?: Readonly<Record<string, number>>;
  readonly trove?: number;
  readonly players?: Readonly<Record<Seat, Side>>;
}

/** A game in a position by hand that can be played on. */
export class SkullGame {
  private readonly table;

  constructor({ seats = 4, start = 0, dice, enemy, item, fortune, chests, trove, players }: Laid) {
    this.table = Table.open(swordAndSkull, {
      seats,
      options: {},
      start,
      seed: '7'.repeat(64),
      byHand: { stack: defined({ dice, enemy, item, fortune }), position: defined({ chests, trove, players }) },
    });
  }

  get view(): View {
    return this.table.view(0);
  }

  get record(): GameRecord {
    return this.table.record();
  }

  act(...actions: readonly Action[]): this {
    for (const action of actions) this.table.act(this.table.toAct[0]!, action);
    return this;
  }

  /** Seat 0 is asked this. */
  asked(kind: Pending['kind']): this {
    const { pending } = this.view;
    if (pending?.kind !== kind || pending.seat !== 0) {
      throw new Error(`seat ${pending?.seat} is asked ${pending?.kind}, not 0 ${kind}`);
    }
    return this;
  }

  /** Everybody passes until seat 0 is asked this, or may play a card before or after the dice. */
  passUntil(wanted: Pending['kind'] | 'before' | 'after'): this {
    for (let i = 0; i < 12; i++) {
      const { pending } = this.view;
      const asked = pending?.kind === 'window' ? pending.when : pending?.kind;
      if (asked === wanted && pending?.seat === 0) return this;
      this.act({ type: 'pass' });
    }
    throw new Error(`seat 0 is never asked ${wanted}`);
  }

  /** As the file that the page opens: seat 0 is a person, the others are people or bots. */
  file(others: 'people' | 'bots' = 'bots', cover = false): string {
    const { record } = this;
    const rest = (seat: number) =>
      others === 'bots' ? { kind: 'bot', level: 'deckhand' } : { kind: 'person', name: NAMES[seat]! };
    const seats = Array.from({ length: record.seats }, (_, i) =>
      i === 0 ? { kind: 'person', name: 'Jonas' } : rest(i),
    );
    const now = Date.now();
    return JSON.stringify({
      format: 'roadstead-game',
      id: 'aaaaaaaaaaaa',
      seats,
      house: { odds: true, practice: false, cover },
      createdAt: now,
      updatedAt: now,
      times: record.entries.map(() => now),
      record,
    });
  }
}

const NAMES = ['Jonas', 'Anneke', 'Willem', 'Griet', 'Joost'];

function defined<T extends object>(values: T): Partial<T> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Partial<T>;
}

/** Late in the game: everybody has something of everything, and nobody is out of it. */
const LATE: Readonly<Record<Seat, Side>> = {
  0: {
    gold: 27,
    officer: 'O29',
    pirate: 'V2',
    crew: { 'CW-A': 1, 'CW-B': 1, 'RR-A': 1, 'RR-B': 1, 'SC-A': 1, 'FR-B': 1 },
    items: ['I01', 'I09', 'I11', 'I12'],
    table: ['F08'],
    hand: ['F02', 'F03', 'F15'],
  },
  1: {
    gold: 19,
    officer: 'LAKE',
    pirate: 'O14',
    crew: { 'CW-A': 1, 'CW-B': 1, 'MC-A': 2, 'FR-A': 1 },
    items: ['I03', 'I07', 'I14'],
    table: ['F07'],
    hand: ['F01', 'F04'],
  },
  2: {
    gold: 38,
    officer: 'O2',
    pirate: 'O22',
    crew: { 'CW-B': 1, 'RR-B': 2, 'MC-B': 1, 'SC-B': 2 },
    items: ['I10', 'I05'],
    hand: ['F13'],
  },
  3: { gold: 8, officer: 'NAVY_SHIP', pirate: 'O2', crew: { 'MC-A': 1, 'FR-A': 1 }, items: ['I02', 'I13'] },
};

const late = (more: Laid = {}) =>
  new SkullGame({ players: LATE, trove: 14, chests: { O5: 3, O14: 0, O22: 4, O28: 6 }, ...more });
/** The same with something else before seat 0. */
const with0 = (mine: Side, more: Laid = {}, others: Readonly<Record<Seat, Side>> = {}) =>
  late({ ...more, players: { ...LATE, ...others, 0: { ...LATE[0], ...mine } } });

/** Where the officer walks one space by a roll of 1 and a blank; then come these dice. */
const oneStep = (officer: string, mine: Side = {}, more: Laid = {}, others: Readonly<Record<Seat, Side>> = {}) =>
  with0({ officer, ...mine }, { ...more, dice: [1, 0, ...(more.dice ?? [])] }, others).act(
    { type: 'roll' },
    { type: 'move', figure: 'officer', by: 1 },
  );
const pirateStep = (pirate: string, mine: Side, more: Laid) =>
  with0({ pirate, ...mine }, { ...more, dice: [1, 0, ...(more.dice ?? [])] }).act(
    { type: 'roll' },
    { type: 'move', figure: 'pirate', by: 1 },
  );
/** Two foes stand in the quicksand, and the officer comes and stays. */
const ambush = (dice: readonly number[] = []) =>
  oneStep('O28', {}, { dice: [5, ...dice] }, { 1: { ...LATE[1], officer: 'O29' }, 3: { ...LATE[3], pirate: 'O29' } });
const duel = (dice: readonly number[]) => ambush(dice).act({ type: 'attack', seat: 1, figure: 'officer' });

/** Every question, each to be answered by the person in seat 0. */
export const SKULL_POSITIONS = {
  turn: () => late().asked('turn'),
  five: () =>
    late({ seats: 5, dice: [4, 1] })
      .act({ type: 'roll' })
      .asked('move'),
  bargain: () => with0({ hand: ['F06', 'F04', 'F13'] }).asked('turn'),
  move: () =>
    late({ dice: [4, 1] })
      .act({ type: 'roll' })
      .asked('move'),
  place: () =>
    late({ dice: [0, 0] })
      .act({ type: 'roll' })
      .asked('place'),
  fork: () =>
    late({ dice: [5, 2] })
      .act({ type: 'roll' }, { type: 'move', figure: 'officer', by: 7 })
      .asked('fork'),
  first: () =>
    late({ dice: [1, 1] })
      .act({ type: 'roll' })
      .asked('first'),
  recruit: () =>
    new SkullGame({ seats: 2, dice: [1, 0], players: { 0: { gold: 20, officer: 'O30' }, 1: { crew: { 'FR-A': 1 } } } })
      .act({ type: 'move', figure: 'officer', by: 1 })
      .asked('recruit'),
  bridge: () => oneStep('O25', { crew: { 'CW-A': 1 } }).asked('bridge'),
  bid: () =>
    oneStep('O9', {}, { item: ['I06'] })
      .act({ type: 'bid', gold: 4 }, { type: 'pass' }, { type: 'pass' })
      .asked('bid'),
  spy: () => oneStep('O11').asked('spy'),
  lair: () =>
    with0({ gold: 43, pirate: 'LAKE' }, { dice: [1, 0, 2] })
      .act({ type: 'roll' }, { type: 'move', figure: 'pirate', by: 1 })
      .asked('lair'),
  order: () => oneStep('O6', {}, { fortune: ['F09', 'F10'] }).asked('order'),
  squall: () => pirateStep('V3', {}, { dice: [5], fortune: ['F12'] }).asked('squall'),
  debt: () => oneStep('O29', { gold: 0 }).asked('debt'),
  limit: () =>
    pirateStep('V3', { items: ['I01', 'I04'] }, { dice: [5], fortune: ['F16'], item: ['I01'] }).asked('limit'),
  attack: () => ambush().asked('attack'),
  before: () => duel([2, 4]).asked('window'),
  after: () => duel([2, 4]).passUntil('after').asked('window'),
  bonus: () => duel([5, 0]).passUntil('bonus').asked('bonus'),
  end: () => oneStep('O27').asked('end'),
  /** Rich enough for any ransom, and before the lair. */
  nearEnd: () => with0({ gold: 60, pirate: 'LAKE' }, { dice: [1, 2, 2] }).asked('turn'),
} satisfies Record<string, () => SkullGame>;
export type SkullPosition = keyof typeof SKULL_POSITIONS;

/** Opens a position as anybody opens a game that was saved as a file. */
export async function openSkull(
  page: Page,
  url: string,
  game: SkullGame,
  others: 'people' | 'bots' = 'bots',
  cover = false,
): Promise<void> {
  await comeTo(page, url);
  const picker = page.locator('input[type=file]');
  await picker.waitFor({ state: 'attached' });
  await picker.setInputFiles({
    name: 'position.json',
    mimeType: 'application/json',
    buffer: Buffer.from(game.file(others, cover)),
  });
  await table(page);
  if (!cover) await page.locator('[data-desk]').waitFor();
}
