import { parentPort } from 'node:worker_threads';
import { type Port, serveThinking } from '@roadstead/bots';
import { gameById } from '@roadstead/games';

serveThinking(parentPort as unknown as Port, (id) => gameById(id)?.game);
