import type { Fits, LessonChoice } from '@roadstead/kernel';
import type { Action } from '../../actions.js';
import type { Figure } from '../../board/figures.js';
import type { View } from '../../view.js';

type Meant = Fits<View, Action>;

const typed =
  (type: Action['type']): Meant =>
  (action) =>
    action.type === type;

export const roll = typed('roll');
export const pass = typed('pass');
export const pay = typed('pay');
export const fight = typed('fight');
export const endTurn = typed('endTurn');

export const move =
  (figure: Figure): Meant =>
  (action) =>
    action.type === 'move' && action.figure === figure;
export const go =
  (to: string): Meant =>
  (action) =>
    action.type === 'go' && action.to === to;
export const first =
  (figure: Figure): Meant =>
  (action) =>
    action.type === 'first' && action.figure === figure;
export const recruit =
  (crew: string): Meant =>
  (action) =>
    action.type === 'recruit' && action.crew === crew;
export const sell =
  (item: string): Meant =>
  (action) =>
    action.type === 'sell' && action.item === item;
export const play =
  (card: string): Meant =>
  (action) =>
    action.type === 'play' && action.card === card;
/** Fair Winds, for a figure and so many spaces. */
export const sail =
  (figure: Figure, by: number): Meant =>
  (action) =>
    action.type === 'play' && action.card === 'F13' && action.figure === figure && action.by === by;
export const bid =
  (gold: number): Meant =>
  (action) =>
    action.type === 'bid' && action.gold === gold;
export const bonus =
  (take: 'gold' | 'crew'): Meant =>
  (action) =>
    action.type === 'bonus' && action.take === take;

/** The only thing to do: it is named like the action. */
export const only = (id: string, fits: Meant): readonly LessonChoice<View, Action>[] => [{ id, fits }];
