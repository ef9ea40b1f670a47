import { type Audience, LANGUAGES, type Language } from '@roadstead/kernel';
import { languageOfSurroundings } from '../play/options.js';
import { load } from '../play/saves.js';
import { WORDS } from '../play/words/index.js';
import { UsageError } from '../usage.js';

/** The language asked for, or that of the surroundings. */
export function languageNamed(word: string | undefined): Language {
  if (word === undefined) return languageOfSurroundings();
  const found = LANGUAGES.find((language) => language === word);
  if (found === undefined) throw new UsageError(`--lang must be ${LANGUAGES.join(' or ')}, not "${word}"`);
  return found;
}

/** Somebody who looks on: everybody goes by the name that "play" has kept beside the record, or is counted. */
export function audienceFor(file: string, seats: number, language: Language): Audience {
  const crew = file === '-' ? null : load(file).crew;
  const names = crew?.length === seats ? crew.map(({ name }) => name) : [];
  return { language, you: null, name: (seat) => names[seat] ?? WORDS[language].player(seat + 1) };
}

/** The seats of the people that "play" has kept beside the record; all where it has kept nobody. */
export function peopleOf(file: string, seats: number): readonly number[] {
  const crew = load(file).crew ?? [];
  const all = Array.from({ length: seats }, (_, seat) => seat);
  const people = all.filter((seat) => crew.length === seats && crew[seat]!.bot === undefined);
  return people.length > 0 ? people : all;
}
