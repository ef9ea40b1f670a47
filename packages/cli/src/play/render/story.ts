import { type Audience, type GameWords, type Typed, toldEvents } from '@roadstead/kernel';
import type { AnyTerminalGame } from '../game.js';
import type { Scene } from '../scene.js';
import { wrap } from './text.js';

// biome-ignore lint/suspicious/noExplicitAny: the terminal knows no game
type AnyWords = GameWords<any, any, any>;

/** Events as a story: a paragraph for every turn, with what concerns the reader set off. */
export function story(events: readonly Typed[], words: AnyWords, game: AnyTerminalGame, scene: Scene): string[][] {
  const paragraphs: string[][] = [];
  for (const event of toldEvents<Typed>(words, events)) {
    if (words.isDetail(event)) continue;
    const paragraph = paragraphs.at(-1);
    const line = tell(event, words, scene);
    if (paragraph === undefined || game.opensParagraph(event)) paragraphs.push([line]);
    else paragraph.push(line);
  }
  return paragraphs.map((lines) => wrap(counted(lines).join(' '), scene.columns, '  '));
}

/** What happens several times in a row is told once. */
function counted(lines: readonly string[]): string[] {
  const different = lines.flatMap((line, i) => (line === lines[i - 1] ? [] : [i]));
  return different.map((from, i) => {
    const times = (different[i + 1] ?? lines.length) - from;
    const line = lines[from] ?? '';
    return times === 1 ? line : `${line} (${times}×)`;
  });
}

/** A sentence that would be another one for somebody else concerns the reader. */
function tell(event: Typed, words: AnyWords, scene: Scene): string {
  const sentence = words.event(event, scene);
  const stranger: Audience = { language: scene.language, you: null, name: (seat) => scene.name(seat) };
  return sentence === words.event(event, stranger) ? sentence : scene.paint.bold(sentence);
}
