import { LANGUAGES, type Language } from '@roadstead/kernel';
import type { GameFace } from '../games/face.js';
import { isLetter, type KeySettings } from './letters.js';

export const TABLES = ['system', 'night', 'day'] as const;
export const MOTIONS = ['off', 'fast', 'normal', 'slow'] as const;
export const PIECE_SIZES = ['small', 'normal', 'large'] as const;
/** What happens before an action that ends one's turn is done: nothing, a moment in which it can be taken back, a question. */
export const TURN_ENDS = ['now', 'hold', 'ask'] as const;
export type Motion = (typeof MOTIONS)[number];

export interface Settings extends KeySettings {
  readonly language: Language;
  readonly table: (typeof TABLES)[number];
  readonly motion: Motion;
  /** An easily read type instead of the printed one. */
  readonly plainType: boolean;
  readonly pieceSize: (typeof PIECE_SIZES)[number];
  readonly turnEnd: (typeof TURN_ENDS)[number];
  readonly odds: boolean;
  /** Newcomers are told what matters where it first does. */
  readonly primers: boolean;
  readonly textMode: boolean;
  readonly notifications: boolean;
  readonly letters: boolean;
  readonly mute: boolean;
  /** From 0 to 1. */
  readonly volume: number;
  readonly effects: number;
  readonly yourTurn: number;
  readonly waves: boolean;
  /** The name of whoever plays here. */
  readonly name: string;
}

/** As they are at first. */
export function firstSettings(language: Language): Settings {
  return {
    language,
    table: 'system',
    motion: 'normal',
    plainType: false,
    pieceSize: 'normal',
    turnEnd: 'hold',
    odds: true,
    primers: true,
    textMode: false,
    notifications: false,
    letters: true,
    keys: { undo: 'u', log: 'l', read: 'r', inspect: 'i', playBack: 'b', pause: 'k' },
    gameKeys: {},
    mute: false,
    volume: 0.7,
    effects: 0.8,
    yourTurn: 1,
    waves: false,
    name: '',
  };
}

type Games = readonly Pick<GameFace, 'id' | 'commands'>[];

/** Whatever was stored, only what has the right shape is taken over. */
export function settingsFrom(plain: Settings, raw: unknown, games: Games): Settings {
  if (!isObject(raw)) return plain;
  const { pieceSize = raw.cardSize } = raw;
  return { ...(fitted(plain, { ...raw, pieceSize }) as Settings), gameKeys: gameKeysIn(raw, games) };
}

const CHOICES: Partial<Record<string, readonly string[]>> = {
  language: LANGUAGES,
  table: TABLES,
  motion: MOTIONS,
  pieceSize: PIECE_SIZES,
  turnEnd: TURN_ENDS,
};

function fitted(plain: object, raw: unknown): object {
  if (!isObject(raw)) return plain;
  return Object.fromEntries(
    Object.entries(plain).map(([name, value]) => {
      const found = raw[name];
      if (typeof value === 'object') return [name, fitted(value, found)];
      if (typeof found !== typeof value) return [name, value];
      return [name, CHOICES[name]?.includes(found as string) === false ? value : found];
    }),
  );
}

/** Letters were once stored without a game: they go to every command of that name. */
function gameKeysIn({ gameKeys, keys }: Record<string, unknown>, games: Games): Settings['gameKeys'] {
  const found = games.map(({ id: game, commands }) => {
    const changed = commands.flatMap(({ id, key }) => {
      const stored = member(member(gameKeys, game), id) ?? member(keys, id);
      return isLetter(stored) && stored !== key ? [[id, stored] as const] : [];
    });
    return [game, Object.fromEntries(changed)] as const;
  });
  return Object.fromEntries(found);
}

function member(of: unknown, name: string): unknown {
  return isObject(of) && Object.hasOwn(of, name) ? of[name] : undefined;
}

function isObject(raw: unknown): raw is Record<string, unknown> {
  return typeof raw === 'object' && raw !== null;
}
