import type { Typed } from '@roadstead/kernel';
import type { Event, View } from '@roadstead/sword-and-skull';
import type { GameStage, StageMoment } from '../../stage.js';
import { apply } from './apply.js';
import { beats } from './beats.js';
import { recap } from './recap.js';
import { untold } from './untold.js';

/** The shell carries views and events of any game; those of this game's tables are this game's. */
export const swordAndSkullStage: GameStage = {
  apply: (view, event, told) => apply(view as View, event as Event, told as readonly Event[]),
  beats: (moment: StageMoment<unknown, Typed>) => beats(moment as StageMoment<View, Event>),
  untold: ({ before, after }) => untold(before as View, after as View),
  recap,
};
