import {
  bestAgainstKing,
  crewName,
  fortuneName,
  itemName,
  type PlayerView,
  ransomChances,
  shareOf,
  spaceName,
  type View,
} from '@roadstead/sword-and-skull';
import { percent } from '../../play/render/percent.js';
import { hang, padEnd, padStart, width } from '../../play/render/text.js';
import type { Scene } from '../../play/scene.js';
import { mark } from './names.js';
import { TABLE_WORDS } from './words/index.js';

const GAP = '  ';
/** A space at which no line is broken. */
const STICKY = '\u00a0';

/** A figure of every player, under its heading. */
interface Column {
  readonly head: string;
  of(player: PlayerView): string;
}

/** Chances are those of the moment: to pay a ransom, and of the stronger figure to beat the King without any card. */
function columnsOf(view: View, { language, showOdds }: Scene): readonly Column[] {
  const { columns } = TABLE_WORDS[language];
  return [
    { head: columns.gold, of: ({ gold }) => `${gold}` },
    { head: columns.crew, of: ({ crewCount }) => `${crewCount}` },
    { head: columns.hand, of: ({ handSize }) => `${handSize}` },
    { head: columns.might, of: ({ might }) => `${might.officer}/${might.pirate}` },
    ...(showOdds
      ? [
          { head: columns.ransom, of: (one: PlayerView) => percent(shareOf(ransomChances(one, view.players.length))) },
          { head: columns.king, of: (one: PlayerView) => percent(shareOf(bestAgainstKing(one).chances)) },
        ]
      : []),
  ];
}

/** Everybody's figures, where they stand and what they have, in the order of the seats; an arrow points at the active one. */
export function playerLines(view: View, scene: Scene): string[] {
  const names = Math.max(...view.players.map(({ seat }) => width(scene.name(seat))));
  const columns = columnsOf(view, scene).map((column) => ({
    ...column,
    size: Math.max(width(column.head), ...view.players.map((player) => width(column.of(player)))),
  }));
  const title = ' '.repeat(names + 4) + columns.map(({ head, size }) => GAP + padStart(head, size)).join('');
  const line = (player: PlayerView) => {
    const numbers = columns.map(({ of, size }) => GAP + padStart(of(player), size)).join('');
    const arrow = player.seat === view.active ? '> ' : '  ';
    const who = `${mark(player.seat, 'officer')} ${padEnd(scene.name(player.seat), names)}${numbers}`;
    return arrow + (player.seat === scene.seat ? scene.paint.bold(who) : who);
  };
  return [scene.paint.dim(title), ...view.players.flatMap((player) => [line(player), ...about(player, scene)])];
}

function about(player: PlayerView, scene: Scene): string[] {
  const words = TABLE_WORDS[scene.language];
  const where = (figure: 'officer' | 'pirate') =>
    `${mark(player.seat, figure)} ${spaceName(player[figure], scene.language)}`.replaceAll(' ', STICKY);
  const parts = [
    where('officer'),
    where('pirate'),
    ...(player.crewCount > 0 ? [`${words.crew} ${crewOf(player, scene)}`] : []),
    ...(player.items.length + player.table.length > 0 ? [`${words.items} ${itemsOf(player, scene)}`] : []),
  ];
  return hang('    ', parts.join(' · '), scene.columns).map((line) => line.replaceAll(STICKY, ' '));
}

function crewOf({ crew }: PlayerView, { language }: Scene): string {
  return counted(Object.entries(crew).map(([id, n]) => [crewName(id, language), n]));
}

function itemsOf({ items, table }: PlayerView, { language }: Scene): string {
  const names = [...items.map((id) => itemName(id, language)), ...table.map((id) => fortuneName(id, language))];
  return counted([...new Set(names)].map((name) => [name, names.filter((other) => other === name).length]));
}

/** Lines are broken between names. */
const counted = (names: readonly (readonly [string, number])[]): string =>
  names.map(([name, n]) => (n === 1 ? name : `${name} ×${n}`).replaceAll(' ', STICKY)).join(', ');

/** The own hand; nobody else's is ever known. */
export function handLines(view: View, scene: Scene): string[] {
  const hand = scene.seat === null ? null : (view.players[scene.seat]?.hand ?? null);
  if (hand === null || hand.length === 0) return [];
  const names = hand.map((id) => fortuneName(id, scene.language)).join(', ');
  return hang(`${TABLE_WORDS[scene.language].hand}: `, scene.paint.bold(names), scene.columns);
}
