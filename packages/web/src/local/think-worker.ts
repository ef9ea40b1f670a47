import { type Port, serveThinking } from '@roadstead/bots';
import { gameById } from '@roadstead/games';

serveThinking(self as unknown as Port, (id) => gameById(id)?.game);
