import type { TurnNotes } from './state.js';

export function newNotes(): TurnNotes {
  return { turned: [], asked: [], looks: 0, tookShip: false, picks: 0 };
}
