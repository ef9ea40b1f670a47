import type { View } from '@roadstead/port-royal';
import type { GameEnd } from '../../end.js';
import { standOf } from '../play/standing.js';
import { WORDS } from '../words/index.js';
import { RACE_WORDS } from './words.js';

/** PR-E1, PR-O4: influence up to what ends the game, or where all play together the contracts. */
export const race: NonNullable<GameEnd['race']> = (standing, language) => {
  const { view, result } = standOf(standing);
  const words = RACE_WORDS[language];
  if (result?.won !== undefined) {
    if (view.missions !== undefined) {
      const { missions, goal } = WORDS[language].chapter;
      return { title: goal.missions, unit: missions.title, goal: view.missions.length, of: missionsDone };
    }
    const unit = WORDS[language].parts.contracts;
    return { title: words.contracts, unit, goal: view.contracts?.length ?? null, of: fulfilled };
  }
  const { goal } = view;
  const { influenceWord: unit } = WORDS[language].counts;
  return { title: goal === null ? words.influence : words.raceFor(goal), unit, goal, of: influence };
};

const missionsDone = (view: unknown) => [((view as View).missions ?? []).filter(({ done }) => done.length > 0).length];
const influence = (view: unknown) => (view as View).players.map((player) => player.influence);
const fulfilled = (view: unknown) => [
  ((view as View).contracts ?? []).filter(({ slots }) => slots.some((seat) => seat !== null)).length,
];
