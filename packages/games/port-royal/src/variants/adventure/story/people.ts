/** The ten who may be played: alive and around in every chapter, whoever plays them. */
export const HEROES = [
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
export type Hero = (typeof HEROES)[number];

/** Everybody else who has a name. */
export const OTHERS = [
  'teller',
  'mother',
  'harrow',
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
export type Other = (typeof OTHERS)[number];

/** `hero` is whoever turned the card up; `someone` is a voice without a name. */
export type Speaker = Hero | Other | 'hero' | 'someone';
