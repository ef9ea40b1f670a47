import type { Odds } from '@roadstead/kernel';
import { questionText, type View } from '@roadstead/sword-and-skull';
import { spread } from '../../play/render/text.js';
import type { Scene } from '../../play/scene.js';
import { islandLines } from './island.js';
import { handLines, playerLines } from './players.js';
import { sceneLines } from './scenes.js';
import { TABLE_WORDS } from './words/index.js';

/** The whole table as the seat that decides sees it: the island, everybody, the own hand, and what is going on. */
export function table(view: View, _odds: Odds | null, scene: Scene): string[] {
  return [
    ...islandLines(view, scene),
    scene.paint.dim('─'.repeat(scene.columns)),
    ...playerLines(view, scene),
    ...handLines(view, scene),
    ...sceneLines(view, scene),
    ...heading(view, scene),
  ];
}

/** The question comes last, right above the answers. */
function heading(view: View, scene: Scene): string[] {
  const words = TABLE_WORDS[scene.language];
  const { enemy, item, fortune } = view.piles;
  const who = scene.you === null && scene.seat !== null ? [scene.paint.bold(scene.name(scene.seat))] : [];
  const question = view.pending === null ? [] : [scene.paint.bold(questionText(view.pending.kind, scene.language))];
  return [
    ...spread(words.round(view.round), scene.paint.dim(words.piles(enemy, item, fortune)), scene.columns),
    ...spread([...who, ...question].join(' · '), '', scene.columns),
  ];
}
