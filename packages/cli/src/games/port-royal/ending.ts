import type { Result } from '@roadstead/kernel';
import {
  contractName,
  contractNamed,
  influenceSources,
  missionTitle,
  type PlayerView,
  type PortRoyalResult,
  titleName,
  type View,
} from '@roadstead/port-royal';
import { hang, padEnd, padStart, width } from '../../play/render/text.js';
import type { Scene } from '../../play/scene.js';
import { heroWords, isChapter } from './adventure/chapter.js';
import { CHAPTER_WORDS } from './adventure/words/index.js';
import { BOX_WORDS } from './words/boxes/index.js';
import { TABLE_WORDS } from './words/index.js';

/** Everybody's place with influence and coins, and by which kinds of cards the influence came. */
export function ending(result: Result, view: View, scene: Scene): string[] {
  const { columns } = TABLE_WORDS[scene.language];
  const own = result as PortRoyalResult;
  const isTogether = own.won !== undefined;
  const names = Math.max(...own.ranking.map(({ seat }) => width(scene.name(seat))));
  const head = [columns.influence, columns.coins];
  const title = ' '.repeat(names + 4) + head.map((word) => `  ${word}`).join('');
  const rows = own.ranking.flatMap(({ seat, place, influence, coins }) => {
    const name = padEnd(scene.name(seat), names);
    const numbers = [influence, coins].map((n, i) => `  ${padStart(String(n), width(head[i] ?? ''))}`).join('');
    const rank = isTogether ? '    ' : `${padStart(String(place), 2)}. `;
    const first = `${rank}${own.winners.includes(seat) ? scene.paint.bold(name) : name}${numbers}  `;
    const player = view.players.find((one) => one.seat === seat);
    const lines = hang(first, player ? credit(player, view, isTogether, scene) : '', scene.columns);
    return lines.map((line) => line.trimEnd());
  });
  return [...(isTogether ? togetherLines(own, view, scene) : []), scene.paint.dim(title), ...rows];
}

/** Won or lost, and what is missing. */
function togetherLines({ won, points = 0, title }: PortRoyalResult, view: View, scene: Scene): string[] {
  if (isChapter(view)) return chapterEnd(won === true, view, scene);
  const words = BOX_WORDS[scene.language].ending;
  const head = won && title ? words.won(points, titleName(title, scene.language)) : words.lost;
  const open = (view.contracts ?? []).filter(({ slots }) => slots.every((seat) => seat === null));
  const names = open.map(({ id }) => contractName(contractNamed(id), scene.language)).join(', ');
  return [scene.paint.bold(head), ...(open.length > 0 ? hang('', words.open(names), scene.columns) : [])];
}

/** A chapter that was played together. */
function chapterEnd(won: boolean, { card9 }: View, scene: Scene): string[] {
  const { language } = scene;
  const words = CHAPTER_WORDS[language].ending;
  const open = (card9?.open ?? []).map((id) => missionTitle({ id }, language)).join(', ');
  return [
    scene.paint.bold(won ? words.won : words.lost),
    ...(open === '' ? [] : hang('', words.open(open), scene.columns)),
  ];
}

/** Where all win together the contracts count, elsewhere the influence. */
function credit(player: PlayerView, view: View, isTogether: boolean, scene: Scene): string {
  if (isChapter(view)) return doneBy(player, view, scene);
  if (!isTogether) {
    const { ending, contracts } = BOX_WORDS[scene.language];
    return influenceSources(player, scene.language, { ships: ending.ships, contracts });
  }
  return (player.contracts ?? []).map((id) => contractName(contractNamed(id), scene.language)).join(', ');
}

/** The character of a seat, and the missions that it fulfilled. */
function doneBy(player: PlayerView, { missions = [] }: View, scene: Scene): string {
  const done = missions.filter(({ done }) => done.includes(player.seat));
  return [...heroWords(player, scene), ...done.map(({ id }) => missionTitle({ id }, scene.language))].join(', ');
}
