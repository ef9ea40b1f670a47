import { type BotLevel, PLAYING_LEVELS } from '@roadstead/protocol';
import { GAME_IDS } from '../games/index.js';
import type { LocalHouse, LocalSeat, NewLocalGame } from './messages.js';

const KEY = 'roadstead-last-game';
const FIRST_LEVEL: BotLevel = 'sailor';
const FIRST_BOTS = 3;

export const FIRST_HOUSE: LocalHouse = { odds: true, practice: false, cover: false };

export type Setup = Omit<NewLocalGame, 'seed'>;

export function aloneAgainst(bots: number, level: BotLevel, name: string): readonly LocalSeat[] {
  return [{ kind: 'person', name }, ...Array.from({ length: bots }, (): LocalSeat => ({ kind: 'bot', level }))];
}

/** What was played last, to be played again with one tap; at first, some sailors. */
export function lastSetup(name: string): Setup {
  try {
    const raw = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Setup | null;
    if (raw !== null && isSetup(raw)) return raw;
  } catch {}
  return { game: GAME_IDS[0]!, options: {}, seats: aloneAgainst(FIRST_BOTS, FIRST_LEVEL, name), house: FIRST_HOUSE };
}

export function rememberSetup({ game, options, seats, house }: Setup): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ game, options, seats, house }));
  } catch {}
}

/** The kernel checks options and seats once more; here it is only about not falling over something old. */
function isSetup({ game, options, seats, house }: Setup): boolean {
  const isSeat = (seat: LocalSeat) =>
    seat.kind === 'person' ? typeof seat.name === 'string' : PLAYING_LEVELS.includes(seat.level);
  return GAME_IDS.includes(game) && typeof options === 'object' && seats.every(isSeat) && typeof house === 'object';
}
