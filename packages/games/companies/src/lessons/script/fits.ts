import type { Fits, LessonChoice } from '@roadstead/kernel';
import type { Action, ActionOf } from '../../actions.js';
import type { View } from '../../view.js';

type Meant = Fits<View, Action>;

/** An action of a type whose named parts are these. */
export const does =
  <T extends Action['type']>(type: T, parts: Partial<ActionOf<T>> = {}): Meant =>
  (action) =>
    action.type === type &&
    Object.entries(parts).every(([name, value]) => (action as unknown as Record<string, unknown>)[name] === value);

export const choice = (id: string, fits: Meant): LessonChoice<View, Action> => ({ id, fits });

/** The only thing to do: it is named like the action. */
export const only = (id: string, fits: Meant): readonly LessonChoice<View, Action>[] => [choice(id, fits)];
