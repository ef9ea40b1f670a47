import type { Seat } from '@roadstead/kernel';
import type { SavedSummary } from '../local/messages.js';
import { peopleIn } from '../local/setup.js';
import type { Words } from '../words/index.svelte.js';
import { seatNamesOf } from './captions.js';

/** What a list says about how a saved game stands. */

/** Whose turn it is, or how it ended. */
export function standingOf(game: SavedSummary, words: Words): string {
  if (game.over) return outcomeOf(game, words);
  if (isMine(game)) return words.start.yourTurn;
  return words.start.turnOf(toActIn(game, words));
}

/** The same with the round before it, as a heading. */
export function headingOf(game: SavedSummary, words: Words): string {
  const { start } = words;
  if (game.glance === undefined || game.over) return standingOf(game, words);
  const turn = isMine(game) ? start.yourTurnInRound : start.turnOf(toActIn(game, words));
  return start.inRound(game.glance.round, turn);
}

interface Score {
  readonly seat: Seat;
  readonly name: string;
  readonly points: number;
  readonly isYou: boolean;
}

/** Everybody's points in the order of the seats; none where the game tells none. */
export function scoresOf(game: SavedSummary, words: Words): readonly Score[] {
  const name = seatNamesOf(game, words);
  return (game.glance?.points ?? []).map((points, seat) => ({
    seat,
    name: name(seat),
    points,
    isYou: isYou(game, seat),
  }));
}

/** The points in one line, with what their game calls them: "You 6, Griet 9 (influence)". */
export function scoreLine(game: SavedSummary, words: Words, unit?: string): string {
  const line = scoresOf(game, words)
    .map(({ name, points }) => `${name} ${points}`)
    .join(', ');
  return line && unit ? `${line} (${unit})` : line;
}

function isYou({ seats }: SavedSummary, seat: Seat): boolean {
  return peopleIn(seats) === 1 && seats[seat]?.kind === 'person';
}

/** Whoever plays alone is spoken to. */
function isMine(game: SavedSummary): boolean {
  return game.toAct.some((seat) => isYou(game, seat));
}

function toActIn(game: SavedSummary, words: Words): string {
  return game.toAct.map(seatNamesOf(game, words)).join(', ');
}

function outcomeOf(game: SavedSummary, words: Words): string {
  const { start } = words;
  if (game.winners.length === 0) return start.overNobody;
  const others = game.winners.filter((seat) => !isYou(game, seat)).map(seatNamesOf(game, words));
  const isWon = game.winners.some((seat) => isYou(game, seat));
  return isWon ? start.overYou(others.join(', ')) : start.over(others.join(', '));
}
