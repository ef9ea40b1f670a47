import { type BotLevel, PLAYING_LEVELS } from '@roadstead/protocol';
import { faceOf, GAME_IDS } from '../games/index.js';
import type { LocalSeat } from './messages.js';
import { aloneAgainst, FIRST_HOUSE, isSame, peopleIn, type Setup, withName } from './setup.js';

const KEY = 'roadstead-setups';
/** So many are remembered. */
const MOST = 6;
const FIRST_LEVEL: BotLevel = 'sailor';
const FIRST_BOTS = 3;

/** One person, or several around the device. */
export type Company = 'alone' | 'device';

/** A game as it is played first: against some sailors, or by two around the device. */
export function firstSetup(game: string, company: Company, name: string): Setup {
  const { max } = faceOf(game)!.players;
  const two = [name, ''].map((one): LocalSeat => ({ kind: 'person', name: one }));
  const seats = company === 'device' ? two : aloneAgainst(Math.min(FIRST_BOTS, max - 1), FIRST_LEVEL, name);
  return { game, options: {}, seats, house: FIRST_HOUSE };
}

/** What was played here, the last first. */
export function recentSetups(name: string): readonly Setup[] {
  return stored().map((setup) => withName(setup, name));
}

/** What was played last of this kind, to be played again; at first, what everybody begins with. */
export function lastSetup(name: string, company: Company, game?: string): Setup {
  const isWanted = (setup: Setup) =>
    (game === undefined || setup.game === game) && peopleIn(setup.seats) > 1 === (company === 'device');
  return recentSetups(name).find(isWanted) ?? firstSetup(game ?? GAME_IDS[0]!, company, name);
}

export function rememberSetup({ game, options, seats, house }: Setup): void {
  const setup = { game, options, seats, house };
  const others = stored().filter((other) => !isSame(other, setup));
  try {
    localStorage.setItem(KEY, JSON.stringify([setup, ...others].slice(0, MOST)));
  } catch {}
}

function stored(): readonly Setup[] {
  try {
    const raw: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(raw) ? raw.filter(isSetup) : [];
  } catch {
    return [];
  }
}

/** The kernel checks options and seats once more; here it is only about not falling over something old. */
function isSetup(raw: Setup | null): boolean {
  if (raw === null || typeof raw !== 'object') return false;
  const { game, options, seats, house } = raw;
  const isSeat = (seat: LocalSeat) =>
    seat.kind === 'person'
      ? typeof seat.name === 'string'
      : PLAYING_LEVELS.includes(seat.level) && (seat.style === undefined || typeof seat.style === 'string');
  const isWhole = typeof options === 'object' && typeof house === 'object' && Array.isArray(seats);
  return GAME_IDS.includes(game) && isWhole && seats.every(isSeat);
}
