import { parentPort } from 'node:worker_threads';
import type { PlayedDeals } from '@roadstead/bots';
import { serve } from '@roadstead/bots/worker';
import type { ArenaTask } from './job.js';
import { playTask } from './play-task.js';
import type { ProgramNote } from './program.js';
import { Programs } from './program-player.js';

// Programs outlive a thread that is ended: the pool must know them.
const programs = new Programs((note) => tellPool(note));

const tellPool = serve<ArenaTask, PlayedDeals, ProgramNote>(parentPort, (task) => playTask(task, programs));
