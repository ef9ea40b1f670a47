import { FIGURES, SPACES, type Space, spaceName, type View } from '@roadstead/sword-and-skull';
import { clip, padEnd, wrap } from '../../play/render/text.js';
import type { Scene } from '../../play/scene.js';
import { mark } from './names.js';
import { TABLE_WORDS } from './words/index.js';

/** Names need so many columns to be told apart. */
const CELL = 10;

/** The island as two tracks, from left to right as figures walk: names, and below them who stands there and what lies there. */
export function islandLines(view: View, scene: Scene): string[] {
  const words = TABLE_WORDS[scene.language];
  const on = (path: Space['path']) => SPACES.filter((space) => space.path === path);
  return [
    ...wrap(scene.paint.dim(words.outer), scene.columns),
    ...track(on('outer'), view, scene),
    ...wrap(scene.paint.dim(words.volcano), scene.columns),
    ...track(on('volcano'), view, scene),
  ];
}

function track(spaces: readonly Space[], view: View, scene: Scene): string[] {
  const perRow = Math.max(1, Math.floor(scene.columns / CELL));
  const rows = Array.from({ length: Math.ceil(spaces.length / perRow) }, (_, row) =>
    spaces.slice(row * perRow, (row + 1) * perRow),
  );
  return rows.flatMap((row) => {
    const names = row.map(({ id }) => padEnd(shortName(id, scene), CELL)).join('');
    const below = row.map(({ id }) => padEnd(lying(id, view), CELL)).join('');
    const lines = [scene.paint.dim(names.trimEnd())];
    return below.trim() === '' ? lines : [...lines, scene.paint.bold(below.trimEnd())];
  });
}

/** The number that tells it from others of its name stays, whatever is cut. */
function shortName(id: string, { language }: Scene): string {
  const name = spaceName(id, language);
  const number = / \d+$/.exec(name)?.[0] ?? '';
  return clip(name.slice(0, name.length - number.length), CELL - 1 - number.length) + number;
}

/** Figures by their letters, and gold that can be taken in brackets. */
function lying(id: string, view: View): string {
  const marks = view.players.flatMap((player) =>
    FIGURES.flatMap((figure) => (player[figure] === id ? [mark(player.seat, figure)] : [])),
  );
  const { type } = SPACES.find((space) => space.id === id)!;
  const gold = type === 'chest' ? (view.chests[id] ?? 0) : type === 'treasure_trove' ? view.trove : 0;
  return [...(marks.length > 0 ? [marks.join('')] : []), ...(gold > 0 ? [`(${gold})`] : [])].join(' ');
}
