import type { Chance, Tell } from '@roadstead/kernel';
import { calendarOf, hasScoreMark, isLaidOut, ROUNDS, yearOf, yearPlace } from '../board/calendars.js';
import { FACES, SCORING_ROLL } from '../board/numbers.js';
import { DEVELOPMENTS } from '../cards/developments.js';
import type { Event } from '../events.js';
import type { State } from '../state.js';
import { ask } from './ask.js';
import { renewStacks } from './stacks.js';

const isLastYear = (round: number): boolean => yearPlace(round) === ROUNDS - 1;

/** V-7.9: scoring, the new calendar, then the tiles; after the last calendar only the final scoring (A34). */
export function betweenRounds(state: State, chance: Chance, tell?: Tell<Event>): void {
  const { round, options, scored } = state;
  state.phase = 'between';
  const isEnd = isLastYear(round) && calendarOf(round) === options.calendars - 1;
  if (isEnd) {
    state.agenda.push({ do: 'finalScoring' });
    return;
  }
  state.agenda.push({ do: 'nextYear' });
  if (scored) return; // A7
  if (isLastYear(round)) state.agenda.push({ do: 'score' });
  else if (hasScoreMark(round)) rollForScoring(state, chance, tell);
}

/** V-7.10: a roll that tokens could lift to 6 is offered to their owners. */
function rollForScoring(state: State, chance: Chance, tell?: Tell<Event>): void {
  const roll = rollDie(state, chance);
  if (roll >= SCORING_ROLL) {
    tell?.({ type: 'roll', n: roll, tokens: 0 });
    state.agenda.push({ do: 'score' });
    return;
  }
  state.agenda.push({ do: 'pledges', roll, place: 0, pledged: state.players.map(() => 0) });
}

function rollDie(state: State, chance: Chance): number {
  if (state.stackedDice.length === 0) return 1 + chance.int(FACES);
  chance.revealed();
  return state.stackedDice.pop()!;
}

/** Nobody is asked without tokens, once the sum is reached, or once it cannot be reached any more. */
export function askForPledges(
  state: State,
  roll: number,
  place: number,
  pledged: readonly number[],
  tell?: Tell<Event>,
): void {
  const { order, players } = state;
  const missing = SCORING_ROLL - roll - pledged.reduce((sum, tokens) => sum + tokens, 0);
  if (missing === 0) {
    players.forEach((player, seat) => {
      player.lossTokens -= pledged[seat]!;
    });
    tell?.({ type: 'roll', n: roll, tokens: SCORING_ROLL - roll });
    state.agenda.push({ do: 'score' });
    return;
  }
  const next = order.findIndex((seat, at) => at >= place && players[seat]!.lossTokens > 0);
  const within = order.slice(place).reduce((sum, seat) => sum + players[seat]!.lossTokens, 0);
  if (next < 0 || within < missing) {
    tell?.({ type: 'roll', n: roll, tokens: 0 });
    return;
  }
  state.agenda.push({ do: 'pledges', roll, place: next + 1, pledged });
  ask(state, { kind: 'pledge', seat: order[next]!, roll, missing });
}

/** A pledge is open, and kept with the step that asks the next owner. */
export function pledge(state: State, seat: number, tokens: number, tell?: Tell<Event>): void {
  const step = state.agenda.at(-1)!;
  if (step.do !== 'pledges') return;
  const pledged = step.pledged.slice();
  pledged[seat] = tokens;
  state.agenda[state.agenda.length - 1] = { ...step, pledged };
  tell?.({ type: 'pledged', seat, tokens });
}

/** V-7.8: the next year, and with a new calendar its cards and freshly mixed tiles. */
export function nextYear(state: State, chance: Chance, tell?: Tell<Event>): void {
  const isNewCalendar = isLastYear(state.round);
  state.round++;
  state.phase = 'between';
  if (isNewCalendar) {
    state.scored = false;
    layOutCards(state);
    renewStacks(state, chance);
  }
  tell?.({ type: 'year', round: state.round, calendar: calendarOf(state.round) + 1, year: yearOf(state.round) });
  state.agenda.push({ do: 'forecast' });
}

/** The cards of this calendar lie out, all others in the box. */
export function layOutCards(state: State): void {
  const { round, options, market, box } = state;
  DEVELOPMENTS.forEach(({ level }, card) => {
    box[card]! += Math.max(0, market[card]!);
    const isOut = isLaidOut(level, calendarOf(round), options.calendars);
    market[card] = isOut ? box[card]! : -1;
    if (isOut) box[card] = 0;
  });
}
