import { learnFurniture } from '../../table/furniture/words/index.svelte.js';
import type { GameUi } from '../game-ui.js';
import { chip } from './play/chip.js';
import { concerns, endsTurn, harms, isTurn, isUrgent, soundOf, thingsOf, thingsOfAction } from './play/events.js';
import { outcomeSentence, rankedFigures } from './play/outcome.js';
import { primers } from './play/primers.js';
import { rulesOfRefusal } from './play/refusals.js';
import { turn } from './play/turn.js';
import { loadPlayWords } from './play/words/index.js';
import { swordAndSkullStage } from './stage/index.js';
import Table from './table/Table.svelte';
import { command } from './text/command.js';
import { describe } from './text/describe.js';
import { loadTableWords } from './words/index.js';

export const swordAndSkullUi: GameUi = {
  id: 'sword-and-skull',
  Table,
  stage: swordAndSkullStage,
  placesControls: true,
  placesSeatMarks: true,
  placesPanels: true,
  learn: (language) => Promise.all([learnFurniture(language), loadPlayWords(language), loadTableWords(language)]),
  command,
  describe,
  outcome: outcomeSentence,
  figures: rankedFigures,
  account: async () => (await import('./account/account.js')).accountOf,
  end: async () => (await import('./end/index.js')).swordAndSkullEnd,
  soundOf,
  isUrgent,
  concerns,
  harms,
  thingsOf,
  thingsOfAction,
  turn,
  isTurn,
  endsTurn,
  rulesOfRefusal,
  primers,
  chip,
};
