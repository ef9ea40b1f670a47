import { LEARNT } from './games.js';
import { loadBots } from './learnt.js';

// Programs that know all games from their start: bots have learnt every one of them before whoever imports this begins.
await Promise.all(LEARNT.map(({ id }) => loadBots(id)));

export * from './index.js';
