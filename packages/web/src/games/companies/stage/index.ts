import type { Event, View } from '@roadstead/companies';
import type { Typed } from '@roadstead/kernel';
import type { GameStage, StageMoment } from '../../stage.js';
import { apply } from './apply.js';
import { beats } from './beats.js';
import { recap } from './recap.js';

/** The shell carries views and events of any game; those of this game's tables are this game's. */
export const companiesStage: GameStage = {
  apply: (view, event, told) => apply(view as View, event as Event, told as readonly Event[]),
  beats: (moment: StageMoment<unknown, Typed>) => beats(moment as StageMoment<View, Event>),
  recap,
};
