import type { Figure } from '../board/figures.js';
import { CASTLE, SPACES, STOPS, spaceNumber } from '../board/spaces.js';
import type { PlayerView } from '../view.js';
import { castlePay } from './might.js';

/** One way to walk: through every fork to where it ends. */
export interface Way {
  readonly figure: Figure;
  readonly by: number;
  /** The spaces walked onto; the last is where it ends. */
  readonly path: readonly string[];
  readonly to: string;
  /** What is chosen at each fork on the way. */
  readonly forks: readonly string[];
  /** It ends before its last step: the Lake of Fire, or the lair. */
  readonly isCutShort: boolean;
  /** SS-F10: what the Castle pays on the way, and at which place of the path. */
  readonly castle: { readonly at: number; readonly gold: number } | null;
}

/** Every way of so many steps, from where the figure stands. */
export function waysFrom(player: PlayerView, figure: Figure, by: number): readonly Way[] {
  const ways: Way[] = [];
  const pay = castlePay(player);
  const walk = (space: number, left: number, path: readonly number[], forks: readonly number[]): void => {
    const { next } = SPACES[space]!;
    if (left === 0 || next.length === 0) {
      ways.push(wayOf(figure, by, path, forks, pay));
      return;
    }
    for (const to of next) {
      walk(to, STOPS[to] ? 0 : left - 1, [...path, to], next.length > 1 ? [...forks, to] : forks);
    }
  };
  walk(spaceNumber(player[figure])!, by, [], []);
  return ways;
}

function wayOf(figure: Figure, by: number, path: readonly number[], forks: readonly number[], pay: number): Way {
  const ids = (spaces: readonly number[]) => spaces.map((space) => SPACES[space]!.id);
  const at = path.indexOf(CASTLE);
  return {
    figure,
    by,
    path: ids(path),
    to: SPACES[path.at(-1)!]!.id,
    forks: ids(forks),
    isCutShort: path.length < by,
    castle: at < 0 ? null : { at, gold: pay },
  };
}
