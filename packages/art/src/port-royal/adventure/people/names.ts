/** Everybody in the story of the adventure who has a face, by the names that the story gives them. */
export const HERO_NAMES = [
  'jean',
  'anne',
  'grace',
  'peter',
  'ferdinando',
  'mary',
  'scott',
  'samuel',
  'jacques',
  'thomas',
] as const;
export type HeroName = (typeof HERO_NAMES)[number];

export const OTHER_NAMES = [
  'teller',
  'mother',
  'harrow',
  'mask',
  'abena',
  'pell',
  'isabel',
  'dot',
  'parrot',
  'tybuks',
  'linnet',
  'finch',
  'lucas',
  'mendes',
  'amory',
  'nibb',
  'strickland',
  'zephine',
  'sukey',
  'baltasar',
  'bram',
] as const;
/** `mask` is the captain of the Ares before she takes it off. */
export type OtherName = (typeof OTHER_NAMES)[number];

export const CHARACTER_NAMES: readonly CharacterName[] = [...HERO_NAMES, ...OTHER_NAMES];
export type CharacterName = HeroName | OtherName;
