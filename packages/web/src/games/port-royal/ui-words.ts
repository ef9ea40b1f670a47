import type { Language } from '@roadstead/kernel';
import { optionWords, portRoyalWords } from '@roadstead/port-royal';
import type { GameUiWords, OptionWords } from '../game-ui.js';
import { WORDS } from './words/index.js';

/** What the shell says about this game: the rules' own words for its options. */
export function uiWords(language: Language): GameUiWords {
  const options = Object.entries(optionWords(language)).map(
    ([option, { name, about, values }]): [string, OptionWords] => [
      option,
      {
        label: name,
        help: about,
        values: Object.fromEntries(
          Object.entries(values).map(([value, { label, about: help }]) => [value, { label, help }]),
        ),
      },
    ],
  );
  return {
    title: portRoyalWords.title[language],
    pitch: WORDS[language].pitch,
    options: Object.fromEntries(options),
  };
}
