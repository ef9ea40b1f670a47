import cover from 'virtual:picture/frigate';
import type { GameUi } from '../game-ui.js';
import { isTogether } from './play/ending.js';
import { cardsOf, concerns, endsTurn, isTurn, soundOf } from './play/events.js';
import { outcomeSentence } from './play/outcome-sentence.js';
import { rankedFigures } from './play/ranked-figures.js';
import Table from './table/Table.svelte';
import { command } from './text/command.js';
import { describe } from './text/describe.js';
import { uiWords } from './ui-words.js';

export const portRoyalUi: GameUi = {
  id: 'port-royal',
  Table,
  cover,
  words: { en: uiWords('en'), nl: uiWords('nl'), de: uiWords('de') },
  command,
  describe,
  outcome: outcomeSentence,
  figures: rankedFigures,
  account: async () => (await import('./account/account.js')).accountOf,
  isTogether,
  soundOf,
  concerns,
  cardsOf,
  isTurn,
  endsTurn,
};
