import type { GameUi } from '../game-ui.js';
import { chip } from './play/chip.js';
import { concerns, endsTurn, harms, isTurn, isUrgent, soundOf, thingsOf, thingsOfAction } from './play/events.js';
import { outcomeSentence } from './play/outcome-sentence.js';
import { primers } from './play/primers.js';
import { rankedFigures } from './play/ranked-figures.js';
import { rulesOfRefusal } from './play/refusals.js';
import { turn } from './play/turn.js';
import { portRoyalStage } from './stage/index.js';
import Table from './table/Table.svelte';
import { command } from './text/command.js';
import { describe } from './text/describe.js';
import { loadWords } from './words/index.js';

export const portRoyalUi: GameUi = {
  id: 'port-royal',
  Table,
  stage: portRoyalStage,
  placesControls: true,
  placesSeatMarks: true,
  learn: loadWords,
  command,
  describe,
  outcome: outcomeSentence,
  figures: rankedFigures,
  picture: async (standing, language, name) =>
    (await import('./picture/draw-picture.js')).drawPicture(standing, language, name),
  account: async () => (await import('./account/account.js')).accountOf,
  end: async () => (await import('./end/index.js')).portRoyalEnd,
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
