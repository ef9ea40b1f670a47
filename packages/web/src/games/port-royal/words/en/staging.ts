import type { StagingWords } from '../catalogue.js';
import { counts } from './things.js';

export const staging: StagingWords = {
  bust: 'Bust!',
  first: '1st',
  again: '2nd',
  second: (colour) => `A second ${colour} ship`,
  lost: (n) => `${counts.cards(n)} lost`,
  youLackSwords: (needed, had) => `It takes ${counts.swords(needed)} to repel it; you have ${had}.`,
  lacksSwords: (needed, name, had) => `It takes ${counts.swords(needed)} to repel it; ${name} has ${had}.`,
  skull: 'It sails under the skull: nobody can repel it.',
  to: (name) => `to ${name}`,
  takenBy: (name) => `taken by ${name ?? 'you'}`,
  feeTo: (n, name) => `${n} to ${name}`,
  takesNothing: 'takes nothing',
  nothing: 'nothing',
  busts: (n) => `bust, ${counts.cards(n)} lost`,
};
