import type { GameEnd } from '../../end.js';
import Display from './Display.svelte';
import MomentPicture from './MomentPicture.svelte';
import { paint } from './paint.js';
import { race } from './race.js';

export const companiesEnd: GameEnd = { race, Display, MomentPicture, paint };
