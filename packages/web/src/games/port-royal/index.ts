import { portRoyalWords } from '@roadstead/port-royal';
import type { GameUi } from '../game-ui.js';
import Table from './Table.svelte';

const words = { title: 'Port Royal', pitch: '', options: {} };

export const portRoyalUi: GameUi = {
  id: 'port-royal',
  Table,
  cover: () => '',
  words: { en: words, nl: words, de: words },
  command: () => ({ kind: 'refused', reason: '' }),
  describe: () => [],
  outcome: (standing, language, name) => `${portRoyalWords.title[language]} ${standing.result?.winners.map(name)}`,
  soundOf: () => null,
  concerns: () => false,
  cardsOf: () => [],
  isTurn: (event) => event.type === 'turn',
};
