import { after, profile } from './de/after.js';
import { errors } from './de/errors.js';
import { create, house, lobby } from './de/lobby.js';
import { person } from './de/person.js';
import { place } from './de/place.js';
import { play } from './de/play.js';
import { room } from './de/room.js';
import { time } from './de/time.js';
import type { OnlineWords } from './en.js';

export const de: OnlineWords = { place, person, lobby, create, house, room, play, after, profile, errors, time };
