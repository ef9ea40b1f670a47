import { type AnyGame, FastRandom, type PuzzleAct, type PuzzleSense, type Seat, same, Table } from '@roadstead/kernel';
import { decisionOf } from '../bot.js';
import { admiralFor, botFor } from '../levels.js';
import { weighAll } from './weigh-all.js';

/** A game that captains played, as the acts that lead through it. */
interface PlayedGame {
  readonly seats: number;
  readonly options: PuzzleSense['tables'][number]['options'];
  readonly seed: string;
  readonly acts: readonly PlayedAct[];
}

export interface PlayedAct extends PuzzleAct {
  /** The turn it belongs to. */
  readonly turn: string;
}

/** A decision worth a closer look. */
export interface Candidate {
  readonly voyage: PlayedGame;
  /** How many acts came before it. */
  readonly at: number;
  readonly seat: Seat;
  readonly kind: string;
  readonly state: unknown;
  /** How promising it is: the lead in standard errors, and more where rules of thumb go wrong. */
  readonly promise: number;
}

/** A first glance costs little and sorts out most. */
const GLANCE = 32;
const LEAD = 0.03;
/** Where a quick wit errs, a puzzle is worth more. */
const DECEPTIVE = 6;

/** Plays one game between captains, and looks at each decision in passing. */
export function candidatesIn(game: AnyGame, sense: PuzzleSense, number: number, seed: string): readonly Candidate[] {
  const { seats, options } = sense.tables[number % sense.tables.length]!;
  const tableSeed = `${seed}/${number}`;
  const table = Table.open(game, { seats, options, seed: tableSeed });
  const captain = botFor(game.id, 'captain')!;
  const acts: PlayedAct[] = [];
  const voyage: PlayedGame = { seats, options, seed: tableSeed, acts };
  const rounds = sense.glance ?? GLANCE;
  const found: Candidate[] = [];
  const keep = (one: Omit<Candidate, 'promise'>, promise: number) => {
    if (promise > 0) found.push({ ...one, promise });
  };
  // Where the end tells whether there is anything to find, it is waited for.
  const later: Omit<Candidate, 'promise'>[] = [];
  while (!table.over) {
    const { seat, legal } = table.questions[0]!;
    const { state } = table;
    const random = new FastRandom(`${tableSeed}/${acts.length}`);
    const decision = decisionOf(game, state, seat, random, legal);
    const view = decision.view();
    const kind = sense.kindOf(view, decision.legal);
    if (kind !== null) {
      const one = { voyage, at: acts.length, seat, kind, state: game.clone(state) };
      if (sense.isDecided) later.push(one);
      else keep(one, promiseOf(game, state, seat, random, rounds));
    }
    const { action } = captain.choose(decision);
    table.act(seat, action);
    acts.push({ seat, action, turn: sense.turnOf(view) });
  }
  if (sense.isDecided?.(game.score(table.state)) === false) {
    for (const one of later) {
      keep(one, promiseOf(game, one.state, one.seat, new FastRandom(`${tableSeed}/${one.at}/glance`), rounds));
    }
  }
  return found;
}

function promiseOf(game: AnyGame, state: unknown, seat: Seat, random: FastRandom, rounds: number): number {
  const decision = decisionOf(game, state, seat, random);
  const [best, second] = weighAll(decision, rounds, admiralFor(game.id));
  const { win, error } = second!.behind!;
  if (win < LEAD) return 0;
  const wrong = ['greedy', 'captain'].filter((level) => {
    const bot = botFor(game.id, level);
    return bot !== undefined && !same(bot.choose(decision).action, best!.action);
  });
  return Math.min(win / Math.max(error, 0.002), DECEPTIVE) + DECEPTIVE * wrong.length;
}
