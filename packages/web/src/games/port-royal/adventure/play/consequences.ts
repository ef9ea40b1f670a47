import type { Language } from '@roadstead/kernel';
import { CROWN_FIELDS, characterAbility, influenceOfCrowns, missionById } from '@roadstead/port-royal';
import { WORDS } from '../../words/index.js';
import type { ChapterView, HeroView } from './chapter.js';
import { characterOf } from './character.js';
import { houseOf } from './house.js';
import type { Fulfilment } from './missions.js';

/** The crown track after so many crowns more, or fewer (PR-A9). */
export function afterCrowns({ crowns, influence }: HeroView, n: number, language: Language): readonly string[] {
  const { chapter, outcomes } = WORDS[language];
  const then = Math.min(CROWN_FIELDS, crowns + n);
  if (then === crowns) return [];
  const more = influenceOfCrowns(then) - influenceOfCrowns(crowns);
  return [
    chapter.outcomes.crownsThen(crowns, then),
    ...(more === 0 ? [] : [outcomes.influenceThen(influence, influence + more)]),
  ];
}

/** What the cube that leaves next uncovers (PR-A7), with the crowns that come besides. */
export function afterCube(hero: HeroView, language: Language, crowns = 0): readonly string[] {
  const { outcomes, house } = WORDS[language].chapter;
  const { next } = houseOf(hero);
  const character = characterOf(hero);
  const ability = character === undefined ? '' : characterAbility(character, language).replace(/\.$/, '');
  const opened = {
    door: () => outcomes.opensDoor(ability),
    trophy: () => outcomes.opensTrophy,
    crowns: () => outcomes.opensWindow(house.window(next?.crowns ?? 0)),
  };
  return [...(next === null ? [] : [opened[next.is]()]), ...afterCrowns(hero, (next?.crowns ?? 0) + crowns, language)];
}

/** What fulfilling a mission comes to: coins, what the cube uncovers, crowns. */
export function afterMission(
  { mission: id }: Pick<Fulfilment, 'mission'>,
  { missions }: ChapterView,
  hero: HeroView,
  language: Language,
): readonly string[] {
  const { chapter, outcomes } = WORDS[language];
  const { task, first, crowns } = missionById(id)!;
  const open = missions.find((one) => one.id === id)!;
  const isOnWay = open.upper.includes(hero.seat);
  const isStep = (task.times ?? 1) > 1 && !isOnWay;
  const isFirst = open.done.length === 0;
  const coins = (isFirst ? (first.coins ?? 0) : 0) - (task.give?.coins ?? 0);
  const gained = isStep ? 0 : crowns + (isFirst ? (first.crowns ?? 0) : 0) - (task.give?.crowns ?? 0);
  return [
    ...(isStep || coins === 0 ? [] : [outcomes.coinsLeft(hero.coins + coins)]),
    ...(isOnWay ? afterCrowns(hero, gained, language) : afterCube(hero, language, gained)),
    ...(task.spot?.when === 'stops' ? [chapter.outcomes.stops] : []),
  ];
}
