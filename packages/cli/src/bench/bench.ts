import { GAMES } from '@roadstead/games/all';
import { type AnyGame, FastRandom, parseOptions, type TableSetup } from '@roadstead/kernel';
import { yardstick } from '../games/index.js';
import { consume, measure, measureInTurns } from './measure.js';
import { type Position, playRandomly, samplePositions } from './random-play.js';
import { replayer } from './replay.js';

/** What an operation costs: alone, and in decisions of random play. */
export interface Cost {
  readonly ns: number;
  readonly decisions: number;
}

export interface BenchFigures {
  readonly players: number;
  readonly decisionsPerSecond: number;
  readonly gamesPerSecond: number;
  /** The speed of random play, with the first game's as 1, and with that of a loop made by hand, if there is one. */
  readonly toFirst: number;
  readonly toByHand: number | null;
  readonly clone: Cost;
  readonly view: Cost;
  readonly redeal: Cost;
  /** Rebuilding a table from its record, per decision in it. */
  readonly replay: Cost;
}

const POSITIONS = 256;
export const BENCH_PLAYERS = [2, 4, 5];
const FIRST_ROUND = 0.1;

/** What a table of this game is set up with where nothing is asked for. */
export function plainSetup(game: AnyGame, seats: number): TableSetup {
  return { seats, options: parseOptions(game.options, undefined) };
}

/** The numbers of players that are looked at, or the fewest where a game is for none of them. */
export function playersOf({ players: { min, max } }: AnyGame): readonly number[] {
  const fitting = BENCH_PLAYERS.filter((players) => players >= min && players <= max);
  return fitting.length > 0 ? fitting : [min];
}

/** Measures a game with each number of players that is looked at. */
export async function figuresOf(game: AnyGame, seconds: number): Promise<readonly BenchFigures[]> {
  await all(game, Math.min(seconds, FIRST_ROUND)); // whoever comes first would be measured while it gets compiled
  return all(game, seconds);
}

async function all(game: AnyGame, seconds: number): Promise<BenchFigures[]> {
  const found: BenchFigures[] = [];
  for (const players of playersOf(game)) found.push(await figures(game, players, seconds));
  return found;
}

/** Measures a game with a number of players on one thread, each figure for about so many seconds. */
async function figures(game: AnyGame, players: number, seconds: number): Promise<BenchFigures> {
  const setup = plainSetup(game, players);
  const random = new FastRandom(`bench/${players}`);
  let games = 0;
  let decisions = 0;
  const play = () => {
    const inGame = playRandomly(game, setup, random);
    games++;
    decisions += inGame;
    return inGame;
  };
  const first = GAMES[0]!.game;
  const firstSetup = plainSetup(first, within(first.players, players));
  const byHand = yardstick();
  const [perDecision, ofFirst, ofByHand] = (await measureInTurns(seconds, [
    play,
    () => playRandomly(first, firstSetup, random),
    ...(byHand ? [() => byHand.play(within(byHand.players, players), random)] : []),
  ])) as [number, number, number?];
  const positions = samplePositions(game, setup, random, POSITIONS);
  const overPositions = async (operation: (position: Position) => unknown) =>
    cost(await measure(seconds, () => forEach(positions, operation)), perDecision);
  return {
    players,
    decisionsPerSecond: Math.round(1e9 / perDecision),
    gamesPerSecond: Math.round((1e9 / perDecision) * (games / decisions)),
    toFirst: ratio(ofFirst, perDecision),
    toByHand: ofByHand === undefined ? null : ratio(ofByHand, perDecision),
    clone: await overPositions(({ state }) => game.clone(state)),
    view: await overPositions(({ state, seat }) => game.view(state, seat)),
    redeal: await overPositions(({ state, seat }) => game.redeal(state, seat, random)),
    replay: cost(await measure(seconds, replayer(game, setup, random)), perDecision),
  };
}

function within({ min, max }: AnyGame['players'], players: number): number {
  return Math.max(min, Math.min(max, players));
}

function forEach(positions: readonly Position[], operation: (position: Position) => unknown): number {
  for (const position of positions) consume(operation(position));
  return positions.length;
}

function ratio(a: number, b: number): number {
  return Number((a / b).toFixed(3));
}

function cost(ns: number, perDecision: number): Cost {
  return { ns: Math.round(ns), decisions: Number((ns / perDecision).toFixed(2)) };
}
