import type { Fits, LessonChoice } from '@roadstead/kernel';
import type { Action } from '../../actions.js';
import type { Ship } from '../../cards/card.js';
import { cardOf } from '../../cards/catalogue.js';
import type { View } from '../../view.js';

type Meant = Fits<View, Action>;

const typed =
  (type: Action['type']): Meant =>
  (action) =>
    action.type === type;

export const discover = typed('discover');
export const stop = typed('stop');
export const repel = typed('repel');
export const admit = typed('admit');
export const claim = typed('claim');
export const pass = typed('pass');
export const gamble = typed('gamble');
export const fulfil = typed('fulfil');
export const decline = typed('decline');
export const setAside = typed('setAside');
export const keepTime = typed('keepTime');

export const take =
  (card: string): Meant =>
  (action) =>
    action.type === 'take' && cardOf(action.uid).id === card && !action.forgo;

/** Takes a ship for what it carries. */
export const keep: Meant = (action) => action.type === 'take' && action.keep === true;

export const fulfilMission =
  (mission: string): Meant =>
  (action) =>
    action.type === 'fulfil' && 'mission' in action && action.mission === mission;

/** Takes a ship without its coins. */
export const forgo: Meant = (action) => action.type === 'take' && action.forgo === true;

export const takeShip: Meant = (action) =>
  action.type === 'take' && cardOf(action.uid).type === 'ship' && !action.forgo;
export const takePerson: Meant = (action) => action.type === 'take' && cardOf(action.uid).type === 'person';

/** The ship that brings most. */
export const takeBestShip: Meant = (action, view) => {
  const ships = view.harbour.map(({ uid }) => cardOf(uid)).filter((card): card is Ship => card.type === 'ship');
  const most = Math.max(...ships.map(({ coins }) => coins));
  return takeShip(action, view) && (cardOf((action as { uid: number }).uid) as Ship).coins === most;
};

/** The only thing to do: it is named like the action. */
export const only = (id: string, fits: Meant): readonly LessonChoice<View, Action>[] => [{ id, fits }];
