import type { StagingWords } from '../catalogue.js';
import { counts } from './things.js';

export const staging: StagingWords = {
  bust: 'Te veel gewaagd!',
  first: '1e',
  again: '2e',
  second: (colour) => `Een tweede ${colour} schip`,
  lost: (n) => `${counts.cards(n)} verloren`,
  youLackSwords: (needed, had) => `Om te verjagen zijn ${counts.swords(needed)} nodig; jij hebt er ${had}.`,
  lacksSwords: (needed, name, had) => `Om te verjagen zijn ${counts.swords(needed)} nodig; ${name} heeft er ${had}.`,
  skull: 'Het vaart onder de doodskop: niemand kan het verjagen.',
  to: (name) => `naar ${name}`,
  takenBy: (name) => (name === null ? 'door jou genomen' : `genomen door ${name}`),
  feeTo: (n, name) => `${n} aan ${name}`,
  takesNothing: 'neemt niets',
  nothing: 'niets',
  busts: (n) => `te veel gewaagd, ${counts.cards(n)} verloren`,
};
