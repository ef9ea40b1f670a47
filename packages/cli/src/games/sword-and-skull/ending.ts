import type { Result } from '@roadstead/kernel';
import { figureName, type SkullResult, type View } from '@roadstead/sword-and-skull';
import type { Scene } from '../../play/scene.js';
import { playerLines } from './players.js';
import { TABLE_WORDS } from './words/index.js';

/** Who won and how, and what everybody had in the end. */
export function ending(result: Result, view: View, scene: Scene): string[] {
  const { ending: words } = TABLE_WORDS[scene.language];
  const { seat, by, figure } = (result as SkullResult).ranking[0]!;
  const won = words[by!](scene.name(seat), figureName(figure!, scene.language));
  return [scene.paint.bold(won), '', ...playerLines({ ...view, active: seat }, scene)];
}
