import { type AnyGame, type FastRandom, type GameRecord, Table, type TableSetup } from '@roadstead/kernel';
import { consume } from './measure.js';

const RECORDS = 8;

/** Rebuilds the tables of some finished games from their records; counts the decisions in them. */
export function replayer(game: AnyGame, setup: TableSetup, random: FastRandom): () => number {
  const records = Array.from({ length: RECORDS }, (_, i) => randomRecord(game, setup, random, `bench/${i}`));
  const decisions = records.reduce((sum, { entries }) => sum + entries.length, 0);
  return () => {
    for (const record of records) consume(Table.load(game, record).state);
    return decisions;
  };
}

function randomRecord(game: AnyGame, setup: TableSetup, random: FastRandom, seed: string): GameRecord {
  const table = Table.open(game, { ...setup, seed });
  while (!table.over) {
    const seat = table.toAct[0]!;
    const legal = table.legal(seat);
    table.act(seat, legal[random.int(legal.length)]!);
  }
  return table.record();
}
