import { type Settings, settings } from './settings.svelte.js';

const prefersDay = matchMedia('(prefers-color-scheme: light)');
const prefersStill = matchMedia('(prefers-reduced-motion: reduce)');
let day = $state(prefersDay.matches);
let still = $state(prefersStill.matches);
prefersDay.addEventListener('change', ({ matches }) => {
  day = matches;
});
prefersStill.addEventListener('change', ({ matches }) => {
  still = matches;
});

const PIECE_SCALES = { small: 0.85, normal: 1, large: 1.2 } as const;

/** What the settings come to on this device. */
export const look = {
  get table(): 'day' | 'night' {
    const { table } = settings.now;
    return table === 'system' ? (day ? 'day' : 'night') : table;
  },
  get motion(): Settings['motion'] {
    return settings.now.motion;
  },
  /** Things fade instead of travelling. */
  get still(): boolean {
    return still || settings.now.motion === 'off';
  },
  /** How much larger than usual the pieces of a game may be. */
  get pieceScale(): number {
    return PIECE_SCALES[settings.now.pieceSize];
  },
};

/** Keeps the attributes that the styles read; called once, within an effect. */
export function wear(): void {
  const { dataset } = document.documentElement;
  dataset.table = look.table;
  dataset.motion = look.motion;
  if (settings.now.plainType) dataset.plainType = '';
  else delete dataset.plainType;
}
