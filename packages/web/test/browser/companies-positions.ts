import { type Action, companies } from '@roadstead/companies';
import { FastRandom, type GameRecord, type OptionValues, Table } from '@roadstead/kernel';
import type { Page } from 'playwright-core';
import { kindOf, type QuestionKind } from '../../src/games/companies/play/kind.js';
import { LATE, none, open } from '../companies/late.js';
import { fleet, ship, standAt } from '../companies/positions.js';
import { comeTo, table } from './play.js';

const NAMES = ['Jonas', 'Anneke', 'Willem', 'Griet', 'Joost'];

interface Laid {
  readonly seats?: number;
  readonly seed?: string;
  readonly options?: OptionValues;
  readonly position?: Readonly<Record<string, unknown>>;
}

/** A game of The Companies that can be played on; seat 0 starts. */
class CompaniesGame {
  private readonly table;

  constructor({ seats = 4, seed = '0'.repeat(64), options = {}, position }: Laid = {}) {
    const byHand = position && { stack: {}, position };
    this.table = Table.open(companies, { seats, options, start: 0, seed, ...(byHand && { byHand }) });
  }

  get record(): GameRecord {
    return this.table.record();
  }

  /** What seat 0 is asked; null where it waits. */
  get asked(): QuestionKind | null {
    return this.table.toAct.includes(0) ? kindOf(standAt(this.table, 0)) : null;
  }

  act(...actions: readonly Action[]): this {
    for (const action of actions) this.table.act(this.table.toAct[0]!, action);
    return this;
  }

  /** Everybody wanders, the same way for the same word, until seat 0 is asked this. */
  wander(wanted: QuestionKind, word: string): this {
    const random = new FastRandom(word);
    const pick = <T>(list: readonly T[]): T => list[random.int(list.length)]!;
    for (let i = 0; i < 400 && !this.table.over; i++) {
      if (this.asked === wanted) return this;
      const seat = this.table.toAct[0]!;
      const legal = companies.legal(this.table.state, seat);
      const type = pick([...new Set(legal.map((action) => action.type))]);
      this.table.act(seat, pick(legal.filter((action) => action.type === type)));
    }
    throw new Error(`on the way of “${word}” seat 0 is never asked ${wanted}`);
  }

  /** As the file that the page opens: seat 0 is a person, the others are people or bots. */
  file(others: 'people' | 'bots' = 'bots', cover = false): string {
    const { record } = this;
    const rest = (seat: number) =>
      others === 'bots' ? { kind: 'bot', level: 'deckhand' } : { kind: 'person', name: NAMES[seat]! };
    const now = Date.now();
    return JSON.stringify({
      format: 'roadstead-game',
      id: 'aaaaaaaaaaaa',
      seats: Array.from({ length: record.seats }, (_, i) => (i === 0 ? { kind: 'person', name: NAMES[0] } : rest(i))),
      house: { odds: true, practice: false, cover },
      createdAt: now,
      updatedAt: now,
      times: record.entries.map(() => now),
      record,
    });
  }
}

/** From that position to a question; the seed and the word are those that come by it soon. */
const late = (wanted: QuestionKind, way: number) => () =>
  new CompaniesGame({ seed: String(way % 10).repeat(64), position: LATE }).wander(wanted, `seek ${way}`);

/** One's only fleet lies where it can load. */
const loading = () =>
  new CompaniesGame({
    position: {
      ...LATE,
      players: { ...LATE.players, 0: { ducats: 12, fleets: { I: fleet('batavia', 0, ship('srs')) } } },
    },
  }).wander('act', 'load');

/** A fleet full of cloth, and the whole world to sell it in. */
const voyage = () => new CompaniesGame({ position: LATE }).act({ type: 'fleet', fleet: 'I' });

/** The last turn of the last round of one calendar: one's own. */
const nearEnd = () =>
  new CompaniesGame({
    seats: 2,
    options: { calendars: 1 },
    position: {
      round: 5,
      turn: 1,
      order: [1, 0],
      scored: true,
      harbours: { galle: { fields: [[0, 1, 0], [0, 2, 0], open, none], administrator: [0, 'director'] } },
      players: {
        0: { ducats: 20, fleets: { I: fleet('MI4', 1, ship('srs', ['cloth', 'cloth'])) } },
        1: { ducats: 3, fleets: { I: fleet('amsterdam', 0, ship('srs', ['cinnamon', 'cinnamon'])) } },
      },
    },
  }).wander('act', 'end');

/** Every question, each to be answered by the person in seat 0. */
export const COMPANIES_POSITIONS = {
  start: () => new CompaniesGame().wander('start', 'start'),
  fleet: late('fleet', 0),
  act: late('act', 0),
  sailing: late('sailing', 5),
  leave: late('leave', 4),
  pay: late('pay', 41),
  strategy: late('strategy', 0),
  sacrifice: late('sacrifice', 47),
  damage: late('damage', 40),
  capture: late('capture', 0),
  mark: late('mark', 4),
  moveMarker: late('moveMarker', 4),
  slip: late('slip', 30),
  refill: late('refill', 43),
  divide: late('divide', 9),
  harbour: late('harbour', 2),
  attack: late('attack', 4),
  challenge: late('challenge', 57),
  deliver: late('deliver', 4),
  buy: late('buy', 41),
  join: late('join', 19),
  research: late('research', 41),
  pledge: late('pledge', 5),
  mutiny: late('mutiny', 41),
  nation: late('nation', 55),
  place: late('place', 55),
  control: late('control', 46),
  loading,
  voyage,
  nearEnd,
} satisfies Record<QuestionKind | 'loading' | 'voyage' | 'nearEnd', () => CompaniesGame>;
export type CompaniesPosition = keyof typeof COMPANIES_POSITIONS;

/** Opens a position as anybody opens a game that was saved as a file. */
export async function openCompanies(
  page: Page,
  url: string,
  game: CompaniesGame,
  others: 'people' | 'bots' = 'bots',
  cover = false,
): Promise<void> {
  await comeTo(page, url);
  const picker = page.locator('input[type=file]');
  await picker.waitFor({ state: 'attached' });
  const buffer = Buffer.from(game.file(others, cover));
  await picker.setInputFiles({ name: 'position.json', mimeType: 'application/json', buffer });
  await table(page);
  if (!cover) await page.locator('[data-desk]').waitFor();
}
