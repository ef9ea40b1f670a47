import { learnFurniture } from '../../table/furniture/words/index.svelte.js';
import type { GameUi } from '../game-ui.js';
import { companiesPanels } from './panels/index.js';
import { concerns, endsTurn, harms, isTurn, isUrgent, soundOf, thingsOf, thingsOfAction } from './play/events.js';
import { outcomeSentence, rankedFigures } from './play/outcome.js';
import { primers } from './play/primers.js';
import { turn } from './play/turn.js';
import { companiesStage } from './stage/index.js';
import Table from './table/Table.svelte';
import { command } from './text/command.js';
import { describe } from './text/describe.js';
import { loadTableWords } from './words/index.js';

export const companiesUi: GameUi = {
  id: 'companies',
  Table,
  stage: companiesStage,
  placesControls: true,
  placesSeatMarks: true,
  placesPanels: true,
  panels: companiesPanels,
  learn: (language) => Promise.all([learnFurniture(language), loadTableWords(language)]),
  command,
  describe,
  outcome: outcomeSentence,
  figures: rankedFigures,
  account: async () => (await import('./account/account.js')).accountOf,
  end: async () => (await import('./end/index.js')).companiesEnd,
  soundOf,
  isUrgent,
  concerns,
  harms,
  thingsOf,
  thingsOfAction,
  turn,
  isTurn,
  endsTurn,
  primers,
};
