import { parentPort, workerData } from 'node:worker_threads';
import { serve } from '@roadstead/bots/worker';
import type { GameRange, Job } from './job.js';
import { playGames } from './play-games.js';

/** Plays each range of games it is sent and answers with its sums. */
serve(parentPort, (range: GameRange) => playGames(workerData as Job, range));
