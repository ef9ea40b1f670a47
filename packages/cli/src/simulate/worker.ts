import { parentPort, workerData } from 'node:worker_threads';
import type { Job, Stretch } from './job.js';
import { playGames } from './play-games.js';

/** Plays each stretch of games it is sent and answers with its tally. */
parentPort!.on('message', (stretch: Stretch) => {
  parentPort!.postMessage(playGames(workerData as Job, stretch));
});
