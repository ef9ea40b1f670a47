import {
  CARD_9,
  CROWNS_UNDER_CUBE,
  characterAbility,
  characterById,
  characterName,
  type PlayerView,
  SHIELDS,
  type View,
} from '@roadstead/port-royal';
import { hang } from '../../../play/render/text.js';
import type { Scene } from '../../../play/scene.js';
import { CHAPTER_WORDS } from './words/index.js';

/** What a chapter is about, for somebody who has never seen one. */
export function chapterGoal(view: View, { language }: Scene): readonly string[] {
  const { about } = CHAPTER_WORDS[language];
  const isAlone = view.players.length === 1;
  if (view.card9 == null) return [about.against(view.goal!), about.turn];
  return [isAlone ? about.alone : about.together, about.turn];
}

/** What a chapter adds to the rules in short. */
export function chapterRules({ card9, players, goal }: View, { language }: Scene): readonly string[] {
  const { rules } = CHAPTER_WORDS[language];
  const [, , third = 0, fourth = 0] = CROWNS_UNDER_CUBE;
  const asked = CARD_9[players.length]!;
  return [
    rules.events,
    rules.month,
    rules.missions,
    rules.cubes(third, fourth),
    rules.crowns(SHIELDS.join(', ')),
    rules.items,
    card9 == null ? rules.against(goal!) : rules.together(asked.missionCubes, asked.influence),
    rules.inspect,
  ];
}

/** What somebody's character can do. */
export function explainCharacter({ character }: PlayerView, scene: Scene): string[] {
  const hero = character == null ? undefined : characterById(character);
  if (hero === undefined) return [];
  const { language, paint, columns } = scene;
  return [paint.bold(characterName(hero, language)), ...hang('    ', characterAbility(hero, language), columns)];
}
