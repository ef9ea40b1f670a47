import { workerData } from 'node:worker_threads';
import { serve } from '../pool-worker.js';
import type { Job, Stretch } from './job.js';
import { playGames } from './play-games.js';

/** Plays each stretch of games it is sent and answers with its tally. */
serve((stretch: Stretch) => playGames(workerData as Job, stretch));
