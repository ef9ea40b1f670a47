import { workerData } from 'node:worker_threads';
import { serve } from '../pool-worker.js';
import type { GameRange, Job } from './job.js';
import { playGames } from './play-games.js';

/** Plays each range of games it is sent and answers with its sums. */
serve((range: GameRange) => playGames(workerData as Job, range));
