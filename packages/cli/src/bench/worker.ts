import { parentPort } from 'node:worker_threads';
import { serve } from '@roadstead/bots/worker';
import { gameNamed } from '../game-args.js';
import type { BenchTask } from './apart.js';
import { figuresOf } from './bench.js';

serve(parentPort, ({ game, seconds }: BenchTask) => figuresOf(gameNamed(game), seconds));
