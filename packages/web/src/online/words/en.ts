import { after, profile } from './en/after.js';
import { errors } from './en/errors.js';
import { create, house, lobby } from './en/lobby.js';
import { person } from './en/person.js';
import { place } from './en/place.js';
import { play } from './en/play.js';
import { room } from './en/room.js';
import { time } from './en/time.js';

/** English is the type: a key that another language lacks fails the type check. */
export const en = { place, person, lobby, create, house, room, play, after, profile, errors, time };
export type OnlineWords = typeof en;
