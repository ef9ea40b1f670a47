import type { StagingWords } from '../catalogue.js';
import { counts } from './things.js';

export const staging: StagingWords = {
  bust: 'Zu viel riskiert!',
  first: '1.',
  again: '2.',
  second: (colour) => `Ein zweites ${colour}es Schiff`,
  lost: (n) => `${counts.cards(n)} verloren`,
  youLackSwords: (needed, had) => `Abwehren braucht ${counts.swords(needed)}; du hast ${had}.`,
  lacksSwords: (needed, name, had) => `Abwehren braucht ${counts.swords(needed)}; ${name} hat ${had}.`,
  skull: 'Es fährt unter dem Totenkopf: Niemand kann es abwehren.',
  to: (name) => `an ${name}`,
  takenBy: (name) => `genommen von ${name ?? 'dir'}`,
  feeTo: (n, name) => `${n} an ${name}`,
  takesNothing: 'nimmt nichts',
  nothing: 'nichts',
  busts: (n) => `zu viel riskiert, ${counts.cards(n)} verloren`,
};
