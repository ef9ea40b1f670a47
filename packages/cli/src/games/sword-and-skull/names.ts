import type { Seat } from '@roadstead/kernel';
import { type Figure, figureName } from '@roadstead/sword-and-skull';
import type { Scene } from '../../play/scene.js';
import { TABLE_WORDS } from './words/index.js';

/** What a figure is on the island: officers are capital letters, pirates small ones. */
export function mark(seat: Seat, figure: Figure): string {
  const letter = String.fromCharCode('A'.charCodeAt(0) + seat);
  return figure === 'officer' ? letter : letter.toLowerCase();
}

export function whose(seat: Seat, figure: Figure, { language, name, you }: Scene): string {
  const words = TABLE_WORDS[language];
  const what = figureName(figure, language);
  return seat === you ? words.yours(what) : words.figureOf(name(seat), what);
}
