import { type AnyGame, FastRandom, parseOptions, type TableSetup } from '@roadstead/kernel';
import { consume, measure } from './measure.js';
import { type Position, playRandomly, samplePositions } from './random-play.js';
import { replayer } from './replay.js';

/** What an operation costs: alone, and in decisions of random play. */
export interface Cost {
  readonly ns: number;
  readonly decisions: number;
}

export interface Figures {
  readonly players: number;
  readonly decisionsPerSecond: number;
  readonly gamesPerSecond: number;
  readonly clone: Cost;
  readonly view: Cost;
  readonly redeal: Cost;
  /** Rebuilding a table from its record, per decision in it. */
  readonly replay: Cost;
}

const POSITIONS = 256;

/** Measures a game with a number of players on one thread, each figure for about so many seconds. */
export async function figures(game: AnyGame, players: number, seconds: number): Promise<Figures> {
  const setup: TableSetup = { seats: players, options: parseOptions(game.options, undefined) };
  const random = new FastRandom(`bench/${players}`);
  let games = 0;
  let decisions = 0;
  const perDecision = await measure(seconds, () => {
    const inGame = playRandomly(game, setup, random);
    games++;
    decisions += inGame;
    return inGame;
  });
  const positions = samplePositions(game, setup, random, POSITIONS);
  const overPositions = async (operation: (position: Position) => unknown) =>
    cost(await measure(seconds, () => forEach(positions, operation)), perDecision);
  return {
    players,
    decisionsPerSecond: Math.round(1e9 / perDecision),
    gamesPerSecond: Math.round((1e9 / perDecision) * (games / decisions)),
    clone: await overPositions(({ state }) => game.clone(state)),
    view: await overPositions(({ state, seat }) => game.view(state, seat)),
    redeal: await overPositions(({ state, seat }) => game.redeal(state, seat, random)),
    replay: cost(await measure(seconds, replayer(game, setup, random)), perDecision),
  };
}

function forEach(positions: readonly Position[], operation: (position: Position) => unknown): number {
  for (const position of positions) consume(operation(position));
  return positions.length;
}

function cost(ns: number, perDecision: number): Cost {
  return { ns: Math.round(ns), decisions: Number((ns / perDecision).toFixed(2)) };
}
