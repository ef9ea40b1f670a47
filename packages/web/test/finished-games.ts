import { botFor, decisionOf } from '@roadstead/bots/all';
import { companies } from '@roadstead/companies';
import { FastRandom, type GameRecord, type OptionValues, Table, type Typed } from '@roadstead/kernel';
import { portRoyal } from '@roadstead/port-royal';
import { swordAndSkull } from '@roadstead/sword-and-skull';
import type { LocalSeat, SavedGame } from '../src/local/messages.js';

/** Games that are over, in every shape that changes how they end. */
export const SHAPES = {
  usual: { seats: 4, options: {} },
  pair: { seats: 2, options: {} },
  expedition: { seats: 3, options: { end: 'expedition' } },
  underWay: { seats: 2, options: { box: 'unterwegs' } },
  mixed: { seats: 3, options: { with: ['unterwegs', 'gambler', 'contract-cards'] } },
  contracts: { seats: 4, options: { with: ['contracts'] } },
  together: { seats: 3, options: { with: ['contracts', 'gambler'], mode: 'co-op', setAside: 2 } },
  alone: { seats: 1, options: { with: ['contracts'] } },
} as const;
export type Shape = keyof typeof SHAPES;

/** Played by bots, whose mistakes give an analysis something to find; the same seed gives the same game. */
export function finishedTable(shape: Shape, seed: string, levels: readonly string[] = ['sailor', 'captain']) {
  const { seats, options } = SHAPES[shape];
  return playedOut(Table.open(portRoyal, { seats, options, seed }), seed, levels);
}

/** The first seed whose game ends as is wanted. */
export function seedWhere(shape: Shape, levels: readonly string[], ends: (record: GameRecord) => boolean): string {
  for (let i = 0; i < 200; i++) if (ends(finishedTable(shape, `ends ${i}`, levels).record())) return `ends ${i}`;
  throw new Error(`None of 200 games (${shape}) ends so.`);
}

/** Sword & Skull, where four run for the lair. */
export function finishedIsland(seed: string, levels: readonly string[] = ['sailor', 'captain'], seats = 4) {
  return playedOut(Table.open(swordAndSkull, { seats, options: {}, seed }), seed, levels);
}

/** The Companies, three of them for one calendar unless more is wanted. */
export function finishedVoyages(
  seed: string,
  levels: readonly string[] = ['sailor', 'captain'],
  { seats = 3, calendars = 1 } = {},
) {
  return playedOut(Table.open(companies, { seats, options: { calendars }, seed }), seed, levels);
}

function playedOut<S, A extends Typed, E extends Typed, V, O extends OptionValues>(
  table: Table<S, A, E, V, O>,
  seed: string,
  levels: readonly string[],
): Table<S, A, E, V, O> {
  const { game } = table;
  const random = new FastRandom(seed);
  while (!table.over) {
    const seat = table.toAct[0]!;
    const bot = botFor(game.id, levels[seat % levels.length]!)!;
    table.act(seat, bot.choose(decisionOf(game, table.state, seat, random)).action);
  }
  return table;
}

const NAMES = ['Ann', 'Ben', 'Cas'];

/** As the page saves it, with people in the first seats. */
export function finishedFile(record: GameRecord, people = 1): SavedGame {
  const seats = Array.from(
    { length: record.seats },
    (_, seat): LocalSeat =>
      seat < people ? { kind: 'person', name: NAMES[seat]! } : { kind: 'bot', level: 'captain' },
  );
  const house = { odds: true, practice: false, cover: false };
  return { format: 'roadstead-game', id: 'x', seats, house, createdAt: 0, updatedAt: 0, times: [], record };
}
