import { noteToPool, serve } from '../pool-worker.js';
import type { ArenaTask } from './job.js';
import { playTask } from './play-task.js';
import { Programs } from './program-player.js';

// Programs outlive a thread that is ended: the pool must know them.
const programs = new Programs(noteToPool);

serve((task: ArenaTask) => playTask(task, programs));
