/** How text is set off on the screen. Nothing may be told by a style alone. */
export interface Paint {
  bold(text: string): string;
  dim(text: string): string;
  warn(text: string): string;
  /** A small flag in a colour of the game. */
  flag(colour: Flag, text: string): string;
}

type Flag = 'yellow' | 'blue' | 'green' | 'red' | 'black' | 'violet';

const FLAGS: Readonly<Record<Flag, string>> = {
  yellow: '30;43',
  blue: '97;44',
  green: '30;42',
  red: '97;41',
  black: '97;40',
  violet: '97;45',
};

const style = (codes: string) => (text: string) => (text === '' ? '' : `\x1b[${codes}m${text}\x1b[0m`);

export const coloured: Paint = {
  bold: style('1'),
  dim: style('2'),
  warn: style('1;33'),
  flag: (colour, text) => style(FLAGS[colour])(text),
};

const asIs = (text: string) => text;

export const plain: Paint = { bold: asIs, dim: asIs, warn: asIs, flag: (_, text) => text };
