import type { Result } from '@roadstead/kernel';
import type { PlayerView, PortRoyalResult, View } from '@roadstead/port-royal';
import { hang, padEnd, padStart, width } from '../render/text.js';
import type { Scene } from '../scene.js';
import { cardAt } from './cards.js';
import { TABLE_WORDS } from './words/index.js';

/** Everybody's place with influence and coins, and by which kinds of cards the influence came. */
export function ending(result: Result, view: View, scene: Scene): string[] {
  const { columns } = TABLE_WORDS[scene.language];
  const { ranking, winners } = result as PortRoyalResult;
  const names = Math.max(...ranking.map(({ seat }) => width(scene.name(seat))));
  const head = [columns.influence, columns.coins];
  const title = ' '.repeat(names + 4) + head.map((word) => `  ${word}`).join('');
  const rows = ranking.flatMap(({ seat, place, influence, coins }) => {
    const name = padEnd(scene.name(seat), names);
    const numbers = [influence, coins].map((n, i) => `  ${padStart(String(n), width(head[i] ?? ''))}`).join('');
    const first = `${padStart(String(place), 2)}. ${winners.includes(seat) ? scene.paint.bold(name) : name}${numbers}  `;
    const player = view.players.find((one) => one.seat === seat);
    return hang(first, player ? sources(player, scene) : '', scene.columns);
  });
  return [scene.paint.dim(title), ...rows];
}

/** "Expedition 10, Sailor 3": influence by kind, the most first. */
function sources(player: PlayerView, scene: Scene): string {
  const kinds = new Map<string, number>();
  for (const ref of player.display) {
    const card = cardAt(ref);
    const influence = card.type === 'person' || card.type === 'expedition' ? card.influence : 0;
    const name = card.names[scene.language];
    if (influence > 0) kinds.set(name, (kinds.get(name) ?? 0) + influence);
  }
  const most = [...kinds].sort(([, a], [, b]) => b - a);
  return most.map(([name, influence]) => `${name} ${influence}`).join(', ');
}
