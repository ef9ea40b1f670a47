import type { Result } from '@roadstead/kernel';
import {
  contractName,
  contractNamed,
  influenceSources,
  type PlayerView,
  type PortRoyalResult,
  titleName,
  type View,
} from '@roadstead/port-royal';
import { hang, padEnd, padStart, width } from '../../play/render/text.js';
import type { Scene } from '../../play/scene.js';
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
    const lines = hang(first, player ? credit(player, isTogether, scene) : '', scene.columns);
    return lines.map((line) => line.trimEnd());
  });
  return [...(isTogether ? togetherLines(own, view, scene) : []), scene.paint.dim(title), ...rows];
}

/** Won or lost, and what is missing. */
function togetherLines({ won, points = 0, title }: PortRoyalResult, view: View, scene: Scene): string[] {
  const words = BOX_WORDS[scene.language].ending;
  const head = won && title ? words.won(points, titleName(title, scene.language)) : words.lost;
  const open = (view.contracts ?? []).filter(({ slots }) => slots.every((seat) => seat === null));
  const names = open.map(({ id }) => contractName(contractNamed(id), scene.language)).join(', ');
  return [scene.paint.bold(head), ...(open.length > 0 ? hang('', words.open(names), scene.columns) : [])];
}

/** Where all win together the contracts count, elsewhere the influence. */
function credit(player: PlayerView, isTogether: boolean, scene: Scene): string {
  if (!isTogether) {
    const { ending, contracts } = BOX_WORDS[scene.language];
    return influenceSources(player, scene.language, { ships: ending.ships, contracts });
  }
  return (player.contracts ?? []).map((id) => contractName(contractNamed(id), scene.language)).join(', ');
}
