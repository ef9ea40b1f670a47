import type { Ability } from '../characters.js';
import type { Effect } from '../event-cards.js';
import type { MissionTask } from '../missions.js';
import type { ThingWords } from './catalogue.js';
import { partsOf, type TaskPart } from './facts.js';

// Each key fits what it is given; the type checker cannot follow that through a union.

/** What a mission asks for, sentence by sentence. */
export const taskSentences = (words: ThingWords, task: MissionTask): readonly string[] =>
  partsOf(task).map((part) => (words.tasks[part.is] as (part: TaskPart) => string)(part));

/** The same in as few words as fit into a list. */
export const taskGists = (words: ThingWords, task: MissionTask): readonly string[] =>
  partsOf(task).map((part) => (words.gists[part.is] as (part: TaskPart) => string)(part));

export const effectSentence = (words: ThingWords, effect: Effect): string =>
  (words.effects[effect.is] as (effect: Effect) => string)(effect);

/** The same in a few words. */
export const effectGist = (words: ThingWords, effect: Effect): string =>
  (words.effectGists[effect.is] as (effect: Effect) => string)(effect);

/** The same as a clause, whose full stop comes later. */
export const effectText = (words: ThingWords, effect: Effect): string =>
  effectSentence(words, effect).replace(/\.$/, '');

export const abilitySentence = (words: ThingWords, ability: Ability): string =>
  (words.characters[ability.is] as (ability: Ability) => string)(ability);
