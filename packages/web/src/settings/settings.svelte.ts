import { LANGUAGES } from '@roadstead/kernel';
import { GAME_FACES } from '../games/index.js';
import { SETTINGS_KEY as KEY } from '../storage/keys.js';
import { languageOfBrowser } from './language-of-browser.js';
import { firstSettings, type Settings, settingsFrom } from './stored.js';

export type { Motion, Settings } from './stored.js';

function stored(): Settings {
  const plain = firstSettings(languageOfBrowser(LANGUAGES));
  try {
    return settingsFrom(plain, JSON.parse(localStorage.getItem(KEY) ?? '{}'), GAME_FACES);
  } catch {
    return plain;
  }
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
  set({ ...firstSettings(current.language), name: current.name });
}

// Another window of this page has changed them.
addEventListener('storage', ({ key }) => {
  if (key === KEY) current = stored();
});
