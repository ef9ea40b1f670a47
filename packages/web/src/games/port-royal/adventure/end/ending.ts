import type { Language } from '@roadstead/kernel';
import {
  influenceOfCrowns,
  missionById,
  missionTask,
  missionTitle,
  type PlayerView,
  type View,
} from '@roadstead/port-royal';
import type { SeatName } from '../../../../table/model.js';
import type { AccountLine, Goal } from '../../../account.js';
import { WORDS } from '../../words/index.js';
import { chapterIn } from '../play/chapter.js';
import { goalOf } from '../play/goal.js';

/** PR-A19: the three numbers of card 9, as they came out; empty where nobody plays together. */
export function chapterNote(view: View, language: Language): string {
  const chapter = chapterIn(view);
  const goal = chapter === null ? null : goalOf(chapter);
  if (goal?.kind !== 'together') return '';
  const { goal: words } = WORDS[language].chapter;
  const of = ({ now, of: all }: { readonly now: number; readonly of: number }) => words.of(now, all);
  return `${words.missions}: ${of(goal.done)}. ${words.cubes}: ${of(goal.cubes)}. ${words.influence}: ${of(goal.influence)}.`;
}

/** The missions that a player has fulfilled. */
export function chapterCredit({ seat }: PlayerView, { missions = [] }: View, language: Language): string {
  return missions
    .filter(({ done }) => done.includes(seat))
    .map(({ id }) => missionTitle({ id }, language))
    .join(', ');
}

/** The missions that had to be fulfilled together, those still open last. */
export function chapterGoals({ missions = [] }: View, language: Language, name: SeatName): readonly Goal[] {
  const { counts } = WORDS[language];
  return missions
    .map(
      ({ id, done }): Goal => ({
        name: missionTitle({ id }, language),
        task: missionTask(missionById(id)!, language),
        reached: done.length > 0,
        note: counts.and(done.map(name)),
      }),
    )
    .sort((a, b) => Number(b.reached) - Number(a.reached));
}

/** PR-A9: what the crown track is worth. */
export function crownLines({ crowns = 0 }: PlayerView, language: Language): readonly AccountLine[] {
  const points = influenceOfCrowns(crowns);
  const { house } = WORDS[language].chapter;
  return points === 0 ? [] : [{ what: house.crowns, how: String(crowns), points }];
}
