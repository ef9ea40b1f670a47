import { Counting, type GameRecord, lineOf, openRecord, type Retold, retell, type Tally } from '@roadstead/kernel';
import type { Event } from '../events.js';
import { portRoyal } from '../game.js';
import { odds } from '../odds.js';
import { influenceOf, type State } from '../state.js';
import { countEvent } from './events.js';

/** Risks are counted in these parts of 1, so that all sums are of whole numbers. */
export const RISK_UNIT = 1_000_000;
/** Risks are put together in steps of so many per cent. */
export const RISK_STEP = 10;

/** What each seat did in a finished game; what was taken back does not count. */
export function tallyOf(raw: GameRecord): readonly Tally[] {
  const { game, record } = openRecord(portRoyal, raw);
  const seats = Array.from({ length: record.seats }, () => new Counting());
  const inForce = new Set(lineOf(record.entries));
  let before: State | null = null;
  let round = 1;
  for (const step of retell(game, record)) {
    if (step.seq === 0 || inForce.has(step.seq)) {
      if (before !== null) countChoice(seats, before, step);
      for (const { event } of step.told) countEvent(seats, event);
      round = countRounds(seats, step, round);
    }
    before = step.state;
  }
  countResult(seats, record, before!);
  return seats.map((seat) => seat.plain());
}

/** The decision that the game is about: another card, or stop. */
function countChoice(seats: readonly Counting[], before: State, { entry, told }: Retold<State, Event>): void {
  if (entry?.type !== 'act') return;
  const seat = seats[entry.seat]!;
  const isBust = told.some(({ event }) => event.type === 'bust');
  const { type } = entry.action;
  if (type === 'gamble' && isBust) seat.count('bustsGambled');
  if (type === 'admit' && isBust) seat.count('bustsLetIn');
  const isAsked = before.phase === 'discover' && before.turnedUp > 0;
  if (!isAsked || (type !== 'discover' && type !== 'stop')) return;
  const { bust } = odds(before);
  const row = Math.floor((bust * 100) / RISK_STEP) * RISK_STEP;
  if (type === 'stop') {
    seat.count('stops');
    seat.row('stoppedAt', row);
    return;
  }
  const expected = Math.round(bust * RISK_UNIT);
  seat.count('draws');
  seat.count('bustsExpected', expected);
  seat.row('drawnAt', row);
  seat.row('expectedAt', row, expected);
  if (!isBust) return;
  seat.count('bustsDrawn');
  seat.row('bustAt', row);
}

/** Influence at the end of each round, for the course of the game. Returns the round that is being played. */
function countRounds(seats: readonly Counting[], { told, state }: Retold<State, Event>, round: number): number {
  let now = round;
  for (const { event } of told) {
    const next = event.type === 'turn' ? event.round : event.type === 'over' ? now + 1 : now;
    for (; now < next; now++) {
      seats.forEach((seat, i) => {
        // A row of nothing is a row, too: the average counts it.
        seat.row('influenceAt', now, influenceOf(state.players[i]!));
        seat.row('roundsAt', now);
      });
    }
  }
  return now;
}

function countResult(seats: readonly Counting[], record: GameRecord, state: State): void {
  const winners = record.result?.winners ?? [];
  seats.forEach((seat, i) => {
    const order = ((i - state.start + seats.length) % seats.length) + 1;
    seat.count('games');
    seat.count('influence', influenceOf(state.players[i]!));
    seat.row('seated', `${seats.length}.${order}`);
    if (!winners.includes(i)) return;
    seat.count('won');
    seat.row('wonAt', `${seats.length}.${order}`);
  });
}
