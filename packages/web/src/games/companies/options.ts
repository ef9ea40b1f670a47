import { companiesWords } from '@roadstead/companies';
import type { GameOptions, OneOptionWords } from '../option-words.js';

/** The rules' own words for the options of this game. */
export const companiesOptions: GameOptions = (language) =>
  Object.fromEntries(
    Object.entries(companiesWords.options!(language)).map(
      ([option, { name, about, values }]): [string, OneOptionWords] => [
        option,
        {
          label: name,
          help: about,
          values: Object.fromEntries(
            Object.entries(values).map(([value, { label, about: help }]) => [value, { label, help }]),
          ),
        },
      ],
    ),
  );
