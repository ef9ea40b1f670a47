import type { Looks } from './looks.js';

/** What a trade makes of hair and beard. */
export const shaven = (looks: Looks): Looks => {
  const { beard: _beard, ...rest } = looks;
  return rest;
};
export const bearded =
  (beard: NonNullable<Looks['beard']>) =>
  (looks: Looks): Looks =>
    looks.woman ? looks : { ...looks, beard };
/** Under a hat the brow is bare, a bun is let down and coils keep to the sides. */
export const bareBrowed = (looks: Looks): Looks => ({
  ...looks,
  fringe: 'none',
  hair: looks.hair === 'bun' ? 'short' : looks.hair === 'coils' ? 'puffs' : looks.hair,
});
