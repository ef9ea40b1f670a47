import { LANGUAGES, type Language } from '@roadstead/kernel';

export const TABLES = ['system', 'night', 'day'] as const;
export const MOTIONS = ['off', 'fast', 'normal', 'slow'] as const;
export const CARD_SIZES = ['small', 'normal', 'large'] as const;
export type Motion = (typeof MOTIONS)[number];

/** What a letter can be bound to at a table. */
export const KEY_COMMANDS = ['draw', 'stop', 'undo', 'log', 'read', 'inspect'] as const;
export type KeyCommand = (typeof KEY_COMMANDS)[number];

export interface Settings {
  readonly language: Language;
  readonly table: (typeof TABLES)[number];
  readonly motion: Motion;
  /** An easily read type instead of the printed one. */
  readonly plainType: boolean;
  readonly cardSize: (typeof CARD_SIZES)[number];
  readonly confirmEnd: boolean;
  readonly odds: boolean;
  readonly textMode: boolean;
  readonly notifications: boolean;
  readonly letters: boolean;
  readonly keys: Readonly<Record<KeyCommand, string>>;
  readonly mute: boolean;
  /** From 0 to 1. */
  readonly volume: number;
  readonly effects: number;
  readonly yourTurn: number;
  readonly waves: boolean;
  /** The name of whoever plays here. */
  readonly name: string;
}

const KEY = 'roadstead-settings';

function defaults(): Settings {
  return {
    language: languageOfBrowser(),
    table: 'system',
    motion: 'normal',
    plainType: false,
    cardSize: 'normal',
    confirmEnd: false,
    odds: true,
    textMode: false,
    notifications: false,
    letters: true,
    keys: { draw: 'd', stop: 's', undo: 'u', log: 'l', read: 'r', inspect: 'i' },
    mute: false,
    volume: 0.7,
    effects: 0.8,
    yourTurn: 1,
    waves: false,
    name: '',
  };
}

function languageOfBrowser(): Language {
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase());
  return wanted.flatMap((code) => LANGUAGES.filter((language) => language === code))[0] ?? 'en';
}

/** Whatever was stored, only what has the right shape is taken over. */
function stored(): Settings {
  const plain = defaults();
  try {
    const raw: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return fitted(plain, raw) as Settings;
  } catch {
    return plain;
  }
}

const CHOICES: Partial<Record<string, readonly string[]>> = {
  language: LANGUAGES,
  table: TABLES,
  motion: MOTIONS,
  cardSize: CARD_SIZES,
};

function fitted(plain: object, raw: unknown): object {
  if (typeof raw !== 'object' || raw === null) return plain;
  return Object.fromEntries(
    Object.entries(plain).map(([name, value]) => {
      const found = (raw as Record<string, unknown>)[name];
      if (typeof value === 'object') return [name, fitted(value, found)];
      if (typeof found !== typeof value) return [name, value];
      return [name, CHOICES[name]?.includes(found as string) === false ? value : found];
    }),
  );
}

let current: Settings = $state.raw(stored());

export const settings = {
  get now(): Settings {
    return current;
  },
};

/** Where storage is blocked, a setting holds until the page is closed. */
export function set(change: Partial<Settings>): void {
  current = { ...current, ...change };
  try {
    localStorage.setItem(KEY, JSON.stringify(current));
  } catch {}
}

export function resetSettings(): void {
  set({ ...defaults(), language: current.language, name: current.name });
}

// Another window of this page has changed them.
addEventListener('storage', ({ key }) => {
  if (key === KEY) current = stored();
});
