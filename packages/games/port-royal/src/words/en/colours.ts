import type { Colour } from '../../cards/card.js';

export const COLOURS: Readonly<Record<Colour, string>> = {
  yellow: 'yellow',
  blue: 'blue',
  green: 'green',
  red: 'red',
  black: 'black',
  ares: 'violet',
};
