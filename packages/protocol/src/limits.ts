/** Facts without a schema: a page that only needs these has no schema in its bundle. */

/** The bots that one can put into a seat. */
export const PLAYING_LEVELS = ['landlubber', 'deckhand', 'sailor', 'captain', 'admiral'] as const;

export const NAME_LENGTH = { min: 1, max: 24 } as const;
export const PASSPHRASE_LENGTH = { min: 8, max: 200 } as const;
export const TALK_LENGTH = 500;

/** Things to say that exist in every language. */
export const PHRASES = [
  'hello',
  'goodGame',
  'wellPlayed',
  'thanks',
  'oops',
  'thinking',
  'brb',
  'rematch',
  'goodLuck',
  'ouch',
] as const;
