import { type Card, cardName, type PlayerView, type View } from '@roadstead/port-royal';
import { hang, padEnd, padStart, width } from '../render/text.js';
import type { Scene } from '../scene.js';
import { cardAt, flagOf } from './cards.js';
import { TABLE_WORDS } from './words/index.js';

const GAP = '  ';

/** A space at which no line is broken. */
const STICKY = '\u00a0';

/** Everybody's coins, influence, swords and cards, in the order of the seats; an arrow points at the active one. */
export function playerLines(view: View, scene: Scene): string[] {
  const { columns } = TABLE_WORDS[scene.language];
  const names = Math.max(...view.players.map(({ seat }) => width(scene.name(seat))));
  const head = [columns.coins, columns.influence, columns.swords];
  const title = ' '.repeat(names + 2) + head.map((word) => GAP + word).join('');
  return [scene.paint.dim(title), ...view.players.flatMap((player) => playerLine(player, view, scene, names, head))];
}

function playerLine(player: PlayerView, view: View, scene: Scene, names: number, head: readonly string[]): string[] {
  const figures = [player.coins, player.influence, player.swords];
  const numbers = figures.map((n, i) => GAP + padStart(String(n), width(head[i] ?? ''))).join('');
  const name = padEnd(scene.name(player.seat), names);
  const arrow = player.seat === view.active ? '> ' : '  ';
  const isMe = player.seat === scene.seat;
  const first = arrow + (isMe ? scene.paint.bold(name + numbers) : name + numbers) + GAP;
  return hang(first, displayOf(player, scene), scene.columns).map((line) => line.replaceAll(STICKY, ' '));
}

/** Cards by kind, with how many there are: "Sailor ×2, Trader [/]". */
function displayOf(player: PlayerView, scene: Scene): string {
  const counts = new Map<string, number>();
  for (const ref of player.display) {
    const name = shortName(cardAt(ref), scene);
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  if (counts.size === 0) return scene.paint.dim(TABLE_WORDS[scene.language].nothing);
  return [...counts].map(([name, n]) => (n === 1 ? name : `${name}${STICKY}×${n}`)).join(', ');
}

/** A trader by the flag that he deals with. */
function shortName(card: Card, scene: Scene): string {
  if (card.type !== 'person' || !card.trades) return cardName(card, scene.language);
  return `${card.names[scene.language]}${STICKY}${flagOf(card.trades.colour, scene)}`;
}
