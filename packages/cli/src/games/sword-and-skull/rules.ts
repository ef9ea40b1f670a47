import { spaceName, spaceText, type View } from '@roadstead/sword-and-skull';
import type { Scene } from '../../play/scene.js';
import { TABLE_WORDS } from './words/index.js';

/** Where games are decided: said in the words of the spaces themselves. */
const DECISIVE = ['LAKE', 'LAIR'];

export const goal = (_: View, { language }: Scene): readonly string[] => TABLE_WORDS[language].goal;

export function rules(_: View, { language }: Scene): readonly string[] {
  const spaces = DECISIVE.map((id) => `${spaceName(id, language).toUpperCase()}: ${spaceText(id, language)}`);
  const inShort = TABLE_WORDS[language].rules;
  return [...inShort.slice(0, -1), ...spaces, ...inShort.slice(-1)];
}
