/** Paper, inks and metals: the few colours that everything is printed with. */
export const PALETTE = {
  paper: '#f3e7cb',
  plate: '#e6d6b0',
  edge: '#cdb887',
  ink: '#2a1f16',
  softInk: '#5b4733',
  white: '#fbf5e4',
  coin: '#d8a32e',
  frameGold: '#8a5a12',
  wax: '#a5301f',
  navy: '#16293a',
  deep: '#0f1d29',
  uiGold: '#e9c46a',
  muted: '#9fb6c4',
  seaLight: '#b9cdc4',
  seaDark: '#7fa3a3',
  skyHigh: '#cfd6c6',
  skyLow: '#f4ead0',
  /** The day table, and the paper of cards at night. */
  dayFelt: '#efe3c6',
  nightPaper: '#d9c9a3',
  wood: '#a9814f',
  spar: '#8b6a43',
  leather: '#7c5a34',
} as const;

export type PaletteToken = keyof typeof PALETTE;

/** Pairs that carry words or figures, with the least contrast (WCAG ratio) that each must keep. */
export const CONTRAST_PAIRS: readonly {
  readonly front: PaletteToken;
  readonly back: PaletteToken;
  readonly least: number;
}[] = [
  { front: 'ink', back: 'paper', least: 7 },
  { front: 'ink', back: 'plate', least: 7 },
  { front: 'ink', back: 'white', least: 7 },
  { front: 'ink', back: 'nightPaper', least: 7 },
  { front: 'ink', back: 'dayFelt', least: 7 },
  { front: 'softInk', back: 'paper', least: 4.5 },
  { front: 'paper', back: 'navy', least: 7 },
  { front: 'paper', back: 'deep', least: 7 },
  { front: 'uiGold', back: 'navy', least: 7 },
  { front: 'uiGold', back: 'deep', least: 7 },
  { front: 'muted', back: 'deep', least: 7 },
  { front: 'muted', back: 'navy', least: 4.5 },
  { front: 'white', back: 'navy', least: 7 },
  { front: 'white', back: 'wax', least: 4.5 },
  { front: 'ink', back: 'coin', least: 4.5 },
  { front: 'ink', back: 'uiGold', least: 7 },
  { front: 'frameGold', back: 'paper', least: 4.5 },
];
