import { LANGUAGES } from '@roadstead/kernel';
import { CREW, crewName, FORTUNE, fortuneName, ITEMS, itemName } from '@roadstead/sword-and-skull';
import { expect, it } from 'vitest';
import { softly } from '../../src/games/sword-and-skull/table/soft-breaks.js';

/** So many letters stand side by side on the narrowest card. */
const LONGEST = 9;

it('no name of a card has more letters in a row than a card is wide', () => {
  const names = LANGUAGES.flatMap((language) => [
    ...CREW.map(({ id }) => crewName(id, language)),
    ...ITEMS.map(({ id }) => itemName(id, language)),
    ...FORTUNE.map(({ id }) => fortuneName(id, language)),
  ]);
  const isLong = (name: string) =>
    softly(name)
      .split(/[ \u00ad-]/)
      .some((part) => part.length > LONGEST);
  expect(names.filter(isLong)).toEqual([]);
});
