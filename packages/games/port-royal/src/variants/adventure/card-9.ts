import { influenceOf, type State } from '../../state.js';
import { CARD_9 } from './missions.js';
import { adventureOf } from './state.js';
import type { Card9 } from './view.js';

/** PR-A19: what card 9 asks for, and how far the team has come. */
export function card9(state: State): Card9 {
  const { missions } = adventureOf(state);
  return {
    ...CARD_9[state.players.length]!,
    cubesNow: missions.reduce((sum, { done }) => sum + done.length, 0),
    influenceNow: state.players.reduce((sum, player) => sum + influenceOf(player), 0),
    open: missions.filter(({ done }) => done.length === 0).map(({ id }) => id),
  };
}

export function isWon({ missionCubes, influence, cubesNow, influenceNow, open }: Card9): boolean {
  return open.length === 0 && cubesNow >= missionCubes && influenceNow >= influence;
}
