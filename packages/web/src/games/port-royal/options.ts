import type { Language } from '@roadstead/kernel';
import { optionWords } from '@roadstead/port-royal';
import type { GameOptions, OneOptionWords } from '../option-words.js';

/** The rules' own words for the options of this game. */
const wordsOf = (language: Language) =>
  Object.fromEntries(
    Object.entries(optionWords(language)).map(([option, { name, about, values }]): [string, OneOptionWords] => [
      option,
      {
        label: name,
        help: about,
        values: Object.fromEntries(
          Object.entries(values).map(([value, { label, about: help }]) => [value, { label, help }]),
        ),
      },
    ]),
  );

export const portRoyalOptions: GameOptions = wordsOf;
