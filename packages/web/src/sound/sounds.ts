/** Every sound there is. The bell means "your turn", and nothing else rings it. */
export const SOUNDS = ['card', 'coin', 'sword', 'bust', 'shuffle', 'stamp', 'fanfare', 'click', 'bell'] as const;
export type SoundName = (typeof SOUNDS)[number];
