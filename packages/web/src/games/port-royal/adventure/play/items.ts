import { type Card, type CardRef, type Item, missionById, type Supplied } from '@roadstead/port-royal';
import { cardAt } from '../../play/standing.js';
import type { ChapterView, HeroView } from './chapter.js';
import { carries, itemOf } from './needs.js';

/** A ship that was kept, and who wants it: missions that this player has not fulfilled, expeditions that lie open. */
interface KeptItem {
  readonly ref: CardRef;
  readonly item: Item;
  readonly isAres: boolean;
  readonly wantedBy: WantedBy;
}

interface WantedBy {
  readonly missions: readonly string[];
  readonly expeditions: readonly CardRef[];
}

export function itemsOf(hero: HeroView, view: ChapterView): readonly KeptItem[] {
  return hero.kept.flatMap((ref): KeptItem[] => {
    const ship = cardAt(ref);
    const item = itemOf(ship);
    if (item === undefined) return [];
    return [{ ref, item, isAres: carries(ship, 'ares'), wantedBy: wantedBy(ship, hero, view) }];
  });
}

/** What a ship that carries something would serve at this moment. */
export function wantedBy(ship: Card, { seat }: Pick<HeroView, 'seat'>, view: ChapterView): WantedBy {
  const item = itemOf(ship);
  return {
    missions: view.missions.filter((open) => !open.done.includes(seat) && takes(open.id, ship)).map(({ id }) => id),
    expeditions: view.expeditions.filter(
      (ref) => item !== undefined && ((cardAt(ref) as Supplied).items?.[item] ?? 0) > 0,
    ),
  };
}

function takes(mission: string, ship: Card): boolean {
  const give = missionById(mission)?.task.give ?? {};
  const item = itemOf(ship);
  return (carries(ship, 'ares') && (give.ares ?? 0) > 0) || (item !== undefined && (give[item] ?? 0) > 0);
}
