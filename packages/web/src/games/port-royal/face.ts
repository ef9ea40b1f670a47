import cover from 'virtual:picture/frigate';
import type { GameFace } from '../face.js';
import { portRoyalCommands } from './commands.js';

export const portRoyalFace: GameFace = {
  id: 'port-royal',
  cover,
  title: { en: 'Port Royal', nl: 'Port Royal', de: 'Port Royal' },
  pitch: {
    en: 'Turn up ships and people in the harbour, as many as you dare: two ships of one colour and all is lost. Trade, hire, set sail.',
    nl: 'Draai schepen en mensen om in de haven, zoveel je durft: twee schepen van één kleur en alles is verloren. Handel, ronsel, vaar uit.',
    de: 'Decke Schiffe und Leute im Hafen auf, so viele du dich traust: zwei Schiffe einer Farbe, und alles ist verloren. Handle, heuere an, stich in See.',
  },
  commands: portRoyalCommands,
};
