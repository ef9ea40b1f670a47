import {
  cardName,
  type FleetView,
  goodName,
  type PlayerView,
  placeName,
  SHIPS,
  type ShipView,
  shipName,
  shipNumber,
  type View,
} from '@roadstead/companies';
import { hang, padEnd, padStart, width } from '../../play/render/text.js';
import type { Scene } from '../../play/scene.js';
import { letter } from './harbours.js';
import { TABLE_WORDS } from './words/index.js';

const GAP = '  ';

/** Everybody's figures, fleets and cards; an arrow points at the active one. */
export function playerLines(view: View, scene: Scene): string[] {
  const { columns } = TABLE_WORDS[scene.language];
  const heads = Object.values(columns);
  const names = Math.max(...view.players.map(({ seat }) => width(scene.name(seat))));
  const title = ' '.repeat(names + 4) + heads.map((head) => GAP + head).join('');
  const line = (player: PlayerView) => {
    const numbers = figuresOf(player).map((n, i) => GAP + padStart(`${n}`, width(heads[i]!)));
    const who = `${letter(player.seat)} ${padEnd(scene.name(player.seat), names)}${numbers.join('')}`;
    return (player.seat === view.active ? '> ' : '  ') + (player.seat === scene.seat ? scene.paint.bold(who) : who);
  };
  return [
    scene.paint.dim(title),
    ...view.players.flatMap((player) => [line(player), ...cardLines(player, scene), ...fleetLines(player, scene)]),
  ];
}

const figuresOf = ({ ducats, points, fleets, lossTokens }: PlayerView): readonly number[] => [
  ducats,
  points,
  Object.values(fleets).reduce((sum, { ships }) => sum + ships.length, 0),
  lossTokens,
];

function cardLines({ cards }: PlayerView, { language, columns }: Scene): string[] {
  if (cards.length === 0) return [];
  return hang(`    ${TABLE_WORDS[language].cards}: `, cards.map((id) => cardName(id, language)).join(', '), columns);
}

function fleetLines({ fleets }: PlayerView, scene: Scene): string[] {
  return Object.entries(fleets).flatMap(([id, fleet]) =>
    hang(`    ${padEnd(id, 3)} `, fleetText(fleet, scene), scene.columns),
  );
}

function fleetText({ at, experience, ships }: FleetView, scene: Scene): string {
  const level = experience > 0 ? ` +${experience}` : '';
  const told = ships.map((ship) => shipText(ship, scene));
  const kinds = [...new Set(told)].map((text) => {
    const n = told.filter((other) => other === text).length;
    return n === 1 ? text : `${n} × ${text}`;
  });
  return `${placeName(at, scene.language)}${level}: ${kinds.join('; ')}`;
}

/** A ship with its cargo, its empty slots and its tokens. */
function shipText({ type, cargo, damage, mutiny }: ShipView, { language }: Scene): string {
  const words = TABLE_WORDS[language];
  const free = SHIPS[shipNumber(type)]!.cargo - cargo.length;
  const inside = [
    ...cargo.map((good) => goodName(good, language)),
    ...(free > 0 ? [`${free} ${words.empty}`] : []),
    ...(damage > 0 ? [`${damage} ${words.damage}`] : []),
    ...(mutiny > 0 ? [`${mutiny} ${words.mutiny}`] : []),
  ];
  return `${shipName(type, language)} (${inside.join(', ')})`;
}
