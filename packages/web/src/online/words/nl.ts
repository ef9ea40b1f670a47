import type { OnlineWords } from './en.js';
import { after, profile } from './nl/after.js';
import { errors } from './nl/errors.js';
import { create, house, lobby } from './nl/lobby.js';
import { person } from './nl/person.js';
import { place } from './nl/place.js';
import { play } from './nl/play.js';
import { room } from './nl/room.js';
import { time } from './nl/time.js';

export const nl: OnlineWords = { place, person, lobby, create, house, room, play, after, profile, errors, time };
